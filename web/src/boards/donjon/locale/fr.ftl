### La première leçon, en trois images.

board-primer-1 = Ouvrez une porte
    .about = Cartes et dés disent ce qu’il y a derrière : le donjon grandit pièce par pièce.
board-primer-2 = Frappez avec un dé
    .about = Dé et attaque contre dé et défense. Ce qui reste, ce sont les dégâts.
board-primer-3 = Atteignez le but
    .about = Les aventuriers gagnent ou perdent ensemble ; le maître des lieux leur oppose le donjon.
board-primer-heroes = Aventuriers : trouver le cœur
board-primer-master = Maître des lieux : tenir le donjon

### Comment jouer, en une page.

board-how-aim = Ouvrez porte après porte, trouvez la salle de votre quête et revenez vivants : les aventuriers gagnent ensemble, le maître des lieux est contre eux.
board-how-mark-1 = L’escalier
    .about = Les aventuriers entrent ici, et sortent ici.
board-how-mark-2 = Une porte
    .about = Placez-vous à côté et ouvrez-la : ce qu’elle cache n’est tiré qu’à ce moment.
board-how-mark-3 = Les monstres
    .about = Dès qu’ils apparaissent, le combat commence : d’abord les aventuriers, puis eux.
board-how-mark-4 = Coffres et meubles
    .about = Fouillez-les quand tout est calme : un trésor, un piège ou rien.
board-how-mark-5 = L’objectif
    .about = La salle dont parle votre quête, quelque part au fond du donjon.
board-how-goal = Aventuriers et maître des lieux
    .about = Un joueur est le maître des lieux : il joue les monstres et les événements ; sans lui, la maison s’en charge. Chacun des autres mène un aventurier.
board-how-heroes = Aventuriers : remplir la quête
board-how-master = Maître des lieux : les arrêter
board-how-explore = Explorer
    .about = À votre tour, vous marchez jusqu’à votre vitesse et agissez : ouvrir, fouiller, vous reposer. Une carte montre la salle derrière une porte, d’autres ce qu’elle contient.
board-how-fight = Combattre
    .about = Attaquant : dé, attaque et arme. Défenseur : dé, défense et armure. Si l’attaque est plus haute, la différence donne les dégâts.
board-how-tests = Tests
    .about = Force, adresse ou magie : lancez un dé à dix faces et ajoutez votre valeur. À 9 ou plus, c’est réussi.
board-how-spare = Fatigue et destin
    .about = Un point de fatigue ajoute 1 à un dé ou paie une compétence. Un point de destin vous sauve de la mort, ou fait relancer le maître des lieux.
board-how-fatigue = Fatigue : +1 à un dé
board-how-destiny = Destin : échapper à la mort
board-how-way = Avant et après
    .about = En ville, vous créez votre aventurier et achetez ce qui convient à sa classe. Ce que vous avez appris et trouvé vous suit dans la quête suivante.

### Les parties guidées.

board-lesson-quest = La première quête
    .about = Un petit donjon en solo : marcher, ouvrir, fouiller, combattre, et ressortir par l’escalier.
board-lesson-master = La première heure du maître
    .about = L’autre côté de la table : poser des zones, garder des cartes, déchaîner des monstres.

board-guide-quest-hero = Il faut que quelqu’un descende. Nilo, elfe et voleur, a le pied agile, l’œil vif et une arbalète : menez Nilo.
board-guide-quest-depart = Les aventuriers tout prêts viennent avec leur équipement. Quittez la ville, et la quête commence.
board-guide-quest-walk = L’escalier mène dans une réserve. Nilo a 5 points de vitesse, un par pas : marchez jusqu’au coffre.
board-guide-quest-chest = Ouvrir coûte 1 point. Ajoutez Fouille experte : pour 1 point de fatigue, deux dés au lieu d’un.
board-guide-quest-dice = Gardez l’un des deux dés. À partir de 7, un coffre contient un trésor ; le 10 en vaut deux.
board-guide-quest-search = Deux potions de guérison ! Votre dernier point de vitesse sert à fouiller : une seule fouille par zone.
board-guide-quest-turn = Rien cette fois, et plus de vitesse : finissez votre tour. Le maître des lieux tire une carte, puis c’est à vous.
board-guide-quest-door = Ce qu’il y a derrière une porte se tire quand on l’ouvre. Marchez jusqu’à elle et ouvrez-la.
board-guide-quest-skill = Un orque et un gobelin ! Vous agissez d’abord. Tirez sur l’orque avec Tir précis : son armure ne compte pas.
board-guide-quest-strain = Il perd 3 de ses 5 PV. Deux points de fatigue sur votre dé l’achèvent. Puis finissez votre tour.
board-guide-quest-destiny = Le gobelin vous inflige 5. Pour un point de destin, son dé est relancé. Ce qui reste, laissez-le passer.
board-guide-quest-potion = 2 au lieu de 5 : bien dépensé. Boire une potion ne coûte rien, même en combat, et rend jusqu’à 6 PV.
board-guide-quest-shoot = Le gobelin s’est approché. Tirez encore : la différence des sommes est ce qu’il perd. Puis finissez votre tour.
board-guide-quest-lamp = Plus personne. Ce que vous cherchez est dans l’autre coffre : marchez jusqu’à lui et ouvrez-le.
board-guide-quest-home = Vous avez la lampe, mais une quête se gagne à l’air libre. Marchez jusqu’à l’escalier et quittez le donjon.
board-guide-quest-over = Vous savez marcher, ouvrir, fouiller et combattre. La prochaine fois, trois compagnons vous suivent : « Jouer », à la porte.

board-guide-master-entrance = Le donjon est à vous, maître des lieux. Un seul aventurier vous rend visite. Placez d’abord l’escalier.
board-guide-master-draw = Chaque round d’exploration commence par vous : tirez une carte Événement. Vous pouvez en garder jusqu’à cinq.
board-guide-master-lay = Une Fosse ! Les pièges se préparent, face cachée : celui-ci s’ouvre tout seul au premier pas, et personne ne sait qu’il est là.
board-guide-master-proceed = Votre main est vide, votre piège est prêt. Laissez agir les aventuriers.
board-guide-master-round = Et ainsi de suite, round après round : tirer, jouer ou garder, puis les laisser agir. Frénésie sert au combat : gardez-la.
board-guide-master-zone = Une porte s’est ouverte, et la nouvelle zone peut se poser de plusieurs façons. Regardez-les, et posez-la comme il vous plaît.
board-guide-master-event = Six gobelins, et un combat : après les aventuriers vient le tour des monstres. Jouez Frénésie : ce gobelin attaque deux fois.
board-guide-master-unleash = Menez chaque monstre à la main : avancer, frapper. Ou déchaînez une espèce : elle agit d’elle-même.
board-guide-master-done = Tous les gobelins ont agi. Finissez le tour des monstres, et les aventuriers ripostent.
board-guide-master-own = La suite est à vous. Tirer, garder, jouer, déchaîner : et que chacun ait une soirée à raconter, les aventuriers aussi.
board-guide-master-over = Vous connaissez les outils du maître des lieux. Entre amis, choisissez sa place à la table.

### Le choix d’un aventurier.

board-who-title = Qui descend ?
board-who-front = Un aventurier de chaque classe
board-who-first = pour commencer
board-who-others = Ou l’un de ceux-ci
board-who-party = { $number ->
    [one] { $number } compagnon vous suit, équipé, d’une classe qui vous manque.
   *[other] { $number } compagnons vous suivent, équipés, des classes qui vous manquent.
}

### La carte.

board-map-drawer = Monstres, aventuriers et quête
board-map-percent = { $number } %
board-map-cost = { $number } sur { $points }
board-map-cost-said = { $number ->
    [one] { $number } point sur { $points }
   *[other] { $number } points sur { $points }
}
board-map-halts = un ennemi à côté y arrête le mouvement
board-map-odds-said = { $number } % de toucher
board-map-back = Retour à la question
board-map-list = Figurines, portes et objets par distance
board-map-small = Tout le donjon en petit
board-map-life = { $left } de vie sur { $whole }
board-map-here = ici
board-map-near = { $number ->
    [one] { $number } case { $toward }
   *[other] { $number } cases { $toward }
}
board-map-n = au nord
board-map-ne = au nord-est
board-map-e = à l’est
board-map-se = au sud-est
board-map-s = au sud
board-map-sw = au sud-ouest
board-map-w = à l’ouest
board-map-nw = au nord-ouest
board-map-point = Montrer : regardez ici
board-map-measure = Mesurer une distance
board-map-pointed = { $name } : regardez ici, { $place }
board-map-steps = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
board-map-keys = Outils de la carte
board-map-level = Niveau { $number }

### Les aventuriers : leurs cartes et leurs feuilles.

board-card-acts = agit maintenant
board-sheet-played = joué par { $name }
board-sheet-parts = Parties de la feuille
board-sheet-values = Valeurs
board-sheet-things = Affaires
board-sheet-skills = Compétences
board-sheet-die = dé + { $number }
board-sheet-asked = Une question vous attend.
board-sheet-answer = À la question
board-slot-weapon = Arme
board-slot-armour = Armure
board-slot-shield = Bouclier
board-slot-light = Lumière
board-thing-choose = Touchez un objet pour voir son effet et ce qu’il changerait, ou glissez-le à sa place.
board-thing-look = Touchez un objet pour voir son effet.
board-thing-not-now = On ne peut rien en faire pour le moment.
board-fit-instead = { $new } au lieu de { $old }
board-fit-better = mieux
board-fit-worse = moins bien
board-fit-hands-1 = Occupe une main.
board-fit-hands-2 = Occupe les deux mains.
board-fit-away = { $number ->
    [one] Va dans le sac : { $things }.
   *[other] Vont dans le sac : { $things }.
}
board-skill-ready = Disponible
board-skill-exploration = Utilisée : disponible à la prochaine exploration
board-skill-fight = Utilisée : disponible au prochain combat
board-skill-round = Utilisée : disponible au prochain round
board-skill-only-pe = Disponible, en exploration seulement
board-skill-only-pc = Disponible, en combat seulement
board-skill-tired = Plus de fatigue à dépenser

### Une trouvaille à partager.

board-loot-title = La trouvaille
board-loot-whom = À qui la donner ?
board-loot-fair = part équitable
board-loot-unfit = ne peut s’en servir

### La ville.

board-town-shop = Boutique
board-town-shop-says = Touchez pour acheter. « M’équiper » achète ce qui convient à votre classe.
board-town-teacher = Maître
board-town-teacher-says = L’expérience y devient force, ou nouvelle compétence.
board-town-healer = Guérisseur
board-town-healer-says = Entre deux quêtes, blessures et fatigue disparaissent. Emportez de quoi tenir en bas.
board-town-tavern = Taverne
board-town-tavern-says = La suite, qui vous accompagne, et ce que l’on raconte de vous.
board-town-nothing = Il n’y a rien pour vous ici aujourd’hui.
board-town-not-for-you = { $number ->
    [one] { $number } chose n’est pas pour vous à présent
   *[other] { $number } choses ne sont pas pour vous à présent
}
board-town-grey = { $counter } : pas pour vous à présent
board-town-anyway = Acheter quand même
board-town-chronicle = La chronique de cette campagne

### Son propre aventurier.

board-make-own = Créer le mien
board-make-title = Votre propre aventurier
board-make-who = Race et classe
board-make-skills = Deux compétences

### Le combat sur le plan.

board-fight-round = Round { $number }
board-fight-heroes = Les aventuriers, dans l’ordre qu’ils veulent
board-fight-heroes-fixed = Les aventuriers, le plus rapide d’abord
board-fight-monsters = Puis les monstres, dans l’ordre qu’ils veulent
board-fight-monsters-first = D’abord les monstres : une embuscade
board-fight-heroes-after = Puis les aventuriers, dans l’ordre qu’ils veulent
board-fight-waits = { $name } attend
board-fight-acts = { $name } agit
board-fight-done = { $name } a fini
board-fight-down = { $name } est à terre
board-fight-event = Carte Événement
board-fight-skill = Compétence
board-fight-treasure = Trésor
board-fight-room = Carte Salle
board-fight-monster = Monstres
board-fight-trap = Piège
board-fight-on = Sur { $name }
board-fight-close = Touchez pour fermer

### L’écran du maître des lieux.

board-proposed = Proposé par la machine. Touchez les chances d’un autre aventurier pour changer.
board-do-all = Les { $number } d’un coup
board-do-it = D’accord
board-do-it-of = D’accord : { $name }
board-prey = { $name } contre
board-out-of-reach = { $name } est hors d’atteinte
board-proposed-attack = Attaquer { $target-the }, { $percent } %
board-proposed-spell = Lancer { $spell }
board-proposed-move = Se déplacer
board-proposed-hold = Rester
board-ways = Carte piochée : { $card }. Touchez une disposition ici ou sur la carte.
board-way = { $letter } :
board-here-now = ici
board-note-of = Votre note sur la zone { $number }
board-card-now = À jouer
board-card-lay = À préparer
board-card-lies = Préparée
board-aim-hero = un aventurier
board-aim-stepper = qui avance
board-aim-doer = qui ouvre ou fouille
board-aim-attacker = qui attaque
board-aim-monster = un monstre
board-aim-kind = une sorte de monstre
board-aim-zone = une zone
board-aim-door = une porte
board-aim-party = tout le monde
board-aim-deck = le paquet du donjon
board-tools = Outils
board-tool-later = Au début d’un tour ou au tour des monstres
board-tool-pause = Pause
    .about = Les horloges s’arrêtent, personne ne peut jouer.
board-tool-go-on = Reprendre
    .about = La partie reprend.
board-tool-whisper = Chuchoter
    .about = Un seul joueur le lit.
board-tool-aloud = Montrer
    .about = Montrer un texte ou une image à tous, ou à un seul.
board-tool-voice = Méchant
    .about = Parler dans la discussion comme quelqu’un de l’histoire.
board-tool-notes = Notes
    .about = Une par zone ; vous seul les voyez.
board-tool-rewind = Revenir
    .about = Demander à tous de revenir à la dernière décision. Les mêmes dés tombent.
board-tool-lend = Un bot pour { $name }
board-tool-place = Placer
    .about = Poser un monstre sur la carte.
board-tool-shift = Déplacer
    .about = Mettre une figurine sur une case libre.
board-tool-alter = Modifier
    .about = Changer la vie d’une figurine.
board-tool-remove = Retirer
    .about = Enlever un monstre de la carte.
board-tool-reveal = Ouvrir
    .about = Poser la zone derrière une porte.
board-tool-swap = Échanger
    .about = Échanger une carte de votre main contre une du paquet, à la vue de tous.
board-tool-overrule = Intervenir
    .about = Changer le donjon à la vue de tous.
board-tool-dig = Creuser
    .about = Poser une zone de votre choix derrière une porte fermée.
board-tool-raze = Raser
    .about = Retirer une zone de la table.
board-tool-refurnish = Meubler
    .about = Faire d’une zone une autre salle.
board-tool-breach = Percer
    .about = Mettre une porte dans un mur.
board-tool-wall-up = Murer
    .about = Fermer une porte pour toujours.
board-tool-lock = Verrouiller
    .about = Verrouiller une porte.
board-tool-bar = Herse
    .about = Faire tomber une herse.
board-tool-unbar = Relever
    .about = Relever une herse.
board-speak-as = Qui parle
board-speak-colour = Couleur
board-speak-title = Titre
board-speak-untitled = Écoutez
board-speak-text = Texte
board-speak-picture = Image
board-speak-none = Aucune
board-speak-to = Pour
board-speak-all = Tous
board-speak-whisper = Chuchoter
board-speak-aloud = Montrer
board-speak-voice = Parler
board-speak-close = Fermer
board-colour-slate = Ardoise
board-colour-amber = Ambre
board-colour-jade = Jade
board-colour-garnet = Grenat
board-colour-amethyst = Améthyste
board-colour-sapphire = Saphir
board-picture-scroll = Un parchemin
board-picture-letter = Une lettre
board-picture-map = Une carte
board-picture-book = Un livre
board-picture-rune = Une rune
board-picture-key = Une clé
board-picture-door = Un portail
board-picture-chest = Un coffre
board-picture-gem = Des gemmes
board-picture-ring = Un anneau
board-picture-crown = Une couronne
board-picture-potion = Une potion
board-picture-dagger = Une dague
board-picture-torch = Une torche
board-picture-candle = Une bougie
board-picture-bell = Une cloche
board-picture-church = Une chapelle
board-picture-moon = La lune
board-picture-eye = Un œil
board-picture-mask = Un masque
board-picture-portrait = Un portrait
board-picture-hand = Une main hors de la tombe
board-picture-dragon = Un dragon
board-picture-skull = Un crâne
board-note-zone = Zone
board-note-number = Zone { $number }
board-note-text = Votre note
board-note-keep = Enregistrer
