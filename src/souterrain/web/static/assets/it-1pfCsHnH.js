var e=`### Il tavolo di Dungeon Roll in italiano. Le lettere stanno sulle facce dei dadi, accanto ai disegni, e sono i loro tasti.

board-letter-fighter = G
board-letter-cleric = C
board-letter-mage = M
board-letter-thief = L
board-letter-champion = A
board-letter-scroll = R
board-letter-goblin = B
board-letter-skeleton = S
board-letter-ooze = E
board-letter-chest = F
board-letter-potion = P
board-letter-dragon = D

board-table = Il tavolo
board-die = { $noun }, { $place }
board-die-choosable = { $noun }, { $place }, si può scegliere
board-place-party = nel gruppo
board-place-dungeon = a questo livello
board-keys = Le frecce vanno da dado a dado, le lettere trovano una faccia, Invio sceglie, Esc lascia andare. Trascina un compagno su ciò che affronta, oppure tocca entrambi.
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
board-treasure = { $noun }, { $number }
board-which = Che cosa intendi?
board-let-go = Niente di tutto questo

board-hero-ready = abilità suprema pronta
board-hero-spent = abilità suprema spesa
board-hero-novice = Novizio
board-hero-master = Maestro
board-hero-other-side = Gira la carta
board-hero-at = La carta si gira a 5 XP.
board-hero-close = Chiudi
board-no-hero = Senza eroe

board-standing = A che punto sono tutti
board-player = Giocatore
board-points = Punti
board-retiring = Ritirandosi ora
board-retiring-told = Ritirarsi porta gli XP del livello { $level } una volta superato.
board-at-once = Tutti insieme
board-party-of = { $name }: livello { $level }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
board-party-done = { $name }: fuori dal dungeon

board-luck = I tuoi dadi e ciò che ci si aspetta
board-luck-none = Non hai ancora tirato.
board-luck-even = { $dice } dadi tirati, e ogni faccia è venuta come atteso.
board-luck-told = { $dice } dadi tirati. Più sopra l’attesa: { $most } ({ $most-rolled } invece di { $most-expected }); più sotto: { $least } ({ $least-rolled } invece di { $least-expected }).
board-luck-face = { $noun }: { $rolled } tirati, { $expected } attesi

board-speed = Velocità
board-speed-0 = subito
board-speed-1 = calma
board-speed-2 = svelta
board-speed-3 = rapida
board-skip = Salta
board-deep = In rilievo
board-flat = Piatto

board-lost-reroll = Perso ritirando i dadi: { $loot }.
board-lost-loot = Lasciato lì benché qualcuno possa prenderlo: { $loot }.
board-lost-flight = Niente XP per il livello { $level }, e mai usato: { $unused }.
board-lost-ring = L’anello è speso: 1 punto in meno alla fine.
board-lost-ring-early = Nessun drago arriva ancora, con { $lair } dadi su { $at } nella Tana. L’anello andrebbe perso, e 1 punto con esso.
board-lost-portal = Il portale è speso per gli XP del livello { $level }: 2 punti in meno alla fine.
board-lost-portal-idle = Potresti ritirarti senza: il portale andrebbe perso, e 2 punti con esso.

board-guide-party = Questi sette dadi sono il tuo gruppo. Davanti c’è il livello 1: uno scheletro. I chierici sono forti contro di loro; chi agisce va al Cimitero. Tocca un chierico, poi lo scheletro, oppure le parole segnate.
board-guide-level = Il livello è vuoto. La tua pergamena potrebbe ancora rilanciare dadi, ma non serve: conservala.
board-guide-deeper = Sei a un bivio. Ritirati, e il livello 1 vale 1 XP. Oppure scendi: il livello 2 lancia due dadi, il livello 3 tre, e così via.
board-guide-monsters = Prima i mostri. Un guerriero batte tutti i goblin, un chierico tutti gli scheletri, un mago tutte le melme, un campione tutti quelli di una specie; degli altri un compagno ne batte uno solo.
board-guide-chest = Ora il bottino. Un ladro o un campione apre tutti i forzieri in una volta, gli altri uno solo. In ogni forziere c’è un tesoro.
board-guide-treasure = Scaglie di drago! Un tesoro tenuto fino alla fine vale 1 punto, un paio di scaglie 4. Quasi tutti gli altri si usano invece una volta, come un compagno in più.
board-guide-oozes = Livello 3: due melme e una pozione. Un solo mago batte entrambe le melme.
board-guide-potion = Una pozione riporta un dado dal Cimitero, con la faccia che vuoi. Qualcuno la beve e va al Cimitero al suo posto: il tuo altro mago lasci il posto a un campione.
board-guide-onward = 3 XP se tornassi ora. Quattro dadi aspettano al livello 4. Stavolta, coraggio.
board-guide-scroll = Due draghi sono nella Tana. Un terzo chiama il drago: lo battono tre compagni diversi, per 1 XP e un tesoro, o si fugge. Una pergamena rilancia i dadi che vuoi.
board-guide-hero = Due goblin adesso. Risparmia il guerriero: una volta per esplorazione il tuo eroe agisce. La Lama Incantata lo fa come guerriero o come mago.
board-guide-choice = Il livello 4 è vuoto. Ritirati, e 4 XP sono tuoi. Scendi, e forse saranno 5; ma chi non riesce a vuotare un livello deve fuggire, e torna a mani vuote. Questa domanda è tutto il gioco, e ora è tua.
board-guide-over = Conosci il gioco. Una partita ha tre esplorazioni, ognuna con un gruppo nuovo. I tuoi punti sono gli XP e i tesori che hai tenuto; a 5 XP la carta del tuo eroe si gira sul lato più forte. Continua, e buona fortuna.

board-review-delves = Punti per esplorazione
board-review-course = XP dopo ogni passo, fino a { $xp }
board-review-whose = I dadi di
board-review-luck = I dadi contro l’attesa
`;export{e as default};