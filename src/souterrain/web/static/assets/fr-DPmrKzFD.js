var e=`board-table = La table
board-die = { $noun }, { $place }
board-die-choosable = { $noun }, { $place }, peut être choisi
board-place-party = dans le groupe
board-place-dungeon = à ce niveau
board-keys = Les flèches vont de dé en dé, les lettres trouvent une face, Entrée choisit, Échap lâche. Glissez un compagnon sur ce qu’il affronte, ou touchez les deux.
board-letters = Les lettres sur les dés : { $list }.
board-level = Niveau { $level } sur 10
board-level-none = Pas encore à un niveau
board-lair = Antre
board-lair-told = Antre : { $number } des { $at } dés qui appellent le dragon
board-lair-here = Le dragon est là
board-lair-waits = Le dragon attend : il vient après le butin
board-graveyard = Cimetière
board-graveyard-told = Cimetière : { $number ->
    [0] vide
    [one] { $number } dé
   *[other] { $number } dés
}
board-aside = Pour le niveau { $level }
board-delve = Exploration { $number } sur 3
board-xp = { $number } XP
board-treasures = Trésors
board-no-treasures = Pas encore de trésor
board-which = Que voulez-vous dire ?
board-held = { $thing }…
board-held-fights = { $thing } combat…
board-held-team = Contre le dragon : { $who } et…
board-hero-ready = { $hero } : compétence ultime prête
board-hero-spent = { $hero } : compétence ultime déjà utilisée
board-hero-novice = Novice
board-hero-master = Maître
board-hero-other-side = Retourner la carte
board-hero-at = La carte se retourne à 5 XP.
board-hero-close = Fermer
board-hero-turned = { $name } : votre carte s’est retournée sur sa face la plus forte.
board-hero-read = Ce qu’elle fait maintenant
board-no-hero = Sans héros
board-standing = Où chacun en est
board-player = Joueur
board-points = Points
board-retiring = En se retirant
board-rivals = Les autres
board-rival-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-rival-level = niveau { $level }
board-rival-ahead = niveau { $level } ou plus bas
board-rival-unseen = plus loin
board-rival-forming = le groupe se forme
board-rival-out = déjà dehors
board-rival-delves = explore
board-rival-before = attend
board-rival-retired = Retraite : { $xp } XP
board-rival-fled = Fuite : { $xp } XP
board-rival-left = Sortie : { $xp } XP
board-rival-party = Groupe : { $dice }
board-rival-dungeon = Au niveau : { $dice }
board-rival-treasures = Trésors : { $tokens }
board-rival-nothing = rien
board-rival-back = Retour à mes dés
board-luck = Vos dés et ce qu’on en attend
board-luck-none = Vous n’avez pas encore lancé de dés.
board-luck-even = { $dice ->
    [one] { $dice } dé lancé
   *[other] { $dice } dés lancés
}, et chaque face est venue comme attendu.
board-luck-told = { $dice ->
    [one] { $dice } dé lancé
   *[other] { $dice } dés lancés
}. Le plus au-dessus de l’attente : { $most } ({ $most-rolled } au lieu de { $most-expected }) ; le plus au-dessous : { $least } ({ $least-rolled } au lieu de { $least-expected }).
board-luck-face = { $noun }, lancés : { $rolled } ; attendus : { $expected }
board-speed = Vitesse
board-speed-0 = aussitôt
board-speed-1 = calme
board-speed-2 = vive
board-speed-3 = rapide
board-skip = Passer
board-deep = En relief
board-flat = À plat
board-guide-party = Ces sept dés sont votre groupe. Devant eux, le niveau 1 : un squelette. Les clercs sont forts contre eux ; qui agit va au Cimetière. Touchez un clerc, puis le squelette, ou les mots marqués.
board-guide-level = Le niveau est vide. Votre parchemin pourrait encore relancer des dés, mais ce n’est pas la peine : gardez-le.
board-guide-deeper = À la croisée des chemins : retirez-vous, et le niveau 1 vaut 1 XP. Ou descendez : le niveau 2 lance deux dés, le niveau 3 trois, et ainsi de suite.
board-guide-monsters = Les monstres d’abord. Un guerrier vainc tous les gobelins, un clerc tous les squelettes, un mage toutes les gelées, un champion tous ceux d’une espèce ; du reste, un compagnon n’en vainc qu’un.
board-guide-chest = Et maintenant le butin. Un voleur ou un champion ouvre tous les coffres d’un coup, les autres un seul. Chaque coffre renferme un trésor.
board-guide-treasure = Des écailles de dragon ! Un trésor gardé jusqu’à la fin vaut 1 point, une paire d’écailles 4. La plupart des autres servent plutôt une fois, comme un compagnon de plus.
board-guide-oozes = Niveau 3 : deux gelées et une potion. Un seul mage vainc les deux gelées.
board-guide-potion = Une potion ramène un dé du Cimetière, avec la face de votre choix. Quelqu’un la boit et prend sa place au Cimetière : que votre autre mage cède la sienne à un champion.
board-guide-onward = 3 XP si vous vous retiriez maintenant. Quatre dés attendent au niveau 4. Cette fois, de l’audace.
board-guide-scroll = Deux dragons sont dans l’Antre. Un troisième appelle le dragon : trois compagnons différents le vainquent, pour 1 XP et un trésor, ou l’on fuit. Un parchemin relance les dés que vous voulez.
board-guide-hero = Deux gobelins à présent. Épargnez votre guerrier : une fois par exploration, votre héros agit. La Lame Enchantée le fait en guerrier ou en mage.
board-guide-choice = Le niveau 4 est vide. Retirez-vous, et 4 XP sont à vous. Descendez, et ce sera peut-être 5 ; mais qui ne peut vider un niveau doit fuir, et rentre les mains vides. Cette question est tout le jeu, et elle est à vous.
board-guide-over = Vous connaissez le jeu. Une partie compte trois explorations, chacune avec un nouveau groupe. Vos points sont vos XP et les trésors gardés ; à 5 XP la carte de votre héros se retourne sur sa face la plus forte. Continuez, et bonne chance.
board-review-delves = Score par exploration
board-review-course = XP après chaque étape, jusqu’à { $xp }
board-review-whose = Les dés de
board-review-luck = Les dés face à l’attente
board-primer-1 = Envoyez un compagnon
    .about = Un clerc bat tous les squelettes d’un coup. Chaque compagnon a sa proie. Qui s’est battu repose au Cimetière.
board-primer-2 = Descendez plus bas
    .about = Le niveau 4 lance quatre dés, le niveau 5 en lance cinq. Votre groupe ne fait que diminuer.
board-primer-3 = Sachez faire demi-tour
    .about = Retirez-vous entre deux niveaux et prenez les XP. Qui doit fuir n’a rien.
board-primer-home = Retraite au niveau 4 : 4 XP
board-primer-fled = Fuite au niveau 5 : rien
board-stake-retire = Retraite : { $xp } XP
board-kept = Trois explorations, la plus profonde jusqu’au niveau { $level }.
board-how-aim = Descendez aussi loin que vous l’osez, et faites demi-tour à temps : le niveau 4 vaut 4 XP, le fuir n’en vaut aucun.
board-how-mark-1 = Votre groupe
    .about = Sept dés, lancés une fois par exploration. Chaque dé est un compagnon ; un parchemin relance d’autres dés.
board-how-mark-2 = Le niveau
    .about = Autant de dés Donjon que son numéro. Battez tous ses monstres.
board-how-mark-3 = Plus bas
    .about = Le niveau 5 lance cinq dés, le niveau 6 en lance six. Votre groupe ne fait que diminuer.
board-how-mark-4 = L’Antre
    .about = Chaque face Dragon vient ici. Trois d’entre elles éveillent le dragon.
board-how-mark-5 = Le Cimetière
    .about = Qui a servi y repose jusqu’à l’exploration suivante.
board-how-beats = Qui bat quoi
    .about = Chaque compagnon bat d’un coup tous les monstres de sa sorte, ou un seul d’une autre. Un champion bat tous ceux d’une sorte au choix, un voleur un seul.
board-how-loot = Coffres et potions
    .about = Quand il ne reste aucun monstre : un voleur ou un champion ouvre tous les coffres, un autre un seul. Qui boit ramène du Cimetière un dé par potion, sur la face de votre choix.
board-how-dragon = Le dragon
    .about = Avec trois dés dans l’Antre, il vient après le butin. Trois compagnons différents le battent ; sinon vous fuyez.
board-how-home = Se retirer ou descendre ?
    .about = Après chaque niveau, vous choisissez : vous retirer et prendre ses XP, ou descendre d’un niveau. Si vous ne pouvez pas battre ce qui s’y trouve, vous fuyez et le niveau ne rapporte rien.
board-how-home-4 = Retraite : 4 XP
board-how-fled-5 = Fuite : rien
board-how-hero = Votre héros
    .about = La spécialité aide toujours, la compétence ultime une fois par exploration. À 5 XP, la carte passe à sa face plus forte.
board-how-ultimate = Compétence ultime : une fois par exploration
board-how-turned = 5 XP : l’autre face
board-how-points = Points
    .about = Après trois explorations : vos XP, 1 par trésor gardé, 2 par portail, et 2 de plus par paire d’écailles.
board-how-delves = Trois explorations
`;export{e as default};