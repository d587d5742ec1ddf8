### La prima lezione, in tre immagini.

board-primer-1 = Apri una porta
    .about = Carte e dadi dicono che cosa c’è dietro: il dungeon cresce pezzo per pezzo.
board-primer-2 = Colpisci con un dado
    .about = Dado e attacco contro dado e difesa. Quel che avanza è il danno.
board-primer-3 = Raggiungi la meta
    .about = Gli avventurieri vincono o perdono insieme; il signore del dungeon lo difende da loro.
board-primer-heroes = Avventurieri: trovare il cuore
board-primer-master = Signore del dungeon: difenderlo

### Come si gioca, in una pagina.

board-how-aim = Apri porta dopo porta, trova la stanza della tua missione e torna vivo: gli avventurieri vincono insieme, il signore del dungeon è contro di loro.
board-how-mark-1 = Le scale
    .about = Da qui gli avventurieri entrano, e da qui escono.
board-how-mark-2 = Una porta
    .about = Mettiti accanto e aprila: ciò che c’è dietro si pesca solo ora.
board-how-mark-3 = I mostri
    .about = Appena compaiono comincia il combattimento: prima gli avventurieri, poi loro.
board-how-mark-4 = Forzieri e mobili
    .about = Frugali quando tutto è calmo: un tesoro, una trappola o niente.
board-how-mark-5 = L’obiettivo
    .about = La stanza di cui parla la tua missione, in fondo al dungeon.
board-how-goal = Avventurieri e signore del dungeon
    .about = Un giocatore è il signore del dungeon e gioca mostri ed eventi; se manca, lo fa la casa. Ognuno degli altri guida un avventuriero.
board-how-heroes = Avventurieri: compiere la missione
board-how-master = Signore del dungeon: fermarli
board-how-explore = Esplorare
    .about = Nel tuo turno cammini fino alla tua velocità e agisci: aprire, frugare, riposare. Una carta mostra la stanza dietro una porta, altre chi e che cosa c’è.
board-how-fight = Combattere
    .about = Attaccante: dado, attacco e arma. Difensore: dado, difesa e armatura. Se l’attacco è più alto, la differenza è il danno.
board-how-tests = Prove
    .about = Forza, destrezza o magia: lancia un dado a dieci facce e aggiungi il tuo valore. Con 9 o più riesci.
board-how-spare = Fatica e destino
    .about = Un punto fatica aggiunge 1 a un dado o paga un’abilità. Un punto destino ti salva dalla morte, o fa rilanciare il signore del dungeon.
board-how-fatigue = Fatica: +1 a un dado
board-how-destiny = Destino: sfuggire alla morte
board-how-way = Prima e dopo
    .about = In città crei il tuo avventuriero e compri ciò che si adatta alla sua classe. Ciò che hai imparato e trovato ti segue nella missione seguente.

### Le partite guidate.

board-lesson-quest = La prima missione
    .about = Un piccolo dungeon in solitario: camminare, aprire, frugare, combattere, e fuori per le scale.
board-lesson-master = La prima ora del signore
    .about = L’altro lato del tavolo: posare zone, tenere carte, scatenare mostri.

board-guide-quest-hero = Qualcuno deve scendere. Nilo, elfo e ladro, ha piedi svelti, occhio acuto e una balestra: guida Nilo.
board-guide-quest-depart = Gli avventurieri già pronti hanno il loro equipaggiamento. Lascia la città, e la missione comincia.
board-guide-quest-walk = Le scale portano in un magazzino. Nilo ha 5 punti di velocità, uno a passo: cammina fino al forziere.
board-guide-quest-chest = Aprire costa 1 punto. Aggiungi Ricerca esperta: per 1 punto fatica tiri due dadi invece di uno.
board-guide-quest-dice = Tieni uno dei due dadi. Da 7 in su in un forziere c’è un tesoro; il 10 ne vale due.
board-guide-quest-search = Due pozioni di guarigione! Con l’ultimo punto di velocità fruga la stanza: ogni zona si fruga una volta sola.
board-guide-quest-turn = Stavolta niente, e la velocità è finita: termina il turno. Il signore del dungeon pesca una carta, poi tocca a te.
board-guide-quest-door = Ciò che sta dietro una porta si pesca quando la si apre. Cammina fin lì e aprila.
board-guide-quest-skill = Un orco e un goblin! Agisci per primo: tira all’orco con Tiro mirato, che ignora la sua armatura.
board-guide-quest-strain = Perde 3 dei suoi 5 PV. Due punti fatica sul tuo dado lo abbattono. Poi termina il turno.
board-guide-quest-destiny = Il goblin ti infligge 5. Per un punto destino il suo dado si ritira. Quel che resta, lascialo passare.
board-guide-quest-potion = 2 invece di 5: ben speso. Bere una pozione non costa nulla, nemmeno in combattimento, e ridà fino a 6 PV.
board-guide-quest-shoot = Il goblin si è avvicinato. Tira ancora: la differenza fra le somme è ciò che perde. Poi termina il turno.
board-guide-quest-lamp = Non c’è più nessuno. Quel che cerchi è nell’altro forziere: cammina fin lì e aprilo.
board-guide-quest-home = Hai la lampada, ma una missione si vince all’aria aperta. Cammina fino alle scale e lascia il dungeon.
board-guide-quest-over = Sai camminare, aprire, frugare e combattere. La prossima volta vengono con te tre compagni: «Gioca», alla porta.

board-guide-master-entrance = Sei il signore del dungeon: tutto qui è tuo. Ti fa visita un solo avventuriero. Prima piazza le scale.
board-guide-master-draw = Ogni round di esplorazione comincia da te: pesca una carta evento. Puoi tenerne fino a cinque.
board-guide-master-lay = Una Fossa! Le trappole si preparano coperte: scatta da sola al primo passo, e nessuno sa che c’è.
board-guide-master-proceed = La tua mano è vuota, la trappola è pronta. Lascia agire gli avventurieri.
board-guide-master-round = Così va, round dopo round: pescare, giocare o tenere, poi lasciarli agire. Frenesia serve in combattimento: tienila.
board-guide-master-zone = Una porta è stata aperta, e la nuova zona si può posare in più modi. Guardali, e posala come vuoi.
board-guide-master-event = Sei goblin, e si combatte: dopo gli avventurieri viene il turno dei mostri. Gioca Frenesia: quel goblin attacca due volte.
board-guide-master-unleash = Guida ogni mostro a mano: avanzare, colpire. Oppure scatena una specie: agisce da sola.
board-guide-master-done = Tutti i goblin hanno agito. Termina il turno dei mostri, e gli avventurieri rispondono.
board-guide-master-own = Il resto è tuo. Pescare, tenere, giocare, scatenare: e che ognuno abbia una serata da raccontare, anche gli avventurieri.
board-guide-master-over = Conosci gli strumenti del signore del dungeon. Con gli amici, scegli il suo posto al tavolo.

### La scelta di un avventuriero.

board-who-title = Chi scende?
board-who-front = Un avventuriero di ogni classe
board-who-first = per cominciare
board-who-others = O uno di questi
board-who-party = { $number ->
    [one] Un compagno viene con te, equipaggiato e di una classe che ti manca.
   *[other] { $number } compagni vengono con te, equipaggiati e delle classi che ti mancano.
}

### La mappa.

board-map-drawer = Mostri, avventurieri e missione
board-map-percent = { $number }%
board-map-cost = { $number } di { $points }
board-map-cost-said = { $number ->
    [one] { $number } punto di { $points }
   *[other] { $number } punti di { $points }
}
board-map-halts = un nemico accanto vi ferma il movimento
board-map-odds-said = { $number }% di colpire
board-map-back = Torna alla domanda
board-map-list = Miniature, porte e oggetti per distanza
board-map-small = Tutto il dungeon in piccolo
board-map-life = { $left } di vita su { $whole }
board-map-here = qui
board-map-near = { $number ->
    [one] { $number } casella { $toward }
   *[other] { $number } caselle { $toward }
}
board-map-n = a nord
board-map-ne = a nord-est
board-map-e = a est
board-map-se = a sud-est
board-map-s = a sud
board-map-sw = a sud-ovest
board-map-w = a ovest
board-map-nw = a nord-ovest
board-map-point = Indica: guardate qui
board-map-measure = Misura una distanza
board-map-pointed = { $name }: guardate qui, { $place }
board-map-steps = { $number ->
    [one] { $number } casella
   *[other] { $number } caselle
}
board-map-keys = Strumenti della mappa
board-map-level = Livello { $number }

### Gli avventurieri: carte e schede.

board-card-acts = agisce ora
board-sheet-played = di { $name }
board-sheet-parts = Parti della scheda
board-sheet-values = Valori
board-sheet-things = Oggetti
board-sheet-skills = Abilità
board-sheet-die = dado + { $number }
board-sheet-asked = C’è una domanda per te.
board-sheet-answer = Alla domanda
board-slot-weapon = Arma
board-slot-armour = Armatura
board-slot-shield = Scudo
board-slot-light = Luce
board-thing-choose = Tocca un oggetto per vedere che cosa fa e che cosa cambierebbe, o trascinalo al suo posto.
board-thing-look = Tocca un oggetto per vedere che cosa fa.
board-thing-not-now = Per ora non se ne può fare nulla.
board-fit-instead = { $new } al posto di { $old }
board-fit-better = meglio
board-fit-worse = peggio
board-fit-hands-1 = Occupa una mano.
board-fit-hands-2 = Occupa due mani.
board-fit-away = { $number ->
    [one] Va nello zaino: { $things }.
   *[other] Vanno nello zaino: { $things }.
}
board-skill-ready = Pronta
board-skill-exploration = Usata: pronta alla prossima esplorazione
board-skill-fight = Usata: pronta al prossimo combattimento
board-skill-round = Usata: pronta al prossimo round
board-skill-only-pe = Pronta, solo in esplorazione
board-skill-only-pc = Pronta, solo in combattimento
board-skill-tired = Nessun punto fatica

### Un ritrovamento da dividere.

board-loot-title = Il bottino
board-loot-whom = A chi va?
board-loot-fair = parte equa
board-loot-unfit = non può usarlo

### La città.

board-town-shop = Bottega
board-town-shop-says = Un tocco e si compra. «Equipaggiami» prende ciò che serve alla tua classe.
board-town-teacher = Maestro
board-town-teacher-says = Qui l’esperienza diventa forza, o una nuova abilità.
board-town-healer = Guaritore
board-town-healer-says = Tra due missioni ferite e fatica passano. Porta con te qualcosa per laggiù.
board-town-tavern = Taverna
board-town-tavern-says = Che cosa viene ora, chi ti accompagna, e che cosa si racconta di voi.
board-town-nothing = Oggi qui non c’è nulla per te.
board-town-not-for-you = { $number ->
    [one] Una cosa ora non fa per te
   *[other] { $number } cose ora non fanno per te
}
board-town-grey = { $counter }: ora non fa per te
board-town-anyway = Compra lo stesso
board-town-chronicle = La cronaca di questa campagna

### Un avventuriero tutto proprio.

board-make-own = Crearne uno mio
board-make-title = Un avventuriero tutto tuo
board-make-who = Razza e classe
board-make-skills = Due abilità

### Il combattimento sulla mappa.

board-fight-round = Round { $number }
board-fight-heroes = Gli avventurieri, nell’ordine che vogliono
board-fight-heroes-fixed = Gli avventurieri, prima il più veloce
board-fight-monsters = Poi i mostri, nell’ordine che vogliono
board-fight-monsters-first = Prima i mostri: un’imboscata
board-fight-heroes-after = Poi gli avventurieri, nell’ordine che vogliono
board-fight-waits = { $name } aspetta
board-fight-acts = { $name } agisce
board-fight-done = { $name } ha finito
board-fight-down = { $name } è a terra
board-fight-event = Carta Evento
board-fight-skill = Abilità
board-fight-treasure = Tesoro
board-fight-room = Carta Stanza
board-fight-monster = Mostri
board-fight-trap = Trappola
board-fight-on = Su { $name }
board-fight-close = Tocca per chiudere

### Lo schermo del signore del dungeon.

board-proposed = Proposto dalla macchina. Tocca le probabilità di un altro avventuriero per cambiare.
board-do-all = Tutti e { $number }
board-do-it = Va bene
board-do-it-of = Va bene: { $name }
board-prey = { $name } contro
board-out-of-reach = { $name } è fuori portata
board-proposed-attack = Attacca { $target-the }, { $percent }%
board-proposed-spell = Lancia { $spell }
board-proposed-move = Si muove
board-proposed-hold = Resta
board-ways = Carta pescata: { $card }. Tocca una disposizione qui o sulla mappa.
board-way = { $letter }:
board-here-now = qui
board-note-of = La tua nota sulla zona { $number }
board-card-now = Da giocare
board-card-lay = Da preparare
board-card-lies = Preparata
board-aim-hero = un avventuriero
board-aim-stepper = chi avanza
board-aim-doer = chi apre o cerca
board-aim-attacker = chi attacca
board-aim-monster = un mostro
board-aim-kind = un tipo di mostro
board-aim-zone = una zona
board-aim-door = una porta
board-aim-party = tutti
board-aim-deck = il mazzo del dungeon
board-tools = Strumenti
board-tool-later = All’inizio di un turno o nel turno dei mostri
board-tool-pause = Pausa
    .about = Gli orologi si fermano, nessuno può giocare.
board-tool-go-on = Riprendi
    .about = La partita riprende.
board-tool-whisper = Sussurra
    .about = Lo legge un solo giocatore.
board-tool-aloud = Mostra
    .about = Mostra un testo o un’immagine a tutti, o a uno solo.
board-tool-voice = Cattivo
    .about = Parla nella chat come qualcuno della storia.
board-tool-notes = Note
    .about = Una per zona; le vedi solo tu.
board-tool-rewind = Indietro
    .about = Chiedi a tutti di tornare all’ultima decisione. Cadono gli stessi dadi.
board-tool-lend = Un bot per { $name }
board-tool-place = Metti
    .about = Metti un mostro sulla mappa.
board-tool-shift = Sposta
    .about = Sposta una miniatura su una casella libera.
board-tool-alter = Cambia
    .about = Cambia la vita di una miniatura.
board-tool-remove = Togli
    .about = Togli un mostro dalla mappa.
board-tool-reveal = Apri
    .about = Posa la zona dietro una porta.
board-tool-swap = Scambia
    .about = Scambia una carta della mano con una del mazzo, davanti a tutti.
board-tool-overrule = Intervieni
    .about = Cambia il dungeon davanti a tutti.
board-tool-dig = Scava
    .about = Posa una zona a scelta dietro una porta chiusa.
board-tool-raze = Abbatti
    .about = Togli una zona dal tavolo.
board-tool-refurnish = Arreda
    .about = Fai di una zona un’altra stanza.
board-tool-breach = Apri un varco
    .about = Metti una porta in un muro.
board-tool-wall-up = Mura
    .about = Chiudi una porta per sempre.
board-tool-lock = Serra
    .about = Chiudi a chiave una porta.
board-tool-bar = Saracinesca
    .about = Fai cadere una saracinesca.
board-tool-unbar = Alza
    .about = Alza una saracinesca.
board-speak-as = Chi parla
board-speak-colour = Colore
board-speak-title = Titolo
board-speak-untitled = Ascoltate
board-speak-text = Testo
board-speak-picture = Immagine
board-speak-none = Nessuna
board-speak-to = Per
board-speak-all = Tutti
board-speak-whisper = Sussurra
board-speak-aloud = Mostra
board-speak-voice = Parla
board-speak-close = Chiudi
board-colour-slate = Ardesia
board-colour-amber = Ambra
board-colour-jade = Giada
board-colour-garnet = Granato
board-colour-amethyst = Ametista
board-colour-sapphire = Zaffiro
board-picture-scroll = Una pergamena
board-picture-letter = Una lettera
board-picture-map = Una mappa
board-picture-book = Un libro
board-picture-rune = Una runa
board-picture-key = Una chiave
board-picture-door = Un cancello
board-picture-chest = Un forziere
board-picture-gem = Gemme
board-picture-ring = Un anello
board-picture-crown = Una corona
board-picture-potion = Una pozione
board-picture-dagger = Un pugnale
board-picture-torch = Una torcia
board-picture-candle = Una candela
board-picture-bell = Una campana
board-picture-church = Una cappella
board-picture-moon = La luna
board-picture-eye = Un occhio
board-picture-mask = Una maschera
board-picture-portrait = Un ritratto
board-picture-hand = Una mano dalla tomba
board-picture-dragon = Un drago
board-picture-skull = Un teschio
board-note-zone = Zona
board-note-number = Zona { $number }
board-note-text = La tua nota
board-note-keep = Salva
