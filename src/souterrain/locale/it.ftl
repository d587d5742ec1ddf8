### Ciò che dice ogni client, qualunque sia il gioco.

## Rifiuti del tavolo

refusal-not-asked = Adesso non ti viene chiesto nulla.
refusal-match-over = La partita è finita.
refusal-too-late = Troppo tardi: nel frattempo la domanda è cambiata.
refusal-unreadable = Questa non è una frase del gioco.
refusal-not-offered = Adesso non è possibile.
refusal-no-way-back = Non si può tornare indietro: nel frattempo qualcosa è stato pescato o mostrato, oppure qualcuno ha risposto.
refusal-only-watched = Stai guardando questa partita; si gioca altrove.
refusal-draw-failed = Il lancio non è riuscito. Non è successo nulla: riprova.
refusal-no-such-game = Non esiste un gioco chiamato «{ $game }».
refusal-not-on-this-system = Questo gioco ha bisogno di una parte che non esiste per questo sistema. Esiste per: { $systems }. Le partite registrate si rivedono ovunque.
refusal-not-installed = Mancano dei pacchetti. Per installarli: { $command }
refusal-no-such-option = Non esiste un’opzione chiamata «{ $option }».
refusal-no-such-value = L’opzione «{ $option }» non ha il valore «{ $value }».
refusal-wrong-seats = { $most ->
    [1] Questo gioco è per un solo giocatore.
   *[other] Questo gioco è per { $least }–{ $most } giocatori.
}
refusal-no-such-role = In questo gioco non esiste quel ruolo.
refusal-daily-closed = Il dungeon del giorno tiene il suo segreto fino alla fine della sua giornata: { $opens }, 00:00 UTC.
refusal-not-in-daily = In un dungeon del giorno non è possibile.
refusal-no-daily = Questo gioco non ha un dungeon del giorno.
refusal-no-lesson = Questo gioco non ha una lezione.
refusal-bad-date = Una data si scrive così: 2026-01-31.
refusal-no-such-day = Quel giorno deve ancora venire.

event-taken-back = { $seat } ritira l’ultima mossa.

## Nomi e numeri, elenchi, misure

form = { $number ->
    [one] one
   *[other] many
}
counted = { $number } { $noun }
measured = { $noun }={ $number }
list-comma = { $before }, { $next }
list-and = { $before } e { $next }
list-nothing = nulla

## Posti al tavolo

seat-number = Posto { $number }
seat-me = Giocatore { $number }
seat-bot = Bot { $number }
seat-table = Il tavolo

## Risultati

place = { $place }º
result-total = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
result-won = ha vinto
result-lost = ha perso
result-line = { $what }: { $points }
result-line-counted = { $what } ({ $number }): { $points }

## Bot

bot-random = gioca a caso

## Parole capite quando vengono digitate

typed-small = il, lo, la, i, gli, le, l', un, uno, una, un', di, del, dello, della, dell', dei, degli, delle, a, ad, al, allo, alla, all', ai, agli, alle, da, dal, in, nel, nella, con, col, su, sul, sulla, per, contro, verso, e, ed, poi, mio, mia, miei, mie, questo, questa, quello, quella
typed-every = tutto, tutta, tutti, tutte, ogni
typed-numbers = due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici

## Partite in massa

lab-about = { $game }, { $seats } { $seats ->
    [one] giocatore
   *[other] giocatori
}: { $games } { $games ->
    [one] partita
   *[other] partite
} del bot { $bot }, semi da { $first } a { $last }
lab-done = { $done } di { $games }
lab-all = tutti
lab-seats = posti
lab-score = punteggio
lab-won = vittorie
lab-lost = perdite
lab-rounds = round
lab-explored = esplorazione
lab-clock = a tempo
lab-figure = { $mean } ± { $half }
lab-share = { $mean } % [{ $low }, { $high }]
lab-intervals = ± e […, …] sono intervalli di confidenza al 95 %.

## Ciò che si dice a un tavolo senza scrivere; una reazione segue un nome

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie.
phrase-sorry = Scusate!
phrase-wow = Accidenti!
phrase-unlucky = Che sfortuna.
phrase-lucky = Che fortuna.
phrase-careful = Attenzione …
phrase-courage = Coraggio!
phrase-your-turn = Tocca a te.
phrase-one-moment = Un momento, per favore.
phrase-back-soon = Torno subito.
phrase-i-am-back = Eccomi di nuovo.
phrase-yes = Sì.
phrase-no = No.
phrase-perhaps = Forse.
phrase-nice-idea = Buona idea.
phrase-close = C’è mancato poco.
phrase-hurry = Andiamo avanti?
phrase-no-hurry = Con calma.
phrase-again = Un’altra partita?
phrase-good-game = Bella partita!
phrase-goodbye = Arrivederci!
reaction-cheer = esulta
reaction-applause = applaude
reaction-laugh = ride
reaction-gasp = trattiene il fiato
reaction-groan = geme
reaction-think = riflette
