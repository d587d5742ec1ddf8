var e=`### Le plateau de Dungeon Roll en français. Les lettres sont sur les faces des dés, à côté des dessins, et sont leurs touches.

board-letter-fighter = G
board-letter-cleric = C
board-letter-mage = M
board-letter-thief = V
board-letter-champion = H
board-letter-scroll = A
board-letter-goblin = B
board-letter-skeleton = S
board-letter-ooze = L
board-letter-chest = F
board-letter-potion = P
board-letter-dragon = D

board-table = La table
board-die = { $noun }, { $place }
board-die-choosable = { $noun }, { $place }, peut être choisi
board-place-party = dans le groupe
board-place-dungeon = à ce niveau
board-keys = Les flèches vont de dé en dé, les lettres trouvent une face, Entrée choisit, Échap lâche. Glissez un compagnon sur ce qu’il affronte, ou touchez les deux.
board-level = Niveau { $level } sur 10
board-level-none = Pas encore à un niveau
board-lair = Antre
board-lair-told = Antre : { $number } des { $at } dés qui appellent le dragon
board-lair-here = Le dragon est là
board-lair-waits = Le dragon attend : il vient après le butin
board-graveyard = Cimetière
board-graveyard-told = Cimetière : { $number ->
    [0] vide
    [one] un dé
   *[other] { $number } dés
}
board-aside = Pour le niveau { $level }
board-delve = Exploration { $number } sur 3
board-xp = { $number } XP
board-treasures = Trésors
board-no-treasures = Pas encore de trésor
board-treasure = { $noun }, { $number }
board-which = Que voulez-vous dire ?
board-let-go = Rien de tout cela

board-hero-ready = compétence ultime prête
board-hero-spent = compétence ultime dépensée
board-hero-novice = Novice
board-hero-master = Maître
board-hero-other-side = Retourner la carte
board-hero-at = La carte se retourne à 5 XP.
board-hero-close = Fermer
board-no-hero = Sans héros

board-standing = Où chacun en est
board-player = Joueur
board-points = Points
board-retiring = En se retirant
board-retiring-told = Se retirer rapporte les XP du niveau { $level } une fois celui-ci nettoyé.
board-at-once = Tous à la fois
board-party-of = { $name } : niveau { $level }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
board-party-done = { $name } : sorti du donjon

board-luck = Vos dés et ce qu’on en attend
board-luck-none = Vous n’avez pas encore lancé de dés.
board-luck-even = { $dice } dés lancés, et chaque face est venue comme attendu.
board-luck-told = { $dice } dés lancés. Le plus au-dessus de l’attente : { $most } ({ $most-rolled } au lieu de { $most-expected }) ; le plus au-dessous : { $least } ({ $least-rolled } au lieu de { $least-expected }).
board-luck-face = { $noun } : { $rolled } lancés, { $expected } attendus

board-speed = Vitesse
board-speed-0 = aussitôt
board-speed-1 = calme
board-speed-2 = vive
board-speed-3 = rapide
board-skip = Passer
board-deep = En relief
board-flat = À plat

board-lost-reroll = Perdu en relançant : { $loot }.
board-lost-loot = Laissé sur place alors que quelqu’un pourrait le prendre : { $loot }.
board-lost-flight = Pas d’XP pour le niveau { $level }, et jamais servi : { $unused }.
board-lost-ring = L’anneau est dépensé : 1 point de moins à la fin.
board-lost-ring-early = Aucun dragon ne vient encore, avec { $lair } dés sur { $at } dans l’Antre. L’anneau serait perdu, et 1 point avec lui.
board-lost-portal = Le portail est dépensé pour les XP du niveau { $level } : 2 points de moins à la fin.
board-lost-portal-idle = Vous pourriez vous retirer sans lui : le portail serait perdu, et 2 points avec lui.

board-guide-party = Ces sept dés sont votre groupe. Devant eux, le niveau 1 : un squelette. Les clercs sont forts contre eux ; qui agit va au Cimetière. Touchez un clerc, puis le squelette, ou les mots marqués.
board-guide-level = Le niveau est vide. Votre parchemin pourrait encore relancer des dés, mais ce n’est pas la peine : gardez-le.
board-guide-deeper = À la croisée des chemins : rentrez, et le niveau 1 vaut 1 XP. Ou descendez : le niveau 2 lance deux dés, le niveau 3 trois, et ainsi de suite.
board-guide-monsters = Les monstres d’abord. Un guerrier vainc tous les gobelins, un clerc tous les squelettes, un mage toutes les gelées, un champion tous ceux d’une espèce ; du reste, un compagnon n’en vainc qu’un.
board-guide-chest = Et maintenant le butin. Un voleur ou un champion ouvre tous les coffres d’un coup, les autres un seul. Chaque coffre renferme un trésor.
board-guide-treasure = Des écailles de dragon ! Un trésor gardé jusqu’à la fin vaut 1 point, une paire d’écailles 4. La plupart des autres servent plutôt une fois, comme un compagnon de plus.
board-guide-oozes = Niveau 3 : deux gelées et une potion. Un seul mage vainc les deux gelées.
board-guide-potion = Une potion ramène un dé du Cimetière, avec la face de votre choix. Quelqu’un la boit et prend sa place au Cimetière : que votre autre mage cède la sienne à un champion.
board-guide-onward = 3 XP si vous rentriez maintenant. Quatre dés attendent au niveau 4. Cette fois, de l’audace.
board-guide-scroll = Deux dragons sont dans l’Antre. Un troisième appelle le dragon : trois compagnons différents le vainquent, pour 1 XP et un trésor, ou l’on fuit. Un parchemin relance les dés que vous voulez.
board-guide-hero = Deux gobelins à présent. Épargnez votre guerrier : une fois par exploration, votre héros agit. La Lame Enchantée le fait en guerrier ou en mage.
board-guide-choice = Le niveau 4 est vide. Rentrez, et 4 XP sont à vous. Descendez, et ce sera peut-être 5 ; mais qui ne peut vider un niveau doit fuir, et rentre les mains vides. Cette question est tout le jeu, et elle est à vous.
board-guide-over = Vous connaissez le jeu. Une partie compte trois explorations, chacune avec un nouveau groupe. Vos points sont vos XP et les trésors gardés ; à 5 XP la carte de votre héros se retourne sur sa face la plus forte. Continuez, et bonne chance.

board-review-delves = Score par exploration
board-review-course = XP après chaque étape, jusqu’à { $xp }
board-review-whose = Les dés de
board-review-luck = Les dés face à l’attente
`;export{e as default};