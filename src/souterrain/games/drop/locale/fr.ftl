### Dungeon Drop en français. Les termes sont ceux de rulebook/fr.md.

game-name = Dungeon Drop
game-about = Lâchez un donjon de cubes sur la table, et pillez ses salles avant les autres.
game-alone = Le mode Solo

## Cubes, pions, jetons

noun-gold = or
    .one = cube d’or
    .many = cubes d’or
    .the = l’or
    .of = de l’or
    .gender = masculine
noun-key = clé
    .one = clé
    .many = clés
    .the = la clé
    .of = de la clé
    .gender = feminine
    .typed = clef
noun-chest = coffre
    .one = coffre
    .many = coffres
    .the = le coffre
    .of = du coffre
    .gender = masculine
noun-blue = joyau bleu
    .one = joyau bleu
    .many = joyaux bleus
    .the = le joyau bleu
    .of = du joyau bleu
    .gender = masculine
    .typed = bleu
noun-clear = joyau clair
    .one = joyau clair
    .many = joyaux clairs
    .the = le joyau clair
    .of = du joyau clair
    .gender = masculine
    .typed = clair, joyau transparent
noun-red = joyau rouge
    .one = joyau rouge
    .many = joyaux rouges
    .the = le joyau rouge
    .of = du joyau rouge
    .gender = masculine
    .typed = rouge
noun-potion = potion
    .one = potion
    .many = potions
    .the = la potion
    .of = de la potion
    .gender = feminine
    .typed = potion de soin
noun-shield = bouclier
    .one = bouclier
    .many = boucliers
    .the = le bouclier
    .of = du bouclier
    .gender = masculine
    .typed = bouclier magique
noun-goblin = gobelin
    .one = gobelin
    .many = gobelins
    .the = le gobelin
    .of = du gobelin
    .gender = masculine
noun-troll = troll
    .one = troll
    .many = trolls
    .the = le troll
    .of = du troll
    .gender = masculine
noun-dragon = dragon
    .one = dragon
    .many = dragons
    .the = le dragon
    .of = du dragon
    .gender = masculine
noun-pillar = pilier
    .one = pilier
    .many = piliers
    .the = le pilier
    .of = du pilier
    .gender = masculine
noun-relic = relique
    .one = relique
    .many = reliques
    .the = la relique
    .of = de la relique
    .gender = feminine
noun-stairs = escalier
    .one = escalier
    .many = escaliers
    .the = l’escalier
    .of = de l’escalier
    .gender = masculine
noun-pawn = pion
    .one = pion
    .many = pions
    .the = le pion
    .of = du pion
    .gender = masculine
noun-token = jeton pilier
    .one = jeton pilier
    .many = jetons piliers
    .the = le jeton pilier
    .of = du jeton pilier
    .gender = masculine
    .typed = jeton

## Races

noun-boggart = Boggart
    .one = Boggart
    .many = Boggarts
    .the = le Boggart
    .of = du Boggart
    .gender = masculine
noun-fairy = Fée
    .one = Fée
    .many = Fées
    .the = la Fée
    .of = de la Fée
    .gender = feminine
noun-eagle-folk = Homme Aigle
    .one = Homme Aigle
    .many = Hommes Aigles
    .the = l’Homme Aigle
    .of = de l’Homme Aigle
    .gender = masculine
    .typed = aigle
noun-wood-elf = Elfe des Bois
    .one = Elfe des Bois
    .many = Elfes des Bois
    .the = l’Elfe des Bois
    .of = de l’Elfe des Bois
    .gender = masculine
noun-gnome = Gnome
    .one = Gnome
    .many = Gnomes
    .the = le Gnome
    .of = du Gnome
    .gender = masculine
noun-human = Humain
    .one = Humain
    .many = Humains
    .the = l’Humain
    .of = de l’Humain
    .gender = masculine
noun-high-elf = Haut-Elfe
    .one = Haut-Elfe
    .many = Hauts-Elfes
    .the = le Haut-Elfe
    .of = du Haut-Elfe
    .gender = masculine
noun-dwarf = Nain
    .one = Nain
    .many = Nains
    .the = le Nain
    .of = du Nain
    .gender = masculine
noun-emberkin = Enfant des Braises
    .one = Enfant des Braises
    .many = Enfants des Braises
    .the = l’Enfant des Braises
    .of = de l’Enfant des Braises
    .gender = masculine
noun-automaton = Automate
    .one = Automate
    .many = Automates
    .the = l’Automate
    .of = de l’Automate
    .gender = masculine
noun-half-orc = Demi-Orc
    .one = Demi-Orc
    .many = Demi-Orcs
    .the = le Demi-Orc
    .of = du Demi-Orc
    .gender = masculine
    .typed = demi-orque
noun-shellback = Homme-Tortue
    .one = Homme-Tortue
    .many = Hommes-Tortues
    .the = l’Homme-Tortue
    .of = de l’Homme-Tortue
    .gender = masculine
    .typed = tortue
noun-burrower = Fouisseur
    .one = Fouisseur
    .many = Fouisseurs
    .the = le Fouisseur
    .of = du Fouisseur
    .gender = masculine
    .typed = taupe
noun-tidekin = Enfant des Marées
    .one = Enfant des Marées
    .many = Enfants des Marées
    .the = l’Enfant des Marées
    .of = de l’Enfant des Marées
    .gender = masculine
noun-shadeling = Enfant de l’Ombre
    .one = Enfant de l’Ombre
    .many = Enfants de l’Ombre
    .the = l’Enfant de l’Ombre
    .of = de l’Enfant de l’Ombre
    .gender = masculine

## Classes

noun-warrior = Guerrier
    .one = Guerrier
    .many = Guerriers
    .the = le Guerrier
    .of = du Guerrier
    .gender = masculine
noun-rogue = Roublard
    .one = Roublard
    .many = Roublards
    .the = le Roublard
    .of = du Roublard
    .gender = masculine
    .typed = voleur
noun-mage = Mage
    .one = Mage
    .many = Mages
    .the = le Mage
    .of = du Mage
    .gender = masculine
    .typed = magicien
noun-bard = Barde
    .one = Barde
    .many = Bardes
    .the = le Barde
    .of = du Barde
    .gender = masculine
noun-cleric = Clerc
    .one = Clerc
    .many = Clercs
    .the = le Clerc
    .of = du Clerc
    .gender = masculine
    .typed = prêtre
noun-ranger = Rôdeur
    .one = Rôdeur
    .many = Rôdeurs
    .the = le Rôdeur
    .of = du Rôdeur
    .gender = masculine
noun-beastmaster = Dompteur
    .one = Dompteur
    .many = Dompteurs
    .the = le Dompteur
    .of = du Dompteur
    .gender = masculine
    .typed = maître des bêtes
noun-sapper = Sapeur
    .one = Sapeur
    .many = Sapeurs
    .the = le Sapeur
    .of = du Sapeur
    .gender = masculine
noun-diviner = Devin
    .one = Devin
    .many = Devins
    .the = le Devin
    .of = du Devin
    .gender = masculine
noun-alchemist = Alchimiste
    .one = Alchimiste
    .many = Alchimistes
    .the = l’Alchimiste
    .of = de l’Alchimiste
    .gender = masculine

## Quêtes

noun-heros-help = Aide du Héros
    .one = Aide du Héros
    .many = Aide du Héros
    .the = l’Aide du Héros
    .of = de l’Aide du Héros
    .gender = feminine
noun-hoarders-hunt = Chasse au Trésor
    .one = Chasse au Trésor
    .many = Chasse au Trésor
    .the = la Chasse au Trésor
    .of = de la Chasse au Trésor
    .gender = feminine
noun-scouts-specialty = Spécialité du Scout
    .one = Spécialité du Scout
    .many = Spécialité du Scout
    .the = la Spécialité du Scout
    .of = de la Spécialité du Scout
    .gender = feminine
noun-jewellers-trio = Trio du Joaillier
    .one = Trio du Joaillier
    .many = Trio du Joaillier
    .the = le Trio du Joaillier
    .of = du Trio du Joaillier
    .gender = masculine
noun-goblin-bounty = Prime aux Gobelins
    .one = Prime aux Gobelins
    .many = Prime aux Gobelins
    .the = la Prime aux Gobelins
    .of = de la Prime aux Gobelins
    .gender = feminine
noun-troll-toll = Péage des Trolls
    .one = Péage des Trolls
    .many = Péage des Trolls
    .the = le Péage des Trolls
    .of = du Péage des Trolls
    .gender = masculine
noun-locksmiths-ledger = Registre du Serrurier
    .one = Registre du Serrurier
    .many = Registre du Serrurier
    .the = le Registre du Serrurier
    .of = du Registre du Serrurier
    .gender = masculine
noun-pocket-gems = Joyaux de Poche
    .one = Joyaux de Poche
    .many = Joyaux de Poche
    .the = les Joyaux de Poche
    .of = des Joyaux de Poche
    .gender = masculine
noun-alchemists-shelf = Étagère de l’Alchimiste
    .one = Étagère de l’Alchimiste
    .many = Étagère de l’Alchimiste
    .the = l’Étagère de l’Alchimiste
    .of = de l’Étagère de l’Alchimiste
    .gender = feminine
noun-royal-tithe = Dîme Royale
    .one = Dîme Royale
    .many = Dîme Royale
    .the = la Dîme Royale
    .of = de la Dîme Royale
    .gender = feminine

## Ce que font les cartes, en bref. Quatre Races ont un autre texte en solo : `-solo`.

card-boggart = Cousins Perdus : au Pillage de ce tour, jusqu’à 3 Gobelins de votre choix ne causent pas de Dégâts et valent chacun 1 point de plus.
card-fairy = Poudre de Fée : soulevez tous les cubes à 40 mm au plus d’un point et relâchez-les ensemble au-dessus. Renommée 1.
card-eagle-folk = Vol : ce tour-ci, votre salle peut contenir un Pilier en plus de ses trois.
card-eagle-folk-solo = Vol : ce tour-ci, vous pouvez vous déplacer vers une salle de 1 jeton Pilier et 2 cubes Pilier.
card-wood-elf = Tir Net : donnez une Pichenette à un cube ; s’il n’en touche aucun autre et reste sur la table, vous pouvez recommencer une fois avec lui.
card-gnome = Pince Articulée : déplacez un cube de 50 mm au plus, ni Pilier ni Dragon. Renommée 3.
card-human = Touche-à-tout : utilisez l’Aptitude de Classe d’un autre Héros en jeu comme si c’était la vôtre. Renommée 2.
card-human-solo = Touche-à-tout : utilisez une de vos Classes, inclinée ou non, sans incliner sa carte.
card-high-elf = Bras Long : après votre Pillage, prenez un cube Trésor à 20 mm au plus de la salle pillée. Renommée 5.
card-dwarf = Art de la Pierre : déplacez un cube Pilier de 15 mm au plus. Renommée 6.
card-emberkin = Souffle Ardent : depuis un point, repoussez les cubes d’un cône de 80 mm ; les plus proches partent le plus vite. Renommée 5.
card-automaton = Recalibrage : échangez deux cubes, ni Piliers ni Dragon. Renommée 6.
card-half-orc = Bagarre : subissez jusqu’à 3 Dégâts de moins ce tour-ci ; chaque Troll collecté ce tour-ci vaut 2 points de plus. Renommée 7.
card-shellback = Dans la Carapace : soignez 3 Dégâts ; si aucun point de Vie n’est couvert, prenez plutôt une Potion n’importe où dans le Donjon. Renommée 8.
card-burrower = Galerie : ce tour-ci, votre salle peut avoir 4 Piliers pour coins. Renommée 9.
card-burrower-solo = Galerie : ce tour-ci, vous pouvez vous déplacer vers une salle de 2 jetons Pilier et 2 cubes Pilier.
card-tidekin = Ressac : un ou deux cubes d’un même Type, ni Piliers ni Dragon, glissent de 40 mm au plus vers un point. Renommée 8.
card-shadeling = Se Faufiler : ce tour-ci, les Piliers qui ne font que toucher le bord de votre salle ne la bloquent pas, et vous pouvez laisser ce qui ne fait que toucher le bord. Renommée 9.
card-shadeling-solo = Se Faufiler : de même pour la salle du Déplacement de ce tour ; l’Escalier sur le bord compte quand même comme dedans.
card-warrior = Coup Fendant : donnez une Pichenette à un Gobelin ou à un Troll ; chaque Gobelin ou Troll qu’il touche est collecté sans Dégâts et vaut 2 points de plus. Renommée 3.
card-rogue = Doigts Légers : prenez un Or ou une Clé n’importe où dans le Donjon. Renommée 4.
card-mage = Saut Éclair : soulevez un cube et relâchez-le ailleurs, ni Pilier ni Dragon. Renommée 4.
card-bard = Bis : soulevez des cubes lâchés à l’Exploration de ce tour et relâchez-les une fois encore. Renommée 5.
card-cleric = Guérison : soignez 2 Dégâts, et subissez 1 Dégât de moins ce tour-ci. Renommée 6.
card-ranger = Salve : donnez une Pichenette à un cube, puis à un autre si vous voulez, mais pas aux Piliers.
card-beastmaster = Apprivoiser : collectez un Gobelin ou un Troll n’importe où dans le Donjon ; il cause 1 Dégât de moins. Renommée 5.
card-sapper = Éboulement : soulevez un cube Pilier et relâchez-le ailleurs. Renommée 5.
card-diviner = Seconde Vue : mettez un cube du Donjon dans la boîte, regardez deux cubes de la boîte et lâchez l’un d’eux. Renommée 5.
card-alchemist = Transmutation : échangez un Trésor de votre Réserve contre un Trésor du Donjon. Renommée 5.
card-heros-help = Joyaux : bleu 1, clair 2, rouge 3. +6 pour le plus de Monstres collectés, +3 à égalité.
card-hoarders-hunt = Joyaux : bleu 2, clair 1, rouge 3. +7 pour le plus grand Poids à la fin, +3 à égalité.
card-scouts-specialty = Joyaux : bleu 3, clair 1, rouge 2. +5 pour chacun des rounds 2 et 3 où vous avez joué en premier.
card-jewellers-trio = Joyaux : bleu 2, clair 2, rouge 2. +3 par série des trois couleurs.
card-goblin-bounty = Joyaux : bleu 2, clair 3, rouge 2. +1 par Gobelin collecté au-delà du premier.
card-troll-toll = Joyaux : bleu 3, clair 2, rouge 1. +2 par Troll collecté, +3 pour le Dragon.
card-locksmiths-ledger = Joyaux : bleu 2, clair 3, rouge 1. +2 par Coffre ouvert, +1 par Clé ou Coffre resté seul.
card-pocket-gems = Joyaux : bleu 2, clair 2, rouge 3. +1 par petit Joyau au-delà du premier.
card-alchemists-shelf = Joyaux : bleu 1, clair 3, rouge 2. +3 par Potion ou Bouclier dans votre Réserve à la fin.
card-royal-tithe = Joyaux : bleu 2, clair 1, rouge 3. +1 par tranche de 2 cubes d’Or, même incomplète.

## Chaque cube et chaque jeton par son numéro

noun-gold-1 = or 1
    .one = or 1
    .many = or 1
    .the = l’or 1
    .of = de l’or 1
    .gender = masculine
noun-gold-2 = or 2
    .one = or 2
    .many = or 2
    .the = l’or 2
    .of = de l’or 2
    .gender = masculine
noun-gold-3 = or 3
    .one = or 3
    .many = or 3
    .the = l’or 3
    .of = de l’or 3
    .gender = masculine
noun-gold-4 = or 4
    .one = or 4
    .many = or 4
    .the = l’or 4
    .of = de l’or 4
    .gender = masculine
noun-gold-5 = or 5
    .one = or 5
    .many = or 5
    .the = l’or 5
    .of = de l’or 5
    .gender = masculine
noun-gold-6 = or 6
    .one = or 6
    .many = or 6
    .the = l’or 6
    .of = de l’or 6
    .gender = masculine
noun-gold-7 = or 7
    .one = or 7
    .many = or 7
    .the = l’or 7
    .of = de l’or 7
    .gender = masculine
noun-gold-8 = or 8
    .one = or 8
    .many = or 8
    .the = l’or 8
    .of = de l’or 8
    .gender = masculine
noun-gold-9 = or 9
    .one = or 9
    .many = or 9
    .the = l’or 9
    .of = de l’or 9
    .gender = masculine
noun-gold-10 = or 10
    .one = or 10
    .many = or 10
    .the = l’or 10
    .of = de l’or 10
    .gender = masculine
noun-gold-11 = or 11
    .one = or 11
    .many = or 11
    .the = l’or 11
    .of = de l’or 11
    .gender = masculine
noun-gold-12 = or 12
    .one = or 12
    .many = or 12
    .the = l’or 12
    .of = de l’or 12
    .gender = masculine
noun-gold-13 = or 13
    .one = or 13
    .many = or 13
    .the = l’or 13
    .of = de l’or 13
    .gender = masculine
noun-gold-14 = or 14
    .one = or 14
    .many = or 14
    .the = l’or 14
    .of = de l’or 14
    .gender = masculine
noun-gold-15 = or 15
    .one = or 15
    .many = or 15
    .the = l’or 15
    .of = de l’or 15
    .gender = masculine
noun-gold-16 = or 16
    .one = or 16
    .many = or 16
    .the = l’or 16
    .of = de l’or 16
    .gender = masculine
noun-gold-17 = or 17
    .one = or 17
    .many = or 17
    .the = l’or 17
    .of = de l’or 17
    .gender = masculine
noun-gold-18 = or 18
    .one = or 18
    .many = or 18
    .the = l’or 18
    .of = de l’or 18
    .gender = masculine
noun-gold-19 = or 19
    .one = or 19
    .many = or 19
    .the = l’or 19
    .of = de l’or 19
    .gender = masculine
noun-gold-20 = or 20
    .one = or 20
    .many = or 20
    .the = l’or 20
    .of = de l’or 20
    .gender = masculine
noun-key-1 = clé 1
    .one = clé 1
    .many = clé 1
    .the = la clé 1
    .of = de la clé 1
    .gender = feminine
noun-key-2 = clé 2
    .one = clé 2
    .many = clé 2
    .the = la clé 2
    .of = de la clé 2
    .gender = feminine
noun-key-3 = clé 3
    .one = clé 3
    .many = clé 3
    .the = la clé 3
    .of = de la clé 3
    .gender = feminine
noun-key-4 = clé 4
    .one = clé 4
    .many = clé 4
    .the = la clé 4
    .of = de la clé 4
    .gender = feminine
noun-key-5 = clé 5
    .one = clé 5
    .many = clé 5
    .the = la clé 5
    .of = de la clé 5
    .gender = feminine
noun-key-6 = clé 6
    .one = clé 6
    .many = clé 6
    .the = la clé 6
    .of = de la clé 6
    .gender = feminine
noun-chest-1 = coffre 1
    .one = coffre 1
    .many = coffre 1
    .the = le coffre 1
    .of = du coffre 1
    .gender = masculine
noun-chest-2 = coffre 2
    .one = coffre 2
    .many = coffre 2
    .the = le coffre 2
    .of = du coffre 2
    .gender = masculine
noun-chest-3 = coffre 3
    .one = coffre 3
    .many = coffre 3
    .the = le coffre 3
    .of = du coffre 3
    .gender = masculine
noun-chest-4 = coffre 4
    .one = coffre 4
    .many = coffre 4
    .the = le coffre 4
    .of = du coffre 4
    .gender = masculine
noun-chest-5 = coffre 5
    .one = coffre 5
    .many = coffre 5
    .the = le coffre 5
    .of = du coffre 5
    .gender = masculine
noun-chest-6 = coffre 6
    .one = coffre 6
    .many = coffre 6
    .the = le coffre 6
    .of = du coffre 6
    .gender = masculine
noun-blue-1 = joyau bleu 1
    .one = joyau bleu 1
    .many = joyau bleu 1
    .the = le joyau bleu 1
    .of = du joyau bleu 1
    .gender = masculine
    .typed = bleu 1
noun-blue-2 = joyau bleu 2
    .one = joyau bleu 2
    .many = joyau bleu 2
    .the = le joyau bleu 2
    .of = du joyau bleu 2
    .gender = masculine
    .typed = bleu 2
noun-blue-3 = joyau bleu 3
    .one = joyau bleu 3
    .many = joyau bleu 3
    .the = le joyau bleu 3
    .of = du joyau bleu 3
    .gender = masculine
    .typed = bleu 3
noun-blue-4 = joyau bleu 4
    .one = joyau bleu 4
    .many = joyau bleu 4
    .the = le joyau bleu 4
    .of = du joyau bleu 4
    .gender = masculine
    .typed = bleu 4
noun-blue-5 = joyau bleu 5
    .one = joyau bleu 5
    .many = joyau bleu 5
    .the = le joyau bleu 5
    .of = du joyau bleu 5
    .gender = masculine
    .typed = bleu 5
noun-blue-6 = joyau bleu 6
    .one = joyau bleu 6
    .many = joyau bleu 6
    .the = le joyau bleu 6
    .of = du joyau bleu 6
    .gender = masculine
    .typed = bleu 6
noun-blue-7 = joyau bleu 7
    .one = joyau bleu 7
    .many = joyau bleu 7
    .the = le joyau bleu 7
    .of = du joyau bleu 7
    .gender = masculine
    .typed = bleu 7
noun-clear-1 = joyau clair 1
    .one = joyau clair 1
    .many = joyau clair 1
    .the = le joyau clair 1
    .of = du joyau clair 1
    .gender = masculine
    .typed = clair 1
noun-clear-2 = joyau clair 2
    .one = joyau clair 2
    .many = joyau clair 2
    .the = le joyau clair 2
    .of = du joyau clair 2
    .gender = masculine
    .typed = clair 2
noun-clear-3 = joyau clair 3
    .one = joyau clair 3
    .many = joyau clair 3
    .the = le joyau clair 3
    .of = du joyau clair 3
    .gender = masculine
    .typed = clair 3
noun-clear-4 = joyau clair 4
    .one = joyau clair 4
    .many = joyau clair 4
    .the = le joyau clair 4
    .of = du joyau clair 4
    .gender = masculine
    .typed = clair 4
noun-clear-5 = joyau clair 5
    .one = joyau clair 5
    .many = joyau clair 5
    .the = le joyau clair 5
    .of = du joyau clair 5
    .gender = masculine
    .typed = clair 5
noun-clear-6 = joyau clair 6
    .one = joyau clair 6
    .many = joyau clair 6
    .the = le joyau clair 6
    .of = du joyau clair 6
    .gender = masculine
    .typed = clair 6
noun-clear-7 = joyau clair 7
    .one = joyau clair 7
    .many = joyau clair 7
    .the = le joyau clair 7
    .of = du joyau clair 7
    .gender = masculine
    .typed = clair 7
noun-red-1 = joyau rouge 1
    .one = joyau rouge 1
    .many = joyau rouge 1
    .the = le joyau rouge 1
    .of = du joyau rouge 1
    .gender = masculine
    .typed = rouge 1
noun-red-2 = joyau rouge 2
    .one = joyau rouge 2
    .many = joyau rouge 2
    .the = le joyau rouge 2
    .of = du joyau rouge 2
    .gender = masculine
    .typed = rouge 2
noun-red-3 = joyau rouge 3
    .one = joyau rouge 3
    .many = joyau rouge 3
    .the = le joyau rouge 3
    .of = du joyau rouge 3
    .gender = masculine
    .typed = rouge 3
noun-red-4 = joyau rouge 4
    .one = joyau rouge 4
    .many = joyau rouge 4
    .the = le joyau rouge 4
    .of = du joyau rouge 4
    .gender = masculine
    .typed = rouge 4
noun-red-5 = joyau rouge 5
    .one = joyau rouge 5
    .many = joyau rouge 5
    .the = le joyau rouge 5
    .of = du joyau rouge 5
    .gender = masculine
    .typed = rouge 5
noun-red-6 = joyau rouge 6
    .one = joyau rouge 6
    .many = joyau rouge 6
    .the = le joyau rouge 6
    .of = du joyau rouge 6
    .gender = masculine
    .typed = rouge 6
noun-red-7 = joyau rouge 7
    .one = joyau rouge 7
    .many = joyau rouge 7
    .the = le joyau rouge 7
    .of = du joyau rouge 7
    .gender = masculine
    .typed = rouge 7
noun-potion-1 = potion 1
    .one = potion 1
    .many = potion 1
    .the = la potion 1
    .of = de la potion 1
    .gender = feminine
noun-potion-2 = potion 2
    .one = potion 2
    .many = potion 2
    .the = la potion 2
    .of = de la potion 2
    .gender = feminine
noun-shield-1 = bouclier 1
    .one = bouclier 1
    .many = bouclier 1
    .the = le bouclier 1
    .of = du bouclier 1
    .gender = masculine
noun-shield-2 = bouclier 2
    .one = bouclier 2
    .many = bouclier 2
    .the = le bouclier 2
    .of = du bouclier 2
    .gender = masculine
noun-goblin-1 = gobelin 1
    .one = gobelin 1
    .many = gobelin 1
    .the = le gobelin 1
    .of = du gobelin 1
    .gender = masculine
noun-goblin-2 = gobelin 2
    .one = gobelin 2
    .many = gobelin 2
    .the = le gobelin 2
    .of = du gobelin 2
    .gender = masculine
noun-goblin-3 = gobelin 3
    .one = gobelin 3
    .many = gobelin 3
    .the = le gobelin 3
    .of = du gobelin 3
    .gender = masculine
noun-goblin-4 = gobelin 4
    .one = gobelin 4
    .many = gobelin 4
    .the = le gobelin 4
    .of = du gobelin 4
    .gender = masculine
noun-goblin-5 = gobelin 5
    .one = gobelin 5
    .many = gobelin 5
    .the = le gobelin 5
    .of = du gobelin 5
    .gender = masculine
noun-goblin-6 = gobelin 6
    .one = gobelin 6
    .many = gobelin 6
    .the = le gobelin 6
    .of = du gobelin 6
    .gender = masculine
noun-goblin-7 = gobelin 7
    .one = gobelin 7
    .many = gobelin 7
    .the = le gobelin 7
    .of = du gobelin 7
    .gender = masculine
noun-goblin-8 = gobelin 8
    .one = gobelin 8
    .many = gobelin 8
    .the = le gobelin 8
    .of = du gobelin 8
    .gender = masculine
noun-goblin-9 = gobelin 9
    .one = gobelin 9
    .many = gobelin 9
    .the = le gobelin 9
    .of = du gobelin 9
    .gender = masculine
noun-goblin-10 = gobelin 10
    .one = gobelin 10
    .many = gobelin 10
    .the = le gobelin 10
    .of = du gobelin 10
    .gender = masculine
noun-troll-1 = troll 1
    .one = troll 1
    .many = troll 1
    .the = le troll 1
    .of = du troll 1
    .gender = masculine
noun-troll-2 = troll 2
    .one = troll 2
    .many = troll 2
    .the = le troll 2
    .of = du troll 2
    .gender = masculine
noun-troll-3 = troll 3
    .one = troll 3
    .many = troll 3
    .the = le troll 3
    .of = du troll 3
    .gender = masculine
noun-troll-4 = troll 4
    .one = troll 4
    .many = troll 4
    .the = le troll 4
    .of = du troll 4
    .gender = masculine
noun-dragon-1 = dragon 1
    .one = dragon 1
    .many = dragon 1
    .the = le dragon
    .of = du dragon
    .gender = masculine
noun-pillar-1 = pilier 1
    .one = pilier 1
    .many = pilier 1
    .the = le pilier 1
    .of = du pilier 1
    .gender = masculine
noun-pillar-2 = pilier 2
    .one = pilier 2
    .many = pilier 2
    .the = le pilier 2
    .of = du pilier 2
    .gender = masculine
noun-pillar-3 = pilier 3
    .one = pilier 3
    .many = pilier 3
    .the = le pilier 3
    .of = du pilier 3
    .gender = masculine
noun-pillar-4 = pilier 4
    .one = pilier 4
    .many = pilier 4
    .the = le pilier 4
    .of = du pilier 4
    .gender = masculine
noun-pillar-5 = pilier 5
    .one = pilier 5
    .many = pilier 5
    .the = le pilier 5
    .of = du pilier 5
    .gender = masculine
noun-pillar-6 = pilier 6
    .one = pilier 6
    .many = pilier 6
    .the = le pilier 6
    .of = du pilier 6
    .gender = masculine
noun-pillar-7 = pilier 7
    .one = pilier 7
    .many = pilier 7
    .the = le pilier 7
    .of = du pilier 7
    .gender = masculine
noun-pillar-8 = pilier 8
    .one = pilier 8
    .many = pilier 8
    .the = le pilier 8
    .of = du pilier 8
    .gender = masculine
noun-pillar-9 = pilier 9
    .one = pilier 9
    .many = pilier 9
    .the = le pilier 9
    .of = du pilier 9
    .gender = masculine
noun-pillar-10 = pilier 10
    .one = pilier 10
    .many = pilier 10
    .the = le pilier 10
    .of = du pilier 10
    .gender = masculine
noun-pillar-11 = pilier 11
    .one = pilier 11
    .many = pilier 11
    .the = le pilier 11
    .of = du pilier 11
    .gender = masculine
noun-pillar-12 = pilier 12
    .one = pilier 12
    .many = pilier 12
    .the = le pilier 12
    .of = du pilier 12
    .gender = masculine
noun-pillar-13 = pilier 13
    .one = pilier 13
    .many = pilier 13
    .the = le pilier 13
    .of = du pilier 13
    .gender = masculine
noun-pillar-14 = pilier 14
    .one = pilier 14
    .many = pilier 14
    .the = le pilier 14
    .of = du pilier 14
    .gender = masculine
noun-pillar-15 = pilier 15
    .one = pilier 15
    .many = pilier 15
    .the = le pilier 15
    .of = du pilier 15
    .gender = masculine
noun-pillar-16 = pilier 16
    .one = pilier 16
    .many = pilier 16
    .the = le pilier 16
    .of = du pilier 16
    .gender = masculine
noun-pillar-17 = pilier 17
    .one = pilier 17
    .many = pilier 17
    .the = le pilier 17
    .of = du pilier 17
    .gender = masculine
noun-pillar-18 = pilier 18
    .one = pilier 18
    .many = pilier 18
    .the = le pilier 18
    .of = du pilier 18
    .gender = masculine
noun-relic-1 = relique 1
    .one = relique 1
    .many = relique 1
    .the = la relique 1
    .of = de la relique 1
    .gender = feminine
noun-relic-2 = relique 2
    .one = relique 2
    .many = relique 2
    .the = la relique 2
    .of = de la relique 2
    .gender = feminine
noun-stairs-1 = escalier 1
    .one = escalier 1
    .many = escalier 1
    .the = l’escalier
    .of = de l’escalier
    .gender = masculine
noun-token-1 = jeton 1
    .one = jeton 1
    .many = jeton 1
    .the = le jeton 1
    .of = du jeton 1
    .gender = masculine
    .typed = jeton pilier 1
noun-token-2 = jeton 2
    .one = jeton 2
    .many = jeton 2
    .the = le jeton 2
    .of = du jeton 2
    .gender = masculine
    .typed = jeton pilier 2
noun-token-3 = jeton 3
    .one = jeton 3
    .many = jeton 3
    .the = le jeton 3
    .of = du jeton 3
    .gender = masculine
    .typed = jeton pilier 3

## Boucliers utilisés, gobelins épargnés, mesures, liens

noun-shield-goblin = bouclier contre un gobelin
    .one = bouclier contre un gobelin
    .many = boucliers contre des gobelins
    .the = le bouclier contre un gobelin
    .of = du bouclier contre un gobelin
    .gender = masculine
    .typed = bouclier gobelin, bouclier contre gobelin, bouclier contre le gobelin
noun-shield-troll = bouclier contre un troll
    .one = bouclier contre un troll
    .many = boucliers contre des trolls
    .the = le bouclier contre un troll
    .of = du bouclier contre un troll
    .gender = masculine
    .typed = bouclier troll, bouclier contre troll, bouclier contre le troll
noun-shield-dragon = bouclier contre le dragon
    .one = bouclier contre le dragon
    .many = boucliers contre le dragon
    .the = le bouclier contre le dragon
    .of = du bouclier contre le dragon
    .gender = masculine
    .typed = bouclier dragon, bouclier contre dragon
noun-spare = gobelin épargné
    .one = gobelin épargné
    .many = gobelins épargnés
    .the = le gobelin épargné
    .of = du gobelin épargné
    .gender = masculine
    .typed = cousin
noun-height = hauteur
    .one = hauteur
    .many = hauteur
    .the = la hauteur
    .of = de la hauteur
    .gender = feminine
noun-away = distance
    .one = distance
    .many = distance
    .the = la distance
    .of = de la distance
    .gender = feminine
noun-toward = direction
    .one = direction
    .many = direction
    .the = la direction
    .of = de la direction
    .gender = feminine
noun-aside = écart
    .one = écart
    .many = écart
    .the = l’écart
    .of = de l’écart
    .gender = masculine
noun-force = force
    .one = force
    .many = force
    .the = la force
    .of = de la force
    .gender = feminine
noun-x = x
    .one = x
    .many = x
    .the = x
    .of = de x
    .gender = masculine
noun-y = y
    .one = y
    .many = y
    .the = y
    .of = de y
    .gender = masculine
noun-at = vers
    .one = vers
    .many = vers
    .the = vers
    .of = vers
    .gender = masculine
noun-row = rangée
    .one = rangée
    .many = rangée
    .the = la rangée
    .of = de la rangée
    .gender = feminine
noun-column = file
    .one = file
    .many = files
    .the = la file
    .of = de la file
    .gender = feminine
noun-column-a = colonne A
    .one = colonne A
    .many = colonne A
    .the = la colonne A
    .of = de la colonne A
    .gender = feminine
    .typed = a, file a
noun-column-b = colonne B
    .one = colonne B
    .many = colonne B
    .the = la colonne B
    .of = de la colonne B
    .gender = feminine
    .typed = b, file b
noun-column-c = colonne C
    .one = colonne C
    .many = colonne C
    .the = la colonne C
    .of = de la colonne C
    .gender = feminine
    .typed = c, file c
noun-column-d = colonne D
    .one = colonne D
    .many = colonne D
    .the = la colonne D
    .of = de la colonne D
    .gender = feminine
    .typed = d, file d
noun-column-e = colonne E
    .one = colonne E
    .many = colonne E
    .the = la colonne E
    .of = de la colonne E
    .gender = feminine
    .typed = e, file e
noun-column-f = colonne F
    .one = colonne F
    .many = colonne F
    .the = la colonne F
    .of = de la colonne F
    .gender = feminine
    .typed = f, file f
noun-column-g = colonne G
    .one = colonne G
    .many = colonne G
    .the = la colonne G
    .of = de la colonne G
    .gender = feminine
    .typed = g, file g
noun-column-h = colonne H
    .one = colonne H
    .many = colonne H
    .the = la colonne H
    .of = de la colonne H
    .gender = feminine
    .typed = h, file h
noun-column-i = colonne I
    .one = colonne I
    .many = colonne I
    .the = la colonne I
    .of = de la colonne I
    .gender = feminine
    .typed = i, file i
noun-column-j = colonne J
    .one = colonne J
    .many = colonne J
    .the = la colonne J
    .of = de la colonne J
    .gender = feminine
    .typed = j, file j
noun-column-k = colonne K
    .one = colonne K
    .many = colonne K
    .the = la colonne K
    .of = de la colonne K
    .gender = feminine
    .typed = k, file k
noun-column-l = colonne L
    .one = colonne L
    .many = colonne L
    .the = la colonne L
    .of = de la colonne L
    .gender = feminine
    .typed = l, file l
noun-column-m = colonne M
    .one = colonne M
    .many = colonne M
    .the = la colonne M
    .of = de la colonne M
    .gender = feminine
    .typed = m, file m
noun-column-n = colonne N
    .one = colonne N
    .many = colonne N
    .the = la colonne N
    .of = de la colonne N
    .gender = feminine
    .typed = n, file n
noun-column-o = colonne O
    .one = colonne O
    .many = colonne O
    .the = la colonne O
    .of = de la colonne O
    .gender = feminine
    .typed = o, file o
noun-column-p = colonne P
    .one = colonne P
    .many = colonne P
    .the = la colonne P
    .of = de la colonne P
    .gender = feminine
    .typed = p, file p
noun-column-q = colonne Q
    .one = colonne Q
    .many = colonne Q
    .the = la colonne Q
    .of = de la colonne Q
    .gender = feminine
    .typed = q, file q
noun-column-r = colonne R
    .one = colonne R
    .many = colonne R
    .the = la colonne R
    .of = de la colonne R
    .gender = feminine
    .typed = r, file r
noun-over = sur
    .one = sur
    .many = sur
    .the = sur
    .of = sur
    .gender = masculine
    .typed = au-dessus

## Options d’une table

option-teamwork = Travail d’équipe
    .about = Chacun peut poser un Pion dans la salle qu’un autre s’apprête à piller.
option-teamwork-off = sans Pions
option-teamwork-on = avec Pions
option-pawns = Placer les Pions
    .about = À quel moment on place les Pions, s’il y en a.
option-pawns-race = à tout moment avant que la salle soit délimitée, au plus rapide
option-pawns-turn = une fois que chacun a été consulté, après l’Exploration
option-judge = Juger les salles
    .about = Qui veille à ce qu’on survive à une salle.
option-judge-assisted = la table donne la liste des salles permises
option-judge-by_eye = vos propres yeux ; trop de Monstres, et le Pillage est perdu
option-table_edge = Bord de la table
    .about = Si des cubes peuvent tomber.
option-table_edge-open = ouvert : ce qui tombe revient à l’Exploration suivante
option-table_edge-walled = fermé : rien ne tombe

## Verbes

verb-explore = explorer
    .typed = explore, explorez
    .about = Lâcher des cubes de la boîte sur un cube : explorer or 3. À côté, hauteur en mm, distance en 0,1 mm et direction en 0,1° : explorer or 3 hauteur=200 distance=120 direction=900. En solo, sur un point de votre salle : explorer hauteur=200 x=0 y=0.
verb-use = utiliser
    .typed = utilise, utilisez, employer
    .about = Utiliser l’Aptitude de votre Race ou de votre Classe, avec ce qu’elle demande : utiliser Roublard or 3, utiliser Gnome clé 1 distance=300 direction=900, utiliser Mage joyau rouge 2 sur pilier 5.
verb-loot = piller
    .typed = pille, pillez, pillage
    .about = Délimiter une salle par ses trois piliers et prendre ce qu’elle contient : piller pilier 3 pilier 5 pilier 7, ou en bref piller p3 p5 p7. Les boucliers se nomment avec elle : bouclier contre un troll.
verb-drink = boire
    .typed = bois, buvez
    .about = Soigner 3 Dégâts ; la potion est relâchée sur un cube : boire or 3.
verb-end = finir le tour
    .typed = finir, finis, finissez, terminer
    .about = Finir votre tour.
verb-place = placer
    .typed = placez, poser, pose
    .about = Poser votre Pion sur la table, en 0,1 mm depuis le milieu, vers la droite et vers le haut : placer x=-250 y=1200.
verb-close = clore
    .typed = fermer
    .about = On ne place plus de Pion.
verb-flick = donner une Pichenette
    .typed = pichenette, pousser, pousse, poussez
    .about = Pousser un cube du doigt, direction en 0,1°, force jusqu’à 1000 : donner une Pichenette gobelin 2 direction=900 force=300.
verb-stop = en rester là
    .typed = arrêter, arrête, arrêtez, assez
    .about = En rester là.
verb-drop = lâcher
    .typed = lâche, lâchez
    .about = Lâcher l’un des cubes vus sur un autre : lâcher coffre 2 sur pilier 5.
verb-reach = saisir
    .typed = saisis, saisissez, attraper
    .about = Prendre un Trésor près de la salle pillée : saisir or 3.
verb-redrop = relâcher
    .typed = relâche, relâchez
    .about = Relâcher sur un cube les boucliers utilisés : relâcher or 3.
verb-enter = entrer
    .typed = entre, entrez
    .about = Délimiter la salle de votre Pion par ses trois piliers, et y entrer : entrer pilier 3 pilier 5 pilier 7.
verb-move = se déplacer
    .typed = déplacer, déplacement, aller, va, allez
    .about = Se déplacer dans une salle adjacente, deux jetons et un pilier, et la piller : se déplacer jeton 1 jeton 3 pilier 5.
verb-leave = quitter l’étage
    .typed = partir, pars, partez, quitter, monter
    .about = Prendre l’escalier : on compte votre score.
verb-deeper = descendre
    .typed = descends, descendez
    .about = Descendre à l’étage suivant.
verb-retire = prendre sa Retraite
    .typed = retraite, retirer, rentrer
    .about = Finir la partie avec les fragments que vous avez.
verb-give-up = renoncer
    .typed = renonce, renoncez
    .about = Il n’y a plus d’issue, et vous en restez là : la partie est perdue.

## Les phrases comme on les dit ; les variables sont expliquées dans le catalogue de roll.

say-explore = { $measures ->
    [0] Lâcher des cubes sur { $all }
    [1] Lâcher des cubes sur la case { $column }{ $row }
   *[other] { $all-number ->
        [0] Lâcher des cubes à cet endroit, de { $height } mm de haut
       *[other] Lâcher des cubes à { $away } mm { $first-of }, de { $height } mm de haut
    }
}
say-loot = Piller la salle : { $all }
say-enter = Entrer dans la salle : { $all }
say-move = Se déplacer dans la salle : { $all }
say-drink = { $measures ->
    [0] Boire une potion et la lâcher sur { $all }
    [1] Boire une potion et la lâcher sur la case { $column }{ $row }
   *[other] Boire une potion et la lâcher à { $away } mm { $first-of }, de { $height } mm de haut
}
say-drop = { $measures ->
    [0] Lâcher { $all } sur { $then }
   *[other] Lâcher { $all } à { $away } mm { $then-of }, de { $height } mm de haut
}
say-reach = Prendre aussi { $all }
say-redrop = { $measures ->
    [0] Relâcher les boucliers sur { $all }
    [1] Relâcher les boucliers sur la case { $column }{ $row }
   *[other] Relâcher les boucliers à { $away } mm { $first-of }, de { $height } mm de haut
}
say-place = { $measures ->
    [1] Placer votre Pion sur la case { $column }{ $row }
   *[other] Placer votre Pion à cet endroit
}
say-close = Plus de Pions
say-flick = { $links ->
    [0] Pichenette : { $all }, à { $toward }°, force { $force }
   *[other] Pichenette : { $all } vers { $then }, force { $force }
}
say-end = Finir votre tour
say-stop = En rester là
say-leave = Prendre l’escalier
say-deeper = Descendre à l’étage suivant
say-retire = Finir la partie avec ce que vous avez
say-give-up = Abandonner
say-use = { $links ->
    [0] { $pieces-number ->
        [0] Utiliser { $kinds }
       *[other] Utiliser { $kinds } : { $pieces }
    }
   *[other] { $measures ->
        [0] Utiliser { $kinds } : lâcher { $pieces } sur { $then }
        [1] Utiliser { $kinds } : pichenette, { $pieces } vers { $then }, force { $force }
       *[other] Utiliser { $kinds } : lâcher { $pieces } à { $away } mm { $then-of }
    }
}

## Ce qui est demandé

ask-enter = Par quelle salle entrez-vous dans le Donjon ?
ask-explore = Exploration : où lâchez-vous les cubes ?
ask-act = Utilisez-vous d’abord une Aptitude, ou délimitez-vous votre salle ?
ask-loot = Quelle salle ?
ask-after = Buvez-vous une potion, ou finissez-vous votre tour ?
ask-deeper = Descendez-vous, ou prenez-vous votre Retraite ?
ask-place = Où placez-vous votre Pion ?
ask-close = On place des Pions jusqu’à ce que plus personne ne le veuille.
ask-again = Un Tir Net : redonnez-vous une Pichenette au même cube ?
ask-volley = Donnez-vous une Pichenette à un autre cube, ou arrêtez-vous ?
ask-sight = Lequel des cubes vus lâchez-vous, et sur quoi ?
ask-reach = Bras Long : quel Trésor prenez-vous ?
ask-redrop = Sur quoi relâchez-vous les boucliers utilisés ?

## Ce qu’un choix rapporte ou coûte, à côté de lui : sans majuscule ni point, plusieurs tiennent sur une ligne

stake-near = à moins de 10 cm : { $cubes }
stake-near-none = rien à moins de 10 cm
stake-room = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $harm ->
    [one] { $harm } dégât
   *[other] { $harm } dégâts
}, reste { $life } de vie
stake-room-safe = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, aucun dégât
stake-room-shield = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, seulement avec un bouclier
stake-drink = rend { $life } de vie
stake-leave = { $points } sur { $needed } points{ $chests ->
    [0] {""}
    [one] , et { $chests } coffre à lancer
   *[other] , et { $chests } coffres à lancer
}
stake-leave-short = avec moins de { $needed } points, la partie est finie
stake-deeper = le prochain étage demande { $points } points
stake-retire = la partie finit avec { $fragments ->
    [one] { $fragments } fragment
   *[other] { $fragments } fragments
}
stake-give-up = la partie est perdue

## Ce qui arrive

event-dealt = { $seat } joue { $race-the } et { $card-the }.
event-dealt-secret = { $seat } joue { $race-the } et { $card-the }. La Quête : { $quest }.
event-opened = Le Donjon tombe sur la table : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}.
event-fell = Hors de la table : { $cubes }.
event-pawn-fell = { $seat } perd son Pion, qui tombe de la table.
event-turn = À { $seat } de jouer.
event-round = Le round { $number } sur 3 commence, le Héros le plus léger en premier.
event-explored = { $seat } explore et lâche { $cubes }.
event-dropped = { $seat } lâche { $cubes }.
event-drank = { $seat } boit une potion et soigne { $healed ->
    [one] { $healed } Dégât
   *[other] { $healed } Dégâts
}.
event-healed = { $healed ->
    [0] { $seat } n’a rien à soigner.
    [one] { $seat } soigne { $healed } Dégât.
   *[other] { $seat } soigne { $healed } Dégâts.
}
event-used = { $seat } utilise l’Aptitude { $card-of }.
event-flicked = { $seat } donne une Pichenette : { $cube-the }.
event-breathed = { $number ->
    [0] { $seat } souffle, mais rien ne bouge.
    [one] { $seat } souffle et repousse { $number } cube.
   *[other] { $seat } souffle et repousse { $number } cubes.
}
event-moved = { $seat } déplace { $cube-the }.
event-swapped = { $seat } échange { $cube-the } et { $other-the }.
event-transmuted = { $seat } laisse { $cube-the } à la place { $other-of }, et prend ce cube.
event-taken = { $seat } prend { $cube-the }.
event-boxed = { $seat } met { $cube-the } dans la boîte.
event-sighted = { $seat } regarde { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} de la boîte.
event-sighted-secret = { $seat } regarde dans la boîte et voit { $cubes }.
event-looted = { $seat } pille la salle entre { $pillars } : { $cubes }, { $harm ->
    [0] aucun Dégât
    [one] { $harm } Dégât
   *[other] { $harm } Dégâts
}.
event-fled = Les Monstres sont trop nombreux : { $seat } s’enfuit et ne pille rien.
event-nothing-looted = { $seat } n’a pas de salle à piller.
event-placed = { $seat } place un Pion.
event-step = { $seat } avait son Pion dans la salle : 1 cran ({ $steps } en tout).
event-revealed = { $seat } révèle sa Quête : { $quest }.
event-chests = { $seat } ouvre { $number ->
    [one] { $number } coffre
   *[other] { $number } coffres
} et obtient { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-level = L’étage { $level } commence. La Quête : { $quest }.
event-dropped-again = Hors des Limites du Donjon, on relâche : { $piece-the }.
event-entered = { $seat } entre dans la salle entre { $pillars }.
event-went = { $seat } se déplace dans la salle entre { $pillars }.
event-left = { $seat } quitte l’étage avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} ; il en faut { $required }.
event-fragments = { $number ->
    [one] { $number } fragment
   *[other] { $number } fragments
} de la grande Relique : { $total } sur 9 au compteur.
event-levelled-up = { $seat } gagne un niveau : voici { $card-the }.
event-solo-retired = { $seat } prend sa Retraite.
event-solo-forced = C’est trop peu : { $seat } doit prendre sa Retraite, sans les Reliques de cet étage.
event-solo-lost = La boîte est vide : { $seat } s’égare dans le Donjon.
event-solo-consumed = Il n’y a plus d’issue : le Donjon engloutit { $seat }.
event-over = La partie est finie.

## Pourquoi non

refusal-ability-used = Une seule Aptitude par tour, entre l’Exploration et le Pillage.
refusal-aim-outside-room = En solo, on lâche au-dessus de sa propre salle : visez entre les trois jetons.
refusal-at-itself = Un cube ne peut pas être visé par sa propre pichenette.
refusal-badly-said = Il manque quelque chose à cette phrase, ou un mot n’est pas à sa place.
refusal-card-tilted = Vous avez déjà utilisé { $card-the } à cet étage.
refusal-cube-in-room = Cette salle contient { $cube-the }, qui y entre de { $whole },{ $tenths } mm.
refusal-cube-on-edge = Cette salle contient { $cube-the }, qui entre de { $whole },{ $tenths } mm dans son bord.
refusal-cube-outside = { $cube-The } est hors de cette salle, à { $whole },{ $tenths } mm.
refusal-dragon-unshielded = Le dragon est dans cette salle, et personne ne le prend sans dépenser un bouclier pour lui.
refusal-enter-first = Entrez d’abord dans le Donjon, par une salle qui contient votre Pion.
refusal-explore-first = Explorez d’abord.
refusal-explored-already = Vous avez déjà exploré ce tour-ci.
refusal-finish-first = Finissez d’abord ce que vous avez commencé.
refusal-leave-or-deeper = Cet étage est derrière vous : descendez ou prenez votre Retraite.
refusal-lifted-cube = Un cube soulevé n’est plus sur la table : visez-en un autre.
refusal-looted-already = Vous avez déjà pillé ce tour-ci.
refusal-must-loot = Il y a une salle que vous pouvez piller, donc vous le devez.
refusal-must-move = En solo, on se déplace dans une salle adjacente et on pille celle-là.
refusal-no-potion = Il n’y a pas de potion dans votre Réserve.
refusal-no-room-for-pawn = Votre Pion ne tient pas là : quelque chose gêne.
refusal-no-room-there = Le cube ne tient pas là : quelque chose gêne.
refusal-no-shield = Vous n’avez pas tant de boucliers dans votre Réserve.
refusal-no-stairs = L’escalier n’est pas dans la salle que vous venez de piller.
refusal-no-such-monster = Cette salle ne contient pas tant de ces Monstres.
refusal-no-such-verb = Aucune phrase de ce jeu ne commence ainsi.
refusal-no-target = Il n’y a pas de cible pour { $card-the } maintenant.
refusal-no-teamwork = Il n’y a de Pions qu’en Travail d’équipe.
refusal-not-a-pillar = Une salle se délimite par ses piliers, et { $cube-the } n’en est pas un.
refusal-not-adjacent = Ce n’est pas une salle adjacente : nommez deux jetons et un pilier.
refusal-not-in-order = Nommez chacun une seule fois, dans l’ordre de la liste.
refusal-not-now = Pas maintenant.
refusal-not-on-edge = On ne peut laisser que ce qui ne fait que toucher le bord de la salle.
refusal-not-on-table = Ceci n’est pas sur la table : { $cube }.
refusal-not-your-card = Vous n’avez pas { $card-the }.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-nothing-to-heal = Aucun Dégât ne couvre votre Vie : il n’y a rien à soigner.
refusal-off-table = C’est au-delà du bord de la table.
refusal-only-alone = C’est pour ceux qui jouent en solo.
refusal-out-of-reach = L’une de ces mesures est trop petite ou trop grande. La main reste à 40 mm au plus d’un cube.
refusal-pawn-elsewhere = Votre Pion n’est pas dans cette salle.
refusal-pawn-placed = Votre Pion a déjà été placé ce tour-ci.
refusal-pawn-too-late = Trop tard pour votre Pion : attendez le prochain tour d’un autre.
refusal-pawns-of-others = À votre propre tour, ce sont les autres qui placent leurs Pions.
refusal-pawns-only = Les autres placent maintenant leurs Pions.
refusal-pillar-in-room = Il y a un pilier de trop dans cette salle : { $pillar }.
refusal-three-pillars = Une salle a pour coins trois piliers différents de la table.
refusal-token-target = Les jetons Pilier et les Pions ne sont jamais des cibles.
refusal-too-deadly = C’est trop pour vous : { $monsters }. { $harm ->
    [one] Cela cause { $harm } Dégât
   *[other] Cela cause { $harm } Dégâts
}, et vous pouvez en supporter { $left }.
refusal-wrong-height = La main se tient de 150 à 300 mm au-dessus de la table.
refusal-wrong-target = On n’utilise pas ainsi { $card-the } : { $cube }.

## Résultats

reason-highest = Le plus haut score l’emporte.
reason-initiative = Les scores sont égaux : la plus grande Initiative l’emporte.
reason-won = Avec quatre fragments ou plus, vous avez gagné.
reason-retired = Vous prenez votre Retraite, mais avec trop peu de fragments pour gagner.
reason-forced = Votre score ne suffisait pas pour continuer, et les fragments sont trop peu nombreux pour gagner.
reason-lost = La boîte était vide : vous vous êtes égaré dans le Donjon.
reason-consumed = Il n’y avait plus d’issue : le Donjon vous a englouti.
total-won = { $total ->
    [one] { $total } fragment
   *[other] { $total } fragments
}
total-retired = { total-won }
total-forced = { total-won }
total-lost = { total-won }
total-consumed = { total-won }

score-gold = Or
score-chest = Coffres ouverts
score-blue = Joyaux bleus
score-clear = Joyaux clairs
score-red = Joyaux rouges
score-troll = Trolls
score-dragon = Dragon
score-mark = Bonus d’Aptitudes
score-quest = Quête
score-renown = Renommée
score-step = Crans du Travail d’équipe
score-fragment = Fragments de la Relique
score-levels = Étages

rank-world = Sauveur du monde
rank-kingdom = Sauveur du royaume
rank-village = Sauveur du village
rank-nothing = Rien d’accompli
rank-lost = Jamais revu

bot-novice = Ponce
    .about = prend la meilleure salle en vue ; sa patte dévie de 15 mm et 8°
bot-adept = Galène
    .about = imagine d’abord quelques lâchers ; sa patte dévie de 6 mm et 4°
bot-master = Cinabre
    .about = imagine d’abord beaucoup de lâchers ; sa serre dévie de 2 mm et 1,5°

## L’image

text-over = La partie est finie
text-round = { $seat } : round { $round } sur 3, { $step }
text-level = { $seat } : étage { $level }, { $turn ->
    [0] { $step }
   *[other] tour { $turn }, { $step }
}
text-step-enter = entrée dans le Donjon
text-step-explore = Exploration
text-step-place = les autres placent leurs Pions
text-step-act = Aptitude ou salle
text-step-loot = salle à délimiter
text-step-after = fin du tour
text-step-deeper = descendre ou Retraite
text-step-again = le même cube une fois encore
text-step-volley = un second cube
text-step-sight = un cube de la boîte
text-step-reach = un Trésor près de la salle
text-step-redrop = les boucliers retombent
text-list = { $items }
text-none = rien
text-name = { $seat }
text-hero-name = { $name } :
text-hero = { $cards }, Vie { $left } sur { $life }
text-hero-many = { $cards }, Vie { $left } sur { $life }, Poids { $weight }, Initiative { $initiative }
text-steps = { $number ->
    [one] { $number } cran
   *[other] { $number } crans
}
text-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
text-points-renown = { $number ->
    [one] { $number } point
   *[other] { $number } points
}, dont { $renown } de Renommée
text-reserve = Réserve :
text-monsters = Monstres :
text-quest = Quête :
text-card = { $card }. { $text }
text-card-tilted = { $card }, carte déjà utilisée à cet étage. { $text }
text-race = Race :
text-class = Classe :
text-in-force = En jeu :
text-relic = Relique :
text-fragments = { $number ->
    [one] { $number } fragment sur 9
   *[other] { $number } fragments sur 9
}
text-needed = Il faut :
text-needed-score = { $number } points pour descendre, { $score } pour l’instant
text-needed-chests = { $number } points pour descendre, { $score } pour l’instant, coffres pas encore lancés
text-stairs = Escalier :
text-stairs-here = dans votre salle, vous pouvez partir
text-aim = Viser :
text-aim-room = le milieu de votre salle est x={ $x } y={ $y }
text-scale = x vers la droite et y vers le haut depuis le milieu de la table, en 0,1 mm ; une case fait 500
text-seen = Vus :
text-rooms = Salles pour vous, la meilleure d’abord
text-room = { $corners } : { $brings }, { $harm }, { $points }
text-room-stairs = { $corners } : { $brings-number ->
    [0] l’escalier
   *[other] l’escalier, { $brings }
}, { $harm }, { $points }
text-harm = { $number ->
    [0] aucun Dégât
    [one] { $number } Dégât
   *[other] { $number } Dégâts
}
text-shield = un bouclier pour le dragon
text-rooms-more = Il y a d’autres salles.
text-misses = { $cube } : dehors, à { $length }
text-touches = { $cube } ne fait que toucher le bord
text-mm = { $whole },{ $tenths } mm
text-table = Sur la table : numéro, case, distance du milieu
text-table-solo = Sur la table : numéro, case, distance de votre salle
text-lies = { $number } { $square } ({ $distance } cm)
text-stands = { $number } { $square }
text-stands-at = { $seat } { $square }
text-tokens = Votre salle :
text-pawns = Pions :
text-pawn = Pion :
text-box = Boîte :
text-box-holds = { $number } : { $items }
text-fallen = Tombés :
text-above = Vue d’en haut : cases de 5 cm, 0° à droite, 90° en haut
text-label = { $letter } { $noun } :
text-hidden = Pas de place dans l’image pour { $cubes }.

# Browser: les noms des parties de la table, dans l’ordre où on les montre. Ce qui n’a pas de nom ici reste pour ceux qui
# veulent tout voir.

section-turn = Le tour
section-solo = Mode Solo
section-cards = Vos cartes
section-best = Salles pour vous
section-dungeon = Le Donjon
section-heroes = Héros
section-beside = À côté de la table

field-seat = Héros
field-round = Round
field-step = Étape
field-step-enter = { text-step-enter }
field-step-explore = { text-step-explore }
field-step-place = { text-step-place }
field-step-act = { text-step-act }
field-step-loot = { text-step-loot }
field-step-after = { text-step-after }
field-step-deeper = { text-step-deeper }
field-step-end = la fin
field-level = Étage
field-turn = Tour
field-fragments = Fragments de la Relique
field-needed = Points requis
field-stairs = Escalier
field-stairs-0 = pas dans votre salle
field-stairs-1 = { text-stairs-here }
field-corners = Coins
field-brings = Rapporte
    .empty = { text-none }
field-harm = Dégâts
field-points = Points
field-race = Race
field-classes = Classe
field-life = Vie
field-covered = Couverte
field-reserve = Réserve
field-monsters = Monstres
field-weight = Poids
field-initiative = Initiative
field-quest = Quête
field-score = Points
field-renown = Renommée
field-box = Dans la boîte
    .empty = { text-none }
field-fallen = Tombés de la table
    .empty = { text-none }

## Moments (games/drop/highlights.py)

highlight-dragon = { $seat } pille la salle du dragon{ $number ->
    [0] { " " }sans une égratignure
    [one] { "," } pour { $number } Dégât
   *[other] { "," } pour { $number } Dégâts
}.
highlight-fragments = { $seat } emporte { $number ->
    [one] { $number } fragment
   *[other] { $number } fragments
} de la grande Relique : { $total } sur 9.
highlight-chests = { $seat } ouvre { $number ->
    [one] { $number } coffre
   *[other] { $number } coffres
} et obtient { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
highlight-level = { $seat } quitte l’étage avec { $score } points ; il en fallait { $required }.
highlight-haul = { $seat } pille sa salle la plus riche : { $cubes }.
highlight-consumed = Il n’y a plus d’issue : le Donjon engloutit { $seat }.
highlight-lost = La boîte est vide : { $seat } s’égare dans le Donjon.
highlight-forced = C’est trop peu : { $seat } doit prendre sa Retraite.
highlight-harm = { $seat } subit { $number ->
    [one] { $number } Dégât
   *[other] { $number } Dégâts
} dans une seule salle.
highlight-empty = { $seat } repart sans butin.
