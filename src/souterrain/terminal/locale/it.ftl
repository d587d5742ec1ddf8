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
command-log = diario
    .typed = cronaca
    .use = diario
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
command-agree = accetta
    .typed = sì
    .use = accetta
    .about = lascia che qualcuno riprenda l’ultima mossa
command-refuse = rifiuta
    .use = rifiuta
    .about = non lo permette
command-resign = abbandona
    .use = abbandona
    .about = abbandona la partita
command-sit = siedi
    .typed = posto
    .use = siedi, o siedi NUMERO
    .about = prende un posto libero, o quello
command-stand = alza
    .use = alza
    .about = lascia il tuo posto
command-ready = pronto
    .typed = pronta
    .use = pronto
    .about = dice agli altri che sei pronto
command-start = comincia
    .use = comincia
    .about = comincia la partita, se sei l’ospite
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
command-eyes = occhi
    .typed = posto
    .use = occhi NUMERO
    .about = con gli occhi di quel posto; 0: quelli di uno spettatore

## A un tavolo che è altrove

table-left = Il tuo posto resta tuo. Per tornare: souterrain join { $link }
table-waits = La partita non è ancora cominciata. Scrivi «aiuto» per vedere che cosa puoi fare intanto.
waiting = { $name } sta pensando …
waiting-for = Si aspetta { $names } …
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
takeback-asked = { $name } vorrebbe riprendere l’ultima mossa. Scrivi «accetta» o «rifiuta».
saving-fails = Il server ora non può salvare le mosse, e le rifiuta finché non può.
saving-again = Le mosse si salvano di nuovo.
mute-whom = Nomina qualcuno che siede qui o ha detto qualcosa.
muted = { $name } non si sente più.
unmuted = { $name } si sente di nuovo.
rematch-at = Ci sarà un’altra partita: souterrain join { $link }
connection-lost = La connessione è caduta. Riprovo …
connection-back = La connessione è tornata.
refused-code = Il server rifiuta: { $code }
refusal-not-your-seat = Quello non è il tuo posto.
refusal-seat-taken = Lì è già seduto qualcuno.
refusal-seat-lent = Ora un bot gioca per te.
refusal-no-such-seat = Quel posto non c’è.
refusal-seats-open = Un posto è ancora libero.
refusal-not-ready = Non tutti sono pronti.
refusal-not-the-host = Solo l’ospite può farlo.
refusal-begun = La partita è già cominciata.
refusal-not-begun = La partita non è ancora cominciata.
refusal-only-watching = Stai solo guardando.
refusal-no-window = Non c’è nessuna offerta da tenere aperta.
refusal-held-before = Hai già tenuto aperta questa offerta.
refusal-nothing-asked = Nessuno lo ha chiesto.
refusal-not-saved = Non si è potuto salvare, quindi non è successo.
refusal-too-fast = Troppo in fretta. Riprova tra un momento.
refusal-name-taken = Quel nome è di qualcun altro.
refusal-bad-name = Quello non può essere un nome.

gone-lost = lì nessuno risponde.
gone-refused = il server non ti lascia entrare.
gone-unknown = quel tavolo non c’è.
gone-daily = il dungeon del giorno di qualcun altro resta chiuso fino alla fine della sua giornata.
gone-outdated = questo programma è troppo vecchio per quel server.
gone-kicked = l’ospite ti ha mandato via.
gone-elsewhere = sei arrivato a questo tavolo da un altro posto.
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
choose-options = Opzioni. Un numero ne cambia una; Invio comincia.
choose-option = { $option }: { $value }
choose-value = { $option }?
choose-number = Scrivi un numero da 1 a { $last }.

## Problemi

trouble-choices = Scelte possibili: { $known }
trouble-unreadable = Non si può leggere { $file }: { $detail }
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
trouble-screen = Il client a tutto schermo ha bisogno di un terminale. Aggiungi --plain per giocare riga per riga.
trouble-link = «{ $link }» non è un collegamento a un tavolo. Un collegamento è così: http://nome:8000/t/abc
trouble-table = Il tavolo non si raggiunge: { $reason }
trouble-elsewhere = Questa partita la salva il suo server, non { $file }.
trouble-game-name = «{ $name }» non può essere il nome di un gioco. Ha da due a venti minuscole dalla a alla z, cifre e «_», e comincia con una lettera.
trouble-game-exists = C’è già un gioco che si chiama «{ $name }».
trouble-no-checkout = Un nuovo gioco si scrive in una copia di lavoro di Souterrain: { $file } non c’è. Vai prima nella sua cartella principale.

## Verificare

fair = { $draws ->
    [0] Leale: nulla è stato estratto.
    [1] Leale: l’unica estrazione segue dal seme promesso.
   *[other] Leale: tutte le { $draws } estrazioni seguono dal seme promesso.
}
fair-outside = { $outside ->
    [one] { $outside } estrazione viene dall’esterno e si prende così com’è.
   *[other] { $outside } estrazioni vengono dall’esterno e si prendono così come sono.
}
unfair-draw = Non leale: alla voce { $entry } il diario dice { $written }, il seme dà { $expected }.
unfair-promise = Non leale: il seme non è quello promesso ({ $written }).
unfair-broken = Non leale: { $detail }
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
bot-line = { $name }  { $about }

## Il client a tutto schermo

screen-banner = S O U T E R R A I N   ·   giochi di sotterranei a un solo tavolo
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
screen-bot = bot: { $bot }
screen-name = Come si chiama il giocatore?

screen-asking = Tocca a te
screen-story = Che cosa è successo
screen-saved = salvata in { $file }
screen-unsaved = non salvata
screen-line = oppure scrivi qui una frase intera
screen-say = Conferma: { $sentence }
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
