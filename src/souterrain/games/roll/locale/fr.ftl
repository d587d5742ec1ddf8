### Dungeon Roll en français. Les termes sont ceux de rulebook/fr.md.

game-name = Dungeon Roll
game-about = Menez un groupe de dés au fond d’un donjon, et sachez rentrer à temps.

## Options de la table

option-edition = Édition
    .about = Un préréglage pour l’Appât à Dragon, les dés Parchemin et les XP de qui s’enfuit ; chacun se règle aussi à part.
option-edition-seed = les règles de 2013, à la lettre
option-edition-published = comme on l’a publié depuis
option-heroes = Héros
    .about = Comment chacun obtient son Héros.
option-heroes-deal = distribués au hasard
option-heroes-choose = choisis par chacun
option-heroes-none = aucun Héros
option-heroes-mirror = le même pour tous, au hasard
option-hero_set = Choix de Héros
    .about = Quels Héros sont distribués ou proposés.
option-hero_set-base = les 8 du jeu de base
option-hero_set-boosters = jeu de base, extensions et promotions : 18
option-hero_set-legends = les 8 légendes
option-hero_set-all = les 26
option-hero = Un Héros pour tous
    .about = Nomme le Héros que tout le monde joue.
option-hero-any = aucun n’est nommé
option-hero-spellsword = { noun-spellsword }
option-hero-mercenary = { noun-mercenary }
option-hero-knight = { noun-knight }
option-hero-half-goblin = { noun-half-goblin }
option-hero-minstrel = { noun-minstrel }
option-hero-enchantress = { noun-enchantress }
option-hero-occultist = { noun-occultist }
option-hero-crusader = { noun-crusader }
option-hero-viking = { noun-viking }
option-hero-alchemist = { noun-alchemist }
option-hero-scout = { noun-scout }
option-hero-sorceress = { noun-sorceress }
option-hero-archaeologist = { noun-archaeologist }
option-hero-leprechaun = { noun-leprechaun }
option-hero-dwarf = { noun-dwarf }
option-hero-tracker = { noun-tracker }
option-hero-guild-leader = { noun-guild-leader }
option-hero-time-traveler = { noun-time-traveler }
option-hero-cursed-seer = { noun-cursed-seer }
option-hero-amazon = { noun-amazon }
option-hero-ashwalker = { noun-ashwalker }
option-hero-tomb-queen = { noun-tomb-queen }
option-hero-lancer = { noun-lancer }
option-hero-thornsinger = { noun-thornsinger }
option-hero-scribe = { noun-scribe }
option-hero-virtuoso = { noun-virtuoso }
option-first = Premier Aventurier
    .about = Qui descend d’abord ; selon la coutume, le dernier à être allé sous terre.
option-first-random = tiré au sort
option-first-1 = la première place
option-first-2 = la deuxième place
option-first-3 = la troisième place
option-first-4 = la quatrième place
option-dragon_bait = Appât à Dragon
    .about = Ce que l’appât change en dragons.
option-dragon_bait-one = un dé de n’importe quelle face
option-dragon_bait-all_monsters = tous les monstres, rien d’autre
option-scroll_phase = Dés Parchemin
    .about = Quand un dé Parchemin peut relancer.
option-scroll_phase-monster = en phase des Monstres
option-scroll_phase-any = aussi en phase de Butin et du Dragon
option-ultimate_phase = Compétences ultimes
    .about = Quand on peut les utiliser, si le texte du Héros ne nomme pas de phase.
option-ultimate_phase-any = en phase des Monstres, de Butin et du Dragon
option-ultimate_phase-monster = en phase des Monstres seulement
option-flee_keeps_dragon_xp = XP de qui s’enfuit
    .about = Ce que deviennent les XP qu’un dragon ou une boîte vide ont donnés dans cette exploration.
option-flee_keeps_dragon_xp-on = les XP des dragons sont gardés
option-flee_keeps_dragon_xp-off = les XP des dragons sont rendus aussi
option-tempo = On joue
    .about = Chacun son tour, ou en course : tous à la fois, chacun avec sa boîte et sur les mêmes dés, cachés aux autres jusqu’à ce que tous soient sortis.
option-tempo-turns = chacun son tour
    .about = Tout le monde regarde les mêmes dés.
option-tempo-together = course
    .about = Tout le monde descend à la fois, sur les mêmes dés ; personne n’attend son tour.

## Dés, trésors, compagnons

noun-fighter = guerrier
    .one = guerrier
    .many = guerriers
    .the = le guerrier
    .of = du guerrier
    .gender = masculine
    .typed = combattant
noun-cleric = clerc
    .one = clerc
    .many = clercs
    .the = le clerc
    .of = du clerc
    .gender = masculine
    .typed = prêtre
noun-mage = mage
    .one = mage
    .many = mages
    .the = le mage
    .of = du mage
    .gender = masculine
    .typed = magicien
noun-thief = voleur
    .one = voleur
    .many = voleurs
    .the = le voleur
    .of = du voleur
    .gender = masculine
noun-champion = champion
    .one = champion
    .many = champions
    .the = le champion
    .of = du champion
    .gender = masculine
noun-scroll = parchemin
    .one = parchemin
    .many = parchemins
    .the = le parchemin
    .of = du parchemin
    .gender = masculine
noun-goblin = gobelin
    .one = gobelin
    .many = gobelins
    .the = le gobelin
    .of = du gobelin
    .gender = masculine
noun-skeleton = squelette
    .one = squelette
    .many = squelettes
    .the = le squelette
    .of = du squelette
    .gender = masculine
noun-ooze = gelée
    .one = gelée
    .many = gelées
    .the = la gelée
    .of = de la gelée
    .gender = feminine
    .typed = vase
noun-chest = coffre
    .one = coffre
    .many = coffres
    .the = le coffre
    .of = du coffre
    .gender = masculine
noun-potion = potion
    .one = potion
    .many = potions
    .the = la potion
    .of = de la potion
    .gender = feminine
noun-dragon = dragon
    .one = dragon
    .many = dragons
    .the = le dragon
    .of = du dragon
    .gender = masculine
noun-sword = Épée Vorpale
    .one = Épée Vorpale
    .many = Épées Vorpales
    .the = l’Épée Vorpale
    .of = de l’Épée Vorpale
    .gender = feminine
    .typed = épée, épées
noun-talisman = Talisman
    .one = Talisman
    .many = Talismans
    .the = le Talisman
    .of = du Talisman
    .gender = masculine
    .typed = talismans
noun-sceptre = Sceptre de Pouvoir
    .one = Sceptre de Pouvoir
    .many = Sceptres de Pouvoir
    .the = le Sceptre de Pouvoir
    .of = du Sceptre de Pouvoir
    .gender = masculine
    .typed = sceptre, sceptres
noun-tools = jeux d’Outils de Voleur
    .one = jeu d’Outils de Voleur
    .many = jeux d’Outils de Voleur
    .the = les Outils de Voleur
    .of = des Outils de Voleur
    .gender = masculine
    .a = des Outils de Voleur
    .typed = outils, jeu d’outils, jeux d’outils, outils de voleur
noun-parchment = jeton Parchemin
    .one = jeton Parchemin
    .many = jetons Parchemin
    .the = le jeton Parchemin
    .of = du jeton Parchemin
    .gender = masculine
    .typed = rouleau, rouleaux
noun-ring = Anneau d’invisibilité
    .one = Anneau d’invisibilité
    .many = Anneaux d’invisibilité
    .the = l’Anneau d’invisibilité
    .of = de l’Anneau d’invisibilité
    .gender = masculine
    .typed = anneau, anneaux
noun-scales = Écailles de dragon
    .one = Écaille de dragon
    .many = Écailles de dragon
    .the = l’Écaille de dragon
    .of = de l’Écaille de dragon
    .gender = feminine
    .a = une Écaille de dragon
    .typed = écaille, écailles
noun-elixir = jeton Potion
    .one = jeton Potion
    .many = jetons Potion
    .the = le jeton Potion
    .of = du jeton Potion
    .gender = masculine
    .typed = élixir, élixirs
noun-bait = Appât à Dragon
    .one = Appât à Dragon
    .many = Appâts à Dragon
    .the = l’Appât à Dragon
    .of = de l’Appât à Dragon
    .gender = masculine
    .typed = appât, appâts
noun-portal = Portail de Ville
    .one = Portail de Ville
    .many = Portails de Ville
    .the = le Portail de Ville
    .of = du Portail de Ville
    .gender = masculine
    .typed = portail, portails
noun-hero = héros
    .one = héros
    .many = héros
    .the = le héros
    .of = du héros
    .gender = masculine
    .a = le héros
noun-hero-fighter = héros en guerrier
    .one = héros en guerrier
    .many = héros en guerriers
    .the = le héros en guerrier
    .of = du héros en guerrier
    .gender = masculine
    .a = le héros en guerrier
    .typed = héros guerrier
noun-hero-cleric = héros en clerc
    .one = héros en clerc
    .many = héros en clercs
    .the = le héros en clerc
    .of = du héros en clerc
    .gender = masculine
    .a = le héros en clerc
    .typed = héros clerc
noun-hero-mage = héros en mage
    .one = héros en mage
    .many = héros en mages
    .the = le héros en mage
    .of = du héros en mage
    .gender = masculine
    .a = le héros en mage
    .typed = héros mage
noun-ally-fighter = allié guerrier
    .one = allié guerrier
    .many = alliés guerriers
    .the = l’allié guerrier
    .of = de l’allié guerrier
    .gender = masculine
noun-ally-thief = allié voleur
    .one = allié voleur
    .many = alliés voleurs
    .the = l’allié voleur
    .of = de l’allié voleur
    .gender = masculine
noun-ally-dragon = allié dragon
    .one = allié dragon
    .many = alliés dragons
    .the = l’allié dragon
    .of = de l’allié dragon
    .gender = masculine

## Héros

noun-spellsword = Lame Enchantée
    .one = Lame Enchantée
    .many = Lames Enchantées
    .the = la Lame Enchantée
    .of = de la Lame Enchantée
    .gender = feminine
noun-battlemage = Guerrier Mage
    .one = Guerrier Mage
    .many = Guerriers Mages
    .the = le Guerrier Mage
    .of = du Guerrier Mage
    .gender = masculine
noun-mercenary = Mercenaire
    .one = Mercenaire
    .many = Mercenaires
    .the = le Mercenaire
    .of = du Mercenaire
    .gender = masculine
noun-commander = Commandant
    .one = Commandant
    .many = Commandants
    .the = le Commandant
    .of = du Commandant
    .gender = masculine
noun-knight = Chevalier
    .one = Chevalier
    .many = Chevaliers
    .the = le Chevalier
    .of = du Chevalier
    .gender = masculine
noun-slayer = Pourfendeur de Dragons
    .one = Pourfendeur de Dragons
    .many = Pourfendeurs de Dragons
    .the = le Pourfendeur de Dragons
    .of = du Pourfendeur de Dragons
    .gender = masculine
noun-half-goblin = Demi-Gobelin
    .one = Demi-Gobelin
    .many = Demi-Gobelins
    .the = le Demi-Gobelin
    .of = du Demi-Gobelin
    .gender = masculine
noun-chieftain = Chef de Clan
    .one = Chef de Clan
    .many = Chefs de Clan
    .the = le Chef de Clan
    .of = du Chef de Clan
    .gender = masculine
noun-minstrel = Ménestrel
    .one = Ménestrel
    .many = Ménestrels
    .the = le Ménestrel
    .of = du Ménestrel
    .gender = masculine
noun-bard = Barde
    .one = Barde
    .many = Bardes
    .the = le Barde
    .of = du Barde
    .gender = masculine
noun-enchantress = Enchanteresse
    .one = Enchanteresse
    .many = Enchanteresses
    .the = l’Enchanteresse
    .of = de l’Enchanteresse
    .gender = feminine
noun-beguiler = Envoûteuse
    .one = Envoûteuse
    .many = Envoûteuses
    .the = l’Envoûteuse
    .of = de l’Envoûteuse
    .gender = feminine
noun-occultist = Occultiste
    .one = Occultiste
    .many = Occultistes
    .the = l’Occultiste
    .of = de l’Occultiste
    .gender = masculine
noun-necromancer = Nécromancien
    .one = Nécromancien
    .many = Nécromanciens
    .the = le Nécromancien
    .of = du Nécromancien
    .gender = masculine
noun-crusader = Croisé
    .one = Croisé
    .many = Croisés
    .the = le Croisé
    .of = du Croisé
    .gender = masculine
noun-paladin = Paladin
    .one = Paladin
    .many = Paladins
    .the = le Paladin
    .of = du Paladin
    .gender = masculine
noun-viking = Viking
    .one = Viking
    .many = Vikings
    .the = le Viking
    .of = du Viking
    .gender = masculine
noun-undead-viking = Viking Mort-Vivant
    .one = Viking Mort-Vivant
    .many = Vikings Morts-Vivants
    .the = le Viking Mort-Vivant
    .of = du Viking Mort-Vivant
    .gender = masculine
noun-alchemist = Alchimiste
    .one = Alchimiste
    .many = Alchimistes
    .the = l’Alchimiste
    .of = de l’Alchimiste
    .gender = masculine
noun-thaumaturge = Thaumaturge
    .one = Thaumaturge
    .many = Thaumaturges
    .the = le Thaumaturge
    .of = du Thaumaturge
    .gender = masculine
noun-scout = Éclaireur
    .one = Éclaireur
    .many = Éclaireurs
    .the = l’Éclaireur
    .of = de l’Éclaireur
    .gender = masculine
noun-dungeoneer = Arpenteur de Donjons
    .one = Arpenteur de Donjons
    .many = Arpenteurs de Donjons
    .the = l’Arpenteur de Donjons
    .of = de l’Arpenteur de Donjons
    .gender = masculine
noun-sorceress = Sorcière
    .one = Sorcière
    .many = Sorcières
    .the = la Sorcière
    .of = de la Sorcière
    .gender = feminine
noun-drake-kin = Sang de Dragon
    .one = Sang de Dragon
    .many = Sangs de Dragon
    .the = le Sang de Dragon
    .of = du Sang de Dragon
    .gender = masculine
noun-archaeologist = Archéologue
    .one = Archéologue
    .many = Archéologues
    .the = l’Archéologue
    .of = de l’Archéologue
    .gender = masculine
noun-tomb-raider = Pilleur de Tombes
    .one = Pilleur de Tombes
    .many = Pilleurs de Tombes
    .the = le Pilleur de Tombes
    .of = du Pilleur de Tombes
    .gender = masculine
noun-leprechaun = Leprechaun
    .one = Leprechaun
    .many = Leprechauns
    .the = le Leprechaun
    .of = du Leprechaun
    .gender = masculine
noun-clurichaun = Clurichaun
    .one = Clurichaun
    .many = Clurichauns
    .the = le Clurichaun
    .of = du Clurichaun
    .gender = masculine
noun-dwarf = Nain
    .one = Nain
    .many = Nains
    .the = le Nain
    .of = du Nain
    .gender = masculine
noun-berserker = Berserker
    .one = Berserker
    .many = Berserkers
    .the = le Berserker
    .of = du Berserker
    .gender = masculine
noun-tracker = Pisteur
    .one = Pisteur
    .many = Pisteurs
    .the = le Pisteur
    .of = du Pisteur
    .gender = masculine
noun-ranger = Rôdeur
    .one = Rôdeur
    .many = Rôdeurs
    .the = le Rôdeur
    .of = du Rôdeur
    .gender = masculine
noun-guild-leader = Chef de Guilde
    .one = Chef de Guilde
    .many = Chefs de Guilde
    .the = le Chef de Guilde
    .of = du Chef de Guilde
    .gender = masculine
noun-guild-master = Maître de Guilde
    .one = Maître de Guilde
    .many = Maîtres de Guilde
    .the = le Maître de Guilde
    .of = du Maître de Guilde
    .gender = masculine
noun-time-traveler = Voyageuse Temporelle
    .one = Voyageuse Temporelle
    .many = Voyageuses Temporelles
    .the = la Voyageuse Temporelle
    .of = de la Voyageuse Temporelle
    .gender = feminine
noun-time-lady = Dame du Temps
    .one = Dame du Temps
    .many = Dames du Temps
    .the = la Dame du Temps
    .of = de la Dame du Temps
    .gender = feminine
noun-cursed-seer = Voyante Maudite
    .one = Voyante Maudite
    .many = Voyantes Maudites
    .the = la Voyante Maudite
    .of = de la Voyante Maudite
    .gender = feminine
noun-amazon = Amazone
    .one = Amazone
    .many = Amazones
    .the = l’Amazone
    .of = de l’Amazone
    .gender = feminine
noun-ashwalker = Marche-Cendres
    .one = Marche-Cendres
    .many = Marche-Cendres
    .the = le Marche-Cendres
    .of = du Marche-Cendres
    .gender = masculine
noun-tomb-queen = Reine des Tombes
    .one = Reine des Tombes
    .many = Reines des Tombes
    .the = la Reine des Tombes
    .of = de la Reine des Tombes
    .gender = feminine
noun-lancer = Lancier
    .one = Lancier
    .many = Lanciers
    .the = le Lancier
    .of = du Lancier
    .gender = masculine
noun-thornsinger = Chante-Épines
    .one = Chante-Épines
    .many = Chante-Épines
    .the = le Chante-Épines
    .of = du Chante-Épines
    .gender = masculine
noun-scribe = Scribe
    .one = Scribe
    .many = Scribes
    .the = la Scribe
    .of = de la Scribe
    .gender = feminine
noun-virtuoso = Virtuose
    .one = Virtuose
    .many = Virtuoses
    .the = le Virtuose
    .of = du Virtuose
    .gender = masculine
noun-nobody = aucun héros
    .one = aucun héros
    .many = aucuns héros
    .the = sans héros
    .of = de personne
    .gender = masculine
    .typed = personne

## Mots de liaison

noun-on = plus loin
    .one = plus loin
    .many = plus loin
    .the = plus loin
    .of = plus loin
    .gender = masculine
    .typed = loin, avant
noun-with = avec
    .one = avec
    .many = avec
    .the = avec
    .of = avec
    .gender = masculine
noun-then = puis
    .one = puis
    .many = puis
    .the = puis
    .of = puis
    .gender = masculine
    .typed = ensuite

bot-careful = Marne
    .about = prudent : prévoit un coup d’avance

## Verbes

verb-fight = combattre
    .typed = combat, combats, combattez, attaquer, attaque, battre, bats
    .about = Envoyer un compagnon contre des monstres : combattre mage 2 gelées.
verb-open = ouvrir
    .typed = ouvre, ouvrez
    .about = Ouvrir des coffres avec un compagnon : ouvrir 2 coffres avec voleur.
verb-drink = boire
    .typed = bois, buvez
    .about = Dépenser un dé pour des potions et nommer les faces qui reviennent : boire parchemin -> mage.
verb-reroll = relancer
    .typed = relance, relancez
    .about = Relancer des dés en disant ce qui paie : relancer gobelin avec parchemin.
verb-dragon = affronter
    .typed = affronte, affrontez, terrasser
    .about = Affronter le dragon avec des compagnons de sortes différentes : affronter guerrier clerc voleur.
verb-use = utiliser
    .typed = utilise, utilisez, employer
    .about = Utiliser un trésor : utiliser anneau, utiliser élixir -> mage, utiliser appât gobelin.
verb-ultimate = utiliser la compétence ultime
    .typed = ultime, compétence, compétence ultime
    .about = Utiliser la compétence ultime du Héros, avec les dés ou les jetons qu’elle demande.
verb-lure = attirer
    .typed = attire, attirez, leurrer
    .about = Dépenser un parchemin, et un monstre devient un dragon : attirer gobelin avec parchemin.
verb-refresh = redresser
    .typed = redresse, redressez
    .about = Rendre un trésor, et le Héros est de nouveau prêt : redresser anneau.
verb-go = aller
    .typed = continuer, continue, continuez, avancer, passer, poursuivre, va, allez, allons
    .about = Laisser le niveau comme il est : aller plus loin.
verb-retire = se retirer
    .typed = rentrer, rentre, rentrez, retirer, retirez, taverne
    .about = Prendre autant d’XP que le niveau et finir l’exploration.
verb-descend = descendre
    .typed = descends, descendez
    .about = Chercher la gloire un niveau plus bas.
verb-flee = fuir
    .typed = fuis, fuyez, fuite, s’enfuir
    .about = Finir l’exploration sans XP pour ce niveau.
verb-choose = choisir
    .typed = choisis, choisissez
    .about = Choisir son Héros : choisir chevalier.
verb-inscribe = inscrire
    .typed = inscris, inscrivez, écrire
    .about = Mettre deux dés Groupe sur parchemin : inscrire mage voleur.
verb-scout = répartir
    .typed = répartis, répartissez
    .about = Un dé pour le niveau 1, puis deux pour le niveau 2 ; les autres attendent au niveau 3 : répartir coffre puis 2 gobelins.
verb-discard = défausser
    .typed = défausse, défaussez, rendre
    .about = Remettre des trésors dans la boîte : défausser 2 anneaux.
verb-take = prendre
    .typed = prends, prenez, ramener
    .about = Nommer les faces sur lesquelles des dés reviennent : prendre mage champion.

## Les phrases comme on les dit. `first` et `rest`, ensemble `all`, sont les mots avant un mot de liaison, `then` ceux
## d’après ; `-the` a l’article défini, `-number` compte, `first-one` est un seul exemplaire du premier mot.

say-fight = Combattre { $rest-the } avec { $first }
say-open = Ouvrir { $first-number ->
    [one] { $first-number } coffre
   *[other] { $first-number } coffres
} avec { $first-one }
say-drink = Boire { $first-number ->
    [one] { $first-number } potion
   *[other] { $first-number } potions
} avec { $first-one } : ramener { $then }
say-reroll = Relancer { $all-the } avec { $then }
say-dragon = Affronter le dragon avec { $all }
say-use = Utiliser { $all-the }
say-use-elixir = Utiliser le jeton Potion : ramener { $then }
say-use-bait = { $rest-number ->
    [0] Utiliser l’Appât à Dragon
   *[other] Changer { $rest-the } en dragon avec l’Appât à Dragon
}
say-use-parchment = Relancer { $rest-the } avec le jeton Parchemin
say-ultimate = { $links ->
    [0] { $all-number ->
        [0] Utiliser la compétence ultime du Héros
       *[other] Utiliser la compétence ultime du Héros : { $all-the }
    }
   *[other] Utiliser la compétence ultime du Héros : { $words }
}
say-lure = Changer { $all-the } en dragon avec { $then }
say-refresh = Rendre { $all-the } pour redresser le Héros
say-go = Continuer
say-retire = Se retirer à la taverne
say-descend = Descendre d’un niveau
say-flee = Fuir
say-choose = Choisir { $all-the }
say-inscribe = Changer { $all-the } en parchemins
say-scout = Poser { $all-the } au niveau 1, puis { $then-the } au niveau 2
say-discard = Remettre { $all-the } dans la boîte
say-take = Ramener { $all }

## Ce qui est demandé

ask-choose = Quel Héros choisissez-vous ?
ask-reroll = Quels dés Groupe relancez-vous une fois, ou allez-vous plus loin ?
ask-inscribe = Quels sont les deux dés Groupe qui deviennent des parchemins ?
ask-scout = Quel dé pour le niveau 1, et quels deux dés pour le niveau 2 ?
ask-discard = Quels trésors remettez-vous dans la boîte ?
ask-take = Sur quelles faces vos dés reviennent-ils du Cimetière ?
ask-monster = Phase des Monstres : que faites-vous ?
ask-loot = Phase de Butin : que faites-vous ?
ask-clear = Le niveau est libre : que faites-vous ?
ask-dragon = Le dragon est là : combattez-vous ou fuyez-vous ?
ask-regroup = Regroupement : vous retirez-vous à la taverne ou descendez-vous ?

## Ce qu’un choix rapporte ou coûte, à côté de lui : sans majuscule ni point, plusieurs tiennent sur une ligne

stake-retire = { $xp } XP, { $score ->
    [one] { $score } point
   *[other] { $score } points
} en tout
stake-retire-xp = { $xp } XP
stake-master = votre héros devient { $hero-the }
stake-unused = jamais utilisés : { $unused }
stake-able = vous pourriez encore faire autre chose
stake-descend = le niveau { $level } lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $lair ->
    [0] {""}
    [one] , { $lair } dragon dans l’Antre
   *[other] , { $lair } dragons dans l’Antre
}
stake-descend-known = au niveau { $level } : { $known }{ $lair ->
    [0] {""}
    [one] , { $lair } dragon dans l’Antre
   *[other] , { $lair } dragons dans l’Antre
}
stake-flee = pas d’XP pour le niveau { $level }
stake-flee-xp = pas d’XP pour le niveau { $level }, et les { $xp } XP de cette exploration sont perdus
stake-left = encore là : { $monsters }
stake-clear = plus aucun monstre
stake-dragon = un trésor et 1 XP
stake-dragon-xp = { $xp } XP
stake-dragon-comes = le dragon vient, il faut { $number } compagnons différents
stake-open = { $number ->
    [one] { $number } trésor
   *[other] { $number } trésors
}
stake-behind = laissé sur place : { $loot }
stake-rolled-away = perdu en relançant : { $loot }
stake-ring = pas de dragon à ce niveau, et 1 point de moins à la fin
stake-ring-early = aucun dragon ne vient encore, avec { $lair } des { $at } dés dans l’Antre, et 1 point de moins à la fin
stake-portal = { $xp } XP, { $score ->
    [one] { $score } point
   *[other] { $score } points
} en tout sans le Portail de Ville
stake-portal-xp = { $xp } XP, sans le Portail de Ville
stake-portal-idle = vous pourriez vous retirer et garder le Portail de Ville, qui vaut 2 points

## Ce qui arrive

event-first = C’est { $seat } qui commence.
event-hero = { $seat } joue { $hero-the }.
event-delve = { $seat } commence l’exploration { $number } sur 3.
event-party = { $seat } forme son groupe : { $dice }.
event-scouted = { $seat } part en reconnaissance : { $dice }.
event-level = { $dice-number ->
    [0] Le niveau { $level } ne contient rien.
   *[other] Le niveau { $level } contient { $dice }.
}
event-lair = { $number ->
    [0] Aucun dragon ne va dans l’Antre
    [one] Un dragon va dans l’Antre
   *[other] { $number } dragons vont dans l’Antre
} ({ $total } en tout).
event-lair-emptied = L’Antre se vide ; { $number ->
    [one] { $number } dé retourne
   *[other] { $number } dés retournent
} dans la réserve.
event-fought = { $seat } bat { $monsters } avec { $source-the }.
event-returned = { $seat } relance le champion au lieu de le perdre : { $dice }.
event-opened = { $seat } ouvre { $number ->
    [one] { $number } coffre
   *[other] { $number } coffres
} avec { $source-the }.
event-drank = { $seat } utilise { $source-the } pour boire { $number ->
    [one] { $number } potion
   *[other] { $number } potions
}.
event-brought-back = { $seat } ramène { $dice } du Cimetière.
event-rerolled = { $seat } relance { $dice } avec { $payer-the } : { $faces }.
event-raised = { $seat } lance des dés du Cimetière : { $dice }.
event-die-set = { $seat } tourne { $die-the } sur la face { $face }.
event-dice-discarded = { $seat } renvoie { $dice } dans la réserve.
event-allies = { $seat } gagne à sa cause { $allies }.
event-found = { $seat } pioche un trésor : { $token }.
event-token-used = { $seat } utilise { $token-the }.
event-tokens-discarded = { $seat } défausse { $tokens }.
event-xp = { $seat } gagne { $number } XP, ce qui fait { $total }.
event-xp-lost = { $seat } perd { $number } XP, il en reste { $total }.
event-mastered = { $seat } retourne sa carte Héros : voici { $hero-the }.
event-ultimate = { $seat } utilise la compétence ultime { $hero-of }.
event-specialty = La spécialité { $hero-of } fait effet pour { $seat }.
event-refreshed = La carte { $hero-of } se redresse : sa compétence ultime est prête pour { $seat }.
event-dragon-comes = Le dragon surgit, avec { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} dans l’Antre.
event-faced-dragon = { $seat } envoie { $sources } contre le dragon.
event-dragon-slain = { $seat } vainc le dragon.
event-regroup = { $seat } a nettoyé le niveau { $level } et se regroupe.
event-retired = { $seat } se retire à la taverne depuis le niveau { $level }.
event-left = { $seat } quitte le donjon au niveau { $level }.
event-fled = { $seat } fuit le niveau { $level }.
event-waits = { $seat } est hors du donjon et attend les autres.
event-delved = L’exploration { $number } sur 3 est finie : { $seat } a atteint le niveau { $level } et possède { $xp } XP.
event-over = La partie est finie.

## Pourquoi non

refusal-all-the-same = Personne ne peut plus utiliser ce butin : nommez { $die-the }, le résultat est le même.
refusal-already-ready = La carte Héros est déjà redressée.
refusal-ally-never-rerolled = On ne relance pas { $ally-the } : les alliés ne sont pas des dés Groupe.
refusal-at-regroup = Le niveau est derrière vous : retirez-vous ou descendez.
refusal-badly-said = Il manque quelque chose à cette phrase, ou un mot n’est pas à sa place.
refusal-bait-takes-all = À cette table, l’Appât à Dragon prend tous les monstres : ne nommez pas de dé.
refusal-beats-one-only = Avec { $source-the }, on bat { $monster-gender ->
    [feminine] une seule
   *[masculine] un seul
} { $monster } à la fois.
refusal-berserk = Dans cette fureur, on ne se retire que là où un dragon a été vaincu, ou au niveau 10.
refusal-choose-first = Choisissez d’abord votre Héros.
refusal-companions-needed = Contre le dragon, il faut exactement { $number } compagnons.
refusal-dice-number = Nommez exactement { $number } dés.
refusal-discard-first = { $number ->
    [one] Remettez d’abord { $number } trésor dans la boîte.
   *[other] Remettez d’abord { $number } trésors dans la boîte.
}
refusal-dragon-stands = Le dragon est devant vous : combattez-le ou fuyez.
refusal-dragon-waits = Le dragon vient après la phase de Butin, pas avant.
refusal-faces-number = { $number ->
    [one] Nommez { $number } face, pour le dé qui revient.
   *[other] Nommez { $number } faces, une pour chaque dé qui revient.
}
refusal-flee-not-needed = Il n’y a rien à fuir.
refusal-form-first = Le groupe se forme encore : répondez d’abord à ce que demande votre Héros.
refusal-graveyard-empty = Le Cimetière est vide.
refusal-hero-fights-along = La compétence ultime de ce Héros est d’être un compagnon : nommez-le au combat, au butin ou face au dragon.
refusal-hero-no-companion = Votre Héros ne compte pas comme ce compagnon.
refusal-hero-not-there = Cette table joue sans { $hero-the }.
refusal-hero-once = Votre Héros n’est qu’un seul compagnon.
refusal-hero-rerolls-other = La relance de votre Héros n’est pas pour { $die-the }.
refusal-hero-taken = Quelqu’un d’autre joue { $hero-the }.
refusal-lair-never-rerolled = Les dés de l’Antre ne se relancent jamais.
refusal-loot-anyway = Cela ne change rien ici : « aller plus loin » suffit.
refusal-monsters-stand = Des monstres barrent le chemin.
refusal-must-retire = Il n’y a rien sous le niveau 10 : il faut se retirer.
refusal-named-otherwise = Utilisez plutôt { $source-the } : l’effet est le même.
refusal-no-chest = Il n’y a pas de coffre ici.
refusal-no-die-to-bait = Il n’y a pas de dé que l’Appât à Dragon puisse changer.
refusal-no-dragon = Il n’y a pas de dragon : il vient avec { $number } dés dans l’Antre.
refusal-no-hero = Vous jouez sans Héros.
refusal-no-monster = Il n’y a pas de monstre ici.
refusal-no-potion = Il n’y a pas de potion ici.
refusal-no-such-ally = Vous n’avez pas { $ally-the }, ou pas en tel nombre.
refusal-no-such-die = On ne voit pas { $die-the } sur la table, ou pas en tel nombre.
refusal-no-such-seat = Personne n’occupe la place qui devait commencer.
refusal-no-such-verb = Aucune phrase de ce jeu ne commence ainsi.
refusal-no-such-word = Ce jeu ne connaît pas l’un de ces mots.
refusal-not-a-face = Aucun dé Groupe ne peut montrer { $die-the }.
refusal-not-a-monster = Nommez un monstre : { $die-the } n’en est pas un.
refusal-not-asked-for = Ce n’est pas ce qui est demandé maintenant.
refusal-not-in-phase = Ce n’est pas pour cette phase.
refusal-not-your-skill = Votre Héros n’a pas cette compétence.
refusal-nothing-in-lair = L’Antre est vide.
refusal-once-per-level = Votre Héros a déjà fait la relance de ce niveau.
refusal-one-at-a-time = Un seul à la fois.
refusal-one-die-only = Un seul dé.
refusal-one-extra-only = Avec { $source-the }, on bat les monstres habituels et un de plus, de n’importe quelle sorte.
refusal-one-kind-only = Avec { $source-the }, on bat des monstres d’une seule sorte.
refusal-one-or-more = Nommez au moins un dé ou un jeton.
refusal-one-two-three = Nommez un dé pour le niveau 1, puis deux pour le niveau 2 ; il en reste trois pour le niveau 3.
refusal-opens-one-only = Avec { $source-the }, on n’ouvre qu’un coffre.
refusal-pays-no-reroll = Une relance coûte un parchemin : on ne peut pas payer avec { $source-the }.
refusal-say-use = Le jeton Parchemin s’utilise ainsi : « utiliser jeton parchemin » et les dés à relancer.
refusal-scales-do-nothing = Les Écailles de dragon ne font rien avant la fin de la partie.
refusal-scroll-no-companion = On ne combat pas avec { $source-the } : un parchemin n’est pas un compagnon.
refusal-scroll-opens-nothing = On n’ouvre pas de coffre avec { $source-the }.
refusal-scroll-pays = Cela coûte un parchemin ou un jeton Parchemin.
refusal-scroll-phase = À cette table, les dés Parchemin ne relancent qu’en phase des Monstres.
refusal-take-first = Nommez d’abord les faces sur lesquelles vos dés reviennent.
refusal-three-kinds = Contre le dragon, il faut trois compagnons de sortes différentes.
refusal-token-acts-as-face = Nommez { $token-the } comme un compagnon, au combat, au butin ou face au dragon.
refusal-token-no-companion = On ne peut pas utiliser { $token-the } comme compagnon.
refusal-token-not-held = Vous n’avez pas { $token-the }, ou pas en tel nombre.
refusal-tokens-number = { $number ->
    [one] Nommez exactement { $number } trésor.
   *[other] Nommez exactement { $number } trésors.
}
refusal-too-few-chests = { $number ->
    [one] Il n’y a que { $number } coffre ici.
   *[other] Il n’y a que { $number } coffres ici.
}
refusal-too-few-monsters = { $number ->
    [0] Il n’y a pas de { $monster } ici.
    [one] Il n’y a { $monster-gender ->
        [feminine] qu’une
       *[masculine] qu’un
    } { $monster } ici.
   *[other] Il n’y a que { $number } { $monster-many } ici.
}
refusal-too-few-potions = { $number ->
    [one] Il n’y a que { $number } potion ici.
   *[other] Il n’y a que { $number } potions ici.
}
refusal-too-many-potions = { $number ->
    [0] Il n’y a pas de dé à ramener du Cimetière.
    [one] Une potion au plus : un seul dé peut revenir du Cimetière.
   *[other] { $number } potions au plus : seuls { $number } dés peuvent revenir du Cimetière.
}
refusal-two-kinds = Contre le dragon, il faut deux compagnons de sortes différentes.
refusal-ultimate-changes-nothing = La compétence ultime { $hero-of } ne changerait rien maintenant.
refusal-ultimate-not-now = La compétence ultime { $hero-of } n’est pas pour cette phase.
refusal-ultimate-otherwise = La compétence ultime { $hero-of } s’utilise autrement.
refusal-ultimate-spent = La compétence ultime { $hero-of } est déjà utilisée.

## Résultats

reason-solo = Dans un donjon en solitaire, le score donne le rang.
reason-most-xp = Le plus haut score l’emporte.
reason-fewer-tokens = Les scores sont égaux : le moins de jetons Trésor l’emporte.
reason-shared = Rien ne départage les meilleurs : la victoire est partagée.

score-xp = Jetons XP
score-tokens = Trésors restants
score-portals = Portails de Ville restants
score-scales = Paires d’Écailles de dragon

rank-fodder = Chair à Dragon
rank-village = Héros du Village
rank-explorer = Explorateur aguerri
rank-champion = Champion
rank-ages = Héros des Âges

title-dragon-slayer = Tueur de Dragons
    .about = Deux dragons vaincus dans une exploration.
title-dragon-master = Maître des Dragons
    .about = Trois dragons vaincus dans une exploration.
title-odds = Ne me parlez pas de probabilités
    .about = Les sept dés Donjon en un seul lancer, sans fuir ce niveau.
title-last-stand = Ultime baroud
    .about = Un dragon vaincu à un niveau commencé avec moins de dés Groupe que de dés Donjon.
title-lookalikes = Sosies
    .about = Cinq champions en même temps dans le groupe actif.
title-bottomless-bag = Sac sans fond
    .about = 15 points de jetons Trésor.
title-dungeon-lord = Maître du Donjon
    .about = Une exploration finie au niveau 10, et pas par la fuite.
title-natural-20 = 20 naturel
    .about = 20 points sans jamais utiliser la carte Héros.
title-critical-hit = Coup critique
    .about = Un niveau qui avait un monstre, nettoyé sans aucun compagnon.
title-team-captain = Chef d’équipe
    .about = Une partie finie avec chacun des 26 Héros.
title-whirl-of-magic = Tourbillon magique
    .about = 20 points sans utiliser de jeton Trésor.
title-dragon-lure = Leurre à Dragon
    .about = Trois dragons d’un même lancer.

## L’image

text-choosing = { $seat } choisit son Héros
text-forming = { $seat } : exploration { $delve } sur 3, le groupe se forme
text-delving = { $seat } : exploration { $delve } sur 3, niveau { $level }, { $phase }
text-together = Exploration { $delve } sur 3, tous à la fois
text-over = La partie est finie
text-last-discard = La dernière exploration est finie : { $seat } défausse
text-phase-monster = phase des Monstres
text-phase-loot = phase de Butin
text-phase-dragon = phase du Dragon
text-phase-regroup = Regroupement
text-phase-setup = le groupe se forme
text-phase-left = dehors, en attente des autres
text-phase-end = la fin
text-ended-retired = de retour à la taverne
text-ended-left = hors du donjon
text-ended-fled = en fuite
text-list = { $items }
text-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
text-treasures = { $number ->
    [one] { $number } trésor
   *[other] { $number } trésors
}
text-hero = Héros :
text-party = Groupe :
text-allies = Alliés :
text-graveyard = Cimetière :
text-out = Restés dehors :
text-tokens = Trésors :
text-monsters = Monstres :
text-loot = Butin :
text-lair = Antre :
text-supply = Réserve :
text-box = Boîte :
text-aside = Pour le niveau { $level } :
text-scouted = Reconnus :
text-on-offer = Au choix :
text-give = À défausser :
text-return = À ramener :
text-empty = aucun dé
text-no-monsters = aucun
text-no-loot = aucun
text-no-tokens = aucun
text-novice = { $hero }, côté Novice
text-master = { $hero }, côté Maître
text-legend = { $hero }
text-ready = { $card }, compétence ultime prête
text-spent = { $card }, compétence ultime déjà utilisée
text-reroll-ready = relance du niveau prête
text-reroll-spent = relance du niveau déjà utilisée
text-berserk = enragé : se retirer n’est permis que là où un dragon a été vaincu, ou au niveau 10
text-lair-waits = { $dragons } ; le dragon vient à { $at }
text-lair-spills = { $dragons } ; à { $at }, l’Antre se vide de lui-même
text-lair-comes = { $dragons } : le dragon vient
text-lair-fought = { $dragons } ; le dragon de ce niveau est vaincu
text-parties = Groupes
text-party-at = niveau { $level }, { $phase }
text-party-ahead = niveau { $level } ou plus bas
text-party-unseen = plus loin
text-tray = { $seat } : { $party } ; au niveau { $dungeon }
text-players = Joueurs
text-name = { $seat }
text-xp = { $number } XP
text-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

# Browser: les noms des parties de la table, dans l’ordre où on les montre. Ce qui n’a pas de nom ici reste pour ceux qui
# veulent tout voir.

section-turn = L’exploration
section-delve = Le donjon
section-marks = La carte Héros
section-parties = Tous les groupes
section-players = Joueurs

field-seat = Aventurier
field-delve = Exploration
field-phase = Phase
field-phase-setup = { text-phase-setup }
field-phase-monster = { text-phase-monster }
field-phase-loot = { text-phase-loot }
field-phase-dragon = { text-phase-dragon }
field-phase-regroup = { text-phase-regroup }
field-phase-left = { text-phase-left }
field-phase-end = { text-phase-end }
field-level = Niveau
field-dice = Dés restants
field-ended = Issue
field-ended-retired = { text-ended-retired }
field-ended-left = { text-ended-left }
field-ended-fled = { text-ended-fled }
field-ahead = Plus loin
field-ahead-0 = non
field-ahead-1 = oui
field-lair = Dés dans l’Antre
field-supply = Réserve
field-graveyard = Cimetière
field-dungeon = À ce niveau
    .empty = { text-empty }
field-party = Groupe
    .empty = { text-empty }
field-allies = Alliés
field-exhausted = Compétence ultime
field-exhausted-0 = prête
field-exhausted-1 = déjà utilisée
field-card = Héros
field-xp = XP
field-score = Points
field-tokens = Trésors

## Moments (games/roll/highlights.py)

highlight-bottom = { $seat } rentre du niveau { $level }, le fond du donjon.
highlight-dragons = { $seat } vainc { $number } dragons en une exploration, le dernier au niveau { $level }.
highlight-dragon = { $seat } vainc un dragon au niveau { $level }.
highlight-lead = { $seat } prend la tête avec { $total } XP.
highlight-haul = { $seat } rapporte { $number } XP de l’exploration { $delve }, depuis le niveau { $level }.
highlight-mastered = { $seat } retourne sa carte Héros : voici { $hero-the }.
highlight-deepest = { $seat } descend au niveau { $level }, le plus profond de la partie.
highlight-flight = { $seat } fuit le niveau { $level }.
