var e=`board-primer-1 = Laissez tomber les cubes
    .about = Là où ils s’arrêtent est le donjon : piliers, trésors et monstres.
board-primer-2 = Choisissez des piliers
    .about = Les piliers choisis sont les coins d’une salle. Tout ce qui est dedans est à vous.
board-primer-3 = Pillez la salle
    .about = Les trésors donnent des points. Les monstres de la même salle vous blessent.
board-primer-loot = Trésors : des points
board-primer-harm = Monstres : des blessures
board-how-aim = Lâchez les cubes, formez une salle avec trois piliers et prenez tout ce qui s’y trouve : après trois rounds, le héros le plus riche l’emporte.
board-how-mark-1 = Les piliers
    .about = Trois piliers au choix sont les coins d’une salle, tant qu’aucun autre pilier ne s’y trouve.
board-how-mark-2 = Dans la salle
    .about = Tout ce qui s’y trouve est à vous : les trésors comme les monstres.
board-how-mark-3 = Sur le bord
    .about = Ce qui touche le bord est aussi dans la salle.
board-how-mark-4 = Le dragon
    .about = Huit dégâts, huit points : personne ne le prend sans bouclier.
board-how-mark-5 = Encore à prendre
    .about = Ce que personne ne prend reste là, et d’autres cubes tombent à chaque tour.
board-how-explore = 1. Explorez
    .about = Tenez la main au-dessus d’un cube et lâchez-en de nouveaux, tirés de la boîte. Là où ils s’arrêtent, le donjon grandit.
board-how-ability = 2. Utilisez une Aptitude
    .about = Si vous voulez : celle de votre race ou celle de votre classe. Beaucoup donnent une pichenette à un cube, en soulèvent un ou en prennent un.
board-how-room = 3. Pillez une salle
    .about = Choisissez trois piliers et prenez tout ce qui est entre eux. Les piliers restent.
board-how-wounds = Dégâts
    .about = Un gobelin cause un dégât, un troll deux. Votre dernier point de vie doit rester : une salle qui le prendrait vous est fermée.
board-how-shield = Bouclier : un monstre ne blesse pas
board-how-worth = Ce que cela vaut
    .about = L’or donne 1 point. Une clé et un coffre ensemble donnent un lancer de dé. Les joyaux valent ce que dit votre quête secrète.
board-how-gems = Joyaux : voir votre quête
board-how-end = Trois rounds
    .about = Au round suivant, le plus léger commence. À la fin, on lance les coffres, on montre les quêtes et on compte les points. Seul, vous descendez d’étage en étage et rapportez une relique.
board-how-rounds = Le plus de points gagne
board-film-skip = Passer
board-film-again = Revoir
board-film-slow = Au ralenti
board-film-before = Avant
board-film-speed = Vitesse
board-film-speed-0 = aussitôt
board-film-speed-1 = calme
board-film-speed-2 = vive
board-film-speed-3 = rapide
board-film-gone = Le film de ce lâcher n’existe plus : voici où tout s’est arrêté.
board-film-fell =
    { $number ->
        [one] { $number } pièce tombée sur la table.
       *[other] { $number } pièces tombées sur la table.
    }
board-film-pushed =
    { $number ->
        [one] { $number } poussée.
       *[other] { $number } poussées.
    }
board-film-left =
    { $number ->
        [one] { $number } passée par-dessus bord.
       *[other] { $number } passées par-dessus bord.
    }
board-fallen = À côté de la table, jusqu’au prochain lâcher :
board-angle-level = Regarder au ras de la table
board-angle-back = Revenir à la vue de dessus
board-aim-drop = Déplacez la main ; maintenez pour la lever, relâchez pour lâcher. Touches : flèches, + et −, Entrée.
board-aim-flick = Tirez en arrière n’importe où puis relâchez ; revenir au départ annule. Touches : flèches, + et −, Entrée, Échap.
board-aim-move = Montrez où va le cube, puis touchez. Touches : flèches, Entrée.
board-aim-slide = Montrez un endroit, puis touchez. Touches : flèches, Entrée.
board-aim-breath = Appuyez d’où vient le souffle et tirez dans son sens. Touches : flèches, + et −, Entrée.
board-aim-pair = Touchez l’autre cube.
board-hand-drop = Lâcher de { $height } cm
board-hand-height = { $height } cm
board-hand-discs = La moitié à moins de { $half } cm, 9 sur 10 à moins de { $most } cm
board-hand-above = Le plus proche : { $cube }.
board-hand-told = { $height } cm de haut : la moitié des cubes à moins de { $half } cm, 9 sur 10 à moins de { $most } cm.
board-hand-far = Aucun cube n’était assez proche : la main est au point permis le plus proche.
board-hand-outside = C’était hors de votre salle : la main est au point le plus proche dans la salle.
board-sling = Fronde
board-sling-hint = Tirez en arrière n’importe où, puis relâchez
board-sling-slack = La fronde est détendue.
board-sling-percent = { $percent } %
board-sling-half = La moitié au-delà de { $far } cm
board-sling-short = 9 sur 10 au-delà de { $far } cm
board-sling-far = 1 sur 10 au-delà de { $far } cm
board-sling-lost = { $number } sur 100 quittent la table
board-sling-told = Traction { $percent } %, vers { $degrees }° : la moitié au-delà de { $half } cm, 9 sur 10 au-delà de { $short } cm, 1 sur 10 au-delà de { $far } cm, { $lost } sur 100 quittent la table.
board-sling-left = Tourner à gauche
board-sling-right = Tourner à droite
board-sling-weaker = Moins fort
board-sling-harder = Plus fort
board-sling-flick = Pichenette à { $percent } %
board-breath-none = Aucun cube ne se trouve dans le souffle.
board-ghost = Comme montré sur la table
board-ghost-do = Valider
board-ghost-blocked = Il n’y a pas la place.
board-practice = Table d’entraînement
board-practice-drop = Lâcher
board-practice-flick = Pichenette
board-practice-other = Un autre cube
board-practice-anew = Nouvelle table
board-practice-choose = Touchez le cube à pousser d’une pichenette.
board-practice-fallen = Tombés de la table : { $cubes }.
board-practice-about-drop = Déplacez la main du doigt, à la souris ou avec les flèches. Maintenez pour la lever, relâchez pour lâcher les cubes, ou touchez la règle puis le bouton. Plus la main est haute, plus les cubes s’éparpillent.
board-practice-about-flick = Tirez en arrière n’importe où sur la table, puis relâchez. Plus vous tirez, plus la pichenette est forte, et plus elle peut dévier.
board-practice-height = Hauteur
board-practice-half = La moitié à moins de
board-practice-most = 9 sur 10 à moins de
board-practice-pull = Traction
board-practice-beyond = { $share } au-delà de
board-practice-lost = Hors de la table
board-practice-cm = { $far } cm
board-practice-measured = mesuré sur des tables comme celle-ci : { $number } pichenettes par force.
board-lesson-room = La première salle
    .about = Deux rounds contre un bot facile, pas à pas.
board-lesson-teamwork = Travail d’équipe
    .about = Un pion qui rapporte pendant que les autres jouent.
board-lesson-alone = Le mode Solo
    .about = Entrer, se déplacer, prendre l’escalier : un premier étage en solo.
board-guide-room-table = Les cubes qui viennent de tomber sont le donjon. Certains sont des piliers, avec un numéro ; le reste, trésors et monstres. Trois rounds contre un rival.
board-guide-room-drop = Chaque tour commence par un lâcher : six nouveaux cubes, que personne n’a vus. Visez où vous voulez, puis laissez-les tomber.
board-guide-room-pillars = Trois piliers sont les coins d’une salle, si aucun autre pilier ne s’y trouve. Tout ce qui est entre eux est à vous ; les piliers restent.
board-guide-room-quest = L’or vaut 1 point. La valeur des joyaux est sur votre quête, une de vos cartes, que vous seul voyez. Les salles sont classées par ce qu’elles vous rapportent.
board-guide-room-edge = Une salle est large comme ses piliers. Un cube qui ne fait que toucher son bord compte comme dedans, et l’image le marque.
board-guide-room-wounds = Ses monstres vous blessent : un gobelin une fois, un troll deux. Gardez un point de vie.
board-guide-room-rival = Tout ce qui s’y trouvait est à vous. Finissez le tour : au rival de jouer. Au round suivant, le plus léger commence ; à votre tour, lâchez encore, où vous voulez.
board-guide-room-ability = Avant de piller, vous pouvez utiliser une Aptitude, de votre race ou de votre classe : vos cartes disent ce qu’elle fait. Rien ne vous y oblige.
board-guide-room-choice = À vous de choisir une salle : touchez ses piliers, ou prenez-en une dans la liste. Des points contre des blessures : tout le jeu est là.
board-guide-room-over = Vous connaissez le jeu. Après trois rounds, on ouvre les coffres, on révèle les quêtes et on compte. Continuez !
board-guide-team-pawn = Avec le travail d’équipe, vous gagnez aussi pendant le tour des autres. Avant que le rival ne nomme une salle, placez votre pion là où vous l’attendez.
board-guide-team-place = Dès que les cubes du rival sont immobiles, c’est à vous : placez votre pion à un endroit libre parmi les trésors. Touchez-le, ou donnez-le en chiffres.
board-guide-team-step = Un pion dans la salle pillée rapporte un pas à son propriétaire : 1 point à la fin. Puis il rentre, et pourra resservir au tour suivant.
board-guide-team-drop = À votre tour. Lâchez vos cubes ; puis le rival pourra placer son pion parmi eux.
board-guide-team-loot = Si son pion est dans la salle que vous nommez, le pas est pour lui. La deuxième salle vaut parfois mieux. Ici, prenez la plus riche.
board-guide-team-choice = Au rival de jouer, puis à vous. Placez votre pion chaque fois : cela ne coûte rien.
board-guide-team-over = Vous connaissez le travail d’équipe. Continuez : trois rounds, et chaque pas est un point.
board-guide-alone-fall = En solo, vous descendez d’étage en étage à la recherche des fragments d’une relique. Cubes, escalier et même votre pion sont tombés sur la table.
board-guide-alone-enter = Entrez par une salle où est votre pion, et pillez-la : trois jetons la marquent.
board-guide-alone-score = On quitte un étage par l’escalier, avec 15 points plus ses points de vie. Chaque tour prend quatre cubes dans la boîte ; si elle est vide, vous êtes perdu.
board-guide-alone-drop = Le tour commence par quatre cubes qui tombent au-dessus de votre salle. Dans cette leçon, le guide conduit votre main, où qu’elle soit.
board-guide-alone-move = Puis passez à côté : deux jetons restent, un pilier est nouveau. Une relique s’y trouve.
board-guide-alone-again = La relique est à vous, et un troll vous a blessé deux fois. Tour suivant : encore quatre cubes.
board-guide-alone-stairs = À côté se trouve l’escalier : pillez sa salle, et vous pourrez quitter l’étage.
board-guide-alone-leave = Vous avez plus de points qu’il n’en faut. Rester pour l’autre relique ? La boîte se vide, et vos blessures restent.
board-guide-alone-deeper = Un fragment est en sûreté. Plus bas : une classe de plus, une autre quête, et plus de points à réunir. Quatre fragments sauvent le village ; mais qui se perd en bas perd tout.
board-guide-alone-over = Vous connaissez le chemin. Six fragments sauvent le royaume, neuf le monde.
board-verdict-in = à l’intérieur : dedans
board-verdict-edge = sur le bord : dedans
board-verdict-out = dehors
board-verdict-deep = à l’intérieur : dedans, de { $mm } mm
board-verdict-reaches = sur le bord : dedans, dépasse de { $mm } mm à l’intérieur
board-verdict-touches = touche le bord : dedans, à { $mm } mm (contact : jusqu’à { $most })
board-verdict-misses = manque la salle : dehors, de { $mm } mm
board-label-in = dedans de { $mm } mm
board-label-edge = bord\xA0: dedans de { $mm } mm
board-label-touches = touche\xA0: dedans, { $mm } mm
board-label-out = dehors de { $mm } mm
board-judged = Dedans ou dehors ?
board-rooms-points = { $number ->
    [one] +{ $number } point pour vous
   *[other] +{ $number } points pour vous
}
board-rooms-harm = −{ $number }, il en reste { $left }
board-rooms-shield = exige un Bouclier
board-rooms-safe = Sans Dégâts
board-rooms-take = Prendre cette salle
board-rooms-filter = Filtrer par type
board-rooms-none = Aucune salle ne contient tout cela.
board-rooms-later = Pendant votre tour, les salles à prendre sont listées ici.
board-hidden = points cachés
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-renown = dont { $number } de Renommée
board-empty = rien
board-drawer = Héros, cartes et boîte
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-whole = Toute la table
`;export{e as default};