var e=`### Ciò che dice il client del browser.

## La cornice

ui-title = Souterrain
ui-title-of = { $screen } · Souterrain
ui-title-wanted = Tocca a te · Souterrain
ui-skip = Vai al contenuto
ui-navigation = Souterrain
ui-loading = Un momento …
ui-reload = Ricarica la pagina
ui-to-hall = Torna all’atrio
ui-screen-new = Un nuovo tavolo
ui-screen-t = Il tavolo
ui-screen-w = Da spettatore
ui-screen-j = Unisciti a un tavolo
ui-screen-r = Rivedi la partita
ui-screen-profile = Profilo
ui-screen-settings = Impostazioni
ui-screen-rules = Regole
ui-screen-guide = Primi passi
ui-screen-credits = Crediti
ui-screen-daily = Il dungeon del giorno
ui-screen-link = Accedi qui
ui-screen-gallery = Galleria
ui-screen-design = L’aspetto
ui-screen-missing = Qui non c’è niente
ui-missing-about = Questa porta non conduce da nessuna parte. Forse il link è stato tagliato.
ui-failed = La porta è bloccata
ui-offline = Nessuna connessione al server.
ui-offline-again = Riprova
ui-offline-still = Ancora nessuna risposta.
ui-online = La connessione è tornata.
ui-none = niente

## L’atrio

ui-hall-welcome = Quale porta?
ui-name = Il tuo nome
ui-name-keep = Tieni questo nome
ui-name-kept = Ti chiami { $name }.
ui-name-is = Giochi come { $name }.
ui-name-change = Cambia
ui-name-leave = Lascia
ui-my-tables = I tuoi tavoli
ui-more-tables = { $number ->
    [one] Un altro tavolo
   *[other] Altri { $number } tavoli
}
ui-finished-tables = Finiti ({ $number })
ui-tell-me = Avvisami
ui-told-from-now = Riceverai un avviso quando un tavolo ti aspetta.
ui-told-refused = Questo browser non mostra notifiche.
ui-told-turn = { $game }: tocca a te.
ui-until = fino a { $clock }, { $distance }
ui-table-waits = aspetta te
ui-table-lobby = non ancora cominciato
ui-table-playing = si sta giocando
ui-table-over = finito
ui-open-tables = Tavoli aperti
ui-open-free = { $number ->
    [one] un posto libero
   *[other] { $number } posti liberi
}
ui-open-watch = in corso: guarda
ui-doors = Giochi
ui-seats = { $most ->
    [1] per una persona
   *[other] da { $least } a { $most } persone
}
ui-play-now = Gioca
ui-guide-first = Una prima partita guidata
ui-with-friends = Con amici
ui-choose-how = Opzioni
ui-door-daily = Del giorno
ui-door-guide = Lezione
ui-join = Unisciti a un tavolo
ui-join-code = Codice
ui-join-go = Unisciti

## Un nuovo tavolo

ui-new-title = { $game }: un nuovo tavolo
ui-seats-title = Posti
ui-seats-count = { $number ->
    [one] { $number } posto
   *[other] { $number } posti
}
ui-seat-less = Un posto in meno
ui-seat-more = Un posto in più
ui-seat-me = tu
ui-seat-here = un’altra persona su questo dispositivo
ui-seat-friend = un amico, con il link
ui-seat-bot = bot: { $bot }
ui-seats-help = Un amico apre il link che ricevi nella pagina seguente. In più persone su questo dispositivo, ce lo si passa.
ui-options = Regole di questo tavolo
ui-options-usual = come al solito
ui-conduct = Tempo, assenze, accesso
ui-tempo = Tempo per ogni mossa
ui-tempo-0 = senza limite
ui-tempo-30 = 30 secondi
ui-tempo-120 = 2 minuti
ui-tempo-600 = 10 minuti
ui-tempo-86400 = un giorno
ui-tempo-259200 = tre giorni
ui-tempo-604800 = una settimana
ui-absence = Se qualcuno si assenta
ui-absence-wait = tutti aspettano
ui-absence-bot = dopo qualche minuto gioca un bot
ui-absence-skip = salta il turno
ui-open-table = Mostra il tavolo nell’atrio: chiunque può guardare e sedersi
ui-create = Prepara questo tavolo
ui-create-start = Comincia la partita

## Prima della partita

ui-lobby = { $game }: prima della partita
ui-seat-empty = libero
ui-name-again = { $name } ({ $number })
ui-is-bot = bot
ui-is-ready = è pronto
ui-is-not-ready = non è ancora pronto
ui-is-here = è qui
ui-is-away = si è assentato
ui-is-gone = è andato via
ui-away-since = { $name } non c’è più da { $time }.
ui-sit = Siediti qui
ui-sit-another = Prendi anche questo posto
ui-sit-at = Prendi il posto libero: { $name }
ui-stand = Libera il posto di { $name }
ui-free = Libera il posto di { $name }
ui-kick = Chiedi a { $name } di andarsene
ui-role = Ruolo
ui-role-any = qualsiasi
ui-ready = Per me si comincia
ui-not-ready = Anzi, non ancora
ui-fill = Bot ai posti liberi
ui-shuffle = Mescola i posti
ui-start = Comincia
ui-start-with = { $number ->
    [one] Inizia in solitario
   *[other] Inizia in { $number }
}
ui-lobby-empty = Ci sono posti liberi: invita degli amici o fai giocare i bot.
ui-lobby-free = Alcuni posti liberi aspettano qualcuno. Chi ospita comincia quando ci sono tutti.
ui-lobby-waiting = Non sono ancora tutti pronti.
ui-lobby-host = Sono tutti pronti: puoi cominciare.
ui-lobby-starts = Sono tutti pronti: chi ospita può cominciare.
ui-invite = Invita amici
ui-invite-about = Ricevi un link, un codice e un’immagine da inquadrare. Fino ad allora solo questo computer raggiunge il tavolo.
ui-invite-do = Mostra il link
ui-invite-watch = Per chi guarda soltanto
ui-reach-computer = Solo questo computer può aprire questo link.
ui-reach-network = Tutta la tua rete può aprire questo link.
ui-reach-internet = Chiunque su Internet può aprire questo link.
ui-link-join = Link per giocare
ui-link-watch = Link per guardare
ui-code = Codice: { $code }
ui-copy = Copia
ui-share = Condividi
ui-copied = Copiato.
ui-copy-yourself = Il link è selezionato: copialo con la tastiera.
ui-qr = Il link come codice QR
ui-commitment = Impronta dei dadi: { $commitment }
ui-host = Strumenti di chi ospita
ui-patience = Dopo quanti minuti
ui-pause = Per quanto resta aperta un’offerta
ui-privacy = Chi trova questo tavolo
ui-private-true = solo chi ha un link
ui-private-false = tutti nell’atrio
ui-seconds = { $number ->
    [one] { $number } secondo
   *[other] { $number } secondi
}
ui-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minuti
}
ui-give = Fai ospitare a qualcun altro
ui-give-do = Passa la mano
ui-close = Chiudi questo tavolo
ui-close-sure = Sì, chiudilo per tutti

## Il tavolo

ui-table-gone = Non sei a questo tavolo
ui-no-table = Questo tavolo non esiste
ui-no-table-about = Il link o il codice è sbagliato, o il tavolo non è aperto per te. Chiedine uno nuovo a chi te l’ha mandato.
ui-bye-kicked = Chi ospita ti ha chiesto di andare.
ui-bye-elsewhere = Hai aperto questo tavolo altrove; la partita continua là.
ui-bye-unknown = Questo tavolo non esiste.
ui-bye-daily = Questo dungeon del giorno è di qualcun altro. Resta chiuso fino alla fine della sua giornata.
ui-come-back = Torna qui
ui-old-version = C’è una nuova versione. Ricarica la pagina; il tuo posto resta tuo.
ui-reconnecting = La connessione è caduta; nuovo tentativo …
ui-saving = Al momento le mosse non si possono salvare. Nulla è perduto; attendi.
ui-your-turn = Tocca a te.
ui-question-of = { $name }: { $question }
ui-waiting-for = Si aspetta { $names } …
ui-waiting = Un momento …
ui-over = La partita è finita
ui-ended-resigned = { $name } abbandona.
ui-ended-closed = Chi ospita ha chiuso il tavolo.
ui-word-back = Una parola indietro
ui-fewer = Meno: { $noun }
ui-more = Più: { $noun }
ui-range = { $noun }: da { $least } a { $most }
ui-bounds = da { $least } a { $most }
ui-measured = { $noun } { $number }
ui-unit-degrees = { $number }°
ui-unit-mm = { $number } mm
ui-confirm = Detto: { $sentence }
ui-kind = { $noun } ({ $number }) …
ui-more-words = Altro ({ $page } di { $pages })
ui-waive = Lascia passare
ui-guide = Primi passi
ui-guide-step = Passo { $step } di { $steps }
ui-guide-say = Ora: { $sentence }.
ui-guide-leave = Lascia la guida
ui-guide-left = Giochi per conto tuo.
ui-guide-follow = Riprendila
ui-guide-off-path = Hai lasciato il sentiero della lezione. Gioca come vuoi, o ricominciala.
ui-guide-again = Ricomincia
ui-guide-strayed = Si può dire anche questo. In questa lezione di’ prima: { $sentence }.
ui-doubt-do = Fallo
ui-doubt-back = Indietro
ui-undo = Riprendi la mossa
ui-rule = Regola { $rule }
ui-eyes-of = Il tavolo visto da { $name }
ui-everything = Tutto il resto
ui-table-at-end = Il tavolo alla fine
ui-picture = Sul tavolo: { $things }.
ui-mark-in = dentro
ui-mark-edge = tocca il bordo, dentro
ui-mark-out = fuori
ui-above-aim = Tocca il tavolo per mirare in quel punto.
ui-above-choose = Tocca un pezzo sul tavolo, o scegli il suo nome.
ui-above-far = Lì non c’è niente: tocca più vicino a un pezzo.
ui-above-key = Che cosa dicono i segni
ui-plan = Sulla pianta: { $things }.
ui-plan-so = { $thing } ({ $states })
ui-plan-nearer = Più vicino
ui-plan-farther = Più lontano
ui-plan-whole = Tutta la pianta
ui-plan-do = Che cosa fare lì
ui-plan-offered = si può scegliere
ui-plan-closed = { $gender ->
    [masculine] chiuso
   *[other] chiusa
}
ui-plan-open = { $gender ->
    [masculine] aperto
   *[other] aperta
}
ui-plan-locked = { $gender ->
    [feminine] chiusa a chiave
   *[other] chiuso a chiave
}
ui-plan-blind = non porta da nessuna parte
ui-plan-barred = { $gender ->
    [masculine] sbarrato da una grata
   *[other] sbarrata da una grata
}
ui-plan-opened = { $gender ->
    [feminine] già aperta
   *[other] già aperto
}
ui-plan-down = a terra
ui-plan-dark = al buio
ui-plan-objective = obiettivo
ui-plan-stairs = scale
ui-player = Giocatore
ui-beside = Accanto al tavolo
ui-log = Che cosa è successo
ui-said = { $name }: { $sentence }
ui-spoken = { $label }: { $text }
ui-nothing-yet = Ancora niente.
ui-curtain = Passa il dispositivo a { $name }
ui-curtain-about = La pagina seguente è per un solo paio d’occhi.
ui-curtain-open = Sono io, { $name }
ui-why = Perché non posso …?
ui-why-what = Che cosa vorresti fare?
ui-why-choose = scegli
ui-why-ask = Chiedi
ui-why-possible = Adesso è possibile.
ui-table-tools = Altro a questo tavolo
ui-takeback = Un desiderio
ui-takeback-wish = { $name } vorrebbe riprendere l’ultima mossa. Sei d’accordo?
ui-takeback-ask = Chiedi di riprendere la mia mossa
ui-takeback-waits = Si chiede agli altri se l’ultima mossa può essere ripresa.
ui-agree = Sì
ui-disagree = No
ui-lend = Lascia giocare un bot per me
ui-lend-back = Riprendi il mio posto
ui-lend-other = Lascia giocare un bot per { $name }
ui-is-lent = Un bot gioca per te. Puoi riprendere il tuo posto quando vuoi.
ui-hold = Aspettatemi
ui-held = Il tavolo ti aspetta.
ui-orders = Consegne
ui-orders-about = Le offerte che non vuoi passano senza di te, e nessuno aspetta.
ui-orders-always = chiedimi di ogni offerta
ui-orders-only = svegliami solo per queste
ui-resign = Abbandona
ui-resign-sure = Sì, abbandona
ui-resign-not = No
ui-watchers = { $number ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] Guardano in { $number }.
}
ui-clock = Tempo di { $name }: { $time }
ui-extend = Più tempo
ui-days = { $number ->
    [one] { $number } giorno
   *[other] { $number } giorni
}
ui-hours = { $number ->
    [one] { $number } ora
   *[other] { $number } ore
}
ui-report = Segnala un problema
ui-reported = È stato salvato un file con ciò che vedi. Mandalo a chi può aiutarti.
ui-rematch = Gioca ancora
ui-to-rematch = Alla prossima partita
ui-to-replay = Rivedi e controlla i dadi

## Conversazione

ui-chat = { $number ->
    [0] Conversazione
   *[other] Conversazione ({ $number })
}
ui-chat-text = Di’
ui-chat-phrase = Frase
ui-chat-choose = scegli
ui-chat-send = Invia
ui-mute = Non sentire più { $name }
ui-unmute = Senti di nuovo { $name }

## Rivedere una partita

ui-keepsake = Immagine del risultato
ui-keepsake-keep = Conserva o invia l’immagine
ui-keepsake-kept = L’immagine è stata salvata.
ui-keepsake-told = { $game }: { $result }
ui-replay-of = { $game }: { $names }
ui-step = Passo { $step } di { $steps }
ui-step-number = Passo
ui-first-step = Inizio
ui-back-step = Indietro
ui-next-step = Avanti
ui-last-step = Fine
ui-eyes = Visto da
ui-eyes-all = tutti insieme
ui-eyes-public = chi guarda
ui-draws = { $number ->
    [one] Un’estrazione
   *[other] { $number } estrazioni
}
ui-play-on = Continua da qui
ui-play-on-friends = Continua con amici
ui-fair = Dadi onesti
ui-fair-about = Prima della partita il tavolo ha mostrato un’impronta del suo seme segreto. Ora che il seme è noto, questa pagina può rifare ogni estrazione e confrontare.
ui-fair-check = Controlla i dadi
ui-journal = Scarica il diario
ui-fair-holds = { $draws ->
    [one] L’unica estrazione segue
   *[other] Tutte le { $draws } estrazioni seguono
} dal seme, e il seme corrisponde alla sua impronta. { $outside ->
    [0] Niente viene da fuori.
    [one] Un’estrazione viene da fuori e resta com’è scritta.
   *[other] { $outside } estrazioni vengono da fuori e restano come sono scritte.
}
ui-fair-differs = La voce { $entry } non segue dal seme. Scritto: { $written }. Atteso: { $expected }.

## Profilo

ui-profile-of = { $name }
ui-records = Partite giocate
ui-record-games = Giocate
ui-record-wins = Vinte
ui-record-best = Primato
ui-record-streak = Del giorno di fila
ui-record-streak-of = { $now } (record { $best })
ui-no-games-yet = Ancora nessuna partita finita.
ui-titles = Titoli
ui-titles-under-way = Titoli a buon punto
ui-title-progress = { $done } su { $all }
ui-title-missing = { $number ->
    [one] Ne manca uno
   *[other] Ne mancano { $number }
}
ui-latest = Ultime partite
ui-result-line = { $game }, { $day }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, posto { $place }
ui-result-line-together = { $game }, { $day }: { $result }
ui-claim = Fai tuo questo nome
ui-claim-again = Cambia la frase segreta
ui-claim-about = Con una frase segreta nessun altro gioca con questo nome, e puoi accedere altrove.
ui-claim-do = Tieni questa frase
ui-passphrase = Frase segreta
ui-passphrase-new = Nuova frase segreta, almeno 8 caratteri
ui-codes = Annota questi codici di recupero. Ognuno apre il tuo conto una volta; si mostrano solo adesso.
ui-login = Accedi con un altro nome
ui-login-do = Accedi
ui-recover = Frase perduta?
ui-recovery-code = Codice di recupero
ui-recover-do = Scegli una nuova frase
ui-device = Continua su un altro dispositivo
ui-device-about = L’altro dispositivo apre un link o inquadra un’immagine, una volta, entro dieci minuti, e accede come te.
ui-device-do = Mostra il link
ui-link-about = Questo browser accederà come la persona di cui hai seguito il link. Ciò che hai giocato qui da ospite resta dell’ospite.
ui-leave = I tuoi dati
ui-export = Scarica tutto ciò che è conservato su di me
ui-signout = Esci qui
ui-signout-all = Esci dappertutto
ui-forget = Cancellami
ui-forget-sure = Sì, cancellami: le partite restano, il mio nome se ne va

## Impostazioni

ui-looks = Aspetto
ui-language = Lingua
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-theme = Luce
ui-theme-system = come su questo dispositivo
ui-theme-light = di giorno
ui-theme-dark = a lume di torcia
ui-motion = Movimento
ui-motion-system = come su questo dispositivo
ui-motion-full = animato
ui-motion-none = fermo
ui-sound = Suono
ui-sound-off = spento
ui-sound-low = basso
ui-sound-full = pieno
ui-board = Tavolo
ui-board-deep = in rilievo
ui-board-flat = piatto
ui-board-words = solo parole
ui-speed = Velocità di ciò che si muove
ui-speed-0 = subito
ui-speed-1 = calma
ui-speed-2 = svelta
ui-speed-3 = rapida
ui-caution = Chiedi prima di una mossa che spreca qualcosa
ui-spoken-title = Voce e tastiera
ui-detail = Annunci
ui-detail-about = Quanto si dice a un lettore di schermo dopo ogni mossa.
ui-detail-brief = breve: una frase
ui-detail-normal = normale: tutto ciò che accade
ui-detail-full = completo: e la domanda che segue
ui-queries = Tasti che dicono come stanno le cose
ui-query-state = Come sta il tavolo?
ui-query-last = Che cosa è appena successo?
ui-query-turn = A chi tocca?
ui-query-things = Che cosa ho?
ui-key = Tasto: { $key }
ui-press-key = Premi un tasto …

## Regole, crediti

ui-rules-search = Cerca nelle regole
ui-rules-found = { $number ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $number } regole trovate.
}
ui-gallery-of = { $game }: le carte
ui-gallery-sets = Serie
ui-gallery-all = Tutte
ui-gallery-sides = Facce
ui-gallery-side-0 = Novizio
ui-gallery-side-1 = Maestro
ui-gallery-side-only = Una sola faccia
ui-gallery-turn = Gira: { $name }
ui-gallery-count = { $number ->
    [one] Una carta.
   *[other] { $number } carte.
}
ui-design-about = Di che cosa è fatta ogni pagina, mostrato con i suoi stessi elementi.
ui-design-colour = Colori
ui-design-letters = Aa Éé 12
ui-design-contrast = contrasto { $ratio }
ui-design-type = Caratteri
ui-design-space = Spazio, movimento, luce
ui-design-buttons = Pulsanti e campi
ui-design-surfaces = Superfici
ui-design-panel = Pannello
ui-design-parchment = Pergamena
ui-design-doors = Porte
ui-design-icons = Icone
ui-design-states = Quando non c’è nulla
ui-credits-games = I giochi seguono regole scritte con parole nostre. I loro nomi appartengono ai loro editori e autori, che non hanno parte in questa casa.
ui-credits-software = Souterrain è software libero con licenza MIT. Questa pagina è fatta con Svelte, Fluent, noble-hashes e three.js, ciascuno con la propria licenza libera.
ui-credits-icons = Le icone vengono da game-icons.net, disegnate da Lorc, Delapouite e dagli altri autori del sito, con licenza Creative Commons Attribuzione 3.0; i colori sono nostri.
ui-credits-fonts = I titoli sono composti in Cinzel, i testi in Alegreya Sans, entrambi con licenza SIL Open Font.
ui-credits-privacy = Nulla in questa pagina viene da altrove, e nulla di ciò che fai qui è inviato ad altri che a chi ospita il tuo tavolo.
ui-credits-look = Come si presenta tutto questo

## Il dungeon del giorno

ui-daily-about = Oggi tutti incontrano gli stessi dadi. Il tuo primo tentativo conta; poi puoi riprovare quante volte vuoi.
ui-daily-ends = { $hours ->
    [0] ancora { $minutes } min
   *[other] ancora { $hours } h { $minutes } min
}
ui-daily-try = Il tuo tentativo
ui-daily-state-none = Oggi non sei ancora sceso.
ui-daily-state-playing = Il tuo tentativo è cominciato, e conta.
ui-daily-state-given-up = Hai abbandonato il tentativo di oggi.
ui-daily-place-of = { $players ->
    [one] per ora l’unico
   *[other] posto { $place } su { $players }
}
ui-daily-streak = { $days ->
    [0] ancora nessun giorno di fila
    [one] un giorno di fila
   *[other] { $days } giorni di fila
}
ui-daily-longest = { $days ->
    [one] record: un giorno
   *[other] record: { $days } giorni
}
ui-daily-play = Scendi
ui-daily-go-continue = Continua
ui-daily-go-retry = Continua a provare
ui-daily-result = Vedi il tuo risultato
ui-daily-again = Riprova, per esercizio
ui-daily-uncounted = È un esercizio: il tuo primo tentativo è già contato.
ui-daily-board = Risultati
ui-daily-place = Posto
ui-daily-player = Giocatore
ui-daily-score = Risultato
ui-daily-mine = tu
ui-daily-left = qualcuno che se n’è andato
ui-daily-gave-up = ha abbandonato
ui-daily-watch = Rivedi { $name }
ui-daily-players = { $number ->
    [0] Nessuno è ancora sceso.
    [one] È scesa una persona.
   *[other] Sono scese { $number } persone.
}
ui-daily-players-past = { $number ->
    [0] Nessuno è sceso.
    [one] È scesa una persona.
   *[other] Sono scese { $number } persone.
}
ui-daily-empty = Nessuno è ancora tornato. La prima riga può essere la tua.
ui-daily-empty-past = Quel giorno nessuno è tornato.
ui-daily-secret = Le partite e i dadi si aprono alla fine della giornata.
ui-daily-nothing = Qui non c’è un dungeon del giorno.
ui-daily-look-again = Riprova
ui-daily-days = Altri giorni
ui-daily-today = Oggi
ui-daily-all = Tutti i giochi
ui-daily-to-board = Ai risultati del giorno

## Ciò che può andare storto

ui-refused-otherwise = È stato rifiutato ({ $code }).
ui-problem-no-answer = Il server non risponde.
ui-problem-unknown = Qualcosa è andato storto. Nulla è cambiato.
ui-problem-too-fast = Troppo in fretta. Aspetta un momento.
ui-problem-bad-name = Un nome ha da 1 a 24 lettere, cifre o segni.
ui-problem-name-taken = Questo nome appartiene a qualcun altro.
ui-problem-wrong-passphrase = Nome e frase segreta non vanno insieme.
ui-problem-wrong-code = Questo codice di recupero non va bene, o è già stato usato.
ui-problem-link-used = Questo link è già stato usato, o è troppo vecchio.
ui-problem-sign-in = Non hai effettuato l’accesso. Ricarica la pagina.
ui-problem-not-saved = Non si è potuto salvare, quindi non è successo. Riprova fra un momento.
ui-problem-no-such-table = Questo tavolo non esiste.
ui-problem-no-such-seat = Questo posto non esiste.
ui-problem-no-such-bot = Questo bot non esiste.
ui-problem-no-such-step = Questo passo non esiste.
ui-problem-not-found = Qui non c’è niente.
ui-problem-not-over = Questa partita non è ancora finita.
ui-problem-not-begun = La partita non è ancora cominciata.
ui-problem-begun = La partita è già cominciata.
ui-problem-not-ready = Non sono ancora tutti pronti.
ui-problem-seats-open = Ci sono ancora posti liberi.
ui-problem-seat-taken = Questo posto è di qualcun altro.
ui-problem-seat-lent = Un bot gioca a questo posto: prima riprendilo.
ui-problem-not-your-seat = Questo non è il tuo posto.
ui-problem-not-the-host = Può farlo solo chi ospita.
ui-problem-only-watching = Stai guardando questa partita.
ui-problem-held-before = Hai già chiesto pazienza una volta.
ui-problem-no-window = Qui nessuno aspetta.
ui-problem-nothing-asked = Nessuno l’ha chiesto.

# Immagini dei personaggi, di una città e di una missione

ui-roster-kind = { $cls } { $race }
ui-roster-unmade = ancora nessun personaggio
ui-roster-you = tu
ui-roster-of = { $left } di { $whole }
ui-roster-used = usata
ui-roster-sheet = Equipaggiamento e abilità
ui-quest-number = { $number } di { $quests }, { $won } vinte finora
ui-quest-goal = Scopo:
ui-quest-besides = Inoltre:
ui-quest-so-far = Finora
ui-quest-about = Storia e campagna
ui-quest-campaign = La campagna
ui-foe = { $name } { $number }
`;export{e as default};