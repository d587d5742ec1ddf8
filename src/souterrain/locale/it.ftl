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
refusal-content-size = Il file supera { $most } KB.
refusal-content-depth = In { $path }: più di { $most } livelli di annidamento.
refusal-content-objects = Il file contiene più di { $most } oggetti ed elenchi.
refusal-content-text = In { $path }: serve un testo semplice da 1 a { $most } caratteri, non «{ $found }».
refusal-content-number = In { $path }: serve un numero intero da { $least } a { $most }, non «{ $found }».
refusal-content-choice = In { $path }: serve una parola tra { $choices }, non «{ $found }».
refusal-content-field = In { $path }: il campo «{ $field }» non esiste; i campi sono { $choices }.
refusal-content-missing = In { $path }: manca il campo «{ $field }».
refusal-content-record = In { $path }: serve un oggetto con i campi { $fields }, non «{ $found }».
refusal-content-row = In { $path }: serve un elenco di esattamente { $number } valori, non «{ $found }».
refusal-content-list = In { $path }: servono da { $least } a { $most } elementi, non «{ $found }».
refusal-no-such-game = Non esiste un gioco chiamato «{ $game }».
refusal-not-on-this-system = Questo gioco ha bisogno di una parte che non esiste per questo sistema. Esiste per: { $systems }. Le partite registrate si rivedono ovunque.
refusal-not-installed = Mancano dei pacchetti. Per installarli: { $command }
refusal-no-such-option = Non esiste un’opzione chiamata «{ $option }».
refusal-no-such-value = L’opzione «{ $option }» non ha il valore «{ $value }».
refusal-wrong-seats = { $most ->
    [1] Questo gioco è per un solo giocatore.
   *[other] Questo gioco è per { $least }–{ $most } giocatori.
}
refusal-no-content = Questo gioco non accetta contenuti propri.
refusal-no-such-role = In questo gioco non esiste quel ruolo.
refusal-daily-closed = Il dungeon del giorno tiene il suo segreto fino alla fine della sua giornata: { $opens }, 00:00 UTC.
refusal-not-in-daily = In un dungeon del giorno non è possibile.
refusal-no-daily = Questo gioco non ha un dungeon del giorno.
refusal-no-lesson = Questo gioco non ha una lezione.
refusal-bad-date = Una data si scrive così: 2026-01-31.
refusal-no-such-day = Quel giorno deve ancora venire.

event-taken-back = { $seat } annulla l’ultima mossa.

## Nomi e numeri, elenchi, misure

form = { $number ->
    [one] one
   *[other] many
}
counted = { $number } { $noun }
measured = { $noun }={ $number }
a-noun = { $gender ->
    [feminine] { $start ->
        [vowel] un’{ $noun }
       *[other] una { $noun }
    }
   *[other] { $start ->
        [hard] uno { $noun }
       *[other] un { $noun }
    }
}
single-one = { $one } { $number }
singles = { $gender ->
    [feminine] le
   *[other] { $start ->
        [vowel] gli
        [hard] gli
       *[other] i
    }
} { $noun } { $numbers }
single-the = { $noun } { $number }
single-of = { $noun } { $number }
of-name = di { $name }
list-comma = { $before }, { $next }
list-and = { $before } e { $next }
list-nothing = nulla
recap-title = In precedenza…

## Posti al tavolo

seat-number = Posto { $number }
seat-me = Giocatore { $number }
seat-bot = { $name } { $number }
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

bot-random = Pirite
    .about = gioca quello che gli passa per la testa

## Nomi proposti a un nuovo ospite; nessun bot ne porta uno

guest-names = Agata, Ambra, Ardesia, Basalto, Berillo, Cobalto, Corallo, Diaspro, Giada, Granato, Granito, Lapislazzuli, Marmo, Onice, Opale, Ossidiana, Perla, Quarzo, Rubino, Selce, Topazio, Turchese, Zircone

## Parole capite quando vengono digitate

typed-small = il, lo, la, i, gli, le, l’, un, uno, una, un’, di, del, dello, della, dell’, dei, degli, delle, a, ad, al, allo, alla, all’, ai, agli, alle, da, dal, in, nel, nella, con, col, su, sul, sulla, per, contro, verso, e, ed, poi, mio, mia, miei, mie, questo, questa, quello, quella
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
lab-duel = { $game }: { $bot } contro { $other }, { $games } partite, semi da { $first } a { $last }, ognuno con i posti scambiati: vittorie { $won }, vantaggio di { $margin } punti
lab-all = tutti
lab-seats = posti
lab-score = punteggio
lab-won = vittorie
lab-lost = perdite
lab-rounds = round
lab-explored = esplorazione
lab-clock = a tempo
lab-figure = { $mean } ± { $half }
lab-share = { $mean }% [{ $low }, { $high }]
lab-intervals = ± e […, …] sono intervalli di confidenza al 95%.
trial-won = Vinte { $won } su { $games }: { $share }
trial-length = Round: { $median } nel mezzo, da { $least } a { $most }
trial-count = { $noun } { $number }
trial-defeats = Perse: { $number } ({ $listed })
trial-no-defeats = Nessuna partita persa.
trial-deaths = Avventurieri morti: { $number } ({ $listed })
trial-no-deaths = Nessun avventuriero è morto.
trial-unused-creatures = Creature mai venute: { $listed }
trial-unused-furniture = Mobili che nessuno ha aperto: { $listed }
trial-unused-events = Eventi mai giocati: { $listed }
trial-unused-treasures = Tesori mai trovati: { $listed }
trial-all-used = Tutto è servito.

## Ciò che si dice a un tavolo senza scrivere; una reazione segue un nome

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie.
phrase-sorry = Scusate!
phrase-wow = Accidenti!
phrase-unlucky = Che sfortuna.
phrase-lucky = Che fortuna.
phrase-careful = Attenzione…
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
