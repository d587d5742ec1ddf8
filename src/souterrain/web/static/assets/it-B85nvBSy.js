var e=`board-table = Il tavolo
board-die = { $noun }, { $place }
board-die-choosable = { $noun }, { $place }, si può scegliere
board-place-party = nel gruppo
board-place-dungeon = a questo livello
board-keys = Le frecce vanno da un dado all’altro, le lettere trovano una faccia, Invio sceglie, Esc lascia. Trascina un compagno su ciò che affronta, o tocca entrambi.
board-letters = Le lettere sui dadi: { $list }.
board-level = Livello { $level } di 10
board-level-none = Non ancora a un livello
board-lair = Tana
board-lair-told = Tana: { $number } dei { $at } dadi che chiamano il drago
board-lair-here = Il drago è qui
board-lair-waits = Il drago aspetta: arriva dopo il bottino
board-graveyard = Cimitero
board-graveyard-told = Cimitero: { $number ->
    [0] vuoto
    [one] un dado
   *[other] { $number } dadi
}
board-aside = Per il livello { $level }
board-delve = Esplorazione { $number } di 3
board-xp = { $number } XP
board-treasures = Tesori
board-no-treasures = Ancora nessun tesoro
board-which = Che cosa intendi?
board-held = { $thing }…
board-held-fights = { $thing } combatte…
board-held-team = Contro il drago: { $who } e…
board-hero-ready = { $hero }: abilità suprema pronta
board-hero-spent = { $hero }: abilità suprema già usata
board-hero-novice = Novizio
board-hero-master = Maestro
board-hero-other-side = Gira la carta
board-hero-at = La carta si gira a 5 XP.
board-hero-close = Chiudi
board-hero-turned = { $name }: la tua carta si è girata sul lato più forte.
board-hero-read = Che cosa fa adesso
board-no-hero = Senza eroe
board-standing = A che punto sono tutti
board-player = Giocatore
board-points = Punti
board-retiring = Ritirandosi ora
board-rivals = Gli altri
board-rival-points = { $number ->
    [one] un punto
   *[other] { $number } punti
}
board-rival-level = livello { $level }
board-rival-ahead = livello { $level } o più giù
board-rival-unseen = più avanti
board-rival-forming = il gruppo si forma
board-rival-out = già fuori
board-rival-delves = esplora
board-rival-before = aspetta
board-rival-retired = Ritirata: { $xp } XP
board-rival-fled = Fuga: { $xp } XP
board-rival-left = Uscita: { $xp } XP
board-rival-party = Gruppo: { $dice }
board-rival-dungeon = Sul livello: { $dice }
board-rival-treasures = Tesori: { $tokens }
board-rival-nothing = niente
board-rival-back = Torna ai miei dadi
board-luck = I tuoi dadi e ciò che ci si aspetta
board-luck-none = Non hai ancora tirato.
board-luck-even = { $dice ->
    [one] { $dice } dado tirato
   *[other] { $dice } dadi tirati
}, e ogni faccia è venuta come atteso.
board-luck-told = { $dice ->
    [one] { $dice } dado tirato
   *[other] { $dice } dadi tirati
}. Più sopra l’attesa: { $most } ({ $most-rolled } invece di { $most-expected }); più sotto: { $least } ({ $least-rolled } invece di { $least-expected }).
board-luck-face = { $noun }, usciti: { $rolled }; attesi: { $expected }
board-speed = Velocità
board-speed-0 = subito
board-speed-1 = calma
board-speed-2 = svelta
board-speed-3 = rapida
board-skip = Salta
board-deep = In rilievo
board-flat = Piatto
board-guide-party = Questi sette dadi sono il tuo gruppo. Davanti c’è il livello 1: uno scheletro. I chierici sono forti contro di loro; chi agisce va al Cimitero. Tocca un chierico, poi lo scheletro, oppure le parole segnate.
board-guide-level = Il livello è vuoto. La tua pergamena potrebbe ancora rilanciare dadi, ma non serve: conservala.
board-guide-deeper = Sei a un bivio. Ritirati, e il livello 1 vale 1 XP. Oppure scendi: il livello 2 lancia due dadi, il livello 3 tre, e così via.
board-guide-monsters = Prima i mostri. Un guerriero batte tutti i goblin, un chierico tutti gli scheletri, un mago tutte le melme, un campione tutti quelli di una specie; degli altri un compagno ne batte uno solo.
board-guide-chest = Ora il bottino. Un ladro o un campione apre tutti i forzieri in una volta, gli altri uno solo. In ogni forziere c’è un tesoro.
board-guide-treasure = Scaglie di drago! Un tesoro tenuto fino alla fine vale 1 punto, un paio di scaglie 4. Quasi tutti gli altri si usano invece una volta, come un compagno in più.
board-guide-oozes = Livello 3: due melme e una pozione. Un solo mago batte entrambe le melme.
board-guide-potion = Una pozione riporta un dado dal Cimitero, con la faccia che vuoi. Qualcuno la beve e va al Cimitero al suo posto: il tuo altro mago lasci il posto a un campione.
board-guide-onward = 3 XP se ti ritirassi ora. Quattro dadi aspettano al livello 4. Stavolta, coraggio.
board-guide-scroll = Due draghi sono nella Tana. Un terzo chiama il drago: lo battono tre compagni diversi, per 1 XP e un tesoro, o si fugge. Una pergamena rilancia i dadi che vuoi.
board-guide-hero = Due goblin adesso. Risparmia il guerriero: una volta per esplorazione il tuo eroe agisce. La Lama Incantata lo fa come guerriero o come mago.
board-guide-choice = Il livello 4 è vuoto. Ritirati, e 4 XP sono tuoi. Scendi, e forse saranno 5; ma chi non riesce a vuotare un livello deve fuggire, e torna a mani vuote. Questa domanda è tutto il gioco, e ora è tua.
board-guide-over = Conosci il gioco. Una partita ha tre esplorazioni, ognuna con un gruppo nuovo. I tuoi punti sono gli XP e i tesori che hai tenuto; a 5 XP la carta del tuo eroe si gira sul lato più forte. Continua, e buona fortuna.
board-review-delves = Punti per esplorazione
board-review-course = XP dopo ogni passo, fino a { $xp }
board-review-whose = I dadi di
board-review-luck = I dadi contro l’attesa
board-primer-1 = Manda un compagno
    .about = Un chierico batte tutti gli scheletri in un colpo. Ogni compagno ha la sua preda. Chi ha combattuto riposa nel cimitero.
board-primer-2 = Scendi più giù
    .about = Il livello 4 lancia quattro dadi, il livello 5 ne lancia cinque. Il tuo gruppo diventa solo più piccolo.
board-primer-3 = Sappi quando tornare
    .about = Ritirati fra due livelli e prendi gli XP. Chi deve fuggire non ha nulla.
board-primer-home = Ritirata dal livello 4: 4 XP
board-primer-fled = Fuga dal livello 5: niente
board-stake-retire = Ritirati: { $xp } XP
board-kept = Tre esplorazioni, la più profonda fino al livello { $level }.
board-how-aim = Scendi finché osi, e torna indietro in tempo: il livello 4 vale 4 XP, chi ne fugge non ha nulla.
board-how-mark-1 = Il tuo gruppo
    .about = Sette dadi, lanciati una volta per esplorazione. Ogni dado è un compagno; una pergamena rilancia altri dadi.
board-how-mark-2 = Il livello
    .about = Tanti dadi Dungeon quanto il suo numero. Sconfiggi tutti i suoi mostri.
board-how-mark-3 = Più giù
    .about = Il livello 5 lancia cinque dadi, il livello 6 sei. Il tuo gruppo può solo calare.
board-how-mark-4 = La Tana
    .about = Ogni faccia Drago viene qui. Tre svegliano il drago.
board-how-mark-5 = Il Cimitero
    .about = Chi è stato usato riposa qui fino alla prossima esplorazione.
board-how-beats = Chi sconfigge che cosa
    .about = Ogni compagno sconfigge in un colpo tutti i mostri del suo tipo, oppure uno di un altro. Un campione sconfigge tutti quelli di un tipo a scelta, un ladro uno solo.
board-how-loot = Forzieri e pozioni
    .about = Quando non resta nessun mostro: un ladro o un campione apre tutti i forzieri, chiunque altro uno. Chi beve riporta dal Cimitero un dado per pozione, sulla faccia che vuoi.
board-how-dragon = Il drago
    .about = Con tre dadi nella Tana arriva dopo il bottino. Lo sconfiggono tre compagni diversi; altrimenti fuggi.
board-how-home = A casa o più giù?
    .about = Dopo ogni livello scegli: ritirarti e prendere i suoi XP, o scendere di un livello. Se non puoi sconfiggere ciò che trovi, fuggi e il livello non dà nulla.
board-how-home-4 = Ritirati: 4 XP
board-how-fled-5 = Fuggi: niente
board-how-hero = Il tuo eroe
    .about = La specialità aiuta sempre, l’abilità suprema una volta per esplorazione. A 5 XP la carta passa al lato più forte.
board-how-ultimate = Abilità suprema: una volta per esplorazione
board-how-turned = 5 XP: l’altro lato
board-how-points = Punti
    .about = Dopo tre esplorazioni: i tuoi XP, 1 per ogni tesoro che ti resta, 2 per un portale, e altri 2 per ogni coppia di scaglie.
board-how-delves = Tre esplorazioni
`;export{e as default};