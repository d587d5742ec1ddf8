### Donjon en français. Les termes sont ceux de rulebook/fr.md.

game-name = Donjon
game-about = Porte après porte, cartes et dés bâtissent un donjon. Vous y descendez ensemble pour en trouver le cœur, et l’un de vous, le maître des lieux, le défend contre les autres.

## Rôles

role-adventurer = Aventurier
role-master = Maître des lieux

## Races et classes

noun-human = humain
    .one = humain
    .many = humains
    .the = l’humain
    .of = de l’humain
    .gender = masculine
noun-elf = elfe
    .one = elfe
    .many = elfes
    .the = l’elfe
    .of = de l’elfe
    .gender = masculine
noun-dwarf = nain
    .one = nain
    .many = nains
    .the = le nain
    .of = du nain
    .gender = masculine
noun-warrior = guerrier
    .one = guerrier
    .many = guerriers
    .the = le guerrier
    .of = du guerrier
    .gender = masculine
noun-mage = magicien
    .one = magicien
    .many = magiciens
    .the = le magicien
    .of = du magicien
    .gender = masculine
noun-priest = prêtre
    .one = prêtre
    .many = prêtres
    .the = le prêtre
    .of = du prêtre
    .gender = masculine
noun-thief = voleur
    .one = voleur
    .many = voleurs
    .the = le voleur
    .of = du voleur
    .gender = masculine

## Caractéristiques, points, or

noun-attack = attaque
    .one = attaque
    .many = attaque
    .the = l’attaque
    .of = de l’attaque
    .gender = feminine
noun-defence = défense
    .one = défense
    .many = défense
    .the = la défense
    .of = de la défense
    .gender = feminine
noun-strength = force
    .one = force
    .many = force
    .the = la force
    .of = de la force
    .gender = feminine
noun-dexterity = adresse
    .one = adresse
    .many = adresse
    .the = l’adresse
    .of = de l’adresse
    .gender = feminine
noun-magic = magie
    .one = magie
    .many = magie
    .the = la magie
    .of = de la magie
    .gender = feminine
noun-speed = vitesse
    .one = vitesse
    .many = vitesse
    .the = la vitesse
    .of = de la vitesse
    .gender = feminine
noun-most = vie maximale
    .one = vie maximale
    .many = vies maximales
    .the = la vie maximale
    .of = de la vie maximale
    .gender = feminine
    .typed = maximum
noun-life = vie
    .one = vie
    .many = points de vie
    .the = la vie
    .of = de la vie
    .gender = feminine
    .typed = point de vie
noun-fatigue = fatigue
    .one = fatigue
    .many = points de fatigue
    .the = la fatigue
    .of = de la fatigue
    .gender = feminine
    .typed = point de fatigue
noun-destiny = destin
    .one = destin
    .many = points de destin
    .the = le destin
    .of = du destin
    .gender = masculine
    .typed = point de destin
noun-gold = or
    .one = or
    .many = pièces d’or
    .the = l’or
    .of = de l’or
    .gender = masculine
    .typed = PO, pièce d’or
noun-treasure = trésor
    .one = trésor
    .many = trésors
    .the = le trésor
    .of = du trésor
    .gender = masculine
    .typed = carte Trésor
noun-main-objective = objectif principal
    .one = objectif principal
    .many = objectifs principaux
    .the = l’objectif principal
    .of = de l’objectif principal
    .gender = masculine
noun-secondary-objective = objectif secondaire
    .one = objectif secondaire
    .many = objectifs secondaires
    .the = l’objectif secondaire
    .of = de l’objectif secondaire
    .gender = masculine

## Les aventuriers par leur numéro, et personne

noun-hero-1 = aventurier 1
    .one = aventurier 1
    .many = aventurier 1
    .the = l’aventurier 1
    .of = de l’aventurier 1
    .gender = masculine
    .typed = héros 1
noun-hero-2 = aventurier 2
    .one = aventurier 2
    .many = aventurier 2
    .the = l’aventurier 2
    .of = de l’aventurier 2
    .gender = masculine
    .typed = héros 2
noun-hero-3 = aventurier 3
    .one = aventurier 3
    .many = aventurier 3
    .the = l’aventurier 3
    .of = de l’aventurier 3
    .gender = masculine
    .typed = héros 3
noun-hero-4 = aventurier 4
    .one = aventurier 4
    .many = aventurier 4
    .the = l’aventurier 4
    .of = de l’aventurier 4
    .gender = masculine
    .typed = héros 4
noun-hero-5 = aventurier 5
    .one = aventurier 5
    .many = aventurier 5
    .the = l’aventurier 5
    .of = de l’aventurier 5
    .gender = masculine
    .typed = héros 5
noun-hero-6 = aventurier 6
    .one = aventurier 6
    .many = aventurier 6
    .the = l’aventurier 6
    .of = de l’aventurier 6
    .gender = masculine
    .typed = héros 6
noun-nobody = personne
    .one = personne
    .many = personne
    .the = personne
    .of = de personne
    .gender = masculine

## Bestiaire

noun-giant-spider = araignée géante
    .one = araignée géante
    .many = araignées géantes
    .the = l’araignée géante
    .of = de l’araignée géante
    .gender = feminine
    .typed = araignée
noun-brigand = brigand
    .one = brigand
    .many = brigands
    .the = le brigand
    .of = du brigand
    .gender = masculine
noun-demon = démon
    .one = démon
    .many = démons
    .the = le démon
    .of = du démon
    .gender = masculine
noun-greater-demon = démon majeur
    .one = démon majeur
    .many = démons majeurs
    .the = le démon majeur
    .of = du démon majeur
    .gender = masculine
noun-saurian-brute = brute saurienne
    .one = brute saurienne
    .many = brutes sauriennes
    .the = la brute saurienne
    .of = de la brute saurienne
    .gender = feminine
    .typed = saurien
noun-gnoll = gnoll
    .one = gnoll
    .many = gnolls
    .the = le gnoll
    .of = du gnoll
    .gender = masculine
noun-goblin = gobelin
    .one = gobelin
    .many = gobelins
    .the = le gobelin
    .of = du gobelin
    .gender = masculine
noun-bear-goblin = gobelin-ours
    .one = gobelin-ours
    .many = gobelins-ours
    .the = le gobelin-ours
    .of = du gobelin-ours
    .gender = masculine
noun-ghoul = goule
    .one = goule
    .many = goules
    .the = la goule
    .of = de la goule
    .gender = feminine
noun-damned-warrior = guerrier damné
    .one = guerrier damné
    .many = guerriers damnés
    .the = le guerrier damné
    .of = du guerrier damné
    .gender = masculine
noun-hobgoblin = hobgobelin
    .one = hobgobelin
    .many = hobgobelins
    .the = le hobgobelin
    .of = du hobgobelin
    .gender = masculine
noun-beastman = homme-bête
    .one = homme-bête
    .many = hommes-bêtes
    .the = l’homme-bête
    .of = de l’homme-bête
    .gender = masculine
noun-minotaur = minotaure
    .one = minotaure
    .many = minotaures
    .the = le minotaure
    .of = du minotaure
    .gender = masculine
noun-mummy = momie
    .one = momie
    .many = momies
    .the = la momie
    .of = de la momie
    .gender = feminine
noun-ogre = ogre
    .one = ogre
    .many = ogres
    .the = l’ogre
    .of = de l’ogre
    .gender = masculine
noun-orc = orque
    .one = orque
    .many = orques
    .the = l’orque
    .of = de l’orque
    .gender = masculine
noun-orc-archer = orque archer
    .one = orque archer
    .many = orques archers
    .the = l’orque archer
    .of = de l’orque archer
    .gender = masculine
noun-orc-warlord = orque chef de guerre
    .one = orque chef de guerre
    .many = orques chefs de guerre
    .the = l’orque chef de guerre
    .of = de l’orque chef de guerre
    .gender = masculine
    .typed = chef de guerre
noun-ratman = homme-rat
    .one = homme-rat
    .many = hommes-rats
    .the = l’homme-rat
    .of = de l’homme-rat
    .gender = masculine
noun-evil-sorcerer = sorcier maléfique
    .one = sorcier maléfique
    .many = sorciers maléfiques
    .the = le sorcier maléfique
    .of = du sorcier maléfique
    .gender = masculine
noun-wraith = spectre
    .one = spectre
    .many = spectres
    .the = le spectre
    .of = du spectre
    .gender = masculine
noun-skeleton = squelette animé
    .one = squelette animé
    .many = squelettes animés
    .the = le squelette animé
    .of = du squelette animé
    .gender = masculine
    .typed = squelette
noun-skeleton-sorcerer = squelette sorcier
    .one = squelette sorcier
    .many = squelettes sorciers
    .the = le squelette sorcier
    .of = du squelette sorcier
    .gender = masculine
noun-troll = troll
    .one = troll
    .many = trolls
    .the = le troll
    .of = du troll
    .gender = masculine
noun-grave-worm = ver nécrophage
    .one = ver nécrophage
    .many = vers nécrophages
    .the = le ver nécrophage
    .of = du ver nécrophage
    .gender = masculine
    .typed = ver
noun-zombie = zombi
    .one = zombi
    .many = zombis
    .the = le zombi
    .of = du zombi
    .gender = masculine
noun-captive = captif
    .one = captif
    .many = captifs
    .the = le captif
    .of = du captif
    .gender = masculine

## Cartes Monstre

noun-n01 = 6 gobelins
    .one = 6 gobelins
    .many = 6 gobelins
    .the = les 6 gobelins
    .of = des 6 gobelins
    .gender = masculine
noun-n02 = 8 gobelins
    .one = 8 gobelins
    .many = 8 gobelins
    .the = les 8 gobelins
    .of = des 8 gobelins
    .gender = masculine
noun-n03 = 4 orques
    .one = 4 orques
    .many = 4 orques
    .the = les 4 orques
    .of = des 4 orques
    .gender = masculine
noun-n04 = 5 orques
    .one = 5 orques
    .many = 5 orques
    .the = les 5 orques
    .of = des 5 orques
    .gender = masculine
noun-n05 = 3 orques et 2 orques archers
    .one = 3 orques et 2 orques archers
    .many = 3 orques et 2 orques archers
    .the = les 3 orques et 2 orques archers
    .of = des 3 orques et 2 orques archers
    .gender = masculine
noun-n06 = 4 hobgobelins
    .one = 4 hobgobelins
    .many = 4 hobgobelins
    .the = les 4 hobgobelins
    .of = des 4 hobgobelins
    .gender = masculine
noun-n07 = 4 brigands
    .one = 4 brigands
    .many = 4 brigands
    .the = les 4 brigands
    .of = des 4 brigands
    .gender = masculine
noun-n08 = 5 brigands
    .one = 5 brigands
    .many = 5 brigands
    .the = les 5 brigands
    .of = des 5 brigands
    .gender = masculine
noun-n09 = 5 squelettes animés
    .one = 5 squelettes animés
    .many = 5 squelettes animés
    .the = les 5 squelettes animés
    .of = des 5 squelettes animés
    .gender = masculine
noun-n10 = 5 zombis
    .one = 5 zombis
    .many = 5 zombis
    .the = les 5 zombis
    .of = des 5 zombis
    .gender = masculine
noun-n11 = 6 zombis
    .one = 6 zombis
    .many = 6 zombis
    .the = les 6 zombis
    .of = des 6 zombis
    .gender = masculine
noun-n12 = 6 goules
    .one = 6 goules
    .many = 6 goules
    .the = les 6 goules
    .of = des 6 goules
    .gender = feminine
noun-n13 = 3 momies
    .one = 3 momies
    .many = 3 momies
    .the = les 3 momies
    .of = des 3 momies
    .gender = feminine
noun-n14 = 3 hommes-rats
    .one = 3 hommes-rats
    .many = 3 hommes-rats
    .the = les 3 hommes-rats
    .of = des 3 hommes-rats
    .gender = masculine
noun-n15 = 4 hommes-rats
    .one = 4 hommes-rats
    .many = 4 hommes-rats
    .the = les 4 hommes-rats
    .of = des 4 hommes-rats
    .gender = masculine
noun-n16 = 3 gnolls
    .one = 3 gnolls
    .many = 3 gnolls
    .the = les 3 gnolls
    .of = des 3 gnolls
    .gender = masculine
noun-n17 = 3 hommes-bêtes
    .one = 3 hommes-bêtes
    .many = 3 hommes-bêtes
    .the = les 3 hommes-bêtes
    .of = des 3 hommes-bêtes
    .gender = masculine
noun-n18 = 4 hommes-bêtes
    .one = 4 hommes-bêtes
    .many = 4 hommes-bêtes
    .the = les 4 hommes-bêtes
    .of = des 4 hommes-bêtes
    .gender = masculine
noun-n19 = 3 araignées géantes
    .one = 3 araignées géantes
    .many = 3 araignées géantes
    .the = les 3 araignées géantes
    .of = des 3 araignées géantes
    .gender = feminine
noun-n20 = 4 araignées géantes
    .one = 4 araignées géantes
    .many = 4 araignées géantes
    .the = les 4 araignées géantes
    .of = des 4 araignées géantes
    .gender = feminine
noun-n21 = 2 brutes sauriennes
    .one = 2 brutes sauriennes
    .many = 2 brutes sauriennes
    .the = les 2 brutes sauriennes
    .of = des 2 brutes sauriennes
    .gender = feminine
noun-n22 = 2 gobelins-ours
    .one = 2 gobelins-ours
    .many = 2 gobelins-ours
    .the = les 2 gobelins-ours
    .of = des 2 gobelins-ours
    .gender = masculine
noun-n23 = 1 ogre
    .one = 1 ogre
    .many = 1 ogre
    .the = l’ogre
    .of = de l’ogre
    .gender = masculine
noun-n24 = 2 ogres
    .one = 2 ogres
    .many = 2 ogres
    .the = les 2 ogres
    .of = des 2 ogres
    .gender = masculine
noun-n25 = 1 spectre
    .one = 1 spectre
    .many = 1 spectre
    .the = le spectre
    .of = du spectre
    .gender = masculine
noun-u01 = 1 ver nécrophage
    .one = 1 ver nécrophage
    .many = 1 ver nécrophage
    .the = le ver nécrophage
    .of = du ver nécrophage
    .gender = masculine
noun-u02 = 1 troll
    .one = 1 troll
    .many = 1 troll
    .the = le troll
    .of = du troll
    .gender = masculine
noun-u03 = 1 orque chef de guerre
    .one = 1 orque chef de guerre
    .many = 1 orque chef de guerre
    .the = l’orque chef de guerre
    .of = de l’orque chef de guerre
    .gender = masculine
noun-u04 = 1 minotaure
    .one = 1 minotaure
    .many = 1 minotaure
    .the = le minotaure
    .of = du minotaure
    .gender = masculine
noun-u05 = 1 sorcier maléfique
    .one = 1 sorcier maléfique
    .many = 1 sorcier maléfique
    .the = le sorcier maléfique
    .of = du sorcier maléfique
    .gender = masculine
noun-u06 = 1 squelette sorcier
    .one = 1 squelette sorcier
    .many = 1 squelette sorcier
    .the = le squelette sorcier
    .of = du squelette sorcier
    .gender = masculine
noun-u07 = 1 guerrier damné
    .one = 1 guerrier damné
    .many = 1 guerrier damné
    .the = le guerrier damné
    .of = du guerrier damné
    .gender = masculine
noun-u08 = 1 démon
    .one = 1 démon
    .many = 1 démon
    .the = le démon
    .of = du démon
    .gender = masculine

## Compétences

noun-aldric = Aldric
    .one = Aldric
    .many = Aldric
    .the = Aldric
    .of = d’Aldric
    .gender = masculine
noun-torek = Torek
    .one = Torek
    .many = Torek
    .the = Torek
    .of = de Torek
    .gender = masculine
noun-bruna = Bruna
    .one = Bruna
    .many = Bruna
    .the = Bruna
    .of = de Bruna
    .gender = feminine
noun-sylva = Sylva
    .one = Sylva
    .many = Sylva
    .the = Sylva
    .of = de Sylva
    .gender = feminine
noun-odile = Odile
    .one = Odile
    .many = Odile
    .the = Odile
    .of = d’Odile
    .gender = feminine
noun-gudrun = Gudrun
    .one = Gudrun
    .many = Gudrun
    .the = Gudrun
    .of = de Gudrun
    .gender = feminine
noun-anselm = Anselm
    .one = Anselm
    .many = Anselm
    .the = Anselm
    .of = d’Anselm
    .gender = masculine
noun-durgan = Durgan
    .one = Durgan
    .many = Durgan
    .the = Durgan
    .of = de Durgan
    .gender = masculine
noun-elowen = Elowen
    .one = Elowen
    .many = Elowen
    .the = Elowen
    .of = d’Elowen
    .gender = feminine
noun-merek = Merek
    .one = Merek
    .many = Merek
    .the = Merek
    .of = de Merek
    .gender = masculine
noun-thessaly = Thessaly
    .one = Thessaly
    .many = Thessaly
    .the = Thessaly
    .of = de Thessaly
    .gender = feminine
noun-ottar = Ottar
    .one = Ottar
    .many = Ottar
    .the = Ottar
    .of = d’Ottar
    .gender = masculine
noun-finn = Finn
    .one = Finn
    .many = Finn
    .the = Finn
    .of = de Finn
    .gender = masculine
noun-wren = Wren
    .one = Wren
    .many = Wren
    .the = Wren
    .of = de Wren
    .gender = feminine
noun-vesper = Vesper
    .one = Vesper
    .many = Vesper
    .the = Vesper
    .of = de Vesper
    .gender = feminine
noun-nilo = Nilo
    .one = Nilo
    .many = Nilo
    .the = Nilo
    .of = de Nilo
    .gender = masculine
noun-power-blow = Coup puissant
    .one = Coup puissant
    .many = Coup puissant
    .the = le Coup puissant
    .of = du Coup puissant
    .gender = masculine
noun-whirlwind = Coup tournoyant
    .one = Coup tournoyant
    .many = Coup tournoyant
    .the = le Coup tournoyant
    .of = du Coup tournoyant
    .gender = masculine
noun-cleave = Enchaînement
    .one = Enchaînement
    .many = Enchaînement
    .the = l’Enchaînement
    .of = de l’Enchaînement
    .gender = masculine
noun-bodyguard = Garde du corps
    .one = Garde du corps
    .many = Garde du corps
    .the = le Garde du corps
    .of = du Garde du corps
    .gender = masculine
noun-parry = Parade
    .one = Parade
    .many = Parade
    .the = la Parade
    .of = de la Parade
    .gender = feminine
noun-charge = Charge
    .one = Charge
    .many = Charge
    .the = la Charge
    .of = de la Charge
    .gender = feminine
noun-war-cry = Cri de guerre
    .one = Cri de guerre
    .many = Cri de guerre
    .the = le Cri de guerre
    .of = du Cri de guerre
    .gender = masculine
noun-door-breaker = Enfonceur
    .one = Enfonceur
    .many = Enfonceur
    .the = l’Enfonceur
    .of = de l’Enfonceur
    .gender = masculine
noun-magic-missile = Projectile magique
    .one = Projectile magique
    .many = Projectile magique
    .the = le Projectile magique
    .of = du Projectile magique
    .gender = masculine
noun-toxic-cloud = Nuage toxique
    .one = Nuage toxique
    .many = Nuage toxique
    .the = le Nuage toxique
    .of = du Nuage toxique
    .gender = masculine
noun-flight = Vol
    .one = Vol
    .many = Vol
    .the = le Vol
    .of = du Vol
    .gender = masculine
noun-ice-block = Bloc de glace
    .one = Bloc de glace
    .many = Bloc de glace
    .the = le Bloc de glace
    .of = du Bloc de glace
    .gender = masculine
noun-earthquake = Tremblement de terre
    .one = Tremblement de terre
    .many = Tremblement de terre
    .the = le Tremblement de terre
    .of = du Tremblement de terre
    .gender = masculine
noun-wall-of-fire = Mur de feu
    .one = Mur de feu
    .many = Mur de feu
    .the = le Mur de feu
    .of = du Mur de feu
    .gender = masculine
noun-fireball = Boule de feu
    .one = Boule de feu
    .many = Boule de feu
    .the = la Boule de feu
    .of = de la Boule de feu
    .gender = feminine
noun-invisibility = Invisibilité
    .one = Invisibilité
    .many = Invisibilité
    .the = l’Invisibilité
    .of = de l’Invisibilité
    .gender = feminine
noun-astral-armour = Armure astrale
    .one = Armure astrale
    .many = Armure astrale
    .the = l’Armure astrale
    .of = de l’Armure astrale
    .gender = feminine
noun-teleport = Téléportation
    .one = Téléportation
    .many = Téléportation
    .the = la Téléportation
    .of = de la Téléportation
    .gender = feminine
noun-heal = Soins
    .one = Soins
    .many = Soins
    .the = les Soins
    .of = des Soins
    .gender = masculine
noun-circle-of-healing = Cercle de soins
    .one = Cercle de soins
    .many = Cercle de soins
    .the = le Cercle de soins
    .of = du Cercle de soins
    .gender = masculine
noun-purify = Purification
    .one = Purification
    .many = Purification
    .the = la Purification
    .of = de la Purification
    .gender = feminine
noun-bless = Bénédiction
    .one = Bénédiction
    .many = Bénédiction
    .the = la Bénédiction
    .of = de la Bénédiction
    .gender = feminine
noun-sanctuary = Sanctuaire
    .one = Sanctuaire
    .many = Sanctuaire
    .the = le Sanctuaire
    .of = du Sanctuaire
    .gender = masculine
noun-turn-undead = Repousser les morts-vivants
    .one = Repousser les morts-vivants
    .many = Repousser les morts-vivants
    .the = Repousser les morts-vivants
    .of = de Repousser les morts-vivants
    .gender = masculine
noun-holy-weapon = Arme sacrée
    .one = Arme sacrée
    .many = Arme sacrée
    .the = l’Arme sacrée
    .of = de l’Arme sacrée
    .gender = feminine
noun-shield-of-faith = Bouclier de foi
    .one = Bouclier de foi
    .many = Bouclier de foi
    .the = le Bouclier de foi
    .of = du Bouclier de foi
    .gender = masculine
noun-find-traps = Détection des pièges
    .one = Détection des pièges
    .many = Détection des pièges
    .the = la Détection des pièges
    .of = de la Détection des pièges
    .gender = feminine
noun-lock-picking = Crochetage
    .one = Crochetage
    .many = Crochetage
    .the = le Crochetage
    .of = du Crochetage
    .gender = masculine
noun-sixth-sense = Sixième sens
    .one = Sixième sens
    .many = Sixième sens
    .the = le Sixième sens
    .of = du Sixième sens
    .gender = masculine
noun-expert-search = Fouille experte
    .one = Fouille experte
    .many = Fouille experte
    .the = la Fouille experte
    .of = de la Fouille experte
    .gender = feminine
noun-backstab = Attaque sournoise
    .one = Attaque sournoise
    .many = Attaque sournoise
    .the = l’Attaque sournoise
    .of = de l’Attaque sournoise
    .gender = feminine
noun-dodge = Esquive
    .one = Esquive
    .many = Esquive
    .the = l’Esquive
    .of = de l’Esquive
    .gender = feminine
noun-stealth = Furtivité
    .one = Furtivité
    .many = Furtivité
    .the = la Furtivité
    .of = de la Furtivité
    .gender = feminine
    .typed = furtif
noun-aimed-shot = Tir précis
    .one = Tir précis
    .many = Tir précis
    .the = le Tir précis
    .of = du Tir précis
    .gender = masculine

## Armes

noun-dagger = dague
    .one = dague
    .many = dagues
    .the = la dague
    .of = de la dague
    .gender = feminine
noun-staff = bâton
    .one = bâton
    .many = bâtons
    .the = le bâton
    .of = du bâton
    .gender = masculine
noun-sling = fronde
    .one = fronde
    .many = frondes
    .the = la fronde
    .of = de la fronde
    .gender = feminine
noun-club = gourdin
    .one = gourdin
    .many = gourdins
    .the = le gourdin
    .of = du gourdin
    .gender = masculine
noun-short-sword = épée courte
    .one = épée courte
    .many = épées courtes
    .the = l’épée courte
    .of = de l’épée courte
    .gender = feminine
noun-axe = hache
    .one = hache
    .many = haches
    .the = la hache
    .of = de la hache
    .gender = feminine
noun-short-bow = arc court
    .one = arc court
    .many = arcs courts
    .the = l’arc court
    .of = de l’arc court
    .gender = masculine
noun-light-crossbow = arbalète légère
    .one = arbalète légère
    .many = arbalètes légères
    .the = l’arbalète légère
    .of = de l’arbalète légère
    .gender = feminine
noun-hammer = marteau
    .one = marteau
    .many = marteaux
    .the = le marteau
    .of = du marteau
    .gender = masculine
noun-mace = masse d’arme
    .one = masse d’arme
    .many = masses d’arme
    .the = la masse d’arme
    .of = de la masse d’arme
    .gender = feminine
    .typed = masse
noun-morning-star = étoile du matin
    .one = étoile du matin
    .many = étoiles du matin
    .the = l’étoile du matin
    .of = de l’étoile du matin
    .gender = feminine
noun-spear = lance
    .one = lance
    .many = lances
    .the = la lance
    .of = de la lance
    .gender = feminine
noun-long-sword = épée longue
    .one = épée longue
    .many = épées longues
    .the = l’épée longue
    .of = de l’épée longue
    .gender = feminine
noun-battle-axe = hache de bataille
    .one = hache de bataille
    .many = haches de bataille
    .the = la hache de bataille
    .of = de la hache de bataille
    .gender = feminine
noun-long-bow = arc long
    .one = arc long
    .many = arcs longs
    .the = l’arc long
    .of = de l’arc long
    .gender = masculine
noun-heavy-crossbow = arbalète lourde
    .one = arbalète lourde
    .many = arbalètes lourdes
    .the = l’arbalète lourde
    .of = de l’arbalète lourde
    .gender = feminine
noun-halberd = hallebarde
    .one = hallebarde
    .many = hallebardes
    .the = la hallebarde
    .of = de la hallebarde
    .gender = feminine
noun-great-sword = épée à deux mains
    .one = épée à deux mains
    .many = épées à deux mains
    .the = l’épée à deux mains
    .of = de l’épée à deux mains
    .gender = feminine
noun-great-axe = hache à deux mains
    .one = hache à deux mains
    .many = haches à deux mains
    .the = la hache à deux mains
    .of = de la hache à deux mains
    .gender = feminine
noun-great-hammer = marteau à deux mains
    .one = marteau à deux mains
    .many = marteaux à deux mains
    .the = le marteau à deux mains
    .of = du marteau à deux mains
    .gender = masculine
noun-dagger-plus = dague +1
    .one = dague +1
    .many = dagues +1
    .the = la dague +1
    .of = de la dague +1
    .gender = feminine
noun-short-sword-plus = épée courte +1
    .one = épée courte +1
    .many = épées courtes +1
    .the = l’épée courte +1
    .of = de l’épée courte +1
    .gender = feminine
noun-long-sword-plus = épée longue +1
    .one = épée longue +1
    .many = épées longues +1
    .the = l’épée longue +1
    .of = de l’épée longue +1
    .gender = feminine
noun-blessed-mace = masse bénie +1
    .one = masse bénie +1
    .many = masses bénies +1
    .the = la masse bénie +1
    .of = de la masse bénie +1
    .gender = feminine
    .typed = masse bénie
noun-long-bow-plus = arc long +1
    .one = arc long +1
    .many = arcs longs +1
    .the = l’arc long +1
    .of = de l’arc long +1
    .gender = masculine
noun-battle-axe-plus = hache de bataille +1
    .one = hache de bataille +1
    .many = haches de bataille +1
    .the = la hache de bataille +1
    .of = de la hache de bataille +1
    .gender = feminine
noun-archmage-staff = bâton d’archimage
    .one = bâton d’archimage
    .many = bâtons d’archimage
    .the = le bâton d’archimage
    .of = du bâton d’archimage
    .gender = masculine
noun-runeblade = lame runique +2
    .one = lame runique +2
    .many = lames runiques +2
    .the = la lame runique +2
    .of = de la lame runique +2
    .gender = feminine
    .typed = lame runique
noun-dwarven-maul = marteau des nains +2
    .one = marteau des nains +2
    .many = marteaux des nains +2
    .the = le marteau des nains +2
    .of = du marteau des nains +2
    .gender = masculine
    .typed = marteau des nains
noun-watcher-blade = Lame du Veilleur
    .one = Lame du Veilleur
    .many = Lames du Veilleur
    .the = la Lame du Veilleur
    .of = de la Lame du Veilleur
    .gender = feminine

## Armures

noun-wizard-cloak = manteau de magicien
    .one = manteau de magicien
    .many = manteaux de magicien
    .the = le manteau de magicien
    .of = du manteau de magicien
    .gender = masculine
noun-leather-armour = armure de cuir
    .one = armure de cuir
    .many = armures de cuir
    .the = l’armure de cuir
    .of = de l’armure de cuir
    .gender = feminine
noun-small-shield = petit bouclier
    .one = petit bouclier
    .many = petits boucliers
    .the = le petit bouclier
    .of = du petit bouclier
    .gender = masculine
    .typed = bouclier
noun-banded-armour = armure à bandes
    .one = armure à bandes
    .many = armures à bandes
    .the = l’armure à bandes
    .of = de l’armure à bandes
    .gender = feminine
noun-scale-armour = armure d’écailles
    .one = armure d’écailles
    .many = armures d’écailles
    .the = l’armure d’écailles
    .of = de l’armure d’écailles
    .gender = feminine
noun-chain-mail = cotte de mailles
    .one = cotte de mailles
    .many = cottes de mailles
    .the = la cotte de mailles
    .of = de la cotte de mailles
    .gender = feminine
noun-light-plate = armure de plaques légère
    .one = armure de plaques légère
    .many = armures de plaques légères
    .the = l’armure de plaques légère
    .of = de l’armure de plaques légère
    .gender = feminine
noun-full-plate = armure de plaques complète
    .one = armure de plaques complète
    .many = armures de plaques complètes
    .the = l’armure de plaques complète
    .of = de l’armure de plaques complète
    .gender = feminine
noun-leather-armour-plus = armure de cuir +1
    .one = armure de cuir +1
    .many = armures de cuir +1
    .the = l’armure de cuir +1
    .of = de l’armure de cuir +1
    .gender = feminine
noun-small-shield-plus = petit bouclier +1
    .one = petit bouclier +1
    .many = petits boucliers +1
    .the = le petit bouclier +1
    .of = du petit bouclier +1
    .gender = masculine
noun-scale-armour-plus = armure d’écailles +1
    .one = armure d’écailles +1
    .many = armures d’écailles +1
    .the = l’armure d’écailles +1
    .of = de l’armure d’écailles +1
    .gender = feminine
noun-chain-mail-plus = cotte de mailles +1
    .one = cotte de mailles +1
    .many = cottes de mailles +1
    .the = la cotte de mailles +1
    .of = de la cotte de mailles +1
    .gender = feminine

## Autres objets

noun-stone = pierre
    .one = pierre
    .many = pierres
    .the = la pierre
    .of = de la pierre
    .gender = feminine
noun-arrow = flèche
    .one = flèche
    .many = flèches
    .the = la flèche
    .of = de la flèche
    .gender = feminine
noun-bolt = carreau
    .one = carreau
    .many = carreaux
    .the = le carreau
    .of = du carreau
    .gender = masculine
noun-runed-stone = pierre runique
    .one = pierre runique
    .many = pierres runiques
    .the = la pierre runique
    .of = de la pierre runique
    .gender = feminine
noun-runed-arrow = flèche runique
    .one = flèche runique
    .many = flèches runiques
    .the = la flèche runique
    .of = de la flèche runique
    .gender = feminine
noun-runed-bolt = carreau runique
    .one = carreau runique
    .many = carreaux runiques
    .the = le carreau runique
    .of = du carreau runique
    .gender = masculine
noun-lantern = lanterne
    .one = lanterne
    .many = lanternes
    .the = la lanterne
    .of = de la lanterne
    .gender = feminine
noun-torch = torche
    .one = torche
    .many = torches
    .the = la torche
    .of = de la torche
    .gender = feminine
noun-rope = corde
    .one = corde
    .many = cordes
    .the = la corde
    .of = de la corde
    .gender = feminine
noun-rat-poison = mort-aux-rats
    .one = mort-aux-rats
    .many = doses de mort-aux-rats
    .the = la mort-aux-rats
    .of = de la mort-aux-rats
    .gender = feminine
noun-poison = poison
    .one = poison
    .many = doses de poison
    .the = le poison
    .of = du poison
    .gender = masculine
noun-healing-potion = potion de guérison
    .one = potion de guérison
    .many = potions de guérison
    .the = la potion de guérison
    .of = de la potion de guérison
    .gender = feminine
noun-greater-healing-potion = grande potion de guérison
    .one = grande potion de guérison
    .many = grandes potions de guérison
    .the = la grande potion de guérison
    .of = de la grande potion de guérison
    .gender = feminine
noun-potion-of-vigour = potion de vigueur
    .one = potion de vigueur
    .many = potions de vigueur
    .the = la potion de vigueur
    .of = de la potion de vigueur
    .gender = feminine
noun-potion-of-strength = potion de force
    .one = potion de force
    .many = potions de force
    .the = la potion de force
    .of = de la potion de force
    .gender = feminine
noun-antidote = antidote
    .one = antidote
    .many = antidotes
    .the = l’antidote
    .of = de l’antidote
    .gender = masculine
noun-elixir-of-heroism = élixir d’héroïsme
    .one = élixir d’héroïsme
    .many = élixirs d’héroïsme
    .the = l’élixir d’héroïsme
    .of = de l’élixir d’héroïsme
    .gender = masculine
noun-scroll-of-warding = parchemin de protection
    .one = parchemin de protection
    .many = parchemins de protection
    .the = le parchemin de protection
    .of = du parchemin de protection
    .gender = masculine
noun-key = clé
    .one = clé
    .many = clés
    .the = la clé
    .of = de la clé
    .gender = feminine
    .typed = clef
noun-warding-ring = anneau de garde
    .one = anneau de garde
    .many = anneaux de garde
    .the = l’anneau de garde
    .of = de l’anneau de garde
    .gender = masculine
noun-amulet-of-life = amulette de vie
    .one = amulette de vie
    .many = amulettes de vie
    .the = l’amulette de vie
    .of = de l’amulette de vie
    .gender = feminine
noun-swift-boots = bottes lestes
    .one = paire de bottes lestes
    .many = paires de bottes lestes
    .the = les bottes lestes
    .of = des bottes lestes
    .gender = feminine
noun-gauntlets-of-might = gantelets de force
    .one = paire de gantelets de force
    .many = paires de gantelets de force
    .the = les gantelets de force
    .of = des gantelets de force
    .gender = feminine
noun-sanctuary-lamp = lampe du sanctuaire
    .one = lampe du sanctuaire
    .many = lampes du sanctuaire
    .the = la lampe du sanctuaire
    .of = de la lampe du sanctuaire
    .gender = feminine
    .typed = lampe
noun-scroll-magic-missile = parchemin de Projectile magique
    .one = parchemin de Projectile magique
    .many = parchemins de Projectile magique
    .the = le parchemin de Projectile magique
    .of = du parchemin de Projectile magique
    .gender = masculine
noun-scroll-toxic-cloud = parchemin de Nuage toxique
    .one = parchemin de Nuage toxique
    .many = parchemins de Nuage toxique
    .the = le parchemin de Nuage toxique
    .of = du parchemin de Nuage toxique
    .gender = masculine
noun-scroll-flight = parchemin de Vol
    .one = parchemin de Vol
    .many = parchemins de Vol
    .the = le parchemin de Vol
    .of = du parchemin de Vol
    .gender = masculine
noun-scroll-ice-block = parchemin de Bloc de glace
    .one = parchemin de Bloc de glace
    .many = parchemins de Bloc de glace
    .the = le parchemin de Bloc de glace
    .of = du parchemin de Bloc de glace
    .gender = masculine
noun-scroll-earthquake = parchemin de Tremblement de terre
    .one = parchemin de Tremblement de terre
    .many = parchemins de Tremblement de terre
    .the = le parchemin de Tremblement de terre
    .of = du parchemin de Tremblement de terre
    .gender = masculine
noun-scroll-wall-of-fire = parchemin de Mur de feu
    .one = parchemin de Mur de feu
    .many = parchemins de Mur de feu
    .the = le parchemin de Mur de feu
    .of = du parchemin de Mur de feu
    .gender = masculine
noun-scroll-fireball = parchemin de Boule de feu
    .one = parchemin de Boule de feu
    .many = parchemins de Boule de feu
    .the = le parchemin de Boule de feu
    .of = du parchemin de Boule de feu
    .gender = masculine
noun-scroll-invisibility = parchemin d’Invisibilité
    .one = parchemin d’Invisibilité
    .many = parchemins d’Invisibilité
    .the = le parchemin d’Invisibilité
    .of = du parchemin d’Invisibilité
    .gender = masculine
noun-scroll-astral-armour = parchemin d’Armure astrale
    .one = parchemin d’Armure astrale
    .many = parchemins d’Armure astrale
    .the = le parchemin d’Armure astrale
    .of = du parchemin d’Armure astrale
    .gender = masculine
noun-scroll-teleport = parchemin de Téléportation
    .one = parchemin de Téléportation
    .many = parchemins de Téléportation
    .the = le parchemin de Téléportation
    .of = du parchemin de Téléportation
    .gender = masculine

## Autres trésors

noun-purse = bourse
    .one = bourse
    .many = bourses
    .the = la bourse
    .of = de la bourse
    .gender = feminine
noun-bag-of-gold = sac d’or
    .one = sac d’or
    .many = sacs d’or
    .the = le sac d’or
    .of = du sac d’or
    .gender = masculine
noun-gem = gemme
    .one = gemme
    .many = gemmes
    .the = la gemme
    .of = de la gemme
    .gender = feminine
noun-jewels = bijoux
    .one = poignée de bijoux
    .many = poignées de bijoux
    .the = les bijoux
    .of = des bijoux
    .gender = feminine
noun-royal-casket = cassette royale
    .one = cassette royale
    .many = cassettes royales
    .the = la cassette royale
    .of = de la cassette royale
    .gender = feminine
noun-spell-scroll = parchemin de sort
    .one = parchemin de sort
    .many = parchemins de sort
    .the = le parchemin de sort
    .of = du parchemin de sort
    .gender = masculine
noun-full-quiver = carquois plein
    .one = carquois plein
    .many = carquois pleins
    .the = le carquois plein
    .of = du carquois plein
    .gender = masculine
noun-runed-missiles = lot de projectiles runiques
    .one = lot de projectiles runiques
    .many = lots de projectiles runiques
    .the = les projectiles runiques
    .of = des projectiles runiques
    .gender = masculine
noun-explorer-pack = paquetage
    .one = paquetage
    .many = paquetages
    .the = le paquetage
    .of = du paquetage
    .gender = masculine
noun-poison-vial = fiole de poison
    .one = fiole de poison
    .many = fioles de poison
    .the = la fiole de poison
    .of = de la fiole de poison
    .gender = feminine

## Cartes Événement

noun-wandering-monster = Monstre errant
    .one = Monstre errant
    .many = Monstres errants
    .the = le Monstre errant
    .of = du Monstre errant
    .gender = masculine
noun-ambush = Embuscade
    .one = Embuscade
    .many = Embuscades
    .the = l’Embuscade
    .of = de l’Embuscade
    .gender = feminine
noun-reinforcements = Renforts
    .one = Renforts
    .many = Renforts
    .the = les Renforts
    .of = des Renforts
    .gender = masculine
noun-rat-swarm = Nuée de rats
    .one = Nuée de rats
    .many = Nuées de rats
    .the = la Nuée de rats
    .of = de la Nuée de rats
    .gender = feminine
noun-pit = Fosse
    .one = Fosse
    .many = Fosses
    .the = la Fosse
    .of = de la Fosse
    .gender = feminine
noun-poisoned-dart = Dard empoisonné
    .one = Dard empoisonné
    .many = Dards empoisonnés
    .the = le Dard empoisonné
    .of = du Dard empoisonné
    .gender = masculine
noun-falling-block = Bloc de pierre
    .one = Bloc de pierre
    .many = Blocs de pierre
    .the = le Bloc de pierre
    .of = du Bloc de pierre
    .gender = masculine
noun-sleeping-gas = Gaz soporifique
    .one = Gaz soporifique
    .many = Gaz soporifiques
    .the = le Gaz soporifique
    .of = du Gaz soporifique
    .gender = masculine
noun-portcullis = Herse
    .one = Herse
    .many = Herses
    .the = la Herse
    .of = de la Herse
    .gender = feminine
noun-alarm = Alarme
    .one = Alarme
    .many = Alarmes
    .the = l’Alarme
    .of = de l’Alarme
    .gender = feminine
noun-curse = Malédiction
    .one = Malédiction
    .many = Malédictions
    .the = la Malédiction
    .of = de la Malédiction
    .gender = feminine
noun-weariness = Lassitude
    .one = Lassitude
    .many = Lassitudes
    .the = la Lassitude
    .of = de la Lassitude
    .gender = feminine
noun-darkness = Ténèbres
    .one = Ténèbres
    .many = Ténèbres
    .the = les Ténèbres
    .of = des Ténèbres
    .gender = feminine
noun-terror = Terreur
    .one = Terreur
    .many = Terreurs
    .the = la Terreur
    .of = de la Terreur
    .gender = feminine
noun-broken-weapon = Arme brisée
    .one = Arme brisée
    .many = Armes brisées
    .the = l’Arme brisée
    .of = de l’Arme brisée
    .gender = feminine
noun-gremlin = Gremlin
    .one = Gremlin
    .many = Gremlins
    .the = le Gremlin
    .of = du Gremlin
    .gender = masculine
noun-cave-in = Éboulement
    .one = Éboulement
    .many = Éboulements
    .the = l’Éboulement
    .of = de l’Éboulement
    .gender = masculine
noun-sealed-door = Porte scellée
    .one = Porte scellée
    .many = Portes scellées
    .the = la Porte scellée
    .of = de la Porte scellée
    .gender = feminine
noun-shifting-passages = Passages mouvants
    .one = Passages mouvants
    .many = Passages mouvants
    .the = les Passages mouvants
    .of = des Passages mouvants
    .gender = masculine
noun-lost = Égarés
    .one = Égarés
    .many = Égarés
    .the = Égarés
    .of = d’Égarés
    .gender = masculine
noun-frenzy = Frénésie
    .one = Frénésie
    .many = Frénésies
    .the = la Frénésie
    .of = de la Frénésie
    .gender = feminine
noun-dark-favour = Faveur des ténèbres
    .one = Faveur des ténèbres
    .many = Faveurs des ténèbres
    .the = la Faveur des ténèbres
    .of = de la Faveur des ténèbres
    .gender = feminine
noun-black-blood = Sang noir
    .one = Sang noir
    .many = Sang noir
    .the = le Sang noir
    .of = du Sang noir
    .gender = masculine
noun-black-magic = Magie noire
    .one = Magie noire
    .many = Magie noire
    .the = la Magie noire
    .of = de la Magie noire
    .gender = feminine
noun-uneasy-calm = Calme trompeur
    .one = Calme trompeur
    .many = Calmes trompeurs
    .the = le Calme trompeur
    .of = du Calme trompeur
    .gender = masculine
noun-dead-adventurer = Aventurier mort
    .one = Aventurier mort
    .many = Aventuriers morts
    .the = l’Aventurier mort
    .of = de l’Aventurier mort
    .gender = masculine
noun-prisoner = Prisonnier
    .one = Prisonnier
    .many = Prisonniers
    .the = le Prisonnier
    .of = du Prisonnier
    .gender = masculine

## Mobilier

noun-chest = coffre
    .one = coffre
    .many = coffres
    .the = le coffre
    .of = du coffre
    .gender = masculine
noun-cupboard = armoire
    .one = armoire
    .many = armoires
    .the = l’armoire
    .of = de l’armoire
    .gender = feminine
noun-weapon-rack = râtelier d’armes
    .one = râtelier d’armes
    .many = râteliers d’armes
    .the = le râtelier d’armes
    .of = du râtelier d’armes
    .gender = masculine
    .typed = râtelier
noun-table = table
    .one = table
    .many = tables
    .the = la table
    .of = de la table
    .gender = feminine
noun-bookcase = bibliothèque
    .one = bibliothèque
    .many = bibliothèques
    .the = la bibliothèque
    .of = de la bibliothèque
    .gender = feminine
noun-bench = établi d’alchimiste
    .one = établi d’alchimiste
    .many = établis d’alchimiste
    .the = l’établi d’alchimiste
    .of = de l’établi d’alchimiste
    .gender = masculine
    .typed = établi
noun-hearth = âtre
    .one = âtre
    .many = âtres
    .the = l’âtre
    .of = de l’âtre
    .gender = masculine
noun-altar = autel
    .one = autel
    .many = autels
    .the = l’autel
    .of = de l’autel
    .gender = masculine
noun-sarcophagus = sarcophage
    .one = sarcophage
    .many = sarcophages
    .the = le sarcophage
    .of = du sarcophage
    .gender = masculine
noun-desk = bureau
    .one = bureau
    .many = bureaux
    .the = le bureau
    .of = du bureau
    .gender = masculine
noun-statue = statue
    .one = statue
    .many = statues
    .the = la statue
    .of = de la statue
    .gender = feminine
noun-fountain = fontaine
    .one = fontaine
    .many = fontaines
    .the = la fontaine
    .of = de la fontaine
    .gender = feminine
noun-circle = cercle magique
    .one = cercle magique
    .many = cercles magiques
    .the = le cercle magique
    .of = du cercle magique
    .gender = masculine
    .typed = cercle
noun-throne = trône
    .one = trône
    .many = trônes
    .the = le trône
    .of = du trône
    .gender = masculine
noun-torture-rack = chevalet de torture
    .one = chevalet de torture
    .many = chevalets de torture
    .the = le chevalet de torture
    .of = du chevalet de torture
    .gender = masculine
    .typed = chevalet
noun-crevasse = crevasse
    .one = crevasse
    .many = crevasses
    .the = la crevasse
    .of = de la crevasse
    .gender = feminine
noun-bridge-none = aucun pont
    .one = aucun pont
    .many = aucun pont
    .the = aucun pont
    .of = d’aucun pont
    .gender = masculine
noun-bridge-bad = pont en mauvais état
    .one = pont en mauvais état
    .many = ponts en mauvais état
    .the = le pont en mauvais état
    .of = du pont en mauvais état
    .gender = masculine
noun-bridge-sound = pont solide
    .one = pont solide
    .many = ponts solides
    .the = le pont solide
    .of = du pont solide
    .gender = masculine

## Cartes Donjon

noun-corridor = couloir
    .one = couloir
    .many = couloirs
    .the = le couloir
    .of = du couloir
    .gender = masculine
noun-locked-corridor = couloir verrouillé
    .one = couloir verrouillé
    .many = couloirs verrouillés
    .the = le couloir verrouillé
    .of = du couloir verrouillé
    .gender = masculine
noun-corridor-with-side-door = couloir à porte latérale
    .one = couloir à porte latérale
    .many = couloirs à porte latérale
    .the = le couloir à porte latérale
    .of = du couloir à porte latérale
    .gender = masculine
noun-side-exit-corridor = long détour
    .one = long détour
    .many = longs détours
    .the = le long détour
    .of = du long détour
    .gender = masculine
noun-corner = coude
    .one = coude
    .many = coudes
    .the = le coude
    .of = du coude
    .gender = masculine
noun-t-junction = croisement en T
    .one = croisement en T
    .many = croisements en T
    .the = le croisement en T
    .of = du croisement en T
    .gender = masculine
noun-locked-t-junction = croisement en T verrouillé
    .one = croisement en T verrouillé
    .many = croisements en T verrouillés
    .the = le croisement en T verrouillé
    .of = du croisement en T verrouillé
    .gender = masculine
noun-crossroads = carrefour
    .one = carrefour
    .many = carrefours
    .the = le carrefour
    .of = du carrefour
    .gender = masculine
noun-stairs = escalier
    .one = escalier
    .many = escaliers
    .the = l’escalier
    .of = de l’escalier
    .gender = masculine
noun-square-room = salle carrée
    .one = salle carrée
    .many = salles carrées
    .the = la salle carrée
    .of = de la salle carrée
    .gender = feminine
noun-square-room-two-exits = salle carrée à deux issues
    .one = salle carrée à deux issues
    .many = salles carrées à deux issues
    .the = la salle carrée à deux issues
    .of = de la salle carrée à deux issues
    .gender = feminine
noun-square-room-side-exit = salle carrée d’angle
    .one = salle carrée d’angle
    .many = salles carrées d’angle
    .the = la salle carrée d’angle
    .of = de la salle carrée d’angle
    .gender = feminine
noun-square-room-three-exits = salle carrée à trois issues
    .one = salle carrée à trois issues
    .many = salles carrées à trois issues
    .the = la salle carrée à trois issues
    .of = de la salle carrée à trois issues
    .gender = feminine
noun-locked-square-room = salle carrée verrouillée
    .one = salle carrée verrouillée
    .many = salles carrées verrouillées
    .the = la salle carrée verrouillée
    .of = de la salle carrée verrouillée
    .gender = feminine
noun-royal-crypt = crypte royale
    .one = crypte royale
    .many = cryptes royales
    .the = la crypte royale
    .of = de la crypte royale
    .gender = feminine
noun-throne-hall = grande salle du trône
    .one = grande salle du trône
    .many = grandes salles du trône
    .the = la grande salle du trône
    .of = de la grande salle du trône
    .gender = feminine
noun-unholy-temple = temple impie
    .one = temple impie
    .many = temples impies
    .the = le temple impie
    .of = du temple impie
    .gender = masculine
noun-chasm-hall = salle du gouffre
    .one = salle du gouffre
    .many = salles du gouffre
    .the = la salle du gouffre
    .of = de la salle du gouffre
    .gender = feminine
noun-arena = arène
    .one = arène
    .many = arènes
    .the = l’arène
    .of = de l’arène
    .gender = feminine
noun-laboratory = laboratoire
    .one = laboratoire
    .many = laboratoires
    .the = le laboratoire
    .of = du laboratoire
    .gender = masculine

## Cartes Salle

noun-guardroom = corps de garde
    .one = corps de garde
    .many = corps de garde
    .the = le corps de garde
    .of = du corps de garde
    .gender = masculine
noun-storeroom = réserve
    .one = réserve
    .many = réserves
    .the = la réserve
    .of = de la réserve
    .gender = feminine
noun-cell = geôle
    .one = geôle
    .many = geôles
    .the = la geôle
    .of = de la geôle
    .gender = feminine
noun-torture-chamber = salle de torture
    .one = salle de torture
    .many = salles de torture
    .the = la salle de torture
    .of = de la salle de torture
    .gender = feminine
noun-library = salle de la bibliothèque
    .one = salle de la bibliothèque
    .many = salles de la bibliothèque
    .the = la salle de la bibliothèque
    .of = de la salle de la bibliothèque
    .gender = feminine
noun-sorcerer-study = cabinet du sorcier
    .one = cabinet du sorcier
    .many = cabinets du sorcier
    .the = le cabinet du sorcier
    .of = du cabinet du sorcier
    .gender = masculine
noun-alchemist-room = laboratoire d’alchimiste
    .one = laboratoire d’alchimiste
    .many = laboratoires d’alchimiste
    .the = le laboratoire d’alchimiste
    .of = du laboratoire d’alchimiste
    .gender = masculine
noun-crypt = crypte
    .one = crypte
    .many = cryptes
    .the = la crypte
    .of = de la crypte
    .gender = feminine
noun-double-vault = caveau double
    .one = caveau double
    .many = caveaux doubles
    .the = le caveau double
    .of = du caveau double
    .gender = masculine
noun-unholy-chapel = chapelle impie
    .one = chapelle impie
    .many = chapelles impies
    .the = la chapelle impie
    .of = de la chapelle impie
    .gender = feminine
noun-circle-chamber = chambre du cercle
    .one = chambre du cercle
    .many = chambres du cercle
    .the = la chambre du cercle
    .of = de la chambre du cercle
    .gender = feminine
noun-fountain-room = salle de la fontaine
    .one = salle de la fontaine
    .many = salles de la fontaine
    .the = la salle de la fontaine
    .of = de la salle de la fontaine
    .gender = feminine
noun-idol-room = salle de l’idole
    .one = salle de l’idole
    .many = salles de l’idole
    .the = la salle de l’idole
    .of = de la salle de l’idole
    .gender = feminine
noun-barracks = dortoir
    .one = dortoir
    .many = dortoirs
    .the = le dortoir
    .of = du dortoir
    .gender = masculine
noun-kitchen = cuisine
    .one = cuisine
    .many = cuisines
    .the = la cuisine
    .of = de la cuisine
    .gender = feminine
noun-lair = tanière
    .one = tanière
    .many = tanières
    .the = la tanière
    .of = de la tanière
    .gender = feminine
noun-refectory = réfectoire
    .one = réfectoire
    .many = réfectoires
    .the = le réfectoire
    .of = du réfectoire
    .gender = masculine
noun-throne-room = salle du trône
    .one = salle du trône
    .many = salles du trône
    .the = la salle du trône
    .of = de la salle du trône
    .gender = feminine
noun-great-crypt = grande crypte
    .one = grande crypte
    .many = grandes cryptes
    .the = la grande crypte
    .of = de la grande crypte
    .gender = feminine
noun-chasm = gouffre
    .one = gouffre
    .many = gouffres
    .the = le gouffre
    .of = du gouffre
    .gender = masculine
noun-treasure-bridge = pont du trésor
    .one = pont du trésor
    .many = ponts du trésor
    .the = le pont du trésor
    .of = du pont du trésor
    .gender = masculine
noun-armoury = armurerie
    .one = armurerie
    .many = armureries
    .the = l’armurerie
    .of = de l’armurerie
    .gender = feminine
noun-temple = temple
    .one = temple
    .many = temples
    .the = le temple
    .of = du temple
    .gender = masculine
noun-great-library = grande bibliothèque
    .one = grande bibliothèque
    .many = grandes bibliothèques
    .the = la grande bibliothèque
    .of = de la grande bibliothèque
    .gender = feminine
noun-alchemy-hall = atelier d’alchimie
    .one = atelier d’alchimie
    .many = ateliers d’alchimie
    .the = l’atelier d’alchimie
    .of = de l’atelier d’alchimie
    .gender = masculine
noun-nymphaeum = nymphée
    .one = nymphée
    .many = nymphées
    .the = le nymphée
    .of = du nymphée
    .gender = masculine
noun-treasury = salle du trésor
    .one = salle du trésor
    .many = salles du trésor
    .the = la salle du trésor
    .of = de la salle du trésor
    .gender = feminine

## Quêtes (la Lame du Veilleur est aussi un objet)

noun-free-delve = Descente libre
    .one = Descente libre
    .many = Descentes libres
    .the = la Descente libre
    .of = de la Descente libre
    .gender = feminine
noun-necromancer = Le Nécromancien de la Crypte Basse
    .one = Le Nécromancien de la Crypte Basse
    .many = Le Nécromancien de la Crypte Basse
    .the = le Nécromancien de la Crypte Basse
    .of = du Nécromancien de la Crypte Basse
    .gender = masculine
noun-captives = Les Captifs du Carrefour
    .one = Les Captifs du Carrefour
    .many = Les Captifs du Carrefour
    .the = les Captifs du Carrefour
    .of = des Captifs du Carrefour
    .gender = masculine
noun-poisoned-spring = La Source empoisonnée
    .one = La Source empoisonnée
    .many = La Source empoisonnée
    .the = la Source empoisonnée
    .of = de la Source empoisonnée
    .gender = feminine
noun-whispering-chasm = Le Gouffre aux Murmures
    .one = Le Gouffre aux Murmures
    .many = Le Gouffre aux Murmures
    .the = le Gouffre aux Murmures
    .of = du Gouffre aux Murmures
    .gender = masculine
noun-bull-labyrinth = Le Labyrinthe du Taureau
    .one = Le Labyrinthe du Taureau
    .many = Le Labyrinthe du Taureau
    .the = le Labyrinthe du Taureau
    .of = du Labyrinthe du Taureau
    .gender = masculine
noun-starless-night = Nuit sans étoiles
    .one = Nuit sans étoiles
    .many = Nuit sans étoiles
    .the = la Nuit sans étoiles
    .of = de la Nuit sans étoiles
    .gender = feminine
noun-infernal-pact = Le Pacte infernal
    .one = Le Pacte infernal
    .many = Le Pacte infernal
    .the = le Pacte infernal
    .of = du Pacte infernal
    .gender = masculine

## États : le mot dit comment on est, `.the` nomme la chose (Fosse, Prisonnier, Sanctuaire, Furtivité sont des cartes, voir là)

noun-poisoned = empoisonné
    .one = empoisonné
    .many = empoisonnés
    .the = le poison
    .of = du poison
    .gender = masculine
noun-venom = venin
    .one = venin
    .many = venin
    .the = le venin
    .of = du venin
    .gender = masculine
noun-cursed = maudit
    .one = maudit
    .many = maudits
    .the = la malédiction
    .of = de la malédiction
    .gender = feminine
noun-weakened = affaibli
    .one = affaibli
    .many = affaiblis
    .the = l’affaiblissement
    .of = de l’affaiblissement
    .gender = masculine
noun-frozen = gelé
    .one = gelé
    .many = gelés
    .the = la glace
    .of = de la glace
    .gender = feminine
noun-slowed = ralenti
    .one = ralenti
    .many = ralentis
    .the = le ralentissement
    .of = du ralentissement
    .gender = masculine
noun-asleep = endormi
    .one = endormi
    .many = endormis
    .the = le sommeil
    .of = du sommeil
    .gender = masculine
noun-flying = en vol
    .one = en vol
    .many = en vol
    .the = le vol
    .of = du vol
    .gender = masculine
noun-invisible = invisible
    .one = invisible
    .many = invisibles
    .the = l’invisibilité
    .of = de l’invisibilité
    .gender = feminine
noun-favoured = favorisé
    .one = favorisé
    .many = favorisés
    .the = la faveur du cercle
    .of = de la faveur du cercle
    .gender = feminine
noun-blessed = béni
    .one = béni
    .many = bénis
    .the = la bénédiction
    .of = de la bénédiction
    .gender = feminine
noun-hallowed = consacré
    .one = consacré
    .many = consacrés
    .the = la consécration
    .of = de la consécration
    .gender = feminine
noun-shielded = protégé
    .one = protégé
    .many = protégés
    .the = la protection astrale
    .of = de la protection astrale
    .gender = feminine
noun-daunted = intimidé
    .one = intimidé
    .many = intimidés
    .the = l’effroi
    .of = de l’effroi
    .gender = masculine
noun-mighty = fortifié
    .one = fortifié
    .many = fortifiés
    .the = le regain de force
    .of = du regain de force
    .gender = masculine
noun-heroic = héroïque
    .one = héroïque
    .many = héroïques
    .the = l’héroïsme
    .of = de l’héroïsme
    .gender = masculine
noun-envenomed = arme empoisonnée
    .one = arme empoisonnée
    .many = armes empoisonnées
    .the = l’arme empoisonnée
    .of = de l’arme empoisonnée
    .gender = feminine
noun-rat-poisoned = arme à la mort-aux-rats
    .one = arme à la mort-aux-rats
    .many = armes à la mort-aux-rats
    .the = l’arme à la mort-aux-rats
    .of = de l’arme à la mort-aux-rats
    .gender = feminine
noun-sapped = sapé
    .one = sapé
    .many = sapés
    .the = la perte de vigueur
    .of = de la perte de vigueur
    .gender = feminine
noun-favour = faveur
    .one = faveur
    .many = faveurs
    .the = la faveur
    .of = de la faveur
    .gender = feminine
noun-spent = à bout de forces
    .one = à bout de forces
    .many = à bout de forces
    .the = l’épuisement
    .of = de l’épuisement
    .gender = masculine
noun-turned = repoussé
    .one = repoussé
    .many = repoussés
    .the = la fuite
    .of = de la fuite
    .gender = feminine
noun-frenzied = en frénésie
    .one = en frénésie
    .many = en frénésie
    .the = la frénésie
    .of = de la frénésie
    .gender = feminine

## Sur le plateau

noun-door = porte
    .one = porte
    .many = portes
    .the = la porte
    .of = de la porte
    .gender = feminine
noun-web = toile
    .one = toile
    .many = toiles
    .the = la toile
    .of = de la toile
    .gender = feminine
    .typed = toile d’araignée
noun-fire = feu
    .one = feu
    .many = feux
    .the = le feu
    .of = du feu
    .gender = masculine
noun-cloud = nuage
    .one = nuage
    .many = nuages
    .the = le nuage
    .of = du nuage
    .gender = masculine
noun-block = bloc
    .one = bloc
    .many = blocs
    .the = le bloc
    .of = du bloc
    .gender = masculine
noun-north = nord
    .one = nord
    .many = nord
    .the = le nord
    .of = du nord
    .gender = masculine
noun-east = est
    .one = est
    .many = est
    .the = l’est
    .of = de l’est
    .gender = masculine
noun-south = sud
    .one = sud
    .many = sud
    .the = le sud
    .of = du sud
    .gender = masculine
noun-west = ouest
    .one = ouest
    .many = ouest
    .the = l’ouest
    .of = de l’ouest
    .gender = masculine
noun-column-a = colonne A
    .one = colonne A
    .many = colonne A
    .the = la colonne A
    .of = de la colonne A
    .gender = feminine
noun-column-b = colonne B
    .one = colonne B
    .many = colonne B
    .the = la colonne B
    .of = de la colonne B
    .gender = feminine
noun-column-c = colonne C
    .one = colonne C
    .many = colonne C
    .the = la colonne C
    .of = de la colonne C
    .gender = feminine
noun-column-d = colonne D
    .one = colonne D
    .many = colonne D
    .the = la colonne D
    .of = de la colonne D
    .gender = feminine
noun-column-e = colonne E
    .one = colonne E
    .many = colonne E
    .the = la colonne E
    .of = de la colonne E
    .gender = feminine
noun-column-f = colonne F
    .one = colonne F
    .many = colonne F
    .the = la colonne F
    .of = de la colonne F
    .gender = feminine
noun-column-g = colonne G
    .one = colonne G
    .many = colonne G
    .the = la colonne G
    .of = de la colonne G
    .gender = feminine
noun-column-h = colonne H
    .one = colonne H
    .many = colonne H
    .the = la colonne H
    .of = de la colonne H
    .gender = feminine
noun-column-i = colonne I
    .one = colonne I
    .many = colonne I
    .the = la colonne I
    .of = de la colonne I
    .gender = feminine
noun-column-j = colonne J
    .one = colonne J
    .many = colonne J
    .the = la colonne J
    .of = de la colonne J
    .gender = feminine

## Mesures

noun-number = numéro
    .one = numéro
    .many = numéros
    .the = le numéro
    .of = du numéro
    .gender = masculine
noun-zone = zone
    .one = zone
    .many = zones
    .the = la zone
    .of = de la zone
    .gender = feminine
noun-row = rangée
    .one = rangée
    .many = rangées
    .the = la rangée
    .of = de la rangée
    .gender = feminine
noun-way = placement
    .one = placement
    .many = placements
    .the = le placement
    .of = du placement
    .gender = masculine
noun-die = jet
    .one = jet
    .many = jets
    .the = le jet
    .of = du jet
    .gender = masculine

## Phases, coups, dés

noun-exploration = exploration
    .one = exploration
    .many = explorations
    .the = l’exploration
    .of = de l’exploration
    .gender = feminine
noun-combat = combat
    .one = combat
    .many = combats
    .the = le combat
    .of = du combat
    .gender = masculine
noun-blow = coup
    .one = coup
    .many = coups
    .the = le coup
    .of = du coup
    .gender = masculine
noun-spell = sort
    .one = sort
    .many = sorts
    .the = le sort
    .of = du sort
    .gender = masculine
noun-attack-die = dé d’attaque
    .one = dé d’attaque
    .many = dés d’attaque
    .the = le dé d’attaque
    .of = du dé d’attaque
    .gender = masculine
noun-defence-die = dé de défense
    .one = dé de défense
    .many = dés de défense
    .the = le dé de défense
    .of = du dé de défense
    .gender = masculine
noun-number-die = dé du nombre
    .one = dé du nombre
    .many = dés du nombre
    .the = le dé du nombre
    .of = du dé du nombre
    .gender = masculine
noun-test-die = dé du test
    .one = dé du test
    .many = dés du test
    .the = le dé du test
    .of = du dé du test
    .gender = masculine

## Ce qu’une quête demande de faire

noun-deed-cleanse = purification de la source
    .one = purification de la source
    .many = purifications de la source
    .the = la purification de la source
    .of = de la purification de la source
    .gender = masculine
noun-deed-smash = destruction de l’autel
    .one = destruction de l’autel
    .many = destructions de l’autel
    .the = la destruction de l’autel
    .of = de la destruction de l’autel
    .gender = feminine
noun-deed-burn = incinération du livre
    .one = incinération du livre
    .many = incinérations du livre
    .the = l’incinération du livre
    .of = de l’incinération du livre
    .gender = feminine
noun-deed-pour = versement de la mort-aux-rats
    .one = versement de la mort-aux-rats
    .many = versements de la mort-aux-rats
    .the = le versement de la mort-aux-rats
    .of = du versement de la mort-aux-rats
    .gender = masculine
noun-deed-seize = prise de la lampe
    .one = prise de la lampe
    .many = prises de la lampe
    .the = la prise de la lampe
    .of = de la prise de la lampe
    .gender = feminine
noun-deed-release = libération d’un captif
    .one = libération d’un captif
    .many = libérations de captifs
    .the = la libération d’un captif
    .of = de la libération d’un captif
    .gender = feminine
noun-deed-call-it = accord pour s’arrêter
    .one = accord pour s’arrêter
    .many = accords pour s’arrêter
    .the = l’accord pour s’arrêter
    .of = de l’accord pour s’arrêter
    .gender = masculine

## Pourquoi une quête est finie, dit après deux-points : « La quête est finie : plus aucun aventurier n’est debout. » Toutes les formes sont égales

noun-ending-won = la quête est gagnée
    .one = la quête est gagnée
    .many = la quête est gagnée
    .the = la quête est gagnée
    .of = la quête est gagnée
    .gender = feminine
noun-ending-left = il n’y a plus d’aventurier dans le donjon
    .one = il n’y a plus d’aventurier dans le donjon
    .many = il n’y a plus d’aventurier dans le donjon
    .the = il n’y a plus d’aventurier dans le donjon
    .of = il n’y a plus d’aventurier dans le donjon
    .gender = feminine
noun-ending-fallen = plus aucun aventurier n’est debout
    .one = plus aucun aventurier n’est debout
    .many = plus aucun aventurier n’est debout
    .the = plus aucun aventurier n’est debout
    .of = plus aucun aventurier n’est debout
    .gender = feminine
noun-ending-lost = elle ne peut plus être gagnée
    .one = elle ne peut plus être gagnée
    .many = elle ne peut plus être gagnée
    .the = elle ne peut plus être gagnée
    .of = elle ne peut plus être gagnée
    .gender = feminine
noun-ending-agreed = les aventuriers s’accordent pour s’arrêter
    .one = les aventuriers s’accordent pour s’arrêter
    .many = les aventuriers s’accordent pour s’arrêter
    .the = les aventuriers s’accordent pour s’arrêter
    .of = les aventuriers s’accordent pour s’arrêter
    .gender = feminine
noun-ending-time = la limite de rounds est atteinte
    .one = la limite de rounds est atteinte
    .many = la limite de rounds est atteinte
    .the = la limite de rounds est atteinte
    .of = la limite de rounds est atteinte
    .gender = feminine
noun-ending-idle = il ne se passe plus rien depuis trop longtemps
    .one = il ne se passe plus rien depuis trop longtemps
    .many = il ne se passe plus rien depuis trop longtemps
    .the = il ne se passe plus rien depuis trop longtemps
    .of = il ne se passe plus rien depuis trop longtemps
    .gender = feminine

## Pourquoi un monstre agit ainsi, dit d’un seul : « Gobelin 2 : se rapproche. » Toutes les formes sauf `.many` sont égales

noun-finds-nobody = ne trouve personne à attaquer
    .one = ne trouve personne à attaquer
    .many = ne trouvent personne à attaquer
    .the = ne trouve personne à attaquer
    .of = ne trouve personne à attaquer
    .gender = masculine
noun-cannot-move = ne peut pas bouger et n’atteint personne
    .one = ne peut pas bouger et n’atteint personne
    .many = ne peuvent pas bouger et n’atteignent personne
    .the = ne peut pas bouger et n’atteint personne
    .of = ne peut pas bouger et n’atteint personne
    .gender = masculine
noun-cannot-act = ne peut pas agir
    .one = ne peut pas agir
    .many = ne peuvent pas agir
    .the = ne peut pas agir
    .of = ne peut pas agir
    .gender = masculine
noun-is-hemmed-in = n’a pas la place de bouger
    .one = n’a pas la place de bouger
    .many = n’ont pas la place de bouger
    .the = n’a pas la place de bouger
    .of = n’a pas la place de bouger
    .gender = masculine
noun-finds-no-way = ne trouve pas de chemin vers les aventuriers
    .one = ne trouve pas de chemin vers les aventuriers
    .many = ne trouvent pas de chemin vers les aventuriers
    .the = ne trouve pas de chemin vers les aventuriers
    .of = ne trouve pas de chemin vers les aventuriers
    .gender = masculine
noun-stands-its-ground = reste sur ses positions
    .one = reste sur ses positions
    .many = restent sur leurs positions
    .the = reste sur ses positions
    .of = reste sur ses positions
    .gender = masculine
noun-keeps-off = garde ses distances
    .one = garde ses distances
    .many = gardent leurs distances
    .the = garde ses distances
    .of = garde ses distances
    .gender = masculine
noun-closes-in = se rapproche
    .one = se rapproche
    .many = se rapprochent
    .the = se rapproche
    .of = se rapproche
    .gender = masculine
noun-finishes-the-weak = achève les plus faibles
    .one = achève les plus faibles
    .many = achèvent les plus faibles
    .the = achève les plus faibles
    .of = achève les plus faibles
    .gender = masculine
noun-strikes-the-back-row = vise le dernier rang
    .one = vise le dernier rang
    .many = visent le dernier rang
    .the = vise le dernier rang
    .of = vise le dernier rang
    .gender = masculine
noun-best-odds = choisit ses meilleures chances
    .one = choisit ses meilleures chances
    .many = choisissent leurs meilleures chances
    .the = choisit ses meilleures chances
    .of = choisit ses meilleures chances
    .gender = masculine
noun-best-spell = lance son meilleur sort
    .one = lance son meilleur sort
    .many = lancent leurs meilleurs sorts
    .the = lance son meilleur sort
    .of = lance son meilleur sort
    .gender = masculine
noun-spins-a-web = tisse une toile
    .one = tisse une toile
    .many = tissent des toiles
    .the = tisse une toile
    .of = tisse une toile
    .gender = masculine
noun-follows-a-whim = suit une lubie
    .one = suit une lubie
    .many = suivent une lubie
    .the = suit une lubie
    .of = suit une lubie
    .gender = masculine
noun-sees-no-difference = ne voit pas de différence entre les choix
    .one = ne voit pas de différence entre les choix
    .many = ne voient pas de différence entre les choix
    .the = ne voit pas de différence entre les choix
    .of = ne voit pas de différence entre les choix
    .gender = masculine
noun-suits-the-place = veut ce qui convient au lieu
    .one = veut ce qui convient au lieu
    .many = veulent ce qui convient au lieu
    .the = veut ce qui convient au lieu
    .of = veut ce qui convient au lieu
    .gender = masculine
noun-weighs-the-party = mesure ce que le groupe peut supporter
    .one = mesure ce que le groupe peut supporter
    .many = mesurent ce que le groupe peut supporter
    .the = mesure ce que le groupe peut supporter
    .of = mesure ce que le groupe peut supporter
    .gender = masculine
noun-spares-the-weak = épargne un groupe affaibli
    .one = épargne un groupe affaibli
    .many = épargnent un groupe affaibli
    .the = épargne un groupe affaibli
    .of = épargne un groupe affaibli
    .gender = masculine
noun-keeps-it-far-from-doors = reste aussi loin que possible des portes
    .one = reste aussi loin que possible des portes
    .many = restent aussi loin que possible des portes
    .the = reste aussi loin que possible des portes
    .of = reste aussi loin que possible des portes
    .gender = masculine
noun-holds-back-the-dear = garde le trésor le plus précieux
    .one = garde le trésor le plus précieux
    .many = gardent le trésor le plus précieux
    .the = garde le trésor le plus précieux
    .of = garde le trésor le plus précieux
    .gender = masculine
noun-puts-the-full-first = met d’abord les salles pleines
    .one = met d’abord les salles pleines
    .many = mettent d’abord les salles pleines
    .the = met d’abord les salles pleines
    .of = met d’abord les salles pleines
    .gender = masculine
noun-puts-the-empty-first = met d’abord les chemins vides
    .one = met d’abord les chemins vides
    .many = mettent d’abord les chemins vides
    .the = met d’abord les chemins vides
    .of = met d’abord les chemins vides
    .gender = masculine
noun-leaves-doors-open = laisse plus de portes à ouvrir
    .one = laisse plus de portes à ouvrir
    .many = laissent plus de portes à ouvrir
    .the = laisse plus de portes à ouvrir
    .of = laisse plus de portes à ouvrir
    .gender = masculine
noun-stays-off-the-edge = reste loin du bord de la table
    .one = reste loin du bord de la table
    .many = restent loin du bord de la table
    .the = reste loin du bord de la table
    .of = reste loin du bord de la table
    .gender = masculine
noun-stays-off-the-entrance = reste à l’écart de la première zone
    .one = reste à l’écart de la première zone
    .many = restent à l’écart de la première zone
    .the = reste à l’écart de la première zone
    .of = reste à l’écart de la première zone
    .gender = masculine
noun-falls-on-the-weakest = s’en prend à qui peut le moins le supporter
    .one = s’en prend à qui peut le moins le supporter
    .many = s’en prennent à qui peut le moins le supporter
    .the = s’en prend à qui peut le moins le supporter
    .of = s’en prend à qui peut le moins le supporter
    .gender = masculine
noun-strikes-close = frappe tout près des aventuriers
    .one = frappe tout près des aventuriers
    .many = frappent tout près des aventuriers
    .the = frappe tout près des aventuriers
    .of = frappe tout près des aventuriers
    .gender = masculine
noun-sees-nobody-near = ne voit personne d’assez proche
    .one = ne voit personne d’assez proche
    .many = ne voient personne d’assez proche
    .the = ne voit personne d’assez proche
    .of = ne voit personne d’assez proche
    .gender = masculine
noun-hits-where-it-hurts = choisit qui en souffrira le plus
    .one = choisit qui en souffrira le plus
    .many = choisissent qui en souffrira le plus
    .the = choisit qui en souffrira le plus
    .of = choisit qui en souffrira le plus
    .gender = masculine
noun-breaks-the-quiet = trouve que le calme a trop duré
    .one = trouve que le calme a trop duré
    .many = trouvent que le calme a trop duré
    .the = trouve que le calme a trop duré
    .of = trouve que le calme a trop duré
    .gender = masculine
noun-seizes-the-moment = trouve que le moment vaut une carte
    .one = trouve que le moment vaut une carte
    .many = trouvent que le moment vaut une carte
    .the = trouve que le moment vaut une carte
    .of = trouve que le moment vaut une carte
    .gender = masculine
noun-rouses-monsters = renforce les monstres là où il le faut
    .one = renforce les monstres là où il le faut
    .many = renforcent les monstres là où il le faut
    .the = renforce les monstres là où il le faut
    .of = renforce les monstres là où il le faut
    .gender = masculine
noun-waits-for-its-moment = laisse une carte attendre son moment
    .one = laisse une carte attendre son moment
    .many = laissent une carte attendre son moment
    .the = laisse une carte attendre son moment
    .of = laisse une carte attendre son moment
    .gender = masculine
noun-trusts-unsearched-ground = compte sur un sol où personne n’a cherché de pièges
    .one = compte sur un sol où personne n’a cherché de pièges
    .many = comptent sur un sol où personne n’a cherché de pièges
    .the = compte sur un sol où personne n’a cherché de pièges
    .of = compte sur un sol où personne n’a cherché de pièges
    .gender = masculine
noun-leaves-a-pause = laisse un répit aux aventuriers
    .one = laisse un répit aux aventuriers
    .many = laissent un répit aux aventuriers
    .the = laisse un répit aux aventuriers
    .of = laisse un répit aux aventuriers
    .gender = masculine
noun-takes-cover = se met à couvert
    .one = se met à couvert
    .many = se mettent à couvert
    .the = se met à couvert
    .of = se met à couvert
    .gender = masculine
noun-holds-back = reste en retrait
    .one = reste en retrait
    .many = restent en retrait
    .the = reste en retrait
    .of = reste en retrait
    .gender = masculine
noun-gets-away = s’enfuit
    .one = s’enfuit
    .many = s’enfuient
    .the = s’enfuit
    .of = s’enfuit
    .gender = masculine
noun-seeks-its-waker = s’en prend à qui l’a réveillé
    .one = s’en prend à qui l’a réveillé
    .many = s’en prennent à qui les a réveillés
    .the = s’en prend à qui l’a réveillé
    .of = s’en prend à qui l’a réveillé
    .gender = masculine

## Options

option-quest = Quête
    .about = La quête que l’on joue ; une campagne continue à partir d’elle.
option-quest-watcher-blade = La Lame du Veilleur
    .about = { goal-watcher-blade }
option-quest-necromancer = { noun-necromancer }
    .about = { goal-necromancer }
option-quest-captives = { noun-captives }
    .about = { goal-captives }
option-quest-poisoned-spring = { noun-poisoned-spring }
    .about = { goal-poisoned-spring }
option-quest-whispering-chasm = { noun-whispering-chasm }
    .about = { goal-whispering-chasm }
option-quest-bull-labyrinth = { noun-bull-labyrinth }
    .about = { goal-bull-labyrinth }
option-quest-starless-night = { noun-starless-night }
    .about = { goal-starless-night }
option-quest-infernal-pact = { noun-infernal-pact }
    .about = { goal-infernal-pact }
option-quest-free-delve = { noun-free-delve }
    .about = { goal-free-delve }
option-quests = Longueur de la campagne
    .about = Combien de quêtes on joue à la suite, à partir de celle qu’on a choisie. Une descente libre se joue toujours seule.
option-quests-1 = une quête
option-quests-2 = deux quêtes
option-quests-3 = trois quêtes
option-quests-8 = toutes les quêtes à partir de là, huit au plus
option-difficulty = Difficulté
    .about = Comment se battent les monstres que la machine fait jouer. Novice leur donne aussi un D8. Cruel amène aussi la moitié de monstres en plus, rend les bivouacs risqués, et laisse le maître des lieux jouer deux Événements par round, et en piocher une fois l’objectif trouvé. Tout cela se règle aussi à part.
option-difficulty-standard = standard : chacun saisit sa meilleure chance, et ils répartissent leurs attaques
option-difficulty-novice = novice : ils laissent souvent passer leur meilleure chance
option-difficulty-cruel = cruel : ils s’acharnent ensemble sur le même aventurier
option-danger = Règles maison
    .about = À quel point le donjon est dangereux pour un groupe qui connaît toutes les ficelles. « Corsé » amène la moitié de monstres en plus, donne un prix au changement d’arme en plein combat, rend les bivouacs risqués et laisse les monstres quitter les combats sans issue ; tout cela se règle aussi à part.
option-danger-letter = à la lettre du livre
option-danger-tuned = corsé : plus de danger pour les groupes aguerris
option-round_limit = Limite de rounds
    .about = Au bout de combien de rounds une quête s’arrête, où qu’on en soit.
option-round_limit-0 = sans limite
option-round_limit-30 = 30 rounds
option-round_limit-60 = 60 rounds
option-round_limit-120 = 120 rounds
option-monster_die = Dé des monstres
    .about = Ce que lancent les monstres pour attaquer et se défendre. Un dé plus petit rend le jeu bien plus facile.
option-monster_die-10 = un D10
option-monster_die-8 = un D8 : plus facile
option-monster_die-6 = un D6 : très facile
option-scale = Nombre de monstres
    .about = S’il suit le nombre d’aventuriers, ou est plus grand pour un groupe aguerri. Ni l’un ni l’autre quand le dé des monstres est un D6.
option-scale-none = comme le disent les cartes
option-scale-count = en proportion des aventuriers : les cartes sont faites pour quatre
option-scale-more = la moitié en plus de ce que disent les cartes
option-xp_share = XP des monstres
    .about = À qui vont les XP d’un monstre tué.
option-xp_share-killer = à qui l’a tué
option-xp_share-party = à tous les aventuriers présents, à parts égales
option-short_quest = Quêtes courtes
    .about = Si une quête qui peut être écourtée se gagne dans la salle de l’objectif, sans le chemin du retour. C’est le cas de la Lame du Veilleur.
option-short_quest-off = jouées en entier
option-short_quest-on = écourtées
option-end_on_win = Après la victoire
    .about = Quand une quête gagnée prend fin.
option-end_on_win-off = quand les aventuriers sont sortis ou d’accord pour s’arrêter
option-end_on_win-on = aussitôt
option-intervention = Intervention directe
    .about = Si le maître des lieux peut changer le donjon à son gré, malgré les cartes.
option-intervention-off = non : les cartes décident
option-intervention-on = oui : placer, déplacer, changer et retirer sont permis
option-card_ahead = Une carte d’avance
    .about = Si le maître des lieux tient une carte de chaque sorte, à jouer à la place de celle qu’il vient de piocher.
option-card_ahead-off = aucune carte gardée
option-card_ahead-on = une carte de chaque sorte
option-theming = Des monstres à leur place
    .about = Si une carte Monstre qui ne convient pas à la salle ou au lieutenant peut être repiochée.
option-theming-on = oui, jusqu’à ce qu’une carte convienne
option-theming-off = non, ce qui vient reste
option-plausible = Des trésors à leur place
    .about = Si le maître des lieux peut faire repiocher un trésor qui n’aurait guère pu se trouver là.
option-plausible-off = non, ce qui vient reste
option-plausible-on = oui, jusqu’à ce qu’une carte convienne
option-death_check = Mourir au combat
    .about = Quand meurt un aventurier sans points de vie, si personne ne l’a secouru.
option-death_check-phase = quand le combat est fini
option-death_check-round = à la fin du round
option-death_check_pe = Mourir hors combat
    .about = Quand meurt un aventurier sans points de vie pendant l’exploration, si personne ne l’a secouru.
option-death_check_pe-one_turn_each = quand chaque compagnon a joué un tour
option-death_check_pe-round = à la fin du round
option-event_cadence = Pioche des Événements
    .about = Combien de fois le maître des lieux peut piocher une carte Événement pendant l’exploration.
option-event_cadence-round = une fois par round
option-event_cadence-phase = une fois par période d’exploration
option-event_cadence-d10_on_1 = à chaque round où un D10 donne 1
option-max_events_per_round = Événements par round
    .about = Combien d’Événements le maître des lieux peut jouer de sa main en un round.
option-max_events_per_round-1 = un seul
option-max_events_per_round-2 = deux
option-objective_events = Événements après l’objectif
    .about = Si l’on pioche encore des Événements une fois la salle de l’objectif révélée.
option-objective_events-stop = non
option-objective_events-continue = oui, comme avant
option-skill_refresh = Réemploi des compétences
    .about = Quand une carte Compétence qui a servi est de nouveau prête.
option-skill_refresh-stretch = à la prochaine période du même type de phase
option-skill_refresh-round = au prochain round du même type de phase
option-duration_unit = Effets durables
    .about = Combien de temps dure un effet qui s’achève avec la prochaine phase.
option-duration_unit-stretch = jusqu’à la fin de toute la période
option-duration_unit-round = jusqu’à la fin d’un round de cette phase
option-reuse_objectives = Autres cartes objectif
    .about = Ce que deviennent les cartes objectif qui ne sont pas celle de la quête.
option-reuse_objectives-on = mélangées au paquet comme des salles ordinaires
option-reuse_objectives-off = laissées de côté
option-t_split = Cartes derrière un croisement en T
    .about = Si toutes les portes tirent d’un seul paquet Donjon, ou si les cartes sont partagées entre les deux portes d’un croisement en T, l’objectif étant alors derrière l’une d’elles.
option-t_split-off = un paquet pour toutes les portes
option-t_split-on = partagées entre ses portes
option-entry_unique = Monstre unique à l’entrée
    .about = Ce qui arrive quand un monstre unique sort dans la zone d’entrée.
option-entry_unique-redraw = on pioche une autre carte
option-entry_unique-keep = il reste
option-pf_timing = Dépenser de la fatigue
    .about = Quand un aventurier décide d’ajouter des points de fatigue à un dé.
option-pf_timing-after = après avoir vu les dés
option-pf_timing-before = avant de lancer les dés
option-pf_scope = Dés que la fatigue améliore
    .about = Quels dés les aventuriers peuvent améliorer avec des points de fatigue.
option-pf_scope-combat_tests = attaque, défense et tests
option-pf_scope-all = tous leurs dés
option-pd_scope = Le destin contre la mort
    .about = Quelle perte des derniers points de vie un point de destin évite.
option-pd_scope-any = n’importe quelle perte
option-pd_scope-blows = seulement celle que cause un coup
option-run_blocks_free = Actions gratuites en courant
    .about = Si un aventurier qui court peut encore s’équiper et utiliser objets et compétences.
option-run_blocks_free-off = oui
option-run_blocks_free-on = non
option-open_in_pc = Explorer pendant un combat
    .about = Si les aventuriers peuvent ouvrir, fouiller et forcer pendant un combat.
option-open_in_pc-off = seulement pendant une accalmie
option-open_in_pc-on = oui
option-figures_block = Figurines dans la ligne de vue
    .about = Quelles figurines cachent la vue et arrêtent les tirs.
option-figures_block-hostile = celles qui sont hostiles au tireur
option-figures_block-all = toutes
option-figures_block-none = aucune
option-shoot_in_melee = Tirer à côté d’un ennemi
    .about = Si l’on peut tirer avec un ennemi sur une case adjacente.
option-shoot_in_melee-on = oui
option-shoot_in_melee-off = non
option-ammo = Munitions
    .about = Si les aventuriers dépensent leurs pierres, flèches et carreaux ordinaires.
option-ammo-count = oui, une par tir
option-ammo-unlimited = non, ils n’en manquent jamais
option-shield_stacks = Bouclier et armure
    .about = Comment un bouclier s’ajoute à l’armure portée.
option-shield_stacks-on = les deux s’additionnent
option-shield_stacks-off = seul le meilleur des deux compte
option-locked_furniture = Meubles verrouillés
    .about = Quels meubles sont verrouillés dans une zone verrouillée.
option-locked_furniture-closable = ceux à couvercle, à porte ou à tiroir
option-locked_furniture-all = tous
option-force_retry = Quand tous ont échoué
    .about = Si l’on peut réessayer de forcer ce qu’aucun aventurier n’a pu ouvrir.
option-force_retry-after_round = oui, après un round sans autre action, et le bruit fait piocher un Événement
option-force_retry-never = non
option-darkness = Obscurité
    .about = À quoi s’applique le −1 des aventuriers sans lumière.
option-darkness-tests = aux tests
option-darkness-tests_attacks = aux tests et aux attaques
option-trap_search = Recherche des pièges
    .about = Qui peut chercher les pièges d’une zone.
option-trap_search-skill = les voleurs qui ont la Détection des pièges
option-trap_search-class = tous les voleurs
option-circle9 = Faveur du cercle magique
    .about = Quels dés reçoivent le +1 que peut accorder un cercle magique.
option-circle9-all = tous les dés de l’aventurier
option-circle9-combat_tests = attaque, défense et tests
option-crevasse_death = Tomber dans une crevasse
    .about = Ce que subit un aventurier qui tombe sans être encordé.
option-crevasse_death-on = il se noie
option-crevasse_death-off = il perd 2D6 points de vie
option-torch_hand = Une main pour la lumière
    .about = Si une torche ou une lanterne allumée occupe une main.
option-torch_hand-off = non
option-torch_hand-on = oui
option-ratman_xp = XP d’un homme-rat
    .about = Ce que vaut un homme-rat tué.
option-ratman_xp-10 = 10 XP
option-ratman_xp-20 = 20 XP
option-gate_magic_only = Monstres que seule la magie atteint
    .about = Si démons et spectres sont épargnés à un groupe incapable de les blesser.
option-gate_magic_only-on = oui, on pioche une autre carte
option-gate_magic_only-off = non
option-poison_immune = Insensibles au poison
    .about = Contre qui le poison d’une arme ne sert à rien.
option-poison_immune-none = personne : il agit contre tous
option-poison_immune-undead_demon_statue = les morts-vivants, les démons et les statues vivantes
option-sell_ratio = Vendre en ville
    .about = Ce que les aventuriers tirent de l’équipement qu’ils vendent.
option-sell_ratio-half = la moitié de sa valeur
option-sell_ratio-none = rien ne se vend
option-idle_limit = Horloge
    .about = Au bout de combien de rounds d’affilée où rien ne se passe une quête est perdue.
option-idle_limit-60 = 60 rounds
option-idle_limit-0 = pas d’horloge
option-stalemate = Combats sans issue
    .about = Ce que deviennent les monstres que personne ne voit et qui n’atteignent personne, et un combat où rien ne change.
option-stalemate-letter = ils durent tant qu’un monstre est sur le plateau
option-stalemate-leave = les monstres les quittent, et les aventuriers peuvent se retirer
option-rest = Se reposer
    .about = Si des monstres peuvent surprendre ceux qui se reposent deux fois dans une zone, ou près d’un monstre.
option-rest-safe = toujours sans risque
option-rest-risky = un risque la deuxième fois dans une zone, ou près d’un monstre
option-equip_anytime = S’équiper et utiliser des objets
    .about = Quand les aventuriers peuvent s’équiper et utiliser des objets gratuitement.
option-equip_anytime-on = à tout moment, sauf pendant un jet
option-equip_anytime-own_turn = à leur propre tour
option-equip_anytime-costs = à tout moment, mais en combat arme et bouclier coûtent le déplacement ou l’attaque
option-skill_anytime = Compétences gratuites
    .about = Quand les aventuriers peuvent utiliser leurs compétences gratuites.
option-skill_anytime-on = à tout moment, sauf pendant un jet
option-skill_anytime-own_turn = à leur propre tour
option-ip_safe_names = Noms des créatures
    .about = Si les créatures gardent leurs noms neutres, ou si une table peut apporter les siens.
option-ip_safe_names-on = les noms neutres du livre de règles
option-ip_safe_names-off = ceux que la table apporte, s’il y en a

noun-strikes-a-captive = s’en prend à un captif
    .one = s’en prend à un captif
    .many = s’en prennent à un captif
    .the = s’en prend à un captif
    .of = s’en prend à un captif
    .gender = masculine

## Ce que l’on peut dire

verb-lead = mener
    .typed = mène, menez
    .about = Mener un aventurier tout prêt, avec deux compétences et son équipement : mener Aldric.
verb-create = créer
    .typed = crée, créez
    .about = Créer votre aventurier : une race, une classe, deux compétences de la classe : créer nain guerrier Coup puissant Parade.
verb-outfit = s’équiper
    .typed = équipez-moi, équipe-moi
    .about = Acheter et mettre ce qui convient à votre classe, dans la limite de vos PO.
verb-buy = acheter
    .typed = achète, achetez
    .about = Acheter quelque chose en ville : acheter épée longue.
verb-sell = vendre
    .typed = vends, vendez
    .about = Vendre à moitié prix ce que vous portez : vendre dague.
verb-learn = apprendre
    .typed = apprends, apprenez
    .about = Dépenser de l’expérience pour une caractéristique, une compétence, un point de vie, de fatigue ou de destin, ou une carte Trésor : apprendre force.
verb-depart = quitter la ville
    .typed = partir, pars, partez, départ
    .about = Vous avez fini : quitter la ville. Quand tous ont fini, la quête commence.
verb-entrance = placer l’entrée
    .typed = entrée, entrer, entrez
    .about = Dire de quel côté de la première zone se trouve l’escalier : placer l’entrée sud.
verb-walk = marcher
    .typed = marche, marchez, aller, va
    .about = Marcher jusqu’à une case ; chaque case coûte un point de vitesse : marcher zone=3 colonne C rangée=4.
verb-run = courir
    .typed = cours, courez
    .about = Courir : 1D6 cases de plus ce tour-ci, mais rien d’autre à faire.
verb-jump = sauter
    .typed = saute, sautez
    .about = Sauter droit par-dessus une crevasse, avec un test en adresse : sauter zone=3 colonne B rangée=6.
verb-strike = frapper
    .typed = frappe, frappez
    .about = Attaquer quelqu’un à côté de vous, avec des compétences si vous voulez, ou couper une toile : frapper gobelin numéro=2 Coup puissant, frapper toile zone=3 colonne B rangée=4. Le maître des lieux nomme d’abord le monstre : frapper gobelin numéro=2 aventurier 1.
verb-shoot = tirer
    .typed = tire, tirez
    .about = Tirer sur quelqu’un que vous voyez, avec une arme de tir : tirer orque numéro=1. Le maître des lieux nomme d’abord le monstre : tirer orque archer numéro=1 aventurier 1.
verb-use = utiliser
    .typed = utilise, utilisez, employer, emploie, employez
    .about = Utiliser une compétence, en disant sur qui ou sur quelle case si elle le demande : utiliser Soins aventurier 2, utiliser Boule de feu zone=3 colonne B rangée=4.
verb-read = lire
    .typed = lis, lisez
    .about = Lire un parchemin, comme si vous connaissiez son sort : lire parchemin de Boule de feu zone=3 colonne B rangée=4.
verb-open = ouvrir
    .typed = ouvre, ouvrez
    .about = Ouvrir la porte ou le meuble devant vous : ouvrir porte numéro=2, ouvrir coffre numéro=1. Avec la Fouille experte : ouvrir coffre numéro=1 Fouille experte.
verb-force = forcer
    .typed = forcez
    .about = Forcer une serrure avec un test en force : forcer porte numéro=3.
verb-lift = soulever
    .typed = soulève, soulevez
    .about = Soulever une herse avec un test en force : soulever porte numéro=4.
verb-unlock = déverrouiller
    .typed = déverrouille, déverrouillez
    .about = Ouvrir une serrure avec la clé : déverrouiller porte numéro=3.
verb-search = fouiller
    .typed = fouille, fouillez
    .about = Fouiller votre zone, une seule fois pour tous : 1D10 décide. Avec la Fouille experte : fouiller Fouille experte.
verb-rest = se reposer
    .typed = repos, reposer
    .about = Se reposer tout un tour d’exploration et retrouver un point de fatigue.
verb-equip = équiper
    .typed = équipe, équipez, enfiler, brandir
    .about = Prendre en main ou mettre ce que vous portez : équiper épée longue.
verb-doff = ranger
    .typed = range, rangez, ôter, enlever
    .about = Ranger ce que vous tenez ou portez sur vous : ranger cotte de mailles.
verb-drink = boire
    .typed = bois, buvez
    .about = Boire une potion : boire potion de guérison.
verb-apply = administrer
    .typed = administre, administrez
    .about = Faire boire une potion à un aventurier à côté de vous, même à terre : administrer potion de guérison aventurier 2.
verb-smear = enduire
    .typed = enduis, enduisez
    .about = Mettre du poison sur l’arme que vous tenez, ou sur ses projectiles : enduire poison.
verb-kindle = allumer
    .typed = allume, allumez
    .about = Allumer une torche, une lanterne ou une lampe : allumer torche.
verb-douse = éteindre
    .typed = éteins, éteignez
    .about = Éteindre votre lumière : éteindre torche.
verb-overcome = surmonter
    .typed = surmonte, surmontez, vaincre
    .about = Venir à bout du poison d’une fontaine pour un point de destin.
verb-give = donner
    .typed = donne, donnez
    .about = Donner quelque chose à un aventurier à côté de vous : donner corde aventurier 2, donner or=30 aventurier 2.
verb-pull = hisser
    .typed = hisse, hissez
    .about = Sortir d’une fosse, avec votre corde, un aventurier à côté de vous : hisser aventurier 2.
verb-strip = dépouiller
    .typed = dépouille, dépouillez
    .about = Prendre quelque chose sur un aventurier mort à côté de vous : dépouiller aventurier 2 dague.
verb-drink-from = boire à la fontaine
    .typed = goûter, goûte, goûtez
    .about = Boire à une fontaine enchantée, une seule fois : boire à la fontaine fontaine numéro=1.
verb-bottle = puiser
    .typed = puise, puisez, remplir
    .about = Emporter l’eau d’une fontaine enchantée comme potion de guérison : puiser fontaine numéro=1.
verb-break-free = se libérer
    .typed = échapper, échappe, s’échapper
    .about = Essayer de sortir du cercle magique qui vous retient, avec un test en magie.
verb-cleanse = purifier
    .typed = assainir, assainis
    .about = Essayer de purifier la source empoisonnée, avec un test en magie : purifier fontaine numéro=1.
verb-smash = fracasser
    .typed = fracasse, fracassez, briser
    .about = Essayer de fracasser l’autel, avec un test en force : fracasser autel numéro=1.
verb-burn = brûler
    .typed = brûle, brûlez
    .about = Essayer de brûler le livre sur l’autel, avec un test en magie : brûler autel numéro=1.
verb-pour = verser
    .typed = verse, versez
    .about = Verser de la mort-aux-rats dans la source ; cela compte comme un succès : verser mort-aux-rats.
verb-seize = saisir
    .typed = saisis, saisissez
    .about = Prendre là où il se trouve l’objet de la quête : saisir lampe du sanctuaire.
verb-release = libérer
    .typed = libère, libérez
    .about = Libérer un captif à côté de vous, qui vous suit ensuite : libérer captif numéro=1.
verb-call-it = s’arrêter là
    .typed = arrêter, arrête, arrêtez
    .about = La quête est gagnée : être d’accord pour en rester là. Quand tous le sont, elle est finie.
verb-leave = quitter le donjon
    .typed = remonter, remonte, remontez
    .about = Quitter le donjon par l’escalier, pour de bon.
verb-withdraw = se retirer
    .typed = retraite, se replier
    .about = Abandonner ensemble le combat, tant qu’aucun monstre n’est à côté d’un aventurier ; il finit quand tous se retirent au même round.
verb-insist = demander l’ordre de vitesse
    .typed = insister, insiste, insistez
    .about = Vous n’êtes pas d’accord sur l’ordre : le plus rapide agit d’abord, et ainsi de suite.
verb-end = finir le tour
    .typed = finir, finis, finissez
    .about = Finir votre tour.
verb-strain = ajouter de la fatigue
    .typed = dépenser, dépense, dépensez, efforcer
    .about = Dépenser de la fatigue pour un de vos dés, un point pour chaque point ajouté : ajouter de la fatigue fatigue=2.
verb-reroll = relancer
    .typed = relance, relancez
    .about = Pour un point de destin, le maître des lieux relance un dé : relancer dé d’attaque.
verb-defy = défier la mort
    .typed = défier, défie, défiez, survivre
    .about = Échapper à la mort pour un point de destin.
verb-forestall = conjurer
    .typed = conjure, conjurez, empêcher
    .about = Pour un point de destin, l’Événement montré n’a pas lieu.
verb-slip = se glisser
    .typed = glisser, glisse, glissez
    .about = Après une esquive, se glisser d’une case : se glisser zone=3 colonne B rangée=4.
verb-spread = étendre
    .typed = étends, étendez, prolonger
    .about = Le mur de feu se prolonge sur cette case : étendre zone=3 colonne B rangée=4.
verb-enough = en rester là
    .typed = assez, suffit
    .about = En rester là.
verb-accept = consentir
    .typed = consens, consentez
    .about = Vous laisser emporter par le sort.
verb-decline = décliner
    .typed = décline, déclinez
    .about = Rester où vous êtes ; le sort n’est pas lancé.
verb-rummage = fouiller le corps
    .typed = farfouiller, farfouille, farfouillez
    .about = Fouiller l’aventurier mort : 1D10 décide.
verb-sidestep = s’écarter
    .typed = écarter, écarte, écartez
    .about = Faire un pas hors du bloc qui tombe : s’écarter zone=3 colonne B rangée=4.
verb-take = prendre
    .typed = prends, prenez
    .about = Prendre pour vous une carte du butin, ou ce qui est trouvé : prendre bourse.
verb-hand = remettre
    .typed = remets, remettez
    .about = Remettre une carte du butin à un autre aventurier : remettre bourse aventurier 3.
verb-divide = partager
    .typed = partage, partagez
    .about = Partager l’or d’une carte entre tous : partager cassette royale.
verb-choose = choisir
    .typed = choisis, choisissez
    .about = Choisir la sorte des projectiles : choisir flèche.
verb-keep = garder
    .typed = garde, gardez
    .about = Garder cette carte, ou ce dé sur les deux : garder jet=7.
verb-draw = piocher
    .typed = pioche, piochez
    .about = Piocher une carte Événement.
verb-play = jouer
    .typed = joue, jouez
    .about = Jouer un Événement de votre main, en disant sur qui ou sur quoi s’il le demande : jouer Malédiction aventurier 2, jouer Monstre errant zone=3.
verb-lay = préparer
    .typed = prépare, préparez
    .about = Préparer un Événement : il se joue tout seul quand son moment vient, pour n’importe qui ou pour un aventurier : préparer Fosse, préparer Fosse aventurier 2.
verb-take-up = récupérer
    .typed = récupère, récupérez
    .about = Reprendre en main un Événement préparé : récupérer Fosse.
verb-proceed = continuer
    .typed = continue, continuez
    .about = Continuer : les aventuriers agissent.
verb-march = déplacer
    .typed = déplace, déplacez
    .about = Déplacer un monstre : déplacer gobelin numéro=2 zone=3 colonne B rangée=4.
verb-cast = lancer
    .typed = lancez, incanter
    .about = Un monstre lance l’un de ses sorts : lancer sorcier maléfique numéro=1 Projectile magique aventurier 2.
verb-spin = tisser
    .typed = tisse, tissez
    .about = Une araignée tisse une toile sur une case voisine : tisser araignée géante numéro=1 zone=3 colonne B rangée=4.
verb-unleash = déchaîner
    .typed = déchaîne, déchaînez
    .about = Tous les monstres d’une sorte agissent d’eux-mêmes : déchaîner gobelin.
verb-unleash-all = tout déchaîner
    .about = Tous les monstres agissent d’eux-mêmes, chacun comme la machine le ferait : tout déchaîner.
verb-send = envoyer
    .typed = envoie, envoyez
    .about = Un monstre agit de lui-même, ou attaque l’aventurier que vous nommez : envoyer gobelin numéro=2 aventurier 1.
verb-done = finir le tour des monstres
    .typed = terminer, termine, terminez, terminé
    .about = Finir le tour des monstres.
verb-arrange = disposer
    .typed = dispose, disposez
    .about = Choisir comment poser la nouvelle zone, ou dans quel mur est une porte secrète : disposer placement=2, disposer ouest zone=1 colonne A rangée=2.
verb-redraw = repiocher
    .typed = repioche, repiochez
    .about = Remettre cette carte et en piocher une autre.
verb-exchange = échanger
    .typed = échange, échangez
    .about = Utiliser la carte gardée d’avance, et garder celle-ci à sa place.
verb-admit = admettre
    .typed = admets, admettez
    .about = De deux cartes Monstre, celle-ci arrive : admettre 6 gobelins.
verb-gather = rassembler
    .typed = rassemble, rassemblez, regrouper
    .about = Le reste de l’embuscade se tient autour de cette case : rassembler zone=3 colonne B rangée=4.
verb-topple = faire tomber
    .typed = lâcher, lâche, lâchez
    .about = Un bloc tombe sur cette case : faire tomber zone=3 colonne B rangée=4.
verb-stack = ordonner
    .typed = ordonne, ordonnez
    .about = Les prochaines cartes Donjon dans cet ordre : ordonner couloir coude escalier.
verb-place = placer
    .typed = placez, poser
    .about = Placer le monstre suivant d’une embuscade ; là où le maître des lieux intervient, n’importe quel monstre : placer zone=3 colonne B rangée=4, placer gobelin zone=3 colonne B rangée=4.
verb-shift = déplacer une figurine
    .typed = transporter, transporte, transportez
    .about = Intervenir : mettre une figurine sur une autre case : déplacer une figurine aventurier 1 zone=2 colonne A rangée=1.
verb-alter = modifier
    .typed = modifie, modifiez
    .about = Intervenir : fixer les points de vie d’une figurine : modifier gobelin numéro=2 vie=5.
verb-remove = retirer
    .typed = retire, retirez
    .about = Intervenir : ôter un monstre du plateau : retirer gobelin numéro=2.
verb-reveal = révéler
    .typed = révèle, révélez
    .about = Intervenir : montrer ce qu’il y a derrière une porte : révéler porte numéro=3.
verb-lock = verrouiller
    .typed = verrouille, verrouillez
    .about = Intervenir : verrouiller une porte fermée : verrouiller porte numéro=3.
verb-bar = barrer
    .typed = barre, barrez
    .about = Intervenir : baisser une herse dans une porte ouverte : barrer porte numéro=2.
verb-unbar = débarrer
    .typed = débarre, débarrez
    .about = Intervenir : ôter une herse : débarrer porte numéro=2.
verb-wall-up = murer
    .typed = mure, murez
    .about = Intervenir : faire d’une porte fermée un mur ; une autre doit mener plus loin : murer porte numéro=3.
verb-breach = percer
    .typed = perce, percez
    .about = Intervenir : ajouter une porte fermée dans un mur qui a de la place derrière lui : percer nord zone 1 a1.
verb-dig = creuser
    .typed = creuse, creusez
    .about = Intervenir : poser une zone de son choix derrière une porte fermée : creuser porte numéro=3 couloir.
verb-raze = raser
    .typed = rase, rasez
    .about = Intervenir : ôter la dernière zone posée, si personne ne s’y trouve : raser zone 4.
verb-refurnish = réaménager
    .typed = réaménage, réaménagez
    .about = Intervenir : changer la salle d’une zone où personne ne se trouve : réaménager zone 2 armurerie.
verb-swap = troquer
    .typed = troque, troquez
    .about = Intervenir : échanger au grand jour un Événement de sa main contre un de la pioche : troquer Fosse Malédiction.
verb-close = clore
    .typed = fermer
    .about = Plus personne ne répond : on continue.

## Les phrases comme on les dit ; les variables sont expliquées dans le catalogue de roll.

say-end = Finir votre tour
say-equip = S’équiper : { $all }
say-doff = Ranger { $all-the }
say-buy = Acheter { $all }
say-sell = Vendre { $all-the }
say-outfit = M’équiper
say-depart = Quitter la ville
say-proceed = Laisser agir les aventuriers
say-unleash-all = Laisser agir tous les monstres
say-send = { $pieces-number ->
    [2] Envoyer { $first-the } contre { $second-the }
   *[other] Laisser agir { $first-the }
}
say-done = Finir le tour des monstres
say-draw = Piocher une carte Événement
say-rest = Se reposer ce tour
say-run = Courir
say-kindle = Allumer { $all-the }
say-douse = Éteindre { $all-the }
say-strike = { $measures ->
    [0] { $rest-number ->
        [0] Attaquer { $first-the }
       *[other] { $pieces-number ->
            [2] Faire attaquer { $second-the } par { $first-the }
           *[other] Attaquer { $first-the } avec { $rest-bare }
        }
    }
   *[other] Attaquer { $first-the } sur la { said-square }
}
say-shoot = { $rest-number ->
    [0] Tirer sur { $first-the }
   *[other] { $pieces-number ->
        [2] Faire tirer { $first-the } sur { $second-the }
       *[other] Tirer sur { $first-the } avec { $rest-bare }
    }
}
say-lay = { $rest-number ->
    [0] Préparer { $first-bare }
   *[other] Préparer { $first-bare } pour { $rest }
}
say-take-up = Reprendre { $first-bare } en main
say-give = { $measures ->
    [0] Donner { $first-the } à { $rest }
   *[other] Donner { $gold } PO à { $first-the }
}
say-hand = Remettre { $first-the } à { $rest }
say-take = Prendre { $all-the }
say-drink = Boire { $all-the }
say-redraw = Remettre la carte et en piocher une autre
say-search = { $all-number ->
    [0] Fouiller la zone
   *[other] Fouiller la zone avec { $all-bare }
}
say-strain = Payer { $fatigue } PF
say-leave = Quitter le donjon
say-withdraw = Se retirer du combat
say-enough = En rester là
say-open = { $rest-number ->
    [0] Ouvrir { $first-the }
   *[other] Ouvrir { $first-the } avec { $rest-bare }
}
say-force = { $rest-number ->
    [0] Forcer { $first-the }
   *[other] Forcer { $first-the } avec { $rest-bare }
}
say-lift = { $rest-number ->
    [0] Soulever { $first-the }
   *[other] Soulever { $first-the } avec { $rest-bare }
}
say-unlock = { $rest-number ->
    [0] Déverrouiller { $first-the }
   *[other] Déverrouiller { $first-the } avec { $rest-bare }
}
say-drink-from = Boire à la fontaine { $number }
say-bottle = Puiser à la fontaine { $number }
say-cleanse = { $rest-number ->
    [0] Purifier { $first-the }
   *[other] Purifier { $first-the } avec { $rest-bare }
}
say-smash = { $rest-number ->
    [0] Fracasser { $first-the }
   *[other] Fracasser { $first-the } avec { $rest-bare }
}
say-burn = Brûler le livre sur l’autel { $number }
say-release = { $rest-number ->
    [0] Libérer { $first-the }
   *[other] Libérer { $first-the } avec { $rest-bare }
}
say-smear = Mettre { $all-the } sur votre arme
say-apply = Donner { $first-the } à boire à { $rest }
say-pull = Hisser { $all-the } hors de la fosse
say-break-free = Se libérer du cercle
say-pour = Verser { $all-the } dans la source
say-seize = Prendre { $all-the }
say-call-it = Être d’accord pour s’arrêter là
say-insist = Demander que les plus rapides agissent d’abord
say-reroll = Relancer { $all-the }
say-defy = Défier la mort pour un point de destin
say-accept = Accepter
say-decline = Rester
say-rummage = Fouiller le corps
say-divide = Partager { $all-the } entre tous
say-overcome = Surmonter le poison pour un point de destin
say-close = Continuer
said-square = case { $column }{ $row } (zone { $zone })
say-admit = Faire venir { $first-bare }
say-alter = Mettre { $first-the } à { $life } PV
say-arrange = { $measures ->
    [1] Poser la nouvelle zone : façon { $way }
   *[other] Porte secrète : mur { $first-bare }, { said-square }
}
say-cast = { $measures ->
    [0] { $third-number ->
        [0] Faire lancer { $second-bare } par { $first-the }
       *[other] Faire lancer { $second-bare } par { $first-the } sur { $third-the }
    }
   *[other] Faire lancer { $second-bare } par { $first-the } sur la { said-square }
}
say-choose = Choisir { $all }
say-lead = Mener { $all-bare }
say-create = Créer un aventurier : { $all-bare }
say-entrance = Placer l’entrée : côté { $first-bare }
say-exchange = Échanger les deux cartes
say-forestall = Conjurer l’Événement pour un point de destin
say-gather = Rassembler l’embuscade autour de la { said-square }
say-jump = Sauter jusqu’à la { said-square }
say-keep = { $measures ->
    [0] Garder cette carte
   *[other] Garder le dé : { $die }
}
say-learn = Dépenser de l’expérience : { $all-bare }
say-march = Déplacer { $first-the } sur la { said-square }
say-place = { $first-number ->
    [0] Placer le monstre suivant sur la { said-square }
   *[other] Placer { $first } sur la { said-square }
}
say-play = { $measures ->
    [0] { $rest-number ->
        [0] Jouer { $first-bare }
       *[other] Jouer { $first-bare } : { $rest-bare }
    }
    [1] Jouer { $first-bare } dans la zone { $zone }
   *[other] Jouer { $first-bare } : { $rest-bare }, { said-square }
}
say-read = { $measures ->
    [0] { $rest-number ->
        [0] Lire { $first-the }
       *[other] Lire { $first-the } sur { $rest-the }
    }
   *[other] { $rest-number ->
        [0] Lire { $first-the } sur la { said-square }
       *[other] Lire { $first-the } sur { $rest-the } : { said-square }
    }
}
say-remove = Retirer { $first-the } du plateau
say-reveal = Montrer ce qu’il y a derrière { $first-the }
say-lock = Verrouiller { $first-the }
say-bar = Barrer { $first-the } d’une herse
say-unbar = Ôter la herse : { $first }
say-wall-up = Murer { $first-the }
say-breach = Nouvelle porte : mur { $first-bare }, { said-square }
say-dig = Poser derrière { $first-the } : { $rest-bare }
say-raze = Ôter la zone { $zone } de la table
say-refurnish = Changer la salle de la zone { $zone } : { $first-bare }
say-swap = Échanger { $first-bare } contre { $rest-bare }
say-shift = Mettre { $first-the } sur la { said-square }
say-sidestep = S’écarter sur la { said-square }
say-slip = Se glisser sur la { said-square }
say-spin = Faire tisser une toile par { $first-the } sur la { said-square }
say-spread = Étendre le mur de feu à la { said-square }
say-stack = Mettre les prochaines cartes dans cet ordre : { $all-bare }
say-strip = Dépouiller { $first-the } : prendre { $second-the }
say-topple = Faire tomber le bloc sur la { said-square }
say-unleash = Déchaîner les { $first-many }
say-use = { $measures ->
    [0] { $rest-number ->
        [0] Utiliser { $first-bare }
       *[other] Utiliser { $first-bare } sur { $rest-the }
    }
   *[other] { $rest-number ->
        [0] Utiliser { $first-bare } sur la { said-square }
       *[other] Utiliser { $first-bare } sur { $rest-the } : { said-square }
    }
}
say-walk = Marcher jusqu’à la { said-square }

## Ce qui est demandé

ask-create = Qui descend ? Menez un aventurier tout prêt, ou créez le vôtre.
ask-town = En ville : achetez-vous, vendez-vous, apprenez-vous ou changez-vous d’équipement, ou partez-vous ?
ask-entrance = De quel côté de la première zone est l’escalier ?
ask-start = Un round commence : piochez-vous ou jouez-vous un Événement, ou continue-t-on ?
ask-act = C’est votre tour : que faites-vous ?
ask-free = D’autres agissent ; vous pouvez utiliser ou changer ce que vous portez.
ask-monsters = Le tour des monstres : que font-ils ?
ask-close = Qui veut peut encore répondre ; ensuite on continue.
ask-attack = Une attaque : réagissez-vous ?
ask-test = Un test : dépensez-vous de la fatigue ou du destin pour le dé ?
ask-web = La toile : ajoutez-vous de la fatigue au dé ?
ask-search-roll = Le dé est sur la table : y ajoutez-vous de la fatigue ?
ask-run-roll = Le dé est sur la table : y ajoutez-vous de la fatigue ?
ask-harm-roll = Le dé de votre sort est sur la table : y ajoutez-vous de la fatigue ?
ask-furniture = Le dé est sur la table : y ajoutez-vous de la fatigue ?
ask-loss = Un aventurier va perdre des PV : en épargnez-vous une partie ?
ask-fallen = Vous n’avez plus de PV : défiez-vous la mort pour un point de destin ?
ask-drowning = Vous tombez dans l’abîme : défiez-vous la mort pour un point de destin ?
ask-cleave = Votre adversaire tombe : en frappez-vous un autre à côté de vous ?
ask-slip = L’attaque vous a manqué : vous glissez-vous d’une case ?
ask-fire = Où se prolonge le mur de feu, ou est-ce assez ?
ask-two-dice = Lequel des deux dés gardez-vous ?
ask-willing = Un compagnon veut vous emporter à travers l’espace : consentez-vous ?
ask-shown = Un Événement est joué : l’empêchez-vous ?
ask-body = Un aventurier mort gît là : le fouillez-vous ?
ask-gift = Qui le prend ? Le premier qui le dit.
ask-number = Des renforts arrivent : fait-on relancer le dé pour un point de destin ?
ask-aside = Un bloc tombe sur vous : où vous écartez-vous ?
ask-share = Le butin : quelle carte prenez-vous, ou remettez-vous à un autre ?
ask-missiles = De quelle sorte sont les projectiles ?
ask-way = Comment posez-vous la nouvelle zone ?
ask-secret-door = Dans quel mur est la porte secrète ?
ask-judge = Une carte Trésor est piochée : la gardez-vous ?
ask-ahead = Une carte est piochée : la gardez-vous, ou l’échangez-vous contre celle que vous tenez ?
ask-alarm = L’alarme : laquelle des deux cartes Monstre arrive ?
ask-drawn = La carte Monstre ne va pas avec la salle : la gardez-vous ?
ask-posting = Certains monstres se tiennent-ils ailleurs, aussi loin ?
ask-ambush = Où se tiennent les monstres de l’embuscade ?
ask-found = Un Événement est trouvé : sur qui ou sur quoi tombe-t-il ?
ask-stack = Dans quel ordre posez-vous les prochaines cartes Donjon ?
ask-cave-in = Le plafond s’effondre : où tombent des blocs, ou est-ce assez ?

## Les abréviations telles qu’on les lit à voix haute : chacune au singulier et au pluriel

abbreviations = PV, point de vie, points de vie · PF, point de fatigue, points de fatigue · PD, point de destin, points de destin · PO, pièce d’or, pièces d’or · XP, point d’expérience, points d’expérience

## Ce qu’un choix rapporte ou coûte, à côté de lui : sans majuscule ni point, plusieurs tiennent sur une ligne

stake-attack = { $percent } % de toucher, { $whole },{ $tenths } de dégâts si l’attaque touche
stake-hit = { $percent } % de toucher
stake-proposed-attack = attaque { $target-the }, { $percent } % de toucher : { $reason }
stake-proposed-spell = lance { $spell } : { $reason }
stake-proposed-move = se déplace : { $reason }
stake-proposed-hold = reste : { $reason }
stake-proposed-way = le choix de la machine : { $reason }
stake-depart-unarmed = vous n’avez pas d’arme en main
stake-leave-unfinished = la quête n’est pas gagnée, et on ne revient pas
stake-no-harm = aucun dégât sans magie
price-strain = Payer des PF : il vous en reste { $fatigue }
price-strain-each = Payer { $points }
stake-strain-miss = { $total } : manqué
stake-strain-wound = { $total } : touché, reste { $left } PV
stake-strain-braced = { $total } : { $number ->
    [one] { $number } PV perdu seulement
   *[other] { $number } PV perdus seulement
}, reste { $left }
stake-strain-slain = { $total } : la mort
stake-strain-falls = { $total } : plus aucun PV
stake-strain-drained = { $total } : un point de force perdu
stake-strain-no-harm = { $total } : aucun dégât sans magie
stake-strain-success = { $total } : un succès
stake-strain-blast = { $total } contre tous : touchés { $hit } (sinon { $hits }), abattus { $end } (sinon { $ends })
stake-strain-frozen = { $total } : la glace l’enferme
stake-strain-resisted = { $total } : le sort échoue
stake-strain-early = { $percent } % de toucher
stake-strain-early-test = { $percent } % de réussir
stake-strain-die = le dé compte { $total }, non { $was }
stake-reroll-strike = 1 PD sur { $destiny } : { $hit } % de toucher, { $end } % de tuer
stake-reroll-struck = 1 PD sur { $destiny } : { $miss } % de manquer, { $end } % de coup fatal
stake-reroll-spell = 1 PD sur { $destiny } : { $hit } % de réussir
stake-reroll-spelled = 1 PD sur { $destiny } : { $miss } % de résister
stake-reroll-test = 1 PD sur { $destiny } : { $percent } % d’échec
stake-reroll-number = 1 PD sur { $destiny } : { $percent } % qu’il en vienne moins
stake-defy = 1 PD sur { $destiny } : { $left } PV
stake-forestall = 1 PD sur { $destiny } : la carte reste sans effet
stake-react-parry = 1 PF, reste { $fatigue } : { $percent } % d’être touché, contre { $was } % sinon
stake-react-dodge = 1 PF, reste { $fatigue } : { $percent } % d’être touché, contre { $was } % sinon, un pas de côté si c’est manqué
stake-bodyguard = 1 PF, reste { $fatigue } : vous êtes attaqué à sa place, { $percent } % d’être touché
stake-ward = 1 PF, reste { $fatigue } : jusqu’à { $most } PV épargnés
stake-ward-life = 1 PF, reste { $fatigue } : { $percent } % de rester debout, jusqu’à { $most } PV épargnés
stake-foresee = 1 PF, reste { $fatigue } : { $percent } % que la carte retourne en main
stake-cancel = dépense { $item-the } : la carte reste sans effet
stake-cleave = 1 PF, reste { $fatigue } : { $percent } % de toucher, { $whole },{ $tenths } de dégâts si l’attaque touche
stake-cleave-vain = 1 PF, reste { $fatigue } : ne peut pas toucher
stake-slip = gratuit : une case de côté
stake-rummage = gratuit : un dé dit ce que vous trouvez
stake-keep-die = il compte { $number }
stake-accept = vous êtes déplacé là-bas
stake-decline = vous restez, et personne ne paie
stake-spread = une case de feu de plus
stake-enough = le mur reste aussi long
stake-take-gift = c’est à vous
stake-take = la carte est à vous
stake-hand = la carte va à un compagnon
stake-divide = partagé entre tous
stake-choose = vous recevez des projectiles de cette sorte
stake-sidestep = une case loin du bloc

## Ce qui est sur la table : la question posée, avec ses acteurs et ses dés

table-melee = { $who-The } frappe { $target-the }
table-missile = { $who-The } tire sur { $target-the }
table-spell = { $who-The } lance { $skill } sur { $target-the }
table-opposed = { $who-The } utilise { $skill } contre { $target-the }
table-web = { $who-The } frappe la toile
table-test = { $who-The } : test, { $trait }
table-attacks = { $who-The } attaque
table-defends = { $who-The } se défend
table-casts = { $who-The } lance le sort
table-resists = { $who-The } résiste
table-tests = { $who-The } fait le test
table-odds = on lance les dés, { $percent } % de toucher
table-chance = on lance le dé, { $percent } % de réussir
table-miss = manqué
table-tie = égalité : manqué
table-short = { $number ->
    [one] { $number } point de plus toucherait.
   *[other] { $number } points de plus toucheraient.
}
table-short-test = { $number ->
    [one] { $number } point de plus suffirait.
   *[other] { $number } points de plus suffiraient.
}
table-no-harm = aucun dégât sans magie
table-wound = { $target-the } perd { $number } PV, il en reste { $left }
table-slain = la mort pour { $target-the }
table-falls = plus aucun PV pour { $target-the }
table-drained = { $target-the } perd un point de force
table-success = un succès
table-failure = un échec
table-frozen = la glace enferme { $target-the }
table-resisted = { $target-the } résiste
table-aim-force-door = pour enfoncer la porte
table-aim-force-furniture = pour briser la serrure
table-aim-lift = pour soulever la herse
table-aim-bridge = pour ne pas tomber du mauvais pont
table-aim-jump = pour sauter la crevasse
table-aim-break-free = pour se libérer du cercle
table-aim-lid = pour soulever le couvercle
table-aim-quest-deed = pour l’action de la quête
table-aim-leapt = pour suivre par-dessus la crevasse
table-aim-thaw = pour se libérer de la glace
table-aim-venom = contre le venin
table-aim-approach = pour attaquer dans le sanctuaire
table-aim-quaked = pour ne pas tomber dans le séisme
table-aim-crushed = pour échapper aux blocs qui tombent
table-aim-gassed = contre le gaz soporifique
table-aim-avoided = pour éviter l’Événement
table-aim-foresee = pour pressentir l’Événement
table-aim-nothing = pour voir si cela réussit
table-furniture = { $who-The } ouvre : { $thing }
table-search-roll = { $who-The } fouille la zone
table-run-roll = { $who-The } court
table-harm-roll = { $who-The } blesse { $target-the } ({ $cause })
table-die-stands = le dé compte { $number }
table-two-dice = { $who-The } garde un des deux dés
table-number = des renforts : { $monsters }
table-number-comes = ils arrivent : { $monsters }
table-loss = { $target-The } va perdre { $number } PV ({ $cause })
table-fallen = { $who-The } n’a plus de PV
table-fallen-lost = { $who-the } est à terre, et meurt sans secours
table-drowning = { $who-The } tombe dans la crevasse
table-drowning-lost = { $who-the } meurt, et tout ce qui était porté est perdu
table-found = un Événement est trouvé ; le maître des lieux en choisit la cible
table-found-card = sur qui ou sur quoi l’Événement tombe-t-il ?
table-shown = le maître des lieux joue { $card }
table-shown-on = le maître des lieux joue { $card } sur { $target-the }
table-takes-effect = la carte prend effet
table-at-zone = en zone { $zone }
table-at-door = à la porte { $door }
table-at-kind = renforts de cette sorte : { $monster }
table-at-spell = qui lance { $skill } sur { $target-the }
table-at-spell-back = qui peut relancer { $skill }
table-body = un aventurier mort gît là ; le premier qui le dit le fouille
table-body-lies = personne ne fouille le corps
table-cleave = { $who-The } a abattu un adversaire et peut en frapper un autre
table-slip = { $who-The } a esquivé et peut s’écarter d’une case
table-nothing = rien d’autre n’arrive
table-aside = un bloc tombe sur { $who-the }
table-fire = { $who-The } pose un mur de feu : { $number ->
    [one] { $number } case jusqu’ici
   *[other] { $number } cases jusqu’ici
}
table-willing = { $who-The } veut déplacer { $target-the } en zone { $zone }, { $column }, rangée { $row } ({ $skill })
table-share = le butin : { $items } ; au choix, { $who-the }
table-gift = pour l’un de vous : { $items }
table-missiles = { $who-The } a trouvé { $number } projectiles
table-judge = le maître des lieux regarde la carte Trésor
table-judge-card = la carte Trésor piochée
table-ahead = le maître des lieux regarde une carte
table-ahead-card = une carte est piochée
table-drawn = le maître des lieux regarde la carte Monstre
table-drawn-card = la carte Monstre ne va pas avec la salle
table-alarm = l’alarme : le maître des lieux garde une de deux cartes Monstre
table-alarm-card = l’alarme : une de deux cartes Monstre reste
table-way = une zone est posée derrière la porte
table-secret-door = le maître des lieux choisit le mur de la porte secrète
table-posting = le maître des lieux place les monstres
table-ambush = le maître des lieux place l’embuscade
table-stack = le maître des lieux ordonne les prochaines cartes Donjon
table-cave-in = le maître des lieux fait tomber les blocs
table-needed = à atteindre
table-with-aim = { $head }, { $aim }
table-opposed-sums = { $head } : { $own } contre { $other }
table-single-sum = { $head } : { $own }, il faut { $need }
table-with-dice = { $head } ; { $number ->
    [one] le dé montre { $dice }
   *[other] les dés montrent { $dice }
}

## Ce qui arrive

event-gathered = { $number ->
    [one] { $number } aventurier arrive en ville. La quête : { $quest }.
   *[other] { $number } aventuriers se retrouvent en ville. La quête : { $quest }.
}
event-led = { $hero } rejoint le groupe : { $cls } { $race } ; compétences : { $skills-names } ; équipement : { $items }.
event-created = { $seat } crée un aventurier : { $cls } { $race } ; compétences : { $skills-names }.
event-outfitted = { $seat } s’équipe pour { $gold } PO : { $items }.
event-bought = { $seat } achète pour { $gold } PO : { $item }.
event-bought-card = { $seat } achète une rareté pour { $gold } PO : { $treasure }.
event-sold = { $seat } vend pour { $gold } PO : { $item }.
event-learned = { $seat } dépense { $points } XP : { $what }.
event-departed = { $seat } peut partir.
event-quest = La quête : { $quest }. Son objectif : { $card }.
event-entered = Les aventuriers descendent dans le donjon. La quête : { $quest }.
event-round = Round { $number } : { $phase }.
event-monsters-turn = C’est le tour des monstres.
event-combat-over = Le combat est fini.
event-strayed = { $monster-The } a perdu les aventuriers de vue et quitte le combat.
event-fight-left = Rien n’a changé depuis cinq rounds : les monstres quittent le combat et errent.
event-came-back = { $monster-The } retrouve les aventuriers.
event-withdrew = { $seat } se retire du combat.
event-insisted = { $seat } demande l’ordre de vitesse : ce round-ci, le plus rapide agit d’abord.
event-moved = { $squares ->
    [one] { $seat } avance de { $squares } case (zone { $zone }).
   *[other] { $seat } avance de { $squares } cases (zone { $zone }).
}
event-ran = { $points ->
    [one] { $seat } court, le dé montre { $die } : { $points } case.
   *[other] { $seat } court, le dé montre { $die } : { $points } cases.
}
event-rested = { $seat } se repose (reste { $left } PF).
event-camp = { $success ->
    [0] { $seat } lance un dé pour le bivouac : { $die }. Personne ne vient.
   *[other] { $seat } lance un dé pour le bivouac : { $die }. Avec { $need } ou moins, des monstres le trouvent !
}
event-searched = { $seat } fouille la zone { $zone } (dé : { $die }).
event-opened = { $seat } ouvre la porte { $number }.
event-unlocked = { $seat } ouvre la serrure avec { $item-the }.
event-blind = La porte { $number } est murée.
event-revealed = La zone { $zone } se découvre : { $card }.
event-room = Zone { $zone } : { $room }.
event-objective-found = L’objectif est trouvé, dans la zone { $zone }.
event-distance = { $number ->
    [0] La prochaine carte Donjon est l’objectif.
    [one] Il y a { $number } carte Donjon au-dessus de l’objectif.
   *[other] Il y a { $number } cartes Donjon au-dessus de l’objectif.
}
event-secret-door = { $seat } trouve une porte secrète : la porte { $number }.
event-leads-there = La porte { $number } y mène.
event-deck-split = Les cartes Donjon sont partagées : { $number } pour la porte { $first }, { $others } pour la porte { $second }.
event-traps-found = { $seat } repère les pièges de la zone { $zone } : plus personne n’y tombe.
event-trap-known = { $seat } évite un piège connu : { $furniture }.
event-furniture = { $seat } ouvre { $furniture-the } { $number } (dé : { $die }).
event-spring = La fontaine { $number } est une source qui soigne, une fois pour chaque aventurier.
event-crevasse = Une crevasse coupe la salle. Le dé montre { $die } : { $bridge }.
event-hauled = { $seat } tombe, mais { $item-the } tient bon.
event-whisked = Le cercle magique envoie { $seat } dans la zone { $zone }.
event-freed = { $seat } échappe au cercle magique.
event-left = { $seat } quitte le donjon par l’escalier.
event-equipped = { $seat } s’équipe : { $item }.
event-doffed = { $seat } range { $item-the }.
event-change-cost-move = Ce changement coûte à { $seat } le déplacement de ce tour.
event-change-cost-attack = Ce changement coûte à { $seat } l’attaque de ce tour.
event-drank = { $seat } boit { $item-the }.
event-smeared = { $seat } met { $item-the } sur { $on-the }.
event-kindled = { $seat } allume { $item-the }.
event-doused = { $seat } éteint { $item-the }.
event-snuffed = { $seat } perd sa lumière : { $item-the } s’éteint.
event-burnt-out = { $seat } n’a plus de flamme : { $item-the } a fini de brûler.
event-gave = { $number ->
    [one] { $seat } donne { $item-the } à { $other }.
   *[other] { $seat } donne { $number } { $item-many } à { $other }.
}
event-gave-gold = { $seat } donne { $gold } PO à { $other }.
event-pulled = { $seat } hisse { $other } hors de la fosse.
event-stripped = { $number ->
    [one] { $seat } dépouille { $other } : { $item }.
   *[other] { $seat } dépouille { $other } : { $number } { $item-many }.
}
event-stripped-gold = { $seat } dépouille { $other } : { $gold } PO.
event-gained = { $number ->
    [one] { $seat } obtient { $item-the }.
   *[other] { $seat } obtient { $number } { $item-many }.
}
event-found-gold = { $seat } trouve { $gold } PO.
event-found = { $seat } trouve { $treasures }.
event-loot = Le butin : { $treasures }.
event-nothing-found = Rien à trouver : il ne reste plus de tel trésor.
event-worthless = Rien qui vaille.
event-drawn-again = Le maître des lieux fait piocher un autre trésor au lieu { $card-of }.
event-took-card = { $seat } prend { $treasure-the }.
event-divided = { $seat } partage { $treasure-the } : { $gold } PO chacun.
event-attacked = { $who-The } attaque { $target-the } : { $die } + { $trait } attaque + { $power } puissance{ $more ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
    [-4] {" "}− 4
    [-5] {" "}− 5
    [-6] {" "}− 6
    [-7] {" "}− 7
    [-8] {" "}− 8
    [-9] {" "}− 9
   *[other] {" "}+ { $more }
} = { $total } contre { $counter } + { $guard } défense + { $armour } armure{ $aid ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
    [-4] {" "}− 4
    [-5] {" "}− 5
    [-6] {" "}− 6
    [-7] {" "}− 7
    [-8] {" "}− 8
    [-9] {" "}− 9
   *[other] {" "}+ { $aid }
} = { $against } : { $harm ->
    [0] manqué.
    [one] { $harm } dégât.
   *[other] { $harm } dégâts.
}
event-unharmed = Seule la magie peut blesser { $target-the }.
event-tested = { $who-The } fait un test en { $trait } : { $die }{ $more ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
    [-4] {" "}− 4
    [-5] {" "}− 5
    [-6] {" "}− 6
    [-7] {" "}− 7
    [-8] {" "}− 8
    [-9] {" "}− 9
   *[other] {" "}+ { $more }
} = { $total }, il faut { $need } : { $success ->
    [0] un échec.
   *[other] { $die ->
        [10] un succès, comme toujours avec un 10.
       *[other] un succès.
    }
}
event-web-struck = { $seat } coupe une toile : { $die } au dé, { $total } en tout, il faut { $need } : { $success ->
    [0] elle tient.
   *[other] elle cède.
}
event-strained = { $seat } dépense { $points } PF : +{ $points }.
event-rerolled = { $seat } dépense un point de destin : on relance { $which-the }, qui montre { $die }.
event-used-skill = { $seat } utilise { $skill } (reste { $left } PF).
event-read-scroll = { $seat } lit { $item-the }.
event-granted = { $skill } agit sur { $who-the }.
event-displaced = Un saut à travers l’espace mène { $who-the } dans la zone { $zone }.
event-declined = { $seat } préfère rester.
event-froze = La glace enferme { $who-the }.
event-turned = La foi repousse { $who-the }.
event-slipped = { $seat } se glisse d’une case.
event-warded = { $seat } protège { $target-the } : { $points } PV de moins à perdre.
event-lost-life = { $who-The } perd { $points } PV ({ $cause }) ; il en reste { $left }.
event-healed = { $who-The } récupère { $points } PV : { $left }.
event-refreshed = { $seat } reprend des forces (reste { $left } PF).
event-wearied = { $seat } perd { $points } PF, reste { $left }.
event-cured = { $seat } guérit.
event-overcame = { $seat } vient à bout du poison avec un point de destin.
event-marked = Effet sur { $seat } : { $mark-the }.
event-envenomed = Le venin gagne { $seat } : un de moins à chaque D10 jusqu’aux soins.
event-weakened = { $seat } s’affaiblit.
event-drained = { $monster-The } vide { $seat } de sa force : reste { $left }.
event-gave-up = { $seat } n’a plus de force et renonce.
event-restored = Le dernier spectre a disparu : { $seat } retrouve sa force.
event-down = { $seat } est à terre.
event-defied = { $seat } défie la mort pour un point de destin (reste { $left } PV).
event-revived = { $seat } survit : { $item-the } rend { $left } PV.
event-died = { $seat } meurt.
event-experience = { $seat } gagne { $points } XP ({ $cause }).
event-appeared = Dans la zone { $zone } : { $monsters }.
event-reinforced = Des renforts arrivent : { $monsters }.
event-came-in = { $monster-The } entre par une ouverture.
event-burrowed = Il en sort encore du terrier : { $monsters }.
event-rose = { $monster-The } se lève du tombeau.
event-counts-as-slain = La quête demandait { $monster-the } : cette figurine retirée de la table compte comme tuée.
event-reasoned = { $monster-The } { $reason }.
event-master-reasoned = Le maître des lieux { $reason }.
event-monster-moved = { $monster-The } se déplace (zone { $zone }).
event-monster-marked = Effet sur { $monster-the } : { $mark-the }.
event-cast = { $monster-The } lance { $spell }.
event-spell-regained = { $monster-The } retrouve un sort : { $spell }.
event-spun = { $monster-The } tisse une nouvelle toile.
event-slain = { $by ->
    [personne] { $monster-The } meurt.
   *[other] { $by-The } tue { $monster-the }.
}
event-event-drawn = Le maître des lieux pioche un Événement.
event-event-drawn-secret = Le maître des lieux pioche un Événement : { $card }.
event-event-die = Le dé de l’Événement montre { $die } : { $die ->
    [1] on le pioche.
   *[other] on n’en pioche pas.
}
event-event-discarded = La main du maître des lieux est pleine, et cet Événement est défaussé : { $card }.
event-events-reshuffled = Les cartes Événement sont mélangées à nouveau.
event-event-forced = Un Événement est pioché et s’applique aussitôt : { $card }.
event-event-found = Cela fait piocher un Événement : { $card }.
event-event-played = { $who ->
    [personne] Le maître des lieux joue un Événement : { $card }.
   *[other] Le maître des lieux joue un Événement sur { $who-the } : { $card }.
}
event-event-cancelled = { $seat } empêche l’Événement { $card } ({ $by }).
event-alarmed = L’alarme est donnée : des deux prochaines cartes Monstre, le maître des lieux en garde une.
event-attack-lost = { $seat } perd son attaque.
event-shattered = { $seat } n’a plus d’arme : { $item-the } se brise.
event-filched-gold = { $seat } se fait voler { $gold } PO.
event-filched-item = { $seat } se fait voler { $item-the }.
event-darkened = La zone { $zone } est désormais obscure.
event-barred = Une herse barre l’ouverture { $number }.
event-block-fell = Un bloc tombe dans la zone { $zone } et y reste.
event-door-sealed = La porte { $number } est maintenant verrouillée.
event-passages-shifted = { $number ->
    [one] Les passages bougent : le maître des lieux voit la prochaine carte Donjon.
   *[other] Les passages bougent : le maître des lieux range les { $number } prochaines cartes Donjon.
}
event-led-astray = Les aventuriers s’égarent : une carte Donjon de plus est sur le dessus.
event-rummaged = { $seat } fouille l’aventurier mort (dé : { $die }).
event-intervened = Le maître des lieux intervient : { $said }.
event-seized = { $seat } prend { $item-the }.
event-quest-deed = { $seat } réussit : { $deed }, { $number } sur { $need }.
event-released = { $seat } libère le captif { $number }, qui suit désormais.
event-saved = Le captif { $number } sort par l’escalier : il est sauvé.
event-quest-won = Le but de la quête est atteint : { $quest }.
event-secondary = L’objectif secondaire { $number } est rempli : { $quest }.
event-called-it = { $seat } est d’accord pour en rester là.
event-quest-over = { $won ->
    [0] Quête perdue : { $quest } ({ $reason }).
   *[other] Quête gagnée : { $quest } ({ $reason }).
}
event-ranked = { $seat }, n° { $place } par l’or : { $gold } PO.

## Pourquoi non

refusal-acted-already = Un repos prend tout un tour, et vous avez déjà fait quelque chose : reposez-vous au prochain.
refusal-ally-beside = { $skill } : pour vous ou un allié à côté de vous, nommez l’un d’eux.
refusal-ally-in-sight = { $skill } : pour vous ou un allié que vous voyez, nommez l’un d’eux.
refusal-ally-in-zone = { $skill } : pour vous ou un allié de votre zone, nommez l’un d’eux.
refusal-armed-in-zone = { $skill } : pour un aventurier de votre zone qui tient une arme, nommez-en un.
refusal-called-already = Vous êtes déjà d’accord pour arrêter : attendez les autres, ou continuez à jouer.
refusal-cannot-act = Vous ne pouvez pas agir ce tour-ci (fosse, glace ou sommeil) : finissez-le.
refusal-cannot-stand = Personne ne peut se tenir là : nommez une case libre, et une figurine du plateau.
refusal-create-first = Il vous faut d’abord un aventurier : menez-en un tout prêt, ou créez le vôtre.
refusal-created-already = Vous avez déjà un aventurier.
refusal-led-already = { $hero } est déjà dans le groupe : menez quelqu’un d’autre.
refusal-no-such-hero = Dites lequel des aventuriers tout prêts : mener Aldric.
refusal-outfitted-already = Vos PO n’achètent plus rien qui vous convienne : quittez la ville, ou achetez vous-même.
refusal-dark = Vous ne pouvez pas courir maintenant : il fait sombre, ou vous êtes ralenti, ou vous avez attaqué. Marchez.
refusal-departed-already = Vous avez déjà quitté la ville : attendez les autres.
refusal-done-already = C’est déjà fait, il n’en faut pas plus.
refusal-door-open = Cette porte est ouverte : passez.
refusal-door-blind = Cette porte est murée : il n’y a rien derrière.
refusal-down = Vous êtes à terre : seule l’aide des autres vous relèvera.
refusal-draw-at-start = On pioche les Événements au début d’un round d’exploration : attendez le prochain.
refusal-drawn-already = Vous avez pioché ce que ce round permet.
refusal-enemy-in-sight = { $skill } : il faut un adversaire que vous voyez, nommez-en un.
refusal-event-played = Vous avez joué autant d’Événements qu’un round le permet : gardez celui-ci pour plus tard.
refusal-finish-first = Il y a d’abord autre chose à régler : répondez-y.
refusal-for-oneself = Seul celui qui la boit profite de cette potion ({ $item }) : buvez-la, ou donnez-la.
refusal-foreseen = Quelqu’un a pressenti cet Événement, qui ne peut plus se jouer ce round-ci : { $card }.
refusal-halted = Vous voilà à côté d’un ennemi : votre déplacement de ce tour est terminé. Vous pouvez encore agir.
refusal-change-too-dear = En combat, changer d’arme ou de bouclier coûte le déplacement ou l’attaque de votre propre tour, et il ne vous en reste aucun.
refusal-hand-full = Votre main est pleine : jouez d’abord un Événement, puis piochez.
refusal-heroes-only = C’est aux aventuriers de faire cela, pas au maître des lieux.
refusal-heroes-turn = C’est le tour des aventuriers : attendez qu’il finisse.
refusal-in-pit = Vous êtes dans une fosse : ni déplacement, ni attaque, ni action payante. Objets et compétences gratuites restent permis.
refusal-in-town = Vous êtes en ville : achetez, vendez, apprenez, changez d’équipement, ou partez.
refusal-known-already = Vous connaissez déjà cette compétence : { $skill }. Apprenez-en une autre.
refusal-laid-already = Cet Événement est déjà préparé : { $card }.
refusal-lantern-out = Les ténèbres ont éteint votre lanterne : la rallumer coûte un point de vitesse, ou votre attaque en combat, et il ne vous en reste pas.
refusal-locked = C’est verrouillé : forcez la serrure, déverrouillez-la avec une clé, ou utilisez le Crochetage.
refusal-master-only = C’est au maître des lieux de faire cela.
refusal-masters-turn = C’est au maître des lieux d’agir : un instant.
refusal-monster-flees = Un prêtre l’a repoussé : il fuit aussi loin qu’il le peut : { $monster }.
refusal-monster-turned = Un prêtre l’a repoussé, et il doit d’abord fuir : { $monster }. Déplacez-le.
refusal-monsters-there = Il y a encore des monstres sur le plateau : triomphez-en avant d’arrêter.
refusal-monster-beside = Un monstre est à côté de l’un de vous : éloignez-vous de tous avant de vous retirer.
refusal-no-captive-beside = Aucun captif à libérer n’est à côté de vous : approchez.
refusal-no-combat = Il n’y a personne à combattre : on attaque en Phase de Combat.
refusal-no-destiny = Il ne vous reste aucun point de destin : une potion aide aussi.
refusal-no-fatigue = Il ne vous reste aucun point de fatigue pour une compétence : reposez-vous d’abord.
refusal-no-intervention = À cette table, le maître des lieux n’intervient pas directement.
refusal-no-withdrawal = À cette table, un combat dure tant qu’un monstre est sur le plateau : battez-vous, ou partez par l’escalier.
refusal-no-more-events = L’objectif est trouvé : on ne pioche plus d’Événements.
refusal-no-points = Il ne vous reste aucun point de vitesse pour cela : finissez votre tour.
refusal-no-prisoner = Aucun cercle magique ne vous retient : vous pouvez partir.
refusal-no-scroll = Ce n’est pas un parchemin de sort : nommez-en un que vous portez.
refusal-no-spring = Ce n’est pas une fontaine enchantée, que l’on sache : ouvrez-la d’abord.
refusal-no-such-door = Il n’y a pas de porte avec ce numéro.
refusal-door-not-so = Cette porte ne se prête pas à ce changement : voyez si elle est fermée, ouverte, verrouillée ou barrée.
refusal-last-door = C’est la seule porte qui mène plus loin : ajoutez-en d’abord une autre.
refusal-no-card-left = Il ne reste pas de telle carte pour cet endroit : choisissez-en une autre.
refusal-no-room-for-door = Aucune porte ne tient là : nommez un mur qui a de la place derrière lui.
refusal-no-such-exchange = Nommez un Événement de votre main qui n’est pas préparé, et un autre qui reste dans la pioche.
refusal-not-the-last-zone = Seule la dernière zone posée peut être ôtée : rien ne doit se trouver derrière elle.
refusal-zone-in-use = Pas cette zone : quelqu’un s’y trouve, ou c’est l’entrée ou l’objectif.
refusal-watched = Des monstres qui viennent de quitter le combat vous voient : reposez-vous au prochain round.
refusal-no-such-pair = Il n’y a pas de { $cls } { $race } : choisissez une autre race ou une autre classe.
refusal-no-such-verb = Aucune phrase de ce jeu ne commence ainsi.
refusal-no-target = Il n’y a pas de telle cible pour { $card-the } : nommez-en une autre, ou gardez la carte.
refusal-no-treasure-left = Il ne reste plus de carte Trésor : apprenez autre chose.
refusal-no-weapon = Vous ne tenez rien à enduire : équipez d’abord une arme, et ayez ses projectiles si elle tire.
refusal-names-not-ours = À cette table, les créatures gardent leurs noms neutres : désactivez cela pour en apporter d’autres.
refusal-nobody-named = Dites sur qui vous l’utilisez : { $skill }.
refusal-not-able = On ne peut pas faire cela à terre, dans la glace, dans le sommeil ou en course.
refusal-not-adjacent = Ce n’est pas à côté de vous : approchez d’abord.
refusal-not-carried = Vous n’avez rien de tel sur vous : regardez dans votre sac.
refusal-not-dead = Cet aventurier est en vie : on ne dépouille que les morts.
refusal-not-facing = Vous n’êtes pas juste devant : allez sur une case qui le touche par un côté.
refusal-not-for-sale = La boutique n’a rien de tel : choisissez dans sa liste.
refusal-not-in-combat = Pas au milieu d’un combat : triomphez d’abord des monstres.
refusal-not-in-hand = Cet Événement n’est pas dans votre main : { $card }.
refusal-not-in-pit = Cet aventurier n’est pas dans une fosse.
refusal-no-missile = Il faut une arme de tir en main et de quoi tirer avec.
refusal-enemy-beside = À cette table, on ne tire pas avec un ennemi à côté de soi.
refusal-not-in-sight = Vous ne pouvez pas tirer là-dessus : vous ne le voyez pas librement.
refusal-not-in-this-quest = Il n’y a rien de tel à faire dans cette quête.
refusal-not-laid = Cet Événement n’est pas préparé : { $card }.
refusal-not-locked = Ce n’est pas verrouillé : ouvrez, tout simplement.
refusal-not-on-offer = La boutique n’a pas cela en ce moment : { $item }. Choisissez autre chose.
refusal-not-on-stairs = On sort par l’escalier : allez-y d’abord.
refusal-not-poisoned = Aucun poison de fontaine n’est en vous : il n’y a rien à surmonter.
refusal-not-tired = Vous avez tous vos points de fatigue : nul besoin de repos.
refusal-not-won = La quête n’est pas encore gagnée : atteignez son but, ou sortez par l’escalier.
refusal-not-yours = Vous n’avez pas { $item-the }.
refusal-nothing-is-sold = À cette table, les aventuriers ne peuvent rien vendre.
refusal-nothing-to-aim-at = Il n’y a rien ici pour { $skill-the } en ce moment : gardez cela pour plus tard.
refusal-nothing-to-close = Il n’y a pas d’offre à clore.
refusal-of-no-use = { $skill } n’y servirait à rien : nommez quelqu’un d’autre.
refusal-one-master = Il faut exactement un maître des lieux : choisissez qui.
refusal-skill-only-exploring = { $skill } : en exploration seulement, attendez la fin du combat.
refusal-only-in-answer = { $skill } répond à ce qui arrive : on vous le demandera le moment venu.
refusal-only-in-combat = C’est pour un combat : gardez cela pour ce moment-là.
refusal-opened-already = C’est déjà ouvert.
refusal-order-set = Ce round-ci, les plus rapides agissent d’abord : attendez votre tour.
refusal-other-class = { $skill } est d’une autre classe : choisissez une compétence de la vôtre.
refusal-others-choose = C’est à quelqu’un d’autre de répondre : un instant.
refusal-out-of-aim = { $skill } ne peut pas viser là : choisissez un autre endroit.
refusal-out-of-reach = Vous ne pouvez pas y arriver ce tour-ci : choisissez une case libre plus proche.
refusal-prisoner = Un cercle magique vous retient : libérez-vous d’abord.
refusal-race-and-class = Dites une race, une classe et deux compétences : créer nain guerrier Coup puissant Parade.
refusal-changes-nothing = Cela ne changerait rien : ce n’est pas demandé.
refusal-roll-first = Un jet est sur la table : répondez-y d’abord, ou attendez.
refusal-room-not-cleared = On libère les captifs quand leurs gardiens sont vaincus : combattez encore.
refusal-run-first = On court avant toute autre chose dans un tour : marchez, et courez au prochain.
refusal-runner = Qui court ne fait rien d’autre de son tour.
refusal-said-with-a-roll = { $skill } se nomme avec l’attaque ou la fouille à améliorer : ajoutez cela à la fin.
refusal-searched-already = Cette zone est déjà fouillée : essayez-en une autre.
refusal-skill-tilted = Vous avez déjà utilisé { $skill } : la carte sera prête à la prochaine période du même type.
refusal-skill-unknown = Vous n’avez pas cette compétence : utilisez l’une des vôtres.
refusal-split-move = Vous avez marché, puis attaqué : on ne se déplace pas avant et après une attaque.
refusal-spring-used = Cette source vous a déjà servi : laissez-la aux autres.
refusal-struck-already = Vous avez déjà fait votre attaque de ce tour.
refusal-tested-already = Vous avez déjà essayé ce tour-ci : réessayez au prochain.
refusal-too-few = Cela se vend par { $number }, et vous en avez moins : { $item-many }.
refusal-too-few-doses = Il faut { $number } doses d’un coup : { $item }.
refusal-too-little-experience = Cela coûte { $points } XP, plus que vous n’en avez.
refusal-too-little-gold = Cela coûte { $gold } PO, plus que vous n’en avez.
refusal-too-powerful = Trop puissant pour votre classe ({ $cls }) : { $item }. Prenez quelque chose de moindre puissance.
refusal-tried-already = Vous y avez déjà échoué : laissez essayer quelqu’un d’autre.
refusal-tried-this-round = Vous avez déjà essayé ce round-ci : réessayez au prochain.
refusal-turn-ended = Votre tour est fini : attendez le prochain round.
refusal-two-skills = Nommez deux compétences différentes de votre classe.
refusal-uneasy-calm = Un calme trompeur règne : on ne joue plus d’Événements ce round-ci.
refusal-worthless = En ville, personne n’achète { $item-the }.
refusal-wrong-item = Cela ne va pas avec { $item-the }, ou c’est déjà fait.
refusal-wrong-moment = Ce n’est pas le moment pour { $card-the } : la carte dit quand il vient.
refusal-cannot-spin-there = Une toile se tisse sur une case libre à côté de l’araignée : nommez-en une.
refusal-entrance-first = Choisissez d’abord un côté pour l’escalier : entrée sud.
refusal-entrance-set = L’entrée est déjà choisie, et elle reste où elle est.
refusal-monster-ended = Ce monstre, ou tous ceux de ce genre, a fait ce qu’il pouvait ce tour : { $monster }.
refusal-monster-grudge = Il attaque d’abord qui l’a réveillé, tant qu’il le peut : { $monster }.
refusal-monster-moved = Il s’est déjà déplacé, et ne le fait qu’une fois par tour : { $monster }.
refusal-monster-reach = Il ne peut pas y arriver ce tour : choisissez une case libre plus proche de lui ({ $monster }).
refusal-monster-slowed = La terre a tremblé, et il ne peut pas bouger ce tour : { $monster }.
refusal-monster-struck = Il a déjà utilisé son attaque de ce tour : { $monster }.
refusal-monster-unable = Ce n’est pas de ses capacités : { $monster }.
refusal-monsters-act = Les monstres agissent : dites terminer quand leur tour est fini.
refusal-monsters-wait = Les monstres agissent à leur tour d’un combat : laissez d’abord continuer les aventuriers.
refusal-name-a-card = Nommez un des Événements de votre main.
refusal-name-a-skill = Nommez une de vos compétences, et à quoi elle sert.
refusal-no-portcullis = Il n’y a pas de herse à cette porte.
refusal-no-such-figure = Il n’y a personne de ce nom : nommez un aventurier ou un captif.
refusal-no-such-monster = Aucun monstre de ce nom et de ce numéro n’est sur le plateau.
refusal-no-such-thing = Il n’y a rien de ce nom et de ce numéro : nommez une porte ou un meuble avec son numéro.
refusal-not-among-these = Ce n’est pas un des choix : prenez-en un de ceux qui vous sont offerts.
refusal-not-beside-it = Cette figurine n’est pas à côté du monstre : déplacez-le d’abord, ou nommez-en une autre.
refusal-not-seen-by-it = Le monstre n’a pas de vue dégagée sur cette figurine.
refusal-not-to-be-chosen = Cette figurine ne peut pas être prise pour cible : elle est invisible, ou un sanctuaire la protège.
refusal-nothing-asked = Cela répond à un jet, à une carte ou à une trouvaille, et il n’y en a pas maintenant.
refusal-nothing-follows = Rien d’autre ne suit : dites-le sans les derniers mots.
refusal-only-in-town = Cela se fait en ville, avant une quête.
refusal-skill-only-in-combat = { $skill } est pour le combat : gardez-la pour alors.
refusal-spell-spent = Il a déjà lancé ce sort, ou un autre ce tour : { $skill }.
refusal-walked-on = Cela ne s’ouvre pas, on marche dessus : { $furniture }.

## Résultats

reason-heroes = Les aventuriers ont gagné.
reason-master = Le maître des lieux a arrêté les aventuriers.
score-experience = Expérience
score-gold = Or
score-kills = Adversaires tués
score-quests-won = Quêtes gagnées

# Browser : les noms des parties de la table, dans l’ordre où on les montre. Ce qui n’a pas de nom ici reste pour ceux qui
# veulent tout voir.

section-now = Maintenant
section-plan = Le donjon
section-quest = La quête
section-roster = Les aventuriers
section-ready-made = Aventuriers tout prêts
section-shop = La ville
section-foes = Les monstres
section-order-of-round = Le round
section-decision = Ce que vous décidez
section-event-hand = Votre main
section-stock = Les pioches
section-on-table = Sur la table
section-hand = Votre main

field-combat = Phase
field-combat-0 = exploration
field-combat-1 = combat
field-round = Round
field-step = Étape
field-step-town = en ville
field-step-entrance = le maître des lieux choisit l’entrée
field-step-start = { text-step-start }
field-step-heroes = les aventuriers agissent
field-step-monsters = { text-step-monsters }
field-step-end = la fin
field-life = Vie
field-fatigue = Fatigue
field-destiny = Destin
field-gold = Or
field-xp = XP
field-traits = Caractéristiques
field-skills = Compétences
field-worn = En usage
field-pack = Sac
field-marks = États
field-marks-down = à terre
field-marks-dead = mort
field-marks-outside = hors du donjon
field-marks-ready = prêt à partir
field-zone = Zone
field-zone-0 = { text-waiting }
field-odds = Chances de le toucher, en pour cent
field-hits = Chances de toucher chaque aventurier, en pour cent
field-hand = Cartes Événement
    .counts = event
    .empty = { text-none }
field-deck_size = Cartes Donjon restantes
field-distance = Cartes au-dessus de l’objectif
field-distance--1 = personne ne le sait
field-hand_size = Événements dans la main du maître des lieux
field-cls = Classe
field-goal = Quête

## L’image du terminal

text-name = { $seat }
text-square = zone { $zone }, { $place }
text-list = { $items }
text-none = rien
text-apart = { "" } ;
text-label = { $name } :
text-decimal = { $whole },{ $tenths }
text-percent = { $percent } %

# Ce qui se passe

text-over = { $quests ->
    [one] { $won ->
        [0] La quête est perdue
       *[other] La quête est gagnée
    }
   *[other] La campagne est finie : quêtes gagnées { $won } sur { $quests }
}
text-in-town = { $quests ->
    [one] En ville, avant la quête : { $quest }
   *[other] En ville, avant la quête { $number } sur { $quests } : { $quest }
}
text-entrance = { $quest } : le maître des lieux choisit l’entrée
text-exploration = Exploration, round { $round } sur { $limit } : { $step }
text-combat = Combat, round { $round } sur { $limit }, le { $stretch ->
    [1] 1er
   *[other] { $stretch }e
} de ce combat : { $step }
text-exploration-open = Exploration, round { $round } : { $step }
text-combat-open = Combat, round { $round }, le { $stretch ->
    [1] 1er
   *[other] { $stretch }e
} de ce combat : { $step }
text-turn-of = à { $names } d’agir
text-step-start = le maître des lieux peut jouer des Événements
text-step-monsters = les monstres agissent
text-step-attack = une attaque
text-step-web = une toile est frappée
text-step-test = un test
text-step-loss = des PV vont être perdus
text-step-fallen = quelqu’un tombe
text-step-drowning = quelqu’un se noie
text-step-cleave = un coup de plus
text-step-slip = un pas de côté
text-step-fire = un mur de feu se dresse
text-step-willing = quelqu’un est invité à suivre
text-step-two-dice = un dé sur deux est gardé
text-step-search-roll = le dé de la fouille est sur la table
text-step-run-roll = le dé de la course est sur la table
text-step-harm-roll = le dé d’un sort est sur la table
text-step-furniture = le dé du meuble est sur la table
text-step-secret-door = le maître des lieux choisit le mur de la porte secrète
text-step-way = le maître des lieux choisit comment poser la zone
text-step-ahead = le maître des lieux examine une carte
text-step-judge = le maître des lieux examine la carte Trésor
text-step-share = le trésor est partagé
text-step-missiles = des projectiles sont choisis
text-step-alarm = le maître des lieux choisit une carte Monstre sur deux
text-step-drawn = le maître des lieux examine la carte Monstre
text-step-posting = le maître des lieux place les monstres
text-step-ambush = le maître des lieux place l’embuscade
text-step-number = combien de renforts arrivent
text-step-found = le maître des lieux joue l’Événement trouvé
text-step-shown = un Événement est joué
text-step-stack = le maître des lieux ordonne les prochaines cartes
text-step-cave-in = le maître des lieux fait tomber les blocs
text-step-body = un aventurier mort gît là
text-step-gift = quelqu’un prend ce qui est donné
text-step-aside = un pas hors du bloc qui tombe

# La quête

text-quest = Quête :
text-besides = Objectifs secondaires :
text-so-far = Jusqu’ici :
text-quest-free-delve = Descente libre
text-quest-watcher-blade = La Lame du Veilleur
text-quest-necromancer = Le Nécromancien de la Crypte Basse
text-quest-captives = Les Captifs du Carrefour
text-quest-poisoned-spring = La Source empoisonnée
text-quest-whispering-chasm = Le Gouffre aux Murmures
text-quest-bull-labyrinth = Le Labyrinthe du Taureau
text-quest-starless-night = Nuit sans étoiles
text-quest-infernal-pact = Le Pacte infernal
goal-free-delve = Tuez tous les occupants de la salle de l’objectif.
text-goal-free-delve = { text-quest-free-delve }. { goal-free-delve }
goal-watcher-blade = Prenez l’épée dans le coffre de la grande salle du trône et sortez-la par l’escalier.
text-goal-watcher-blade = { text-quest-watcher-blade }. { goal-watcher-blade }
goal-watcher-blade-short = Tuez tous les occupants de la grande salle du trône et ouvrez son coffre.
text-goal-watcher-blade-short = { text-quest-watcher-blade }. { goal-watcher-blade-short }
goal-necromancer = Tuez le sorcier maléfique dans la crypte royale.
text-goal-necromancer = { text-quest-necromancer }. { goal-necromancer }
goal-captives = Libérez au moins un captif dans l’arène et faites-le sortir par l’escalier.
text-goal-captives = { text-quest-captives }. { goal-captives }
goal-poisoned-spring = Purifiez la fontaine du temple impie en trois succès et tuez tous ceux qui s’y trouvent.
text-goal-poisoned-spring = { text-quest-poisoned-spring }. { goal-poisoned-spring }
goal-whispering-chasm = Brisez l’autel de la salle du gouffre en trois succès.
text-goal-whispering-chasm = { text-quest-whispering-chasm }. { goal-whispering-chasm }
goal-bull-labyrinth = Tuez le minotaure dans l’arène.
text-goal-bull-labyrinth = { text-quest-bull-labyrinth }. { goal-bull-labyrinth }
goal-starless-night = Prenez la lampe du sanctuaire dans la crypte royale et sortez-la par l’escalier.
text-goal-starless-night = { text-quest-starless-night }. { goal-starless-night }
goal-infernal-pact = Tuez le démon majeur dans le temple impie.
text-goal-infernal-pact = { text-quest-infernal-pact }. { goal-infernal-pact }
text-besides-watcher-blade = Tuer le chef de guerre (20 XP) ; fouiller toutes les salles (20 XP).
text-besides-necromancer = Personne ne tombe dans la salle de l’objectif (20 XP) ; ouvrir les trois sarcophages (20 XP).
text-besides-captives = Sauver deux captifs (20 XP) ; sauver les trois (20 XP de plus).
text-besides-poisoned-spring = Utiliser la mort-aux-rats (20 XP) ; gagner en 8 rounds au plus après être entré (20 XP).
text-besides-whispering-chasm = Personne ne tombe dans le gouffre (20 XP) ; tuer toutes les araignées (20 XP).
text-besides-bull-labyrinth = L’héritier sort vivant (20 XP) ; trouver l’objectif avant le round 20 (20 XP).
text-besides-starless-night = Détruire tous les spectres (20 XP) ; ne jamais être sans lumière (20 XP).
text-besides-infernal-pact = Tuer les deux guerriers damnés (20 XP) ; brûler tout le livre (20 XP).
text-deeds = succès { $number } sur { $need }
text-saved = captifs sauvés { $number } sur { $all }
text-won = le but est atteint, la sortie est à vous
text-lull = une accalmie : personne ne peut atteindre personne

# Les aventuriers

text-hero-name = { $number } { $name } :
text-ready-made = { $cls } { $race } : { $line }
text-ready-made-led = { $cls } { $race }, déjà dans le groupe
text-unmade = pas encore d’aventurier
text-hero-kind = { $cls } { $race }
text-life = PV { $left } sur { $life }
text-fatigue = PF { $left } sur { $fatigue }
text-destiny = PD { $number }
text-plus = { $number ->
    [one] { $one }
   *[other] { $one } et { $two }
}
text-unarmed = sans arme
text-unarmoured = sans armure
text-lit = { $name } allumée
text-gold = { $number } PO
text-experience = { $number } XP
text-dead = mort
text-outside = hors du donjon
text-down = à terre
text-turn-over = tour fini
text-points = { $number ->
    [one] reste { $number } point
   *[other] restent { $number } points
}
text-ran = en course
text-struck = a attaqué
text-drained = { $number } de force en moins
text-traits = Fiche :
text-skills = Compétences :
text-skill-used = { $name } (utilisée)
text-skill-exploring = { $name } (en exploration)
text-skill-fighting = { $name } (en combat)
text-tired = { $skills } ; plus de PF pour aucune
text-pack = Sac :

# États

text-mark-poisoned = empoisonné
text-mark-venom = venin { $number }
text-mark-cursed = maudit
text-mark-weakened = affaibli de { $number }
text-mark-frozen = gelé
text-mark-slowed = ralenti
text-mark-pit = dans une fosse
text-mark-asleep = endormi
text-mark-prisoner = prisonnier du cercle
text-mark-sanctuary = sous sanctuaire
text-mark-flying = en vol
text-mark-invisible = invisible
text-mark-stealth = furtif
text-mark-favoured = favorisé
text-mark-blessed = béni
text-mark-daunted = intimidé
text-mark-hallowed = arme sacrée
text-mark-mighty = fortifié
text-mark-heroic = héroïque pour { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
text-mark-shielded = armure +{ $number }
text-mark-favour = défense +{ $number }
text-mark-frenzied = en frénésie
text-mark-sapped = sapé de { $number }
text-mark-turned = repoussé
text-mark-spent = à bout de forces
text-mark-amulet-spent = amulette épuisée
text-mark-envenomed = poison sur l’arme
text-mark-rat-poisoned = mort-aux-rats sur l’arme
text-mark-doused = lanterne éteinte

# Monstres et chances

text-monster-name = { $mark } { $noun } :
text-waiting = attend de la place
text-follows = suit { $name }
text-spells = sorts ({ $names })
text-odds-label = Chances :
text-odds-mean = de toucher, et PV perdus en moyenne, coups manqués compris
text-odds-steps = pas, chances de toucher, PV perdus en moyenne
text-odds = { $percent } %, { $mean }
text-no-harm = aucun dégât sans magie
text-prey-melee = { $name } à côté { $odds }
text-prey-missile = { $name } en vue { $odds }
text-from = Depuis { $name } :
text-beside = à côté
text-seen = { $where } en vue

# Le jet sur la table

text-now = Sur la table :
text-part-die = dé
text-part-bonus = bonus
text-part-armour = armure
text-part-power = puissance
text-otherwise = Sans réponse :
text-part-dark = obscurité
text-part-spell-power = sort
text-part-grown = expérience
text-part-drained = drainée

# Le donjon

text-dungeon = Donjon :
text-explored = { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}, { $doors ->
    [0] aucune porte à ouvrir
    [one] { $doors } porte à ouvrir
   *[other] { $doors } portes à ouvrir
}, { $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
}
text-objective = Objectif :
text-objective-found = { $hall }, zone { $zone }
text-objective-after = { $hall }, { $number ->
    [0] la prochaine carte
    [one] après { $number } autre carte
   *[other] après { $number } autres cartes
}
text-objective-hidden = { $hall }, { $number ->
    [1] la dernière carte
   *[other] parmi les { $number } dernières cartes
}
text-zone = Zone { $number } :
text-zone-level = niveau { $level }
text-zone-objective = objectif
text-zone-lit = obscure mais éclairée
text-zone-dark = obscure
text-zone-searched = fouillée
text-zone-traps = pièges connus
text-zone-ways = { $number ->
    [one] mène à la zone { $zones }
   *[other] mène aux zones { $zones }
}
text-side-north = au nord de { $place }
text-side-east = à l’est de { $place }
text-side-south = au sud de { $place }
text-side-west = à l’ouest de { $place }
text-door-closed = porte { $number }
text-door-locked = porte { $number } verrouillée
text-door-barred = herse { $number }
text-door-blind = porte murée { $number }
text-door-cards = ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
})
text-objective-behind = { $number ->
    [one] , derrière la porte { $doors }
   *[other] , derrière les portes { $doors }
}
text-piece-whole = { $noun } { $number } { $place }
text-piece-locked = { $noun } { $number } { $place } ({ $noun-gender ->
    [feminine] verrouillée
   *[other] verrouillé
})
text-piece-opened = { $noun } { $number } { $place } ({ $noun-gender ->
    [feminine] ouverte
   *[other] ouvert
})
text-piece-lid = { $noun } { $number } { $place } (le couvercle tient)
text-piece-spring = { $noun } { $number } { $place } (source qui soigne)
text-piece-bridge-none = { $noun } { $place } (pas de pont)
text-piece-bridge-bad = { $noun } { $place } (pont en mauvais état)
text-piece-bridge-sound = { $noun } { $place } (pont solide)
text-nearest = en pas : { $things }
text-stairs = escalier
text-the-objective = objectif
text-here = ici
text-away = { $number } { $direction }
text-no-way = { $direction }, aucun chemin
text-below = plus bas
text-over-head = plus haut
text-toward-north = nord
text-toward-north-east = nord-est
text-toward-east = est
text-toward-south-east = sud-est
text-toward-south = sud
text-toward-south-west = sud-ouest
text-toward-west = ouest
text-toward-north-west = nord-ouest

# La ville

text-class = { $more } ; puissance { $power } au plus ; { $skills }
text-shop-weapon = Armes :
text-shop-armour = Armures :
text-shop-shield = Boucliers :
text-shop-other = Objets :
text-shop-rare = Raretés :
text-wares = { $gold } PO, puissance { $power } :
text-learning = Pour des XP :
text-learn-trait = caractéristique { $number }
text-learn-skill = compétence { $number }
text-learn-life = PV { $number }
text-learn-fatigue = PF { $number }
text-learn-destiny = PD { $number }
text-learn-treasure = carte Trésor { $number }

# Les cartes

text-decks = Cartes :
text-decks-left = Salle { $rooms }, Monstre { $monsters }, Trésor { $treasures }, Événement { $events } et { $hand } en main
text-hand = Main :
text-ahead = D’avance :
text-next = À venir :
text-moment-start = début d’un round
text-moment-any = à tout moment
text-moment-step = à un pas
text-moment-open = à une ouverture
text-moment-search = à une fouille
text-moment-new-zone = à une nouvelle zone
text-moment-monsters = tour des monstres
text-moment-hero-attack = à une attaque
text-moment-natural-one = sur un 1
text-moment-forced = aussitôt

# Le bureau du maître

text-desk-drawn = Carte piochée :
text-desk-held = Carte tenue :
text-desk-choice = Au choix :
text-desk-next = Ensuite :
text-desk-brings = { $name } : { $brings }
text-desk-worth = { $name }, { $gold } PO
text-desk-room = Salle :
text-desk-room-of = { $room }, zone { $zone }
text-desk-suits = Y conviennent :
text-desk-zone = zone { $zone }
text-desk-thing = Trouvé dans :
text-desk-monsters = À placer :
text-desk-way = Façon { $number } :
text-way-joins = touche la zone { $zone }
text-way-exits = { $number ->
    [0] aucune issue
    [one] issue : { $sides }
   *[other] issues : { $sides }
}
text-way-dead = { $number ->
    [one] { $number } issue contre un mur
   *[other] { $number } issues contre un mur
}
text-way-walled = { $number ->
    [one] mure la porte { $doors }
   *[other] mure les portes { $doors }
}
text-hand-laid = préparée
text-hand-laid-for = préparée pour { $name }
text-hand-now = maintenant sur : { $aims }
text-hand-now-all = maintenant
text-deck-dungeon = Donjon
text-deck-room = salles
text-deck-monster = monstres
text-deck-treasure = trésors
text-deck-event = événements
text-stock-left = { $deck } { $left }
text-hits = { $name } { $percent } %
text-hits-heroes = touche : { $odds }

# Vue d’en haut

text-map = Vue d’en haut, le nord est en haut : le numéro d’une zone à son coin, ses colonnes dans ses murs nord, ses rangées dans ses murs ouest, les portes avec leur numéro
text-map-level = Niveau { $level }
text-map-part = Niveau { $level }, partie { $part } sur { $parts } depuis l’ouest
text-sign-lying = à terre
text-sign-body = mort
text-sign-crevasse = crevasse
text-sign-bridge = pont
text-sign-block = bloc tombé
text-sign-fire = feu
text-sign-cloud = nuage
text-sign-web = toile
text-sign-sanctuary-lamp = lampe du sanctuaire
text-sign-dark = zone obscure
text-sign-closed = porte
text-sign-locked = porte verrouillée
text-sign-barred = herse
text-sign-blind = porte murée
text-sign-open = porte ouverte
text-sign-up = escalier montant
text-sign-down = escalier descendant

bot-novice = Tuf
    .about = agit souvent au hasard, aventurier ou maître des lieux
bot-adept = Porphyre
    .about = connaît toutes les classes, et joue bien, aventurier ou maître

noun-own-quest = Quête maison
    .one = Quête maison
    .many = Quêtes maison
    .the = la Quête maison
    .of = de la Quête maison
    .gender = feminine
text-language = fr
text-story = Récit
text-quest-own-quest = Quête maison
goal-own-quest = Accomplissez ce que le maître des lieux a écrit.
text-goal-own-quest = { text-quest-own-quest }. { goal-own-quest }
goal-own-quest-short = Accomplissez ce que le maître des lieux a écrit.
text-goal-own-quest-short = { text-quest-own-quest }. { goal-own-quest-short }
text-besides-own-quest = Ce que le maître des lieux a promis.
refusal-content-terms = À { $path } : des mots comme « slain(orc) opened(chest,1) » sont attendus, et non « { $found } ».
refusal-content-twice = À { $path } : une règle y figure deux fois : « { $found } ».
refusal-content-arguments = À { $path } : { $word } prend { $number ->
    [one] { $number } valeur
   *[other] { $number } valeurs
}, et non « { $found } ».
refusal-content-with-cards = À { $path } : une salle remplie par les cartes (« cards ») ne contient rien d’autre.
refusal-content-shape = À { $path } : les cases de ce meuble forment un bloc de { $wide } sur { $deep }.
refusal-content-overlap = À { $path } : deux choses se trouvent sur la même case.
refusal-content-copies = À { $path } : le paquet ne contient cette carte qu’en { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
} : { $card }.
refusal-content-walled = À { $path } : le mobilier coupe des cases de l’entrée.
refusal-content-crowded = À { $path } : { $number } figurines (face à six aventuriers) pour { $room } cases libres.
refusal-content-marker = À { $path } : personne ne peut prendre { $item } ; la règle seize({ $item }) le permet.
refusal-content-absent = À { $path } : { $word } exige { $name }, qui n’est pas dans la salle ou reste hors d’atteinte.
refusal-content-never = À { $path } : { $condition } ne peut jamais se réaliser dans cette quête.
refusal-content-both = À { $path } : la quête serait perdue en la gagnant.
refusal-content-empty = À { $path } : il faut une carte dans un paquet.
refusal-content-name = À { $path } : un nom ne contient que des lettres, espaces, traits d’union et apostrophes, et non « { $found } ».
refusal-content-name-taken = À { $path } : « { $found } » désigne déjà autre chose ({ $other }).
refusal-bad-content = À { $path } : ce ne sont pas des aventuriers d’une campagne de Donjon : { $text }.

# Navigateur : la ville, ce que font les choses, la quête

shop-race = Races
shop-class = Classes
shop-warrior = Compétences du guerrier
shop-mage = Sorts du magicien
shop-priest = Compétences du prêtre
shop-thief = Compétences du voleur
shop-weapon = Armes
shop-armour = Armures
shop-shield = Boucliers
shop-other = Objets
shop-rare = Trouvailles rares
shop-school = L’école
warning-too-powerful = Votre classe ne peut pas s’en servir.
price-gold = { $number } PO
price-xp = { $number } XP
does-race = { $traits }
does-class = { $traits } ; armes et armures jusqu’à la puissance { $power }
does-weapon = Puissance { $power }{ $more ->
    [0] {""}
   *[other] , magique, attaque +{ $more }
}
does-weapon-two-handed = Puissance { $power }, à deux mains{ $more ->
    [0] {""}
   *[other] , magique, attaque +{ $more }
}
does-armour = Protège de { $power }{ $more ->
    [0] {""}
   *[other] , magique, { $more } de plus
}
does-shield = Protège de { $power } de plus{ $more ->
    [0] {""}
   *[other] , magique, et encore { $more }
}
line-aldric = Se tient devant, et balaie tout un cercle d’ennemis.
line-torek = Prend le coup qui vous était destiné.
line-bruna = Leur court dessus, les deux mains sur l’épée.
line-sylva = Détourne les lames, et son cri glace le sang.
line-odile = Soigne les blessures, et bénit la lame à côté d’elle.
line-gudrun = Un marteau, une prière, et personne ne tombe.
line-anselm = Prie pour les siens, tire sur les autres.
line-durgan = Quand il parle, les morts s’en retournent.
line-elowen = Du feu de loin : gardez-la hors d’atteinte.
line-merek = Lance la magie, et s’en revêt.
line-thessaly = Gèle ce qui court, brûle ce qui reste.
line-ottar = La terre tremble là où il pointe.
line-finn = Sent venir le piège, frappe par derrière.
line-wren = Trouve les pièges, et esquive les coups.
line-vesper = Ni serrure ni garde ne l’a jamais vue.
line-nilo = Cherche deux fois, tire une fois.
help-few = Cette quête est faite pour quatre aventuriers. À moins, la règle aide les débutants : les monstres ordinaires lancent un D6 au lieu d’un D10. Des aventuriers qui ont quatre ou cinq compétences n’ont pas besoin d’aide.
quest-after = Si elle échoue, les survivants rentrent avec ce qu’ils portent et ce qu’ils ont gagné, un nouvel aventurier remplace chaque mort, et la quête suivante commence. Les aventuriers gagnent la campagne avec la moitié de ses quêtes.
quest-after-last = C’est la dernière quête. Les aventuriers gagnent la campagne avec la moitié de ses quêtes ; sinon, le maître des lieux les a arrêtés.
carry-on = Continuer avec ces aventuriers

## L’histoire jusqu’ici, pour ceux qui reviennent : la dernière quête en détail, les autres par leur fin

recap-began = Les aventuriers sont descendus : { $quest }.
recap-explored = Ils ont ouvert { $doors ->
    [one] { $doors } porte
   *[other] { $doors } portes
} et vu { $zones ->
    [one] { $zones } nouvelle zone
   *[other] { $zones } nouvelles zones
}.
recap-slew = { $seat } a tué { $monsters }.
recap-found = Ils ont trouvé { $treasures }.
recap-events = Le maître des lieux a joué { $cards }.
recap-died = { $seat } a trouvé la mort.
recap-defied = { $seat } a échappé à la mort pour un point de destin.
recap-revived = { $seat } a frôlé la mort.
recap-objective = Ils ont trouvé l’objectif dans la zone { $zone }.
recap-won = { $quest } : les aventuriers ont gagné ({ $reason }).
recap-lost = { $quest } : les aventuriers ont perdu ({ $reason }).
recap-now = C’est maintenant le round { $round }, { $phase }.
recap-set-out = { $seat } a pris la route : { $cls } { $race }.
recap-led = { $seat } a pris la route avec { $hero }, { $cls } { $race }.
recap-learned = { $seat } a appris en ville : { $lessons-names }.
recap-opened = { $seat } a ouvert { $doors ->
    [one] { $doors } porte
   *[other] { $doors } portes
}.
recap-took = { $seat } a obtenu { $treasures }.
recap-earned = { $seat } a gagné { $points } XP.

## Moments (games/donjon/highlights.py)

highlight-prize = { $seat } gagne { $points } XP : fin { $monster-of }.
highlight-won = Le but de la quête est atteint : { $quest }.
highlight-secondary = Un objectif secondaire est rempli : { $quest }.
highlight-objective = L’objectif est trouvé, dans la zone { $zone }.
highlight-revived = { $seat } survit : { $item-the } a fait son œuvre.
highlight-died = { $seat } meurt.
highlight-down = { $seat } tombe à terre.
