var e=`ui-reload = Ricarica la pagina
ui-none = niente
ui-seats = { $most ->
    [1] per una persona
   *[other] da { $least } a { $most } persone
}
ui-new-title = { $game }: un nuovo tavolo
ui-seats-title = Posti
ui-seats-count = { $number ->
    [one] { $number } posto
   *[other] { $number } posti
}
ui-seat-less = Un posto in meno
ui-seat-more = Un posto in più
ui-seat-remove = Togli il posto { $number }
ui-seat-me = tu
ui-seat-here = un’altra persona su questo dispositivo
ui-seat-friend = un amico, con il link
ui-seat-bot = { $bot }: { $about }
ui-seats-help = Un amico apre il link che ricevi nella pagina seguente. In più persone su questo dispositivo, ce lo si passa.
ui-help-take = Prendi questo aiuto
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
ui-open-table = Tavolo pubblico: chiunque può guardare e sedersi
ui-create = Crea il tavolo
ui-create-start = Comincia la partita
ui-lobby = Attorno al tavolo
ui-mode = Si gioca
ui-chair-free = Sedia libera
ui-chair-for = amico o bot
ui-chairs = Sedie e ruoli
ui-is-you = tu
ui-is-you-host = tu, che ospiti
ui-is-host = ospita
ui-lobby-few = Questo gioco è per almeno { $least }: invita amici o fai sedere un bot.
ui-lobby-changed = Le regole sono cambiate. Va bene così?
ui-lobby-patient = Si aspetta { $name }
ui-bots = O fai sedere un bot
ui-bot-seat = Fai sedere { $name }
ui-bot-seat-short = Aggiungi
ui-strength = forza { $strength } su { $most }
ui-share-link = Manda il link
ui-copy-link = Copia il link
ui-links = I link per esteso
ui-arrival = { $name } ti invita
ui-arrival-free = Una sedia è libera
ui-arrival-running = Una partita è in corso
ui-arrival-about = { $game }: { $about }
ui-arrival-who = { $number ->
    [0] Non c’è ancora nessuno.
    [one] { $names } è qui.
   *[other] { $names } sono qui.
}
ui-arrival-name = Il tuo nome qui
ui-arrival-sit = Siediti
ui-only-watch = Guarda soltanto
ui-full = Il tavolo è pieno
ui-full-lobby = { $number ->
    [one] { $names } sta per giocare a { $game }.
   *[other] { $names } stanno per giocare a { $game }.
}
ui-full-playing = { $number ->
    [one] { $names } gioca a { $game }.
   *[other] { $names } giocano a { $game }.
}
ui-watch = Guarda
ui-full-tell = Avvisami quando una sedia è libera
ui-full-told = Lo saprai finché questa pagina resta aperta.
ui-chair-freed = Una sedia è libera.
ui-lesson-waiting = Intanto: 20 secondi
ui-lesson-door = Il gioco in 20 secondi
ui-lesson-seen = Che cosa vedrai
ui-lesson-about = Niente da imparare a memoria: il tavolo mostra che cosa puoi fare.
ui-seat-empty = libero
ui-is-bot = bot
ui-is-ready = d’accordo
ui-is-not-ready = non ancora d’accordo
ui-is-here = è qui
ui-is-away = per ora assente
ui-is-gone = ha lasciato il tavolo
ui-away-since = { $name } non c’è più da { $time }.
ui-sit-another = Prendi anche questo posto
ui-sit-back = Riprendi il mio posto: { $name }
ui-sit-ask = Chiedi agli altri questo posto: { $name }
ui-stand = Libera il posto di { $name }
ui-free = Libera il posto di { $name }
ui-kick = Chiedi a { $name } di andarsene
ui-kick-ask = Chiedi agli altri se { $name } deve andarsene
ui-role = Ruolo
ui-role-any = nessuna preferenza
ui-ready = Per me si comincia
ui-shuffle = Mescola i posti
ui-start-with = { $number ->
    [one] Comincia in solitario
   *[other] Comincia in { $number }
}
ui-lobby-empty = All’inizio le sedie libere spariscono.
ui-lobby-absent = { $number ->
    [one] { $names } non è ancora qui.
   *[other] { $names } non sono ancora qui.
}
ui-lobby-waiting = { $number ->
    [one] { $names } non ha ancora detto sì alle regole.
   *[other] { $names } non hanno ancora detto sì alle regole.
}
ui-invite = Invita amici
ui-invite-about = Ricevi un link, un codice e un’immagine da inquadrare. Fino ad allora solo questo computer raggiunge il tavolo.
ui-invite-do = Mostra il link
ui-reach-computer = Solo questo computer può aprire questo link.
ui-reach-network = Tutta la tua rete può aprire questo link.
ui-reach-internet = Chiunque su Internet può aprire questo link.
ui-link-join = Link per giocare
ui-link-watch = Link per guardare
ui-code = Codice: { $code }
ui-copy = Copia
ui-copied = Copiato.
ui-copy-yourself = Il link è selezionato: copialo con la tastiera.
ui-qr = Il link come codice QR
ui-commitment = Impronta dei dadi: { $commitment }
ui-host = Strumenti di chi ospita
ui-patience = Dopo quanti minuti
ui-pause = Tempo per rispondere
ui-privacy = Chi trova questo tavolo
ui-private-true = chi ha il link
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
ui-no-table = Questo tavolo non esiste
ui-no-table-about = Il link o il codice è sbagliato, o il tavolo non è aperto per te. Chiedine uno nuovo a chi te l’ha mandato.
ui-bye-kicked = Chi ospita ti ha chiesto di andare.
ui-bye-elsewhere = La sessione su questo dispositivo è chiusa. Accedi di nuovo per continuare.
ui-bye-unknown = Questo tavolo non esiste.
ui-bye-daily = Questo dungeon del giorno è di qualcun altro. Resta chiuso fino alla fine della sua giornata.
ui-bye-damaged = Il file di questo tavolo è danneggiato, quindi non si può aprire. Gli altri tavoli continuano; avvisa chi ospita.
ui-moves-lost = { $number ->
    [one] Il file del server era danneggiato: una mossa di questa partita è andata persa.
   *[other] Il file del server era danneggiato: { $number } mosse di questa partita sono andate perse.
}
ui-moves-restored = { $number ->
    [one] Chi ospita ha ripristinato uno stato precedente: una mossa di questa partita è andata persa.
   *[other] Chi ospita ha ripristinato uno stato precedente: { $number } mosse di questa partita sono andate perse.
}
ui-come-back = Torna qui
ui-old-version = C’è una nuova versione. Ricarica la pagina; il tuo posto resta tuo.
ui-reconnecting = La connessione è caduta; nuovo tentativo…
ui-saving = Al momento le mosse non si possono salvare. Nulla è perduto; attendi.
ui-question-of = { $name }: { $question }
ui-waiting-for = Si aspetta { $names }…
ui-waiting = Un momento…
ui-decides = { $name } decide
ui-you-watch = Stai guardando. { $number ->
    [one] { $names } decide.
   *[other] { $names } decidono.
}
ui-you-watch-on = Stai guardando.
ui-over = La partita è finita
ui-ended-resigned = { $name } abbandona.
ui-ended-closed = Chi ospita ha chiuso il tavolo.
ui-word-back = Rimetti giù
ui-unfold = Rispondi a parole
ui-lacking = Alla frase manca qualcosa: scegli qui sotto che cosa.
ui-fewer = Meno: { $noun }
ui-more = Più: { $noun }
ui-range = { $noun }: da { $least } a { $most }
ui-bounds = da { $least } a { $most }
ui-kind = { $noun } ({ $number }) …
ui-more-words = Altro ({ $page } di { $pages })
ui-waive = Passa
ui-waive-otherwise = non costa nulla · { $outcome }
ui-guide = Primi passi
ui-guides-of = { $game }: le lezioni
ui-guide-step = Passo { $step } di { $steps }
ui-guide-say = Ora: { $sentence }.
ui-guide-turn = Avanti
ui-guide-leave = Lascia la guida
ui-guide-left = Giochi per conto tuo.
ui-guide-follow = Riprendila
ui-guide-off-path = Hai lasciato il sentiero della lezione. Gioca come vuoi, o ricominciala.
ui-guide-again = Ricomincia
ui-guide-strayed = Non ancora. Prima: { $sentence }.
ui-doubt = { $sentence }?
ui-doubt-do = Sì: { $sentence }
ui-doubt-back = No
ui-undo = Annulla la mossa
ui-rule = Regola { $rule }
ui-eyes-of = Il tavolo visto da { $name }
ui-picture = Sul tavolo: { $things }.
ui-mark-in = dentro
ui-mark-edge = tocca il bordo, dentro
ui-mark-out = fuori
ui-above-aim = Tocca il tavolo per mirare in quel punto.
ui-above-choose = Tocca un pezzo sul tavolo, o scegli il suo nome.
ui-above-far = Lì non c’è niente: tocca più vicino a un pezzo.
ui-above-key = Legenda
ui-plan = Sulla pianta: { $things }.
ui-plan-so = { $thing } ({ $states })
ui-plan-nearer = Ingrandisci
ui-plan-farther = Riduci
ui-plan-signs = Segni sulla pianta
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
ui-plan-blind = murata
ui-plan-barred = saracinesca calata
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
ui-place-log = Cronaca
ui-place-rules = Regole
ui-place-chat = Chat
ui-place-table = Tavolo
ui-place-shut = Chiudi
ui-film-again = Rivedi: { $text }
ui-film-slowly = Rivedi al rallentatore
ui-log = Che cosa è successo
ui-said = { $name }: { $sentence }
ui-label = { $label }:
ui-spoken = { $label }: { $text }
ui-nothing-yet = Ancora niente.
ui-curtain = Passa il dispositivo a { $name }
ui-curtain-about = La pagina seguente è per un solo paio d’occhi.
ui-curtain-open = Sono io, { $name }
ui-why = Perché non posso…?
ui-takeback = Richiesta
ui-takeback-wish = { $name } vorrebbe annullare l’ultima mossa. Va bene?
ui-takeback-ask = Chiedi di annullare la mia mossa
ui-takeback-waits = Si chiede agli altri se l’ultima mossa può essere annullata.
ui-rewind-wish = { $name } vorrebbe tornare all’ultima decisione. Cadrebbero gli stessi dadi. Sei d’accordo?
ui-rewind-waits = Si chiede agli altri se la partita può tornare all’ultima decisione.
ui-paused = { $name } ha messo in pausa la partita.
ui-go-on = Riprendi
ui-chat-to = A
ui-chat-all = Tutti
ui-chat-whisper = Sussurra a { $name }
ui-whispers = { $name } sussurra a { $to }
ui-whispers-you = { $name } ti sussurra
ui-whispered = { $name } sussurra: { $text }
ui-whispered-text = (sussurra) { $text }
ui-voice-by = con la voce di { $name }
ui-handout = Un documento
ui-handout-you = { $name } lo mostra solo a te.
ui-handout-all = { $name } lo mostra a tutti.
ui-handout-away = Metti via
ui-wish-kick = { $name } vorrebbe che { $player } se ne andasse; un bot giocherebbe al suo posto. Va bene?
ui-wish-kick-waits = Si chiede agli altri se { $player } deve andarsene.
ui-wish-seat = { $name } vorrebbe prendere questo posto: { $player }. Va bene?
ui-wish-seat-waits = Si chiede agli altri se { $name } può prendere questo posto: { $player }.
ui-wish-withdraw = Non chiedere più
ui-handed-bot = Al posto di { $was } ({ $number }) ora gioca un bot.
ui-handed-bot-first = Al posto { $number } ora gioca un bot.
ui-handed-free = { $was } ha lasciato il posto { $number }.
ui-handed-back = { $name } torna al posto { $number }.
ui-handed-new = { $name } siede al posto di { $was } ({ $number }).
ui-handed-new-first = { $name } siede al posto { $number }.
ui-agree = Sì
ui-disagree = No
ui-lend = Lascia giocare un bot per me
ui-lend-back = Riprendi il mio posto
ui-lend-other = Lascia giocare un bot per { $name }
ui-is-lent = Un bot gioca per te. Puoi riprendere il tuo posto quando vuoi.
ui-hold = Aspettatemi
ui-held = Il tavolo ti aspetta.
ui-window-left = Ancora { $seconds } s
ui-window-held = Il tavolo aspetta { $names }.
ui-orders = Risposte automatiche
ui-orders-about = Le offerte che non vuoi vengono rifiutate per te, e nessuno aspetta.
ui-orders-each = Aspettami ogni volta
ui-orders-each-about = Dove una risposta non cambia nulla, la partita va avanti senza chiederti.
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
ui-clock = { $name }: { $time }
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
ui-to-rematch = Alla prossima partita
ui-to-replay = Rivedi e controlla i dadi
ui-chat = Chat
ui-chat-lines = Che cosa si dice a questo tavolo
ui-chat-empty = Nessuno ha ancora detto niente.
ui-chat-text = Messaggio
ui-chat-placeholder = Di’ qualcosa…
ui-chat-choose = scegli
ui-chat-send = Invia
ui-mute = Non sentire più { $name }
ui-unmute = Senti di nuovo { $name }
ui-unread = { $number ->
    [one] un messaggio non letto
   *[other] { $number } messaggi non letti
}
ui-said-by = { $name }: { $text }
ui-reacted = { $name } { $reaction }.
ui-answer = Rispondi
ui-answer-to = Rispondi a { $name }
ui-toast = Novità del tavolo
ui-toast-shut = Chiudi questo messaggio
ui-phrases = Di’…
ui-reactions = Reazioni
ui-react-cheer = Evviva
ui-react-applause = Bravi
ui-react-laugh = Ahah
ui-react-gasp = Oh!
ui-react-groan = Uffa
ui-react-think = Mah…
ui-news-sits = { $name } si siede.
ui-news-stands = { $name } ha lasciato il suo posto.
ui-news-left = { $name } non è più qui.
ui-news-back = { $name } è di nuovo qui.
ui-news-begun = La partita comincia.
ui-news-watches = Qualcuno si è avvicinato al tavolo.
ui-news-next = { $name } vuole giocare ancora.
ui-news-next-watched = Si gioca di nuovo.
ui-news-join = Ci sto
ui-keepsake-kept = L’immagine è stata salvata.
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
ui-fair = Dadi verificati
ui-fair-about = Prima della partita il tavolo ha mostrato un’impronta del suo seme segreto. Ora che il seme è noto, questa pagina può rifare ogni estrazione e confrontare.
ui-fair-check = Controlla i dadi
ui-journal = Scarica il registro della partita
ui-fair-holds = { $draws ->
    [one] L’unica estrazione segue
   *[other] Tutte le { $draws } estrazioni seguono
} dal seme, e il seme corrisponde alla sua impronta. { $outside ->
    [0] Niente viene da fuori.
    [one] Un’estrazione viene da fuori e resta com’è scritta.
   *[other] { $outside } estrazioni vengono da fuori e restano come sono scritte.
}
ui-fair-differs = La voce { $entry } non segue dal seme. Scritto: { $written }. Atteso: { $expected }.
ui-profile-of = { $name }
ui-records = Partite giocate
ui-record-games = Giocate
ui-record-wins = Vinte
ui-record-best = Primato
ui-record-streak = Serie giornaliera
ui-record-streak-of = { $now } (record { $best })
ui-no-games-yet = Ancora nessuna partita finita.
ui-title-progress = { $done } su { $all }
ui-claim = Fai tuo questo nome
ui-claim-again = Cambia la frase segreta
ui-claim-about = Con una frase segreta nessun altro gioca con questo nome, e puoi accedere altrove.
ui-claim-again-about = Tutti gli altri dispositivi verranno disconnessi e i codici di recupero sostituiti.
ui-claim-do = Tieni questa frase
ui-passphrase = Frase segreta
ui-passphrase-new = Nuova frase segreta, almeno 8 caratteri
ui-passphrase-old = Frase segreta attuale, o un codice di recupero
ui-codes = Annota questi codici di recupero. Ognuno apre il tuo account una volta; si mostrano solo adesso.
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
ui-export = Scarica i miei dati
ui-signout = Esci qui
ui-signout-all = Esci dappertutto
ui-forget = Elimina il mio account
ui-forget-sure = Sì, elimina (le partite restano)
ui-looks = Aspetto
ui-language = Lingua
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-theme = Tema
ui-theme-system = come su questo dispositivo
ui-theme-light = chiaro (di giorno)
ui-theme-dark = scuro (a lume di torcia)
ui-motion = Movimento
ui-motion-system = come su questo dispositivo
ui-motion-full = attivo
ui-motion-none = disattivato
ui-sound = Suono
ui-sound-off = spento
ui-sound-low = basso
ui-sound-full = pieno
ui-board = Tabellone
ui-board-deep = in rilievo
ui-board-flat = piatto
ui-board-words = solo parole
ui-speed = Velocità delle animazioni
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
ui-query-state = A che punto è il tavolo?
ui-query-last = Che cosa è appena successo?
ui-query-turn = A chi tocca?
ui-query-things = Che cosa ho?
ui-key = Tasto: { $key }
ui-press-key = Premi un tasto…
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
ui-credits-look = Stile
ui-daily-about = Oggi tutti incontrano gli stessi dadi. Il tuo primo tentativo conta; poi puoi riprovare quante volte vuoi.
ui-daily-ends = { $hours ->
    [0] ancora { $minutes } min
   *[other] ancora { $hours } h { $minutes } min
}
ui-daily-state-none = Oggi ancora nessuna discesa.
ui-daily-state-playing = Il tuo tentativo è cominciato, e conta.
ui-daily-state-given-up = Hai abbandonato il tentativo di oggi.
ui-daily-place-of = { $players ->
    [one] finora senza rivali
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
ui-daily-uncounted = Questo è allenamento: oggi il tuo primo tentativo, o uno su questo dispositivo, ha già contato.
ui-daily-used = Oggi un tentativo su questo dispositivo ha già contato; un altro è allenamento.
ui-daily-board = Risultati
ui-daily-guests = Ospiti
ui-daily-place = Posto
ui-daily-player = Nome
ui-daily-score = Risultato
ui-daily-mine = tu
ui-daily-left = qualcuno che se n’è andato
ui-daily-gave-up = ha abbandonato
ui-daily-watch = Rivedi la partita di { $name }
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
ui-daily-secret = Le partite e i dadi si mostrano alla fine della giornata.
ui-daily-nothing = Qui non c’è un dungeon del giorno.
ui-daily-look-again = Riprova
ui-daily-days = Altri giorni
ui-daily-today = Oggi
ui-daily-all = Tutti i giochi
ui-daily-to-board = Ai risultati del giorno
ui-roster-kind = { $cls } { $race }
ui-roster-named = { $name }, { $kind }
ui-roster-unmade = ancora nessun avventuriero
ui-roster-you = tu
ui-roster-of = { $left } di { $whole }
ui-roster-used = usata
ui-roster-sheet = Equipaggiamento e abilità
ui-quest-number = missione { $number } di { $quests }, missioni vinte: { $won }
ui-quest-goal = Scopo:
ui-quest-besides = Obiettivi secondari:
ui-quest-so-far = Finora
ui-quest-about = Storia e campagna
ui-quest-campaign = La campagna
ui-end-win = Vittoria
ui-end-win-by = Vittoria, con { $points ->
    [one] un punto
   *[other] { $points } punti
} di vantaggio
ui-end-shared = Vittoria condivisa
ui-end-wins = Vince { $name }
ui-end-home = Bella discesa
ui-end-lost = Questa volta no
ui-end-winner = Vince { $name } con { $total }.
ui-end-place = { $place } di { $seats }
ui-end-table = Il tavolo
ui-end-next = { $points ->
    [one] Ancora un punto
   *[other] Ancora { $points } punti
}: { $rank }
ui-end-top = È il grado più alto.
ui-end-last = Le tue ultime partite
ui-end-last-best = Il meglio delle tue ultime { $number } partite: { $best }
ui-end-course = Com’è andata
ui-end-moment = Il momento
ui-end-best = Il momento migliore
ui-end-turned = La svolta
ui-end-yet = Eppure
ui-end-watch = Rivedilo
ui-end-titles = { $number ->
    [one] Un titolo
   *[other] { $number } titoli
}
ui-end-again = Ancora
ui-end-again-table = Ancora, stesso tavolo
ui-end-review = Rivedi
ui-end-share = Condividi
ui-share-text = Testo da incollare
ui-share-copy = Copia il testo
ui-share-copied = Il testo è copiato.
ui-share-selected = Il testo è selezionato: copialo con la tastiera.
ui-share-send = Invia
ui-share-save = Salva l’immagine
ui-share-shut = Chiudi
ui-share-player = { $name }: { $total }
ui-daily-yesterday = Il dungeon di ieri
ui-daily-last = L’ultimo dungeon
ui-daily-best-was = Il migliore: { $name }, { $total }, { $rank }
ui-dungeon-0 = La Scala sommersa
ui-dungeon-1 = La Cripta di sale
ui-dungeon-2 = Il Pozzo cieco
ui-dungeon-3 = La Galleria di cenere
ui-dungeon-4 = La Corona cava
ui-dungeon-5 = La Cappella annegata
ui-dungeon-6 = Il Frutteto d’ossa
ui-dungeon-7 = Gli Abissi della lanterna
ui-dungeon-8 = La Fornace muta
ui-dungeon-9 = Il Cancello di ruggine
ui-dungeon-10 = La Volta delle falene
ui-dungeon-11 = La Dispensa gelata
ui-dungeon-12 = La Campana spezzata
ui-dungeon-13 = La Radice di vetro
ui-dungeon-14 = La Cisterna del lupo
ui-dungeon-15 = La Miniera di sego
ui-dungeon-16 = La Settima Porta
ui-dungeon-17 = La Sala delle spine
ui-dungeon-18 = L’Acquedotto grigio
ui-dungeon-19 = La Fucina addormentata
ui-dungeon-20 = La Rocca storta
ui-dungeon-21 = La Tomba d’ambra
ui-dungeon-22 = Il Pozzo dei sussurri
ui-dungeon-23 = La Cantina del gufo
ui-profile-games = { $number ->
    [one] Una partita, a { $since }
   *[other] { $number } partite da { $since }
}
ui-profile-today = Il dungeon del giorno
ui-profile-streak = { $number ->
    [one] giorno di fila
   *[other] giorni di fila
}
ui-profile-won = vinte con altri
ui-profile-medals = { $number ->
    [one] medaglia
   *[other] medaglie
}
ui-medals = Medaglie
ui-medal-open = non ancora vinta
ui-medal-missing = { $title }: { $number ->
    [one] ne manca uno
   *[other] ne mancano { $number }
}
ui-record-mean = Media
ui-account = Account
ui-history = Partite
ui-history-filters = Mostra solo
ui-history-count = { $number ->
    [one] Una partita
   *[other] { $number } partite
}
ui-history-none = Nessuna partita corrisponde.
ui-history-more = Mostrane altre (ancora { $number })
ui-history-when = Quando
ui-history-with = Con
ui-history-result = Risultato
ui-history-points = Punti
ui-history-rank = Grado
ui-history-alone = in solitario
ui-history-won = vinta
ui-history-watch = Rivedi: { $game }, { $day }
ui-filter-game = Gioco
ui-filter-games = Tutti i giochi
ui-filter-with = Con
ui-filter-anybody = Con chiunque
ui-filter-alone = In solitario
ui-filter-bots = Con bot
ui-filter-person = Con { $name } ({ $number })
ui-filter-result = Risultato
ui-filter-any = Tutti i risultati
ui-filter-won = Vinte
ui-filter-lost = Non vinte
ui-gallery-about = Tutto ciò che sta sui tavoli, dai regolamenti.
ui-gallery-others = Altri giochi
ui-gallery-has-roll = 26 eroi, novizi e maestri
ui-gallery-has-drop = cubi, razze, classi e missioni
ui-gallery-has-donjon = mostri, abilità e arredi
ui-transport = Rivedere la partita
ui-play = Riproduci
ui-play-pause = Pausa
ui-recap-done = Avanti
ui-pacer = Che cosa fanno gli altri
ui-pacer-behind = { $number ->
    [one] Ancora un’azione da vedere
   *[other] Ancora { $number } azioni da vedere
}
ui-pacer-skip = Salta
ui-pacer-answer = Salta al tuo turno
ui-speed-now = Velocità { $speed }, cambia
ui-moment = Momento:
ui-moment-before = Momento precedente
ui-moment-after = Momento successivo
ui-moments = Momenti
ui-moments-none = Nessun momento spicca.
ui-moment-best = Momento migliore
ui-review = Riepilogo
ui-link-here = Link a questo momento
ui-link-copied = Il link al passo { $step } è copiato.
ui-replay-keys = La barra spaziatrice avvia e ferma, le frecce sinistra e destra vanno di un passo, con Maiusc al momento precedente e successivo; Inizio e Fine vanno al principio e alla fine, Maiusc con le frecce su e giù cambia la velocità.
ui-sheet-back = Torna al tavolo
ui-rules-how = Come si gioca
ui-rules-how-of = Come si gioca a { $game }
ui-rules-all = Tutte le regole
ui-rules-all-of = { $game }: tutte le regole
ui-rules-contents = Indice
ui-rules-board = Che cosa c’è sul tavolo
ui-rules-try = Prova
ui-rules-try-guide = Una prima partita guidata, passo per passo.
ui-rules-try-play = Una prima partita, subito.
ui-rules-none = Nessuna regola ne parla. Prova un’altra parola.
ui-rules-which = Le regole di quale gioco?
ui-why-else = Tutto il resto
ui-why-none = Tutto ciò che potevi aspettarti qui ti è offerto.
ui-why-keys = Tasti
ui-join-wrong = Nessun tavolo ha questo codice
ui-join-wrong-about = I codici sono corti, e sbagliare è facile. Controllalo, o chiedilo a chi te l’ha dato.
ui-join-which = Qual è il codice?
ui-join-which-about = Lo vede chi ha creato il tavolo.
ui-link-wrong = Questo link non apre nulla
ui-replay-none = Questa partita non si può rivedere
ui-replay-none-about = Il link è sbagliato, o la partita è stata cancellata.
ui-ended-closed-about = È stato chiuso prima dell’inizio della partita. Nulla è perso.
ui-way-table = Al tavolo
ui-campaign-of = { $game }: la cronaca
ui-campaign-sum = { $number ->
    [one] Una missione, { $won } vinta
   *[other] { $number } missioni, { $won } vinte
}
ui-campaign-empty = Nessuno è ancora sceso.
ui-campaign-share = Condividi la storia
ui-campaign-copied = Copiato
ui-campaign-to-table = Al tavolo
ui-campaign-won = Vinta
ui-campaign-lost = Persa
ui-campaign-heroes = Gli avventurieri
ui-campaign-fell = caduto
ui-campaign-link = La cronaca
ui-campaign-read = La cronaca del { $day }
`;export{e as default};