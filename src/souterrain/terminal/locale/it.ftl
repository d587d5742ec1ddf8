### Ciò che dicono i client del terminale.

## Domande e risposte

question-of = { $name }: { $question }
which = Che cosa intendi di preciso?
which-more = Che cosa intendi di preciso? Ci sono altre possibilità.
which-next = { $words } … e poi?
unknown-words = Non conosco: { $words }.
say-again = Non ho capito. Scrivi «aiuto» per vedere che cosa puoi dire.
must-answer = Stavolta bisogna rispondere.
offer-more = { $words } …
offer-range = { $noun }: un numero da { $least } a { $most }
offer-number = { $text }. Scrivi una frase intera, come:
offer-worth = { $text }: { $worth }
worth-more = { $before }; { $next }
# A labelled line of the picture that is no longer there
line-gone = { $label }: più niente.
sure = { $sentence }: { $worth }. Confermi?
sure-line = { $question } [s/N]
typed-yes = s, sì
typed-no = n, no
card-name = { $name }
card-part = { $title }: { $text }
no-cards = Non hai un eroe che il regolamento possa spiegare.
offers = Puoi dire:
numbered = { $number }  { $text }
numbered-span = da { $first } a { $last }
refused = { $reason } [{ $rule }]
explained = { $reason }

    { $rule }
why-what = Scrivi «perché» e che cosa vorresti fare.
why-each = { $words }: { $reason }
why-possible = Adesso è possibile:
rule = { $id } { $title }

    { $text }
rule-title = { $id } { $title }
rules-which = Quale regola? Scrivi «regole» e il suo numero.
rules-no-book = Questo gioco non ha un regolamento.
rules-none = Il regolamento non dice nulla su «{ $words }».

## Un’immagine dalle sezioni di una vista

picture-field = { $name }: { $value }
picture-next = { $before }; { $next }
picture-seat = { $seat } – { $cells }

## Risultati

result-placed = { $place }  { $name }: { $total }
result-alone = { $name }: { $total }
result-item = – { $item }
result-rank = Grado: { $rank }
result-title = Titolo: { $title }
result-progress = { $title }: { $found } su { $wanted }
titles-of = Titoli di { $name }:
titles-none = Ancora nessuno.
titles-missing = Mancano ancora: { $nouns }.
result-none = Ci si è fermati prima della fine del gioco.

## Il client riga per riga

prompt = { "> " }
curtain = Passa la tastiera a { $name }. { $name }, premi Invio quando nessun altro guarda.
saved = La partita è salvata in { $file }
go-on-with = Per riprenderla: souterrain resume { $file }
finished = L’intera partita si trova in { $file }
carry-on-asked = 1  { $what }. Qualsiasi altra riga finisce qui.
unsaved = Questa partita non viene salvata.
goodbye = Arrivederci.
log-empty = Non è ancora successo nulla.
language-is = La lingua è l’italiano.
language-which = Lingue: en (English), fr (français), it (italiano).
no-command = Questo comando non esiste. Scrivi «aiuto».
welcome = { $game }. Scrivi «aiuto» in qualsiasi momento.
at-table = Al tavolo: { $names }.
at-table-bot = { $name } ({ $bot })

## Comandi

help-line = { $use }: { $about }
help-game = Di’ che cosa fai: con un numero, con una delle parole proposte o con una frase intera. Le paroline, gli accenti e l’ordine delle parole non contano, bastano le prime tre lettere. Si capiscono anche le parole inglesi e francesi.
command-help = aiuto
    .typed = aiutami
    .use = aiuto
    .about = questo elenco
command-what = cosa
    .typed = seguito
    .use = cosa, oppure cosa PAROLE
    .about = che cosa puoi dire, o che cosa può seguire quelle parole
command-why = perché
    .use = perché PAROLE
    .about = perché qualcosa non è possibile, con la regola
command-rules = regole
    .typed = regola, regolamento
    .use = regole PAROLA
    .about = apre il regolamento: una regola con il suo numero, o tutto su una parola
command-view = guarda
    .typed = vedi, tavolo
    .use = guarda
    .about = mostra di nuovo il tavolo
command-log = cronaca
    .typed = diario
    .use = cronaca
    .about = racconta tutto ciò che è successo
command-undo = annulla
    .typed = ritira
    .use = annulla
    .about = ritira la tua ultima mossa, finché nulla è stato pescato o mostrato
command-pass = passo
    .typed = passa
    .use = passo
    .about = lascia andare un’offerta
command-save = salva
    .use = salva, oppure salva FILE
    .about = dice dove è salvata la partita, o la salva altrove
command-language = lingua
    .use = lingua en, fr o it
    .about = cambia lingua
command-quit = esci
    .typed = fine
    .use = esci
    .about = si ferma; la partita si può riprendere
command-titles = titoli
    .use = titoli
    .about = i tuoi titoli di tutte le partite, e quanto manca ancora
command-wait = aspetta
    .use = aspetta
    .about = aspettami ogni volta, anche dove la mia risposta non cambia nulla; ancora una volta: non più
wait-on = D’ora in poi ti si chiede ogni volta.
wait-off = D’ora in poi non ti si chiede dove la tua risposta non cambia nulla.
command-hero = eroe
    .typed = carta
    .use = eroe NOME
    .about = spiega il tuo eroe da tutti e due i lati, o quello che nomini
command-say = di
    .typed = dire
    .use = di PAROLE
    .about = dice qualcosa agli altri al tavolo
command-mute = muto
    .typed = zittisci, ignora
    .use = muto NOME
    .about = questa persona non si sente più; ancora una volta, e si sente di nuovo
command-who = chi
    .typed = tavolo
    .use = chi
    .about = chi c’è, chi è assente
command-hold = trattieni
    .typed = aspetta
    .use = trattieni
    .about = tiene aperta un’offerta finché non hai risposto
command-lend = presta
    .use = presta
    .about = lascia giocare un bot per te finché non scrivi «siedi»
command-whisper = sussurra
    .use = sussurra NOME PAROLE
    .about = dice qualcosa a una sola persona: chi guida la partita a un giocatore, o viceversa
command-note = nota
    .typed = note
    .use = nota ZONA PAROLE
    .about = tiene una nota su una zona che vedi solo tu; senza parole la cancella, senza zona le elenca tutte
command-pause = pausa
    .use = pausa
    .about = mette in pausa la partita, o la riprende (chi guida la partita, o chi ospita)
command-rewind = riavvolgi
    .use = riavvolgi
    .about = chiede a tutti di tornare all’ultima decisione (chi guida la partita); cadono gli stessi dadi
command-voice = voce
    .use = voce NOME: PAROLE
    .about = parla come qualcuno della storia (chi guida la partita)
command-aloud = recita
    .use = recita TITOLO: PAROLE
    .about = mostra a tutti un testo (chi guida la partita)
command-agree = accetta
    .typed = sì
    .use = accetta
    .about = accetta ciò che qualcuno chiede a tutti
command-refuse = rifiuta
    .use = rifiuta
    .about = non accetta
command-resign = abbandona
    .use = abbandona
    .about = abbandona la partita
command-sit = siedi
    .typed = posto
    .use = siedi, o siedi NUMERO
    .about = prende un posto libero, o quello; durante la partita si chiede agli altri
command-stand = alza
    .use = alza
    .about = lascia il tuo posto
command-ready = pronto
    .typed = pronta
    .use = pronto
    .about = dice agli altri che sei pronto
command-start = comincia
    .use = comincia
    .about = comincia la partita, se ospiti tu
command-next = avanti
    .typed = prossima
    .use = avanti, o Invio
    .about = una mossa avanti
command-back = indietro
    .typed = precedente
    .use = indietro
    .about = una mossa indietro
command-go = vai
    .typed = mossa
    .use = vai NUMERO
    .about = a quella mossa; 0 è l’inizio
command-moments = momenti
    .typed = salienti
    .use = momenti
    .about = i momenti della partita, con le loro mosse
command-later = poi
    .typed = dopo
    .use = poi
    .about = al momento successivo
command-earlier = prima
    .typed = addietro
    .use = prima
    .about = al momento precedente
command-eyes = occhi
    .typed = posto
    .use = occhi NUMERO
    .about = con gli occhi di quel posto; 0: quelli di uno spettatore

## A un tavolo che è altrove

table-left = Il tuo posto resta tuo. Per tornare: souterrain join { $link }
table-waits = La partita non è ancora cominciata. Scrivi «aiuto» per vedere che cosa puoi fare intanto.
waiting = { $name } sta pensando…
waiting-for = Si aspetta { $names }…
name-and-seat = { $name } ({ $number })
who-seat = { $number }  { $name }: { $about }
who-free = libero
who-here = presente
who-away = assente
who-gone = fuori
who-lent = per ora gioca un bot
who-ready = pronto
who-clock = { $seconds ->
    [one] un secondo rimasto
   *[other] { $seconds } secondi rimasti
}
who-watchers = { $number ->
    [one] Uno spettatore.
   *[other] { $number } spettatori.
}
chat = { $name } dice: { $text }
chat-reaction = { $name } { $reaction }.
sits-down = { $name } prende il posto { $number }.
stands-up = { $name } lascia il posto.
now-here = { $name } c’è.
now-away = { $name } è assente.
now-gone = { $name } se n’è andato.
now-lent = Ora un bot gioca per { $name }.
wish-takeback = { $name } vorrebbe riprendere l’ultima mossa.
wish-rewind = { $name } vorrebbe tornare all’ultima decisione. I dadi cadrebbero allo stesso modo.
now-paused = { $name } ha messo in pausa la partita.
now-goes-on = La partita riprende.
chat-whisper = { $name } sussurra a { $to }: { $text }
chat-pointed = { $name }: guardate qui, { $text }
chat-voice = { $voice } (con la voce di { $name }): { $text }
chat-handout = { $name } mostra: { $title }. { $text }
note-line = Zona { $place }: { $text }
no-notes = Qui non hai note.
whisper-how = Scrivi «sussurra NOME PAROLE», o il numero del posto al posto del nome.
voice-how = Scrivi «voce NOME: PAROLE».
aloud-title = Ascoltate
refusal-not-the-leader = Può farlo solo chi guida la partita.
refusal-nobody-there = Lì non c’è nessuno che possa sentire.
refusal-voice-taken = Un giocatore ha già questo nome.
refusal-too-many-notes = Ci sono già { $number } note; prima eliminane una.
refusal-paused = La partita è in pausa.
wish-kick = { $name } vorrebbe che { $player } se ne andasse; un bot giocherebbe al suo posto.
wish-seat = { $name } vorrebbe prendere il posto { $number }.
wish-answer = Scrivi «accetta» o «rifiuta».
wish-declined = Qualcuno non è d’accordo, o i posti sono cambiati.
handed-bot = Al posto di { $was } ({ $number }) ora gioca un bot.
handed-bot-first = Al posto { $number } ora gioca un bot.
handed-free = { $was } ha lasciato il posto { $number }.
handed-back = { $name } torna al posto { $number }.
handed-new = { $name } siede al posto di { $was } ({ $number }).
handed-new-first = { $name } siede al posto { $number }.
no-seat = In questa partita non c’è un posto per te.
saving-fails = Il server ora non può salvare le mosse, e le rifiuta finché non può.
saving-again = Le mosse si salvano di nuovo.
moves-lost = { $number ->
    [one] Il file del server era danneggiato: una mossa di questa partita è andata persa.
   *[other] Il file del server era danneggiato: { $number } mosse di questa partita sono andate perse.
}
moves-restored = { $number ->
    [one] Chi ospita ha ripristinato uno stato precedente: una mossa di questa partita è andata persa.
   *[other] Chi ospita ha ripristinato uno stato precedente: { $number } mosse di questa partita sono andate perse.
}
name-lost = Qualcuno ha fatto suo il nome «{ $was }». Ora ti chiami { $name }.
mute-whom = Nomina qualcuno che siede qui o ha detto qualcosa.
muted = { $name } non si sente più.
unmuted = { $name } si sente di nuovo.
rematch-at = Ci sarà un’altra partita: souterrain join { $link }
connection-lost = La connessione è caduta. Riprovo…
connection-back = La connessione è tornata.
refused-code = Il server rifiuta: { $code }
refusal-not-your-seat = Quello non è il tuo posto.
refusal-seat-taken = Lì è già seduto qualcuno.
refusal-seat-lent = Ora un bot gioca per te.
refusal-no-such-seat = Quel posto non c’è.
refusal-seats-open = Un posto è ancora libero.
refusal-not-ready = Non tutti sono pronti.
refusal-not-the-host = Può farlo solo chi ospita.
refusal-begun = La partita è già cominciata.
refusal-not-begun = La partita non è ancora cominciata.
refusal-only-watching = Stai solo guardando.
refusal-no-window = Non c’è nessuna offerta da tenere aperta.
refusal-held-another = Hai tenuto un altro posto di questa partita: nessuno vede i segreti di due posti.
refusal-nobody-to-ask = Serve il consenso degli altri, e non c’è nessuno a cui chiederlo.
refusal-wish-pending = Prima bisogna rispondere a un altro desiderio.
refusal-declined = Gli altri non erano d’accordo.
refusal-held-before = Hai già tenuto aperta questa offerta.
refusal-nothing-asked = Nessuno lo ha chiesto.
refusal-not-saved = Non si è potuto salvare, quindi non è successo.
refusal-too-fast = Troppo in fretta. Riprova tra un momento.
refusal-name-taken = Quel nome è di qualcun altro.
refusal-table-damaged = Il file di questo tavolo è danneggiato, quindi non si può aprire. Gli altri tavoli continuano; avvisa chi ospita.
refusal-bad-name = Quello non può essere un nome.

gone-lost = lì nessuno risponde.
gone-refused = il server non ti lascia entrare.
gone-unknown = quel tavolo non c’è.
gone-daily = il dungeon del giorno di qualcun altro resta chiuso fino alla fine della sua giornata.
gone-damaged = il file di questo tavolo è danneggiato; avvisa chi ospita.
gone-outdated = questo programma è troppo vecchio per quel server.
gone-kicked = chi ospita ti ha mandato via.
gone-elsewhere = sei stato disconnesso su questo dispositivo.
gone-bad = il server non ha capito questo programma.
gone-closed = è stato chiuso.
gone-full = nessun posto è libero.

## Rivedere una partita

replay-at = Mossa { $number } di { $last }
replay-start = L’inizio. { $last ->
    [one] Segue { $last } mossa.
   *[other] Seguono { $last } mosse.
}
replay-said = { $name }: { $words }
replay-moment = Mossa { $number }: { $text }
replay-best = Momento migliore: { $text }
replay-no-moment = Non c’è un altro momento.
replay-first = Questo è l’inizio.
replay-last = Questa è la fine.
replay-number = Scrivi un numero da 0 a { $last }.
replay-seat = Scrivi il numero di un posto, da 0 a { $last }.
replay-hidden = Ciò che vede un posto si mostra quando la partita è finita.

## Scegliere un gioco

choose-game = Quale gioco?
choose-resume = Riprendi { $game }, partita salvata in { $file }
choose-title = { $game }: { $about }
choose-players = Chi gioca? Nomi e bot, separati da virgole. Bot: { $bots }. Solo Invio: { $default }
choose-help = { $about } ({ $rule })
choose-help-yes = Sì, prendi l’aiuto per pochi giocatori
choose-help-no = No, gioca senza aiuto
choose-options = Opzioni. Un numero ne cambia una; Invio comincia.
choose-option = { $option }: { $value }
choose-value = { $option }?
choose-number = Scrivi un numero da 1 a { $last }.

## Problemi

trouble-choices = Scelte possibili: { $known }
trouble-unreadable = Non si può leggere { $file }: { $detail }
trouble-too-large = { $file } è troppo grande per una partita salvata.
trouble-content-too-large = { $file } supera { $most } KB.
quest-fits = Questo file si può giocare.
trouble-unwritable = Non si può scrivere { $file }: { $detail }
trouble-no-data = In { $folder } non c’è nulla da copiare: nessun server vi ha conservato niente.
trouble-exists = { $file } esiste già. Per riprendere una partita salvata: souterrain resume { $file }
trouble-shared = Qualcun altro sta scrivendo in { $file }. Questa partita non viene più salvata.
trouble-finished = La partita in { $file } è finita. Per rivederla: souterrain replay { $file }
trouble-no-seed = { $file } contiene una partita senza il suo seme: si può rivedere, non continuare.
trouble-nothing-saved = Non c’è nessuna partita salvata da riprendere.
trouble-seed = Un seme è un numero intero da 0 in su, di 77 cifre al massimo.
trouble-nameless = Ogni giocatore ha bisogno di un nome.
trouble-roles = Da’ un ruolo a ogni giocatore, o a nessuno. Ruoli: { $roles }
trouble-bot = In questo gioco non c’è un bot chiamato «{ $bot }». Bot: { $known }
trouble-set = «{ $text }» non è un’impostazione. Si scrive così: --set nome=valore
trouble-language = La lingua «{ $code }» non c’è. Lingue: en, fr, it
trouble-served = { $folder } è usata da un server in funzione. Fermalo prima, o usa un’altra cartella: --data
trouble-listen = Il server non può ascoltare su { $address }: { $detail }
trouble-data = In { $folder } non si può conservare nulla: { $detail }
trouble-newer = { $folder } è stata scritta da una versione più recente di questo programma. Installala, o usa un’altra cartella: --data
trouble-public-url = { $url } non è un indirizzo che gli amici possano aprire. La forma è questa: --public-url https://games.example
trouble-proxy = { $proxy } non è né un indirizzo né una rete. La forma è questa: --proxy 10.0.0.2 o --proxy 10.0.0.0/8
trouble-screen = Il client a tutto schermo ha bisogno di un terminale. Aggiungi --plain per giocare riga per riga.
trouble-link = «{ $link }» non è un link a un tavolo. Un link è così: http://nome:8000/t/abc
trouble-table = Il tavolo non si raggiunge: { $reason }
trouble-elsewhere = Questa partita la salva il suo server, non { $file }.
trouble-game-name = «{ $name }» non può essere il nome di un gioco. Ha da due a venti minuscole dalla a alla z, cifre e «_», e comincia con una lettera.
trouble-game-exists = C’è già un gioco che si chiama «{ $name }».
trouble-no-checkout = Un nuovo gioco si scrive in una copia di lavoro di Souterrain: { $file } non c’è. Vai prima nella sua cartella principale.
trouble-no-option = L’opzione «{ $option }» non esiste. Vedi: { $command } --help
trouble-no-option-like = L’opzione «{ $option }» non esiste. Intendevi { $like }?
trouble-no-command = Il comando «{ $name }» non esiste. Vedi: { $command } --help
trouble-no-command-like = Il comando «{ $name }» non esiste. Intendevi { $like }?
trouble-option-alone = { $option } non prende un valore.
trouble-option-value = { $option } richiede un valore.
trouble-missing = Manca { $name }. Vedi: { $command } --help
trouble-number = { $name } richiede un numero intero{ $bounds ->
    [both] { "" } da { $least } a { $most }.
    [least] { "" } da { $least } in su.
   *[none] .
}
trouble-arguments = Sono più parole di quante ne prende «{ $command }». Vedi: { $command } --help

## Verificare

fair = { $draws ->
    [0] Verificato: nulla è stato estratto.
    [1] Verificato: l’unica estrazione segue dal seme promesso.
   *[other] Verificato: tutte le { $draws } estrazioni seguono dal seme promesso.
}
fair-outside = { $outside ->
    [one] { $outside } estrazione viene dall’esterno e si prende così com’è.
   *[other] { $outside } estrazioni vengono dall’esterno e si prendono così come sono.
}
unfair-draw = Non verificato: alla voce { $entry } il registro della partita dice { $written }, il seme dà { $expected }.
unfair-promise = Non verificato: il seme non è quello promesso ({ $written }).
unfair-broken = Non verificato: { $detail }
unfair-impossible = Non verificato: questa partita non può essersi giocata così.
unfair-secret = Non si può ancora verificare: il seme viene rivelato a fine partita.

## Come si gioca, dove non c’è un terminale

how-to = Souterrain si gioca nel browser, e in un terminale:
    souterrain                    apre la casa nel browser
    souterrain --terminal         il client a schermo intero
    souterrain --plain            riga per riga, per lettori di schermo e pipe
    souterrain play GIOCO --plain --players io,bot:random
    souterrain --help             tutto il resto
house-open = La casa è aperta su { $address }
    Chiudila con Ctrl+C; tutte le partite restano.
house-open-already = La casa è già aperta, su { $address }
game-line = { $name }  { $game }: { $about }
bot-line = { $bot }  { $name }: { $about }

## Il client a tutto schermo

screen-banner = S O U T E R R A I N   ·   giochi di dungeon a un solo tavolo
screen-doors = Gioca
screen-resume = Riprendi una partita
screen-watch = Rivedi una partita
screen-which-saved = Quale partita?
screen-saved-game = { $moment }  { $game }: { $players }
screen-leave = Esci da Souterrain
screen-leave-about = Alla prossima.
screen-begin = Comincia
screen-begin-about = Invio comincia. Qui sotto puoi cambiare chi gioca, e come.
screen-seats = Posti
screen-seats-about = Quanti giocano. Si cambia con ← e →.
screen-seat-about = ← e → scelgono una persona o un bot. Invio: scrivere un nome.
screen-role = { $seat }: ruolo
screen-role-about = Il ruolo di questo posto; se uno ha un ruolo, ne hanno uno tutti.
screen-no-role = come viene
screen-option = { $value } – { $about }
screen-person = una persona
screen-bot = { $name }: { $about }
screen-name = Come si chiama il giocatore?

screen-asking = Tocca a te
screen-story = Che cosa è successo
screen-saved = salvata in { $file }
screen-unsaved = non salvata
screen-line = oppure scrivi qui una frase intera
screen-say = Conferma: { $sentence }
screen-sure-no = No, ci ripenso
screen-sure-yes = Sì, { $sentence }
screen-pass = Passo
screen-count-about = Il numero si cambia con ← e → o con le cifre.
screen-others = Tocca ad altri
screen-lobby = Prima della partita
screen-lost = Il tavolo è perduto
screen-over = La partita è finita.

screen-why = Perché no?
screen-why-verbs = Tutto questo adesso non è possibile. Scegli per vedere perché.
screen-why-after = Niente di questo può seguire «{ $words }». Scegli per vedere perché.
screen-why-last = ciò che è stato appena rifiutato
screen-why-all = Qui non manca nulla.
screen-rules = Regolamento
screen-rules-search = una parola, o il numero di una regola

screen-results = Risultati
screen-again = Ancora una
screen-again-about = Gli stessi giocatori e le stesse opzioni, altri dadi.
screen-watch-this = Rivedi questa partita
screen-home = Alla schermata iniziale

screen-leave-title = Uscire dalla partita?
screen-leave-saved = Niente va perso: la partita è salvata in { $file }, e puoi riprenderla quando vuoi.
screen-leave-unsaved = Questa partita non è salvata. Se esci, non potrai più riprenderla.
screen-leave-elsewhere = Il tavolo è altrove e continua senza di te; il tuo posto resta tuo, e puoi tornare quando vuoi.
screen-stay = Resta

screen-eyes = vista da { $name }
screen-spectator = uno spettatore

screen-name-enter = Invio
screen-name-escape = Esc
screen-name-tab = Tab
screen-name-home = Inizio
screen-name-end = Fine

screen-key-back = Indietro
screen-key-clear = Cancella
screen-key-close = Chiudi
screen-key-complete = Completa
screen-key-eyes = Occhi
screen-key-first = Prima
screen-key-home = Inizio
screen-key-hurry = Non aspettare
screen-key-language = Lingua
screen-key-last = Ultima
screen-key-leave = Esci
screen-key-lift = Guarda
screen-key-moments = Momenti
screen-key-moves = Mosse
screen-key-results = Risultati
screen-key-rule = Questa regola
screen-key-rules = Regole
screen-key-theme = Tema
screen-key-turn = Cambia
screen-key-undo = Annulla
screen-key-why = Perché

## Un nuovo gioco

new-game-written = { $files } file sono scritti. Provalo: souterrain play { $name } --plain. I suoi test: pytest tests/contract tests/games/{ $name }
