### Donjon in English. Terms are those of rulebook/en.md.

game-name = Donjon
game-about = Door by door, cards and dice build a dungeon. You go down together in search of its heart, and one of you, the master, holds it against the rest.

## Roles

role-adventurer = Adventurer
role-master = Master

## Races and classes

noun-human = human
    .one = human
    .many = humans
    .the = the human
    .of = of the human
    .gender = neuter
noun-elf = elf
    .one = elf
    .many = elves
    .the = the elf
    .of = of the elf
    .gender = neuter
noun-dwarf = dwarf
    .one = dwarf
    .many = dwarves
    .the = the dwarf
    .of = of the dwarf
    .gender = neuter
noun-warrior = warrior
    .one = warrior
    .many = warriors
    .the = the warrior
    .of = of the warrior
    .gender = neuter
    .typed = fighter
noun-mage = mage
    .one = mage
    .many = mages
    .the = the mage
    .of = of the mage
    .gender = neuter
    .typed = wizard
noun-priest = priest
    .one = priest
    .many = priests
    .the = the priest
    .of = of the priest
    .gender = neuter
    .typed = cleric
noun-thief = thief
    .one = thief
    .many = thieves
    .the = the thief
    .of = of the thief
    .gender = neuter
    .typed = rogue

## Characteristics, points, gold

noun-attack = attack
    .one = attack
    .many = attack
    .the = the attack
    .of = of the attack
    .gender = neuter
noun-defence = defence
    .one = defence
    .many = defence
    .the = the defence
    .of = of the defence
    .gender = neuter
    .typed = defense
noun-strength = strength
    .one = strength
    .many = strength
    .the = the strength
    .of = of the strength
    .gender = neuter
noun-dexterity = dexterity
    .one = dexterity
    .many = dexterity
    .the = the dexterity
    .of = of the dexterity
    .gender = neuter
noun-magic = magic
    .one = magic
    .many = magic
    .the = the magic
    .of = of the magic
    .gender = neuter
noun-speed = speed
    .one = speed
    .many = speed
    .the = the speed
    .of = of the speed
    .gender = neuter
noun-most = most life
    .one = most life
    .many = most life
    .the = the most life
    .of = of the most life
    .gender = neuter
    .typed = maximum
noun-life = life
    .one = life
    .many = life points
    .the = the life
    .of = of the life
    .gender = neuter
    .typed = PV, life point
noun-fatigue = fatigue
    .one = fatigue
    .many = fatigue points
    .the = the fatigue
    .of = of the fatigue
    .gender = neuter
    .typed = PF, fatigue point
noun-destiny = destiny
    .one = destiny
    .many = destiny points
    .the = the destiny
    .of = of the destiny
    .gender = neuter
    .typed = PD, destiny point
noun-gold = gold
    .one = gold
    .many = gold pieces
    .the = the gold
    .of = of the gold
    .gender = neuter
    .typed = gold piece
noun-treasure = treasure
    .one = treasure
    .many = treasures
    .the = the treasure
    .of = of the treasure
    .gender = neuter
    .typed = treasure card
noun-main-objective = main objective
    .one = main objective
    .many = main objectives
    .the = the main objective
    .of = of the main objective
    .gender = neuter
noun-secondary-objective = secondary objective
    .one = secondary objective
    .many = secondary objectives
    .the = the secondary objective
    .of = of the secondary objective
    .gender = neuter

## Heroes by their numbers, and nobody

noun-hero-1 = hero 1
    .one = hero 1
    .many = hero 1
    .the = hero 1
    .of = of hero 1
    .gender = neuter
    .typed = adventurer 1, h1
noun-hero-2 = hero 2
    .one = hero 2
    .many = hero 2
    .the = hero 2
    .of = of hero 2
    .gender = neuter
    .typed = adventurer 2, h2
noun-hero-3 = hero 3
    .one = hero 3
    .many = hero 3
    .the = hero 3
    .of = of hero 3
    .gender = neuter
    .typed = adventurer 3, h3
noun-hero-4 = hero 4
    .one = hero 4
    .many = hero 4
    .the = hero 4
    .of = of hero 4
    .gender = neuter
    .typed = adventurer 4, h4
noun-hero-5 = hero 5
    .one = hero 5
    .many = hero 5
    .the = hero 5
    .of = of hero 5
    .gender = neuter
    .typed = adventurer 5, h5
noun-hero-6 = hero 6
    .one = hero 6
    .many = hero 6
    .the = hero 6
    .of = of hero 6
    .gender = neuter
    .typed = adventurer 6, h6
noun-nobody = nobody
    .one = nobody
    .many = nobody
    .the = nobody
    .of = of nobody
    .gender = neuter

## Bestiary

noun-giant-spider = giant spider
    .one = giant spider
    .many = giant spiders
    .the = the giant spider
    .of = of the giant spider
    .gender = neuter
    .typed = spider
noun-brigand = brigand
    .one = brigand
    .many = brigands
    .the = the brigand
    .of = of the brigand
    .gender = neuter
    .typed = bandit
noun-demon = demon
    .one = demon
    .many = demons
    .the = the demon
    .of = of the demon
    .gender = neuter
noun-greater-demon = greater demon
    .one = greater demon
    .many = greater demons
    .the = the greater demon
    .of = of the greater demon
    .gender = neuter
noun-saurian-brute = saurian brute
    .one = saurian brute
    .many = saurian brutes
    .the = the saurian brute
    .of = of the saurian brute
    .gender = neuter
    .typed = saurian
noun-gnoll = gnoll
    .one = gnoll
    .many = gnolls
    .the = the gnoll
    .of = of the gnoll
    .gender = neuter
noun-goblin = goblin
    .one = goblin
    .many = goblins
    .the = the goblin
    .of = of the goblin
    .gender = neuter
noun-bear-goblin = bear-goblin
    .one = bear-goblin
    .many = bear-goblins
    .the = the bear-goblin
    .of = of the bear-goblin
    .gender = neuter
noun-ghoul = ghoul
    .one = ghoul
    .many = ghouls
    .the = the ghoul
    .of = of the ghoul
    .gender = neuter
noun-damned-warrior = damned warrior
    .one = damned warrior
    .many = damned warriors
    .the = the damned warrior
    .of = of the damned warrior
    .gender = neuter
noun-hobgoblin = hobgoblin
    .one = hobgoblin
    .many = hobgoblins
    .the = the hobgoblin
    .of = of the hobgoblin
    .gender = neuter
noun-beastman = beastman
    .one = beastman
    .many = beastmen
    .the = the beastman
    .of = of the beastman
    .gender = neuter
noun-minotaur = minotaur
    .one = minotaur
    .many = minotaurs
    .the = the minotaur
    .of = of the minotaur
    .gender = neuter
noun-mummy = mummy
    .one = mummy
    .many = mummies
    .the = the mummy
    .of = of the mummy
    .gender = neuter
noun-ogre = ogre
    .one = ogre
    .many = ogres
    .the = the ogre
    .of = of the ogre
    .gender = neuter
noun-orc = orc
    .one = orc
    .many = orcs
    .the = the orc
    .of = of the orc
    .gender = neuter
noun-orc-archer = orc archer
    .one = orc archer
    .many = orc archers
    .the = the orc archer
    .of = of the orc archer
    .gender = neuter
    .typed = archer
noun-orc-warlord = orc warlord
    .one = orc warlord
    .many = orc warlords
    .the = the orc warlord
    .of = of the orc warlord
    .gender = neuter
    .typed = warlord
noun-ratman = ratman
    .one = ratman
    .many = ratmen
    .the = the ratman
    .of = of the ratman
    .gender = neuter
noun-evil-sorcerer = evil sorcerer
    .one = evil sorcerer
    .many = evil sorcerers
    .the = the evil sorcerer
    .of = of the evil sorcerer
    .gender = neuter
noun-wraith = wraith
    .one = wraith
    .many = wraiths
    .the = the wraith
    .of = of the wraith
    .gender = neuter
noun-skeleton = skeleton
    .one = skeleton
    .many = skeletons
    .the = the skeleton
    .of = of the skeleton
    .gender = neuter
noun-skeleton-sorcerer = skeleton sorcerer
    .one = skeleton sorcerer
    .many = skeleton sorcerers
    .the = the skeleton sorcerer
    .of = of the skeleton sorcerer
    .gender = neuter
noun-troll = troll
    .one = troll
    .many = trolls
    .the = the troll
    .of = of the troll
    .gender = neuter
noun-grave-worm = grave worm
    .one = grave worm
    .many = grave worms
    .the = the grave worm
    .of = of the grave worm
    .gender = neuter
    .typed = worm
noun-zombie = zombie
    .one = zombie
    .many = zombies
    .the = the zombie
    .of = of the zombie
    .gender = neuter
noun-captive = captive
    .one = captive
    .many = captives
    .the = the captive
    .of = of the captive
    .gender = neuter

## Monster cards

noun-n01 = 6 goblins
    .one = 6 goblins
    .many = 6 goblins
    .the = the 6 goblins
    .of = of the 6 goblins
    .gender = neuter
noun-n02 = 8 goblins
    .one = 8 goblins
    .many = 8 goblins
    .the = the 8 goblins
    .of = of the 8 goblins
    .gender = neuter
noun-n03 = 4 orcs
    .one = 4 orcs
    .many = 4 orcs
    .the = the 4 orcs
    .of = of the 4 orcs
    .gender = neuter
noun-n04 = 5 orcs
    .one = 5 orcs
    .many = 5 orcs
    .the = the 5 orcs
    .of = of the 5 orcs
    .gender = neuter
noun-n05 = 3 orcs and 2 orc archers
    .one = 3 orcs and 2 orc archers
    .many = 3 orcs and 2 orc archers
    .the = the 3 orcs and 2 orc archers
    .of = of the 3 orcs and 2 orc archers
    .gender = neuter
noun-n06 = 4 hobgoblins
    .one = 4 hobgoblins
    .many = 4 hobgoblins
    .the = the 4 hobgoblins
    .of = of the 4 hobgoblins
    .gender = neuter
noun-n07 = 4 brigands
    .one = 4 brigands
    .many = 4 brigands
    .the = the 4 brigands
    .of = of the 4 brigands
    .gender = neuter
noun-n08 = 5 brigands
    .one = 5 brigands
    .many = 5 brigands
    .the = the 5 brigands
    .of = of the 5 brigands
    .gender = neuter
noun-n09 = 5 skeletons
    .one = 5 skeletons
    .many = 5 skeletons
    .the = the 5 skeletons
    .of = of the 5 skeletons
    .gender = neuter
noun-n10 = 5 zombies
    .one = 5 zombies
    .many = 5 zombies
    .the = the 5 zombies
    .of = of the 5 zombies
    .gender = neuter
noun-n11 = 6 zombies
    .one = 6 zombies
    .many = 6 zombies
    .the = the 6 zombies
    .of = of the 6 zombies
    .gender = neuter
noun-n12 = 6 ghouls
    .one = 6 ghouls
    .many = 6 ghouls
    .the = the 6 ghouls
    .of = of the 6 ghouls
    .gender = neuter
noun-n13 = 3 mummies
    .one = 3 mummies
    .many = 3 mummies
    .the = the 3 mummies
    .of = of the 3 mummies
    .gender = neuter
noun-n14 = 3 ratmen
    .one = 3 ratmen
    .many = 3 ratmen
    .the = the 3 ratmen
    .of = of the 3 ratmen
    .gender = neuter
noun-n15 = 4 ratmen
    .one = 4 ratmen
    .many = 4 ratmen
    .the = the 4 ratmen
    .of = of the 4 ratmen
    .gender = neuter
noun-n16 = 3 gnolls
    .one = 3 gnolls
    .many = 3 gnolls
    .the = the 3 gnolls
    .of = of the 3 gnolls
    .gender = neuter
noun-n17 = 3 beastmen
    .one = 3 beastmen
    .many = 3 beastmen
    .the = the 3 beastmen
    .of = of the 3 beastmen
    .gender = neuter
noun-n18 = 4 beastmen
    .one = 4 beastmen
    .many = 4 beastmen
    .the = the 4 beastmen
    .of = of the 4 beastmen
    .gender = neuter
noun-n19 = 3 giant spiders
    .one = 3 giant spiders
    .many = 3 giant spiders
    .the = the 3 giant spiders
    .of = of the 3 giant spiders
    .gender = neuter
noun-n20 = 4 giant spiders
    .one = 4 giant spiders
    .many = 4 giant spiders
    .the = the 4 giant spiders
    .of = of the 4 giant spiders
    .gender = neuter
noun-n21 = 2 saurian brutes
    .one = 2 saurian brutes
    .many = 2 saurian brutes
    .the = the 2 saurian brutes
    .of = of the 2 saurian brutes
    .gender = neuter
noun-n22 = 2 bear-goblins
    .one = 2 bear-goblins
    .many = 2 bear-goblins
    .the = the 2 bear-goblins
    .of = of the 2 bear-goblins
    .gender = neuter
noun-n23 = 1 ogre
    .one = 1 ogre
    .many = 1 ogre
    .the = the ogre
    .of = of the ogre
    .gender = neuter
noun-n24 = 2 ogres
    .one = 2 ogres
    .many = 2 ogres
    .the = the 2 ogres
    .of = of the 2 ogres
    .gender = neuter
noun-n25 = 1 wraith
    .one = 1 wraith
    .many = 1 wraith
    .the = the wraith
    .of = of the wraith
    .gender = neuter
noun-u01 = 1 grave worm
    .one = 1 grave worm
    .many = 1 grave worm
    .the = the grave worm
    .of = of the grave worm
    .gender = neuter
noun-u02 = 1 troll
    .one = 1 troll
    .many = 1 troll
    .the = the troll
    .of = of the troll
    .gender = neuter
noun-u03 = 1 orc warlord
    .one = 1 orc warlord
    .many = 1 orc warlord
    .the = the orc warlord
    .of = of the orc warlord
    .gender = neuter
noun-u04 = 1 minotaur
    .one = 1 minotaur
    .many = 1 minotaur
    .the = the minotaur
    .of = of the minotaur
    .gender = neuter
noun-u05 = 1 evil sorcerer
    .one = 1 evil sorcerer
    .many = 1 evil sorcerer
    .the = the evil sorcerer
    .of = of the evil sorcerer
    .gender = neuter
noun-u06 = 1 skeleton sorcerer
    .one = 1 skeleton sorcerer
    .many = 1 skeleton sorcerer
    .the = the skeleton sorcerer
    .of = of the skeleton sorcerer
    .gender = neuter
noun-u07 = 1 damned warrior
    .one = 1 damned warrior
    .many = 1 damned warrior
    .the = the damned warrior
    .of = of the damned warrior
    .gender = neuter
noun-u08 = 1 demon
    .one = 1 demon
    .many = 1 demon
    .the = the demon
    .of = of the demon
    .gender = neuter

## Skills

noun-aldric = Aldric
    .one = Aldric
    .many = Aldric
    .the = Aldric
    .of = of Aldric
    .gender = neuter
noun-torek = Torek
    .one = Torek
    .many = Torek
    .the = Torek
    .of = of Torek
    .gender = neuter
noun-bruna = Bruna
    .one = Bruna
    .many = Bruna
    .the = Bruna
    .of = of Bruna
    .gender = neuter
noun-sylva = Sylva
    .one = Sylva
    .many = Sylva
    .the = Sylva
    .of = of Sylva
    .gender = neuter
noun-odile = Odile
    .one = Odile
    .many = Odile
    .the = Odile
    .of = of Odile
    .gender = neuter
noun-gudrun = Gudrun
    .one = Gudrun
    .many = Gudrun
    .the = Gudrun
    .of = of Gudrun
    .gender = neuter
noun-anselm = Anselm
    .one = Anselm
    .many = Anselm
    .the = Anselm
    .of = of Anselm
    .gender = neuter
noun-durgan = Durgan
    .one = Durgan
    .many = Durgan
    .the = Durgan
    .of = of Durgan
    .gender = neuter
noun-elowen = Elowen
    .one = Elowen
    .many = Elowen
    .the = Elowen
    .of = of Elowen
    .gender = neuter
noun-merek = Merek
    .one = Merek
    .many = Merek
    .the = Merek
    .of = of Merek
    .gender = neuter
noun-thessaly = Thessaly
    .one = Thessaly
    .many = Thessaly
    .the = Thessaly
    .of = of Thessaly
    .gender = neuter
noun-ottar = Ottar
    .one = Ottar
    .many = Ottar
    .the = Ottar
    .of = of Ottar
    .gender = neuter
noun-finn = Finn
    .one = Finn
    .many = Finn
    .the = Finn
    .of = of Finn
    .gender = neuter
noun-wren = Wren
    .one = Wren
    .many = Wren
    .the = Wren
    .of = of Wren
    .gender = neuter
noun-vesper = Vesper
    .one = Vesper
    .many = Vesper
    .the = Vesper
    .of = of Vesper
    .gender = neuter
noun-nilo = Nilo
    .one = Nilo
    .many = Nilo
    .the = Nilo
    .of = of Nilo
    .gender = neuter
noun-power-blow = Power Blow
    .one = Power Blow
    .many = Power Blow
    .the = Power Blow
    .of = of Power Blow
    .gender = neuter
noun-whirlwind = Whirlwind
    .one = Whirlwind
    .many = Whirlwind
    .the = Whirlwind
    .of = of Whirlwind
    .gender = neuter
noun-cleave = Cleave
    .one = Cleave
    .many = Cleave
    .the = Cleave
    .of = of Cleave
    .gender = neuter
noun-bodyguard = Bodyguard
    .one = Bodyguard
    .many = Bodyguard
    .the = Bodyguard
    .of = of Bodyguard
    .gender = neuter
noun-parry = Parry
    .one = Parry
    .many = Parry
    .the = Parry
    .of = of Parry
    .gender = neuter
noun-charge = Charge
    .one = Charge
    .many = Charge
    .the = Charge
    .of = of Charge
    .gender = neuter
noun-war-cry = War Cry
    .one = War Cry
    .many = War Cry
    .the = War Cry
    .of = of War Cry
    .gender = neuter
noun-door-breaker = Door-breaker
    .one = Door-breaker
    .many = Door-breaker
    .the = Door-breaker
    .of = of Door-breaker
    .gender = neuter
noun-magic-missile = Magic Missile
    .one = Magic Missile
    .many = Magic Missile
    .the = Magic Missile
    .of = of Magic Missile
    .gender = neuter
noun-toxic-cloud = Toxic Cloud
    .one = Toxic Cloud
    .many = Toxic Cloud
    .the = Toxic Cloud
    .of = of Toxic Cloud
    .gender = neuter
noun-flight = Flight
    .one = Flight
    .many = Flight
    .the = Flight
    .of = of Flight
    .gender = neuter
noun-ice-block = Ice Block
    .one = Ice Block
    .many = Ice Block
    .the = Ice Block
    .of = of Ice Block
    .gender = neuter
noun-earthquake = Earthquake
    .one = Earthquake
    .many = Earthquake
    .the = Earthquake
    .of = of Earthquake
    .gender = neuter
noun-wall-of-fire = Wall of Fire
    .one = Wall of Fire
    .many = Wall of Fire
    .the = Wall of Fire
    .of = of Wall of Fire
    .gender = neuter
noun-fireball = Fireball
    .one = Fireball
    .many = Fireball
    .the = Fireball
    .of = of Fireball
    .gender = neuter
noun-invisibility = Invisibility
    .one = Invisibility
    .many = Invisibility
    .the = Invisibility
    .of = of Invisibility
    .gender = neuter
noun-astral-armour = Astral Armour
    .one = Astral Armour
    .many = Astral Armour
    .the = Astral Armour
    .of = of Astral Armour
    .gender = neuter
noun-teleport = Teleport
    .one = Teleport
    .many = Teleport
    .the = Teleport
    .of = of Teleport
    .gender = neuter
noun-heal = Heal
    .one = Heal
    .many = Heal
    .the = Heal
    .of = of Heal
    .gender = neuter
noun-circle-of-healing = Circle of Healing
    .one = Circle of Healing
    .many = Circle of Healing
    .the = Circle of Healing
    .of = of Circle of Healing
    .gender = neuter
noun-purify = Purify
    .one = Purify
    .many = Purify
    .the = Purify
    .of = of Purify
    .gender = neuter
noun-bless = Bless
    .one = Bless
    .many = Bless
    .the = Bless
    .of = of Bless
    .gender = neuter
noun-sanctuary = Sanctuary
    .one = Sanctuary
    .many = Sanctuary
    .the = Sanctuary
    .of = of Sanctuary
    .gender = neuter
noun-turn-undead = Turn Undead
    .one = Turn Undead
    .many = Turn Undead
    .the = Turn Undead
    .of = of Turn Undead
    .gender = neuter
noun-holy-weapon = Holy Weapon
    .one = Holy Weapon
    .many = Holy Weapon
    .the = Holy Weapon
    .of = of Holy Weapon
    .gender = neuter
noun-shield-of-faith = Shield of Faith
    .one = Shield of Faith
    .many = Shield of Faith
    .the = Shield of Faith
    .of = of Shield of Faith
    .gender = neuter
noun-find-traps = Find Traps
    .one = Find Traps
    .many = Find Traps
    .the = Find Traps
    .of = of Find Traps
    .gender = neuter
noun-lock-picking = Lock Picking
    .one = Lock Picking
    .many = Lock Picking
    .the = Lock Picking
    .of = of Lock Picking
    .gender = neuter
noun-sixth-sense = Sixth Sense
    .one = Sixth Sense
    .many = Sixth Sense
    .the = Sixth Sense
    .of = of Sixth Sense
    .gender = neuter
noun-expert-search = Expert Search
    .one = Expert Search
    .many = Expert Search
    .the = Expert Search
    .of = of Expert Search
    .gender = neuter
noun-backstab = Backstab
    .one = Backstab
    .many = Backstab
    .the = Backstab
    .of = of Backstab
    .gender = neuter
noun-dodge = Dodge
    .one = Dodge
    .many = Dodge
    .the = Dodge
    .of = of Dodge
    .gender = neuter
noun-stealth = Stealth
    .one = Stealth
    .many = Stealth
    .the = Stealth
    .of = of Stealth
    .gender = neuter
noun-aimed-shot = Aimed Shot
    .one = Aimed Shot
    .many = Aimed Shot
    .the = Aimed Shot
    .of = of Aimed Shot
    .gender = neuter

## Weapons

noun-dagger = dagger
    .one = dagger
    .many = daggers
    .the = the dagger
    .of = of the dagger
    .gender = neuter
noun-staff = staff
    .one = staff
    .many = staves
    .the = the staff
    .of = of the staff
    .gender = neuter
noun-sling = sling
    .one = sling
    .many = slings
    .the = the sling
    .of = of the sling
    .gender = neuter
noun-club = club
    .one = club
    .many = clubs
    .the = the club
    .of = of the club
    .gender = neuter
noun-short-sword = short sword
    .one = short sword
    .many = short swords
    .the = the short sword
    .of = of the short sword
    .gender = neuter
noun-axe = axe
    .one = axe
    .many = axes
    .the = the axe
    .of = of the axe
    .gender = neuter
noun-short-bow = short bow
    .one = short bow
    .many = short bows
    .the = the short bow
    .of = of the short bow
    .gender = neuter
noun-light-crossbow = light crossbow
    .one = light crossbow
    .many = light crossbows
    .the = the light crossbow
    .of = of the light crossbow
    .gender = neuter
noun-hammer = hammer
    .one = hammer
    .many = hammers
    .the = the hammer
    .of = of the hammer
    .gender = neuter
noun-mace = mace
    .one = mace
    .many = maces
    .the = the mace
    .of = of the mace
    .gender = neuter
noun-morning-star = morning star
    .one = morning star
    .many = morning stars
    .the = the morning star
    .of = of the morning star
    .gender = neuter
noun-spear = spear
    .one = spear
    .many = spears
    .the = the spear
    .of = of the spear
    .gender = neuter
noun-long-sword = long sword
    .one = long sword
    .many = long swords
    .the = the long sword
    .of = of the long sword
    .gender = neuter
noun-battle-axe = battle axe
    .one = battle axe
    .many = battle axes
    .the = the battle axe
    .of = of the battle axe
    .gender = neuter
noun-long-bow = long bow
    .one = long bow
    .many = long bows
    .the = the long bow
    .of = of the long bow
    .gender = neuter
noun-heavy-crossbow = heavy crossbow
    .one = heavy crossbow
    .many = heavy crossbows
    .the = the heavy crossbow
    .of = of the heavy crossbow
    .gender = neuter
noun-halberd = halberd
    .one = halberd
    .many = halberds
    .the = the halberd
    .of = of the halberd
    .gender = neuter
noun-great-sword = two-handed sword
    .one = two-handed sword
    .many = two-handed swords
    .the = the two-handed sword
    .of = of the two-handed sword
    .gender = neuter
noun-great-axe = two-handed axe
    .one = two-handed axe
    .many = two-handed axes
    .the = the two-handed axe
    .of = of the two-handed axe
    .gender = neuter
noun-great-hammer = two-handed hammer
    .one = two-handed hammer
    .many = two-handed hammers
    .the = the two-handed hammer
    .of = of the two-handed hammer
    .gender = neuter
noun-dagger-plus = dagger +1
    .one = dagger +1
    .many = daggers +1
    .the = the dagger +1
    .of = of the dagger +1
    .gender = neuter
noun-short-sword-plus = short sword +1
    .one = short sword +1
    .many = short swords +1
    .the = the short sword +1
    .of = of the short sword +1
    .gender = neuter
noun-long-sword-plus = long sword +1
    .one = long sword +1
    .many = long swords +1
    .the = the long sword +1
    .of = of the long sword +1
    .gender = neuter
noun-blessed-mace = blessed mace +1
    .one = blessed mace +1
    .many = blessed maces +1
    .the = the blessed mace +1
    .of = of the blessed mace +1
    .gender = neuter
noun-long-bow-plus = long bow +1
    .one = long bow +1
    .many = long bows +1
    .the = the long bow +1
    .of = of the long bow +1
    .gender = neuter
noun-battle-axe-plus = battle axe +1
    .one = battle axe +1
    .many = battle axes +1
    .the = the battle axe +1
    .of = of the battle axe +1
    .gender = neuter
noun-archmage-staff = archmage’s staff
    .one = archmage’s staff
    .many = archmage’s staves
    .the = the archmage’s staff
    .of = of the archmage’s staff
    .gender = neuter
noun-runeblade = runeblade +2
    .one = runeblade +2
    .many = runeblades +2
    .the = the runeblade +2
    .of = of the runeblade +2
    .gender = neuter
noun-dwarven-maul = dwarven maul +2
    .one = dwarven maul +2
    .many = dwarven mauls +2
    .the = the dwarven maul +2
    .of = of the dwarven maul +2
    .gender = neuter
noun-watcher-blade = Watcher’s Blade
    .one = Watcher’s Blade
    .many = Watcher’s Blades
    .the = the Watcher’s Blade
    .of = of the Watcher’s Blade
    .gender = neuter

## Armour

noun-wizard-cloak = wizard’s cloak
    .one = wizard’s cloak
    .many = wizard’s cloaks
    .the = the wizard’s cloak
    .of = of the wizard’s cloak
    .gender = neuter
noun-leather-armour = leather armour
    .one = leather armour
    .many = suits of leather armour
    .the = the leather armour
    .of = of the leather armour
    .gender = neuter
    .typed = leather armor
noun-small-shield = small shield
    .one = small shield
    .many = small shields
    .the = the small shield
    .of = of the small shield
    .gender = neuter
    .typed = shield
noun-banded-armour = banded armour
    .one = banded armour
    .many = suits of banded armour
    .the = the banded armour
    .of = of the banded armour
    .gender = neuter
    .typed = banded armor
noun-scale-armour = scale armour
    .one = scale armour
    .many = suits of scale armour
    .the = the scale armour
    .of = of the scale armour
    .gender = neuter
    .typed = scale armor
noun-chain-mail = chain mail
    .one = chain mail
    .many = coats of chain mail
    .the = the chain mail
    .of = of the chain mail
    .gender = neuter
noun-light-plate = light plate
    .one = light plate
    .many = suits of light plate
    .the = the light plate
    .of = of the light plate
    .gender = neuter
noun-full-plate = full plate
    .one = full plate
    .many = suits of full plate
    .the = the full plate
    .of = of the full plate
    .gender = neuter
noun-leather-armour-plus = leather armour +1
    .one = leather armour +1
    .many = suits of leather armour +1
    .the = the leather armour +1
    .of = of the leather armour +1
    .gender = neuter
noun-small-shield-plus = small shield +1
    .one = small shield +1
    .many = small shields +1
    .the = the small shield +1
    .of = of the small shield +1
    .gender = neuter
noun-scale-armour-plus = scale armour +1
    .one = scale armour +1
    .many = suits of scale armour +1
    .the = the scale armour +1
    .of = of the scale armour +1
    .gender = neuter
noun-chain-mail-plus = chain mail +1
    .one = chain mail +1
    .many = coats of chain mail +1
    .the = the chain mail +1
    .of = of the chain mail +1
    .gender = neuter

## Other objects

noun-stone = stone
    .one = stone
    .many = stones
    .the = the stone
    .of = of the stone
    .gender = neuter
noun-arrow = arrow
    .one = arrow
    .many = arrows
    .the = the arrow
    .of = of the arrow
    .gender = neuter
noun-bolt = bolt
    .one = bolt
    .many = bolts
    .the = the bolt
    .of = of the bolt
    .gender = neuter
noun-runed-stone = runed stone
    .one = runed stone
    .many = runed stones
    .the = the runed stone
    .of = of the runed stone
    .gender = neuter
noun-runed-arrow = runed arrow
    .one = runed arrow
    .many = runed arrows
    .the = the runed arrow
    .of = of the runed arrow
    .gender = neuter
noun-runed-bolt = runed bolt
    .one = runed bolt
    .many = runed bolts
    .the = the runed bolt
    .of = of the runed bolt
    .gender = neuter
noun-lantern = lantern
    .one = lantern
    .many = lanterns
    .the = the lantern
    .of = of the lantern
    .gender = neuter
noun-torch = torch
    .one = torch
    .many = torches
    .the = the torch
    .of = of the torch
    .gender = neuter
noun-rope = rope
    .one = rope
    .many = ropes
    .the = the rope
    .of = of the rope
    .gender = neuter
noun-rat-poison = rat poison
    .one = rat poison
    .many = doses of rat poison
    .the = the rat poison
    .of = of the rat poison
    .gender = neuter
noun-poison = poison
    .one = poison
    .many = doses of poison
    .the = the poison
    .of = of the poison
    .gender = neuter
noun-healing-potion = healing potion
    .one = healing potion
    .many = healing potions
    .the = the healing potion
    .of = of the healing potion
    .gender = neuter
noun-greater-healing-potion = greater healing potion
    .one = greater healing potion
    .many = greater healing potions
    .the = the greater healing potion
    .of = of the greater healing potion
    .gender = neuter
noun-potion-of-vigour = potion of vigour
    .one = potion of vigour
    .many = potions of vigour
    .the = the potion of vigour
    .of = of the potion of vigour
    .gender = neuter
    .typed = potion of vigor
noun-potion-of-strength = potion of strength
    .one = potion of strength
    .many = potions of strength
    .the = the potion of strength
    .of = of the potion of strength
    .gender = neuter
noun-antidote = antidote
    .one = antidote
    .many = antidotes
    .the = the antidote
    .of = of the antidote
    .gender = neuter
noun-elixir-of-heroism = elixir of heroism
    .one = elixir of heroism
    .many = elixirs of heroism
    .the = the elixir of heroism
    .of = of the elixir of heroism
    .gender = neuter
noun-scroll-of-warding = scroll of warding
    .one = scroll of warding
    .many = scrolls of warding
    .the = the scroll of warding
    .of = of the scroll of warding
    .gender = neuter
noun-key = key
    .one = key
    .many = keys
    .the = the key
    .of = of the key
    .gender = neuter
noun-warding-ring = warding ring
    .one = warding ring
    .many = warding rings
    .the = the warding ring
    .of = of the warding ring
    .gender = neuter
noun-amulet-of-life = amulet of life
    .one = amulet of life
    .many = amulets of life
    .the = the amulet of life
    .of = of the amulet of life
    .gender = neuter
noun-swift-boots = swift boots
    .one = pair of swift boots
    .many = pairs of swift boots
    .the = the swift boots
    .of = of the swift boots
    .gender = neuter
noun-gauntlets-of-might = gauntlets of might
    .one = pair of gauntlets of might
    .many = pairs of gauntlets of might
    .the = the gauntlets of might
    .of = of the gauntlets of might
    .gender = neuter
noun-sanctuary-lamp = sanctuary lamp
    .one = sanctuary lamp
    .many = sanctuary lamps
    .the = the sanctuary lamp
    .of = of the sanctuary lamp
    .gender = neuter
    .typed = lamp
noun-scroll-magic-missile = scroll of Magic Missile
    .one = scroll of Magic Missile
    .many = scrolls of Magic Missile
    .the = the scroll of Magic Missile
    .of = of the scroll of Magic Missile
    .gender = neuter
    .typed = magic missile scroll
noun-scroll-toxic-cloud = scroll of Toxic Cloud
    .one = scroll of Toxic Cloud
    .many = scrolls of Toxic Cloud
    .the = the scroll of Toxic Cloud
    .of = of the scroll of Toxic Cloud
    .gender = neuter
    .typed = toxic cloud scroll
noun-scroll-flight = scroll of Flight
    .one = scroll of Flight
    .many = scrolls of Flight
    .the = the scroll of Flight
    .of = of the scroll of Flight
    .gender = neuter
    .typed = flight scroll
noun-scroll-ice-block = scroll of Ice Block
    .one = scroll of Ice Block
    .many = scrolls of Ice Block
    .the = the scroll of Ice Block
    .of = of the scroll of Ice Block
    .gender = neuter
    .typed = ice block scroll
noun-scroll-earthquake = scroll of Earthquake
    .one = scroll of Earthquake
    .many = scrolls of Earthquake
    .the = the scroll of Earthquake
    .of = of the scroll of Earthquake
    .gender = neuter
    .typed = earthquake scroll
noun-scroll-wall-of-fire = scroll of Wall of Fire
    .one = scroll of Wall of Fire
    .many = scrolls of Wall of Fire
    .the = the scroll of Wall of Fire
    .of = of the scroll of Wall of Fire
    .gender = neuter
    .typed = wall of fire scroll
noun-scroll-fireball = scroll of Fireball
    .one = scroll of Fireball
    .many = scrolls of Fireball
    .the = the scroll of Fireball
    .of = of the scroll of Fireball
    .gender = neuter
    .typed = fireball scroll
noun-scroll-invisibility = scroll of Invisibility
    .one = scroll of Invisibility
    .many = scrolls of Invisibility
    .the = the scroll of Invisibility
    .of = of the scroll of Invisibility
    .gender = neuter
    .typed = invisibility scroll
noun-scroll-astral-armour = scroll of Astral Armour
    .one = scroll of Astral Armour
    .many = scrolls of Astral Armour
    .the = the scroll of Astral Armour
    .of = of the scroll of Astral Armour
    .gender = neuter
    .typed = astral armour scroll
noun-scroll-teleport = scroll of Teleport
    .one = scroll of Teleport
    .many = scrolls of Teleport
    .the = the scroll of Teleport
    .of = of the scroll of Teleport
    .gender = neuter
    .typed = teleport scroll

## Other treasures

noun-purse = purse
    .one = purse
    .many = purses
    .the = the purse
    .of = of the purse
    .gender = neuter
noun-bag-of-gold = bag of gold
    .one = bag of gold
    .many = bags of gold
    .the = the bag of gold
    .of = of the bag of gold
    .gender = neuter
noun-gem = gem
    .one = gem
    .many = gems
    .the = the gem
    .of = of the gem
    .gender = neuter
noun-jewels = jewels
    .one = handful of jewels
    .many = handfuls of jewels
    .the = the jewels
    .of = of the jewels
    .gender = neuter
noun-royal-casket = royal casket
    .one = royal casket
    .many = royal caskets
    .the = the royal casket
    .of = of the royal casket
    .gender = neuter
noun-spell-scroll = spell scroll
    .one = spell scroll
    .many = spell scrolls
    .the = the spell scroll
    .of = of the spell scroll
    .gender = neuter
noun-full-quiver = full quiver
    .one = full quiver
    .many = full quivers
    .the = the full quiver
    .of = of the full quiver
    .gender = neuter
noun-runed-missiles = runed missiles
    .one = bundle of runed missiles
    .many = bundles of runed missiles
    .the = the runed missiles
    .of = of the runed missiles
    .gender = neuter
noun-explorer-pack = explorer’s pack
    .one = explorer’s pack
    .many = explorer’s packs
    .the = the explorer’s pack
    .of = of the explorer’s pack
    .gender = neuter
noun-poison-vial = poison vial
    .one = poison vial
    .many = poison vials
    .the = the poison vial
    .of = of the poison vial
    .gender = neuter

## Event cards

noun-wandering-monster = Wandering monster
    .one = Wandering monster
    .many = Wandering monsters
    .the = the Wandering monster
    .of = of the Wandering monster
    .gender = neuter
noun-ambush = Ambush
    .one = Ambush
    .many = Ambushes
    .the = the Ambush
    .of = of the Ambush
    .gender = neuter
noun-reinforcements = Reinforcements
    .one = Reinforcements
    .many = Reinforcements
    .the = the Reinforcements
    .of = of the Reinforcements
    .gender = neuter
noun-rat-swarm = Rat swarm
    .one = Rat swarm
    .many = Rat swarms
    .the = the Rat swarm
    .of = of the Rat swarm
    .gender = neuter
noun-pit = Pit
    .one = Pit
    .many = Pits
    .the = the Pit
    .of = of the Pit
    .gender = neuter
noun-poisoned-dart = Poisoned dart
    .one = Poisoned dart
    .many = Poisoned darts
    .the = the Poisoned dart
    .of = of the Poisoned dart
    .gender = neuter
noun-falling-block = Falling block
    .one = Falling block
    .many = Falling blocks
    .the = the Falling block
    .of = of the Falling block
    .gender = neuter
noun-sleeping-gas = Sleeping gas
    .one = Sleeping gas
    .many = Sleeping gas
    .the = the Sleeping gas
    .of = of the Sleeping gas
    .gender = neuter
noun-portcullis = Portcullis
    .one = Portcullis
    .many = Portcullises
    .the = the Portcullis
    .of = of the Portcullis
    .gender = neuter
noun-alarm = Alarm
    .one = Alarm
    .many = Alarms
    .the = the Alarm
    .of = of the Alarm
    .gender = neuter
noun-curse = Curse
    .one = Curse
    .many = Curses
    .the = the Curse
    .of = of the Curse
    .gender = neuter
noun-weariness = Weariness
    .one = Weariness
    .many = Weariness
    .the = Weariness
    .of = of Weariness
    .gender = neuter
noun-darkness = Darkness
    .one = Darkness
    .many = Darkness
    .the = Darkness
    .of = of Darkness
    .gender = neuter
noun-terror = Terror
    .one = Terror
    .many = Terror
    .the = Terror
    .of = of Terror
    .gender = neuter
noun-broken-weapon = Broken weapon
    .one = Broken weapon
    .many = Broken weapons
    .the = the Broken weapon
    .of = of the Broken weapon
    .gender = neuter
noun-gremlin = Gremlin
    .one = Gremlin
    .many = Gremlins
    .the = the Gremlin
    .of = of the Gremlin
    .gender = neuter
noun-cave-in = Cave-in
    .one = Cave-in
    .many = Cave-ins
    .the = the Cave-in
    .of = of the Cave-in
    .gender = neuter
noun-sealed-door = Sealed door
    .one = Sealed door
    .many = Sealed doors
    .the = the Sealed door
    .of = of the Sealed door
    .gender = neuter
noun-shifting-passages = Shifting passages
    .one = Shifting passages
    .many = Shifting passages
    .the = the Shifting passages
    .of = of the Shifting passages
    .gender = neuter
noun-lost = Lost
    .one = Lost
    .many = Lost
    .the = Lost
    .of = of Lost
    .gender = neuter
noun-frenzy = Frenzy
    .one = Frenzy
    .many = Frenzy
    .the = Frenzy
    .of = of Frenzy
    .gender = neuter
noun-dark-favour = Dark favour
    .one = Dark favour
    .many = Dark favours
    .the = Dark favour
    .of = of Dark favour
    .gender = neuter
    .typed = dark favor
noun-black-blood = Black blood
    .one = Black blood
    .many = Black blood
    .the = Black blood
    .of = of Black blood
    .gender = neuter
noun-black-magic = Black magic
    .one = Black magic
    .many = Black magic
    .the = Black magic
    .of = of Black magic
    .gender = neuter
noun-uneasy-calm = Uneasy calm
    .one = Uneasy calm
    .many = Uneasy calm
    .the = Uneasy calm
    .of = of Uneasy calm
    .gender = neuter
noun-dead-adventurer = Dead adventurer
    .one = Dead adventurer
    .many = Dead adventurers
    .the = the Dead adventurer
    .of = of the Dead adventurer
    .gender = neuter
noun-prisoner = Prisoner
    .one = Prisoner
    .many = Prisoners
    .the = the Prisoner
    .of = of the Prisoner
    .gender = neuter

## Furniture

noun-chest = chest
    .one = chest
    .many = chests
    .the = the chest
    .of = of the chest
    .gender = neuter
    .typed = coffer
noun-cupboard = cupboard
    .one = cupboard
    .many = cupboards
    .the = the cupboard
    .of = of the cupboard
    .gender = neuter
noun-weapon-rack = weapon rack
    .one = weapon rack
    .many = weapon racks
    .the = the weapon rack
    .of = of the weapon rack
    .gender = neuter
noun-table = table
    .one = table
    .many = tables
    .the = the table
    .of = of the table
    .gender = neuter
noun-bookcase = bookcase
    .one = bookcase
    .many = bookcases
    .the = the bookcase
    .of = of the bookcase
    .gender = neuter
noun-bench = alchemist’s bench
    .one = alchemist’s bench
    .many = alchemist’s benches
    .the = the alchemist’s bench
    .of = of the alchemist’s bench
    .gender = neuter
    .typed = bench
noun-hearth = hearth
    .one = hearth
    .many = hearths
    .the = the hearth
    .of = of the hearth
    .gender = neuter
noun-altar = altar
    .one = altar
    .many = altars
    .the = the altar
    .of = of the altar
    .gender = neuter
noun-sarcophagus = sarcophagus
    .one = sarcophagus
    .many = sarcophagi
    .the = the sarcophagus
    .of = of the sarcophagus
    .gender = neuter
noun-desk = desk
    .one = desk
    .many = desks
    .the = the desk
    .of = of the desk
    .gender = neuter
noun-statue = statue
    .one = statue
    .many = statues
    .the = the statue
    .of = of the statue
    .gender = neuter
noun-fountain = fountain
    .one = fountain
    .many = fountains
    .the = the fountain
    .of = of the fountain
    .gender = neuter
noun-circle = magic circle
    .one = magic circle
    .many = magic circles
    .the = the magic circle
    .of = of the magic circle
    .gender = neuter
noun-throne = throne
    .one = throne
    .many = thrones
    .the = the throne
    .of = of the throne
    .gender = neuter
noun-torture-rack = torture rack
    .one = torture rack
    .many = torture racks
    .the = the torture rack
    .of = of the torture rack
    .gender = neuter
noun-crevasse = crevasse
    .one = crevasse
    .many = crevasses
    .the = the crevasse
    .of = of the crevasse
    .gender = neuter
noun-bridge-none = no bridge
    .one = no bridge
    .many = no bridges
    .the = no bridge
    .of = of no bridge
    .gender = neuter
noun-bridge-bad = bridge in bad repair
    .one = bridge in bad repair
    .many = bridges in bad repair
    .the = the bridge in bad repair
    .of = of the bridge in bad repair
    .gender = neuter
noun-bridge-sound = sound bridge
    .one = sound bridge
    .many = sound bridges
    .the = the sound bridge
    .of = of the sound bridge
    .gender = neuter

## Dungeon cards

noun-corridor = corridor
    .one = corridor
    .many = corridors
    .the = the corridor
    .of = of the corridor
    .gender = neuter
noun-locked-corridor = locked corridor
    .one = locked corridor
    .many = locked corridors
    .the = the locked corridor
    .of = of the locked corridor
    .gender = neuter
noun-corridor-with-side-door = corridor with side door
    .one = corridor with side door
    .many = corridors with side door
    .the = the corridor with side door
    .of = of the corridor with side door
    .gender = neuter
noun-side-exit-corridor = side-exit corridor
    .one = side-exit corridor
    .many = side-exit corridors
    .the = the side-exit corridor
    .of = of the side-exit corridor
    .gender = neuter
noun-corner = corner
    .one = corner
    .many = corners
    .the = the corner
    .of = of the corner
    .gender = neuter
noun-t-junction = T-junction
    .one = T-junction
    .many = T-junctions
    .the = the T-junction
    .of = of the T-junction
    .gender = neuter
noun-locked-t-junction = locked T-junction
    .one = locked T-junction
    .many = locked T-junctions
    .the = the locked T-junction
    .of = of the locked T-junction
    .gender = neuter
noun-crossroads = crossroads
    .one = crossroads
    .many = crossroads
    .the = the crossroads
    .of = of the crossroads
    .gender = neuter
noun-stairs = stairs
    .one = stairs
    .many = stairs
    .the = the stairs
    .of = of the stairs
    .gender = neuter
    .typed = staircase
noun-square-room = square room
    .one = square room
    .many = square rooms
    .the = the square room
    .of = of the square room
    .gender = neuter
noun-square-room-two-exits = square room with two exits
    .one = square room with two exits
    .many = square rooms with two exits
    .the = the square room with two exits
    .of = of the square room with two exits
    .gender = neuter
noun-square-room-side-exit = square room with a side exit
    .one = square room with a side exit
    .many = square rooms with a side exit
    .the = the square room with a side exit
    .of = of the square room with a side exit
    .gender = neuter
noun-square-room-three-exits = square room with three exits
    .one = square room with three exits
    .many = square rooms with three exits
    .the = the square room with three exits
    .of = of the square room with three exits
    .gender = neuter
noun-locked-square-room = locked square room
    .one = locked square room
    .many = locked square rooms
    .the = the locked square room
    .of = of the locked square room
    .gender = neuter
noun-royal-crypt = royal crypt
    .one = royal crypt
    .many = royal crypts
    .the = the royal crypt
    .of = of the royal crypt
    .gender = neuter
noun-throne-hall = throne hall
    .one = throne hall
    .many = throne halls
    .the = the throne hall
    .of = of the throne hall
    .gender = neuter
noun-unholy-temple = unholy temple
    .one = unholy temple
    .many = unholy temples
    .the = the unholy temple
    .of = of the unholy temple
    .gender = neuter
noun-chasm-hall = chasm hall
    .one = chasm hall
    .many = chasm halls
    .the = the chasm hall
    .of = of the chasm hall
    .gender = neuter
noun-arena = arena
    .one = arena
    .many = arenas
    .the = the arena
    .of = of the arena
    .gender = neuter
noun-laboratory = laboratory
    .one = laboratory
    .many = laboratories
    .the = the laboratory
    .of = of the laboratory
    .gender = neuter

## Room cards

noun-guardroom = guardroom
    .one = guardroom
    .many = guardrooms
    .the = the guardroom
    .of = of the guardroom
    .gender = neuter
noun-storeroom = storeroom
    .one = storeroom
    .many = storerooms
    .the = the storeroom
    .of = of the storeroom
    .gender = neuter
noun-cell = cell
    .one = cell
    .many = cells
    .the = the cell
    .of = of the cell
    .gender = neuter
noun-torture-chamber = torture chamber
    .one = torture chamber
    .many = torture chambers
    .the = the torture chamber
    .of = of the torture chamber
    .gender = neuter
noun-library = library
    .one = library
    .many = libraries
    .the = the library
    .of = of the library
    .gender = neuter
noun-sorcerer-study = sorcerer’s study
    .one = sorcerer’s study
    .many = sorcerer’s studies
    .the = the sorcerer’s study
    .of = of the sorcerer’s study
    .gender = neuter
noun-alchemist-room = alchemist’s room
    .one = alchemist’s room
    .many = alchemist’s rooms
    .the = the alchemist’s room
    .of = of the alchemist’s room
    .gender = neuter
noun-crypt = crypt
    .one = crypt
    .many = crypts
    .the = the crypt
    .of = of the crypt
    .gender = neuter
noun-double-vault = double vault
    .one = double vault
    .many = double vaults
    .the = the double vault
    .of = of the double vault
    .gender = neuter
noun-unholy-chapel = unholy chapel
    .one = unholy chapel
    .many = unholy chapels
    .the = the unholy chapel
    .of = of the unholy chapel
    .gender = neuter
noun-circle-chamber = circle chamber
    .one = circle chamber
    .many = circle chambers
    .the = the circle chamber
    .of = of the circle chamber
    .gender = neuter
noun-fountain-room = fountain room
    .one = fountain room
    .many = fountain rooms
    .the = the fountain room
    .of = of the fountain room
    .gender = neuter
noun-idol-room = idol room
    .one = idol room
    .many = idol rooms
    .the = the idol room
    .of = of the idol room
    .gender = neuter
noun-barracks = barracks
    .one = barracks
    .many = barracks
    .the = the barracks
    .of = of the barracks
    .gender = neuter
noun-kitchen = kitchen
    .one = kitchen
    .many = kitchens
    .the = the kitchen
    .of = of the kitchen
    .gender = neuter
noun-lair = lair
    .one = lair
    .many = lairs
    .the = the lair
    .of = of the lair
    .gender = neuter
noun-refectory = refectory
    .one = refectory
    .many = refectories
    .the = the refectory
    .of = of the refectory
    .gender = neuter
noun-throne-room = throne room
    .one = throne room
    .many = throne rooms
    .the = the throne room
    .of = of the throne room
    .gender = neuter
noun-great-crypt = great crypt
    .one = great crypt
    .many = great crypts
    .the = the great crypt
    .of = of the great crypt
    .gender = neuter
noun-chasm = chasm
    .one = chasm
    .many = chasms
    .the = the chasm
    .of = of the chasm
    .gender = neuter
noun-treasure-bridge = treasure bridge
    .one = treasure bridge
    .many = treasure bridges
    .the = the treasure bridge
    .of = of the treasure bridge
    .gender = neuter
noun-armoury = armoury
    .one = armoury
    .many = armouries
    .the = the armoury
    .of = of the armoury
    .gender = neuter
    .typed = armory
noun-temple = temple
    .one = temple
    .many = temples
    .the = the temple
    .of = of the temple
    .gender = neuter
noun-great-library = great library
    .one = great library
    .many = great libraries
    .the = the great library
    .of = of the great library
    .gender = neuter
noun-alchemy-hall = alchemy hall
    .one = alchemy hall
    .many = alchemy halls
    .the = the alchemy hall
    .of = of the alchemy hall
    .gender = neuter
noun-nymphaeum = nymphaeum
    .one = nymphaeum
    .many = nymphaea
    .the = the nymphaeum
    .of = of the nymphaeum
    .gender = neuter
noun-treasury = treasury
    .one = treasury
    .many = treasuries
    .the = the treasury
    .of = of the treasury
    .gender = neuter

## Quests (the Watcher’s Blade is an object too)

noun-free-delve = Free delve
    .one = Free delve
    .many = Free delves
    .the = the Free delve
    .of = of the Free delve
    .gender = neuter
noun-necromancer = The Necromancer of the Low Crypt
    .one = The Necromancer of the Low Crypt
    .many = The Necromancer of the Low Crypt
    .the = the Necromancer of the Low Crypt
    .of = of the Necromancer of the Low Crypt
    .gender = neuter
noun-captives = The Captives of the Crossroads
    .one = The Captives of the Crossroads
    .many = The Captives of the Crossroads
    .the = the Captives of the Crossroads
    .of = of the Captives of the Crossroads
    .gender = neuter
noun-poisoned-spring = The Poisoned Spring
    .one = The Poisoned Spring
    .many = The Poisoned Spring
    .the = the Poisoned Spring
    .of = of the Poisoned Spring
    .gender = neuter
noun-whispering-chasm = The Whispering Chasm
    .one = The Whispering Chasm
    .many = The Whispering Chasm
    .the = the Whispering Chasm
    .of = of the Whispering Chasm
    .gender = neuter
noun-bull-labyrinth = The Bull’s Labyrinth
    .one = The Bull’s Labyrinth
    .many = The Bull’s Labyrinth
    .the = the Bull’s Labyrinth
    .of = of the Bull’s Labyrinth
    .gender = neuter
noun-starless-night = Starless Night
    .one = Starless Night
    .many = Starless Night
    .the = Starless Night
    .of = of Starless Night
    .gender = neuter
noun-infernal-pact = The Infernal Pact
    .one = The Infernal Pact
    .many = The Infernal Pact
    .the = the Infernal Pact
    .of = of the Infernal Pact
    .gender = neuter

## Conditions: the word itself says how somebody is, `.the` names the thing (Pit, Prisoner, Sanctuary, Stealth are cards, see there)

noun-poisoned = poisoned
    .one = poisoned
    .many = poisoned
    .the = the poison
    .of = of the poison
    .gender = neuter
noun-venom = venom
    .one = venom
    .many = venom
    .the = the venom
    .of = of the venom
    .gender = neuter
noun-cursed = cursed
    .one = cursed
    .many = cursed
    .the = the curse
    .of = of the curse
    .gender = neuter
noun-weakened = weakened
    .one = weakened
    .many = weakened
    .the = the weakness
    .of = of the weakness
    .gender = neuter
noun-frozen = frozen
    .one = frozen
    .many = frozen
    .the = the ice
    .of = of the ice
    .gender = neuter
noun-slowed = slowed
    .one = slowed
    .many = slowed
    .the = the slowness
    .of = of the slowness
    .gender = neuter
noun-asleep = asleep
    .one = asleep
    .many = asleep
    .the = the sleep
    .of = of the sleep
    .gender = neuter
noun-flying = flying
    .one = flying
    .many = flying
    .the = the flight
    .of = of the flight
    .gender = neuter
noun-invisible = invisible
    .one = invisible
    .many = invisible
    .the = the invisibility
    .of = of the invisibility
    .gender = neuter
noun-favoured = favoured
    .one = favoured
    .many = favoured
    .the = the favour of the circle
    .of = of the favour of the circle
    .gender = neuter
noun-blessed = blessed
    .one = blessed
    .many = blessed
    .the = the blessing
    .of = of the blessing
    .gender = neuter
noun-hallowed = hallowed
    .one = hallowed
    .many = hallowed
    .the = the consecration
    .of = of the consecration
    .gender = neuter
noun-shielded = shielded
    .one = shielded
    .many = shielded
    .the = the astral protection
    .of = of the astral protection
    .gender = neuter
noun-daunted = daunted
    .one = daunted
    .many = daunted
    .the = the fright
    .of = of the fright
    .gender = neuter
noun-mighty = mighty
    .one = mighty
    .many = mighty
    .the = the might
    .of = of the might
    .gender = neuter
noun-heroic = heroic
    .one = heroic
    .many = heroic
    .the = the heroism
    .of = of the heroism
    .gender = neuter
noun-envenomed = envenomed weapon
    .one = envenomed weapon
    .many = envenomed weapons
    .the = the envenomed weapon
    .of = of the envenomed weapon
    .gender = neuter
noun-rat-poisoned = rat-poisoned weapon
    .one = rat-poisoned weapon
    .many = rat-poisoned weapons
    .the = the rat-poisoned weapon
    .of = of the rat-poisoned weapon
    .gender = neuter
noun-sapped = sapped
    .one = sapped
    .many = sapped
    .the = the loss of vigour
    .of = of the loss of vigour
    .gender = neuter
noun-favour = favour
    .one = favour
    .many = favours
    .the = the favour
    .of = of the favour
    .gender = neuter
noun-spent = spent
    .one = spent
    .many = spent
    .the = the exhaustion
    .of = of the exhaustion
    .gender = neuter
noun-turned = turned away
    .one = turned away
    .many = turned away
    .the = the turning
    .of = of the turning
    .gender = neuter
noun-frenzied = frenzied
    .one = frenzied
    .many = frenzied
    .the = the frenzy
    .of = of the frenzy
    .gender = neuter

## On the board

noun-door = door
    .one = door
    .many = doors
    .the = the door
    .of = of the door
    .gender = neuter
noun-web = web
    .one = web
    .many = webs
    .the = the web
    .of = of the web
    .gender = neuter
    .typed = spider web
noun-fire = fire
    .one = fire
    .many = fires
    .the = the fire
    .of = of the fire
    .gender = neuter
noun-cloud = cloud
    .one = cloud
    .many = clouds
    .the = the cloud
    .of = of the cloud
    .gender = neuter
noun-block = block
    .one = block
    .many = blocks
    .the = the block
    .of = of the block
    .gender = neuter
noun-north = north
    .one = north
    .many = north
    .the = the north
    .of = of the north
    .gender = neuter
noun-east = east
    .one = east
    .many = east
    .the = the east
    .of = of the east
    .gender = neuter
noun-south = south
    .one = south
    .many = south
    .the = the south
    .of = of the south
    .gender = neuter
noun-west = west
    .one = west
    .many = west
    .the = the west
    .of = of the west
    .gender = neuter
noun-column-a = column A
    .one = column A
    .many = column A
    .the = the column A
    .of = of the column A
    .gender = neuter
    .typed = a
noun-column-b = column B
    .one = column B
    .many = column B
    .the = the column B
    .of = of the column B
    .gender = neuter
    .typed = b
noun-column-c = column C
    .one = column C
    .many = column C
    .the = the column C
    .of = of the column C
    .gender = neuter
    .typed = c
noun-column-d = column D
    .one = column D
    .many = column D
    .the = the column D
    .of = of the column D
    .gender = neuter
    .typed = d
noun-column-e = column E
    .one = column E
    .many = column E
    .the = the column E
    .of = of the column E
    .gender = neuter
    .typed = e
noun-column-f = column F
    .one = column F
    .many = column F
    .the = the column F
    .of = of the column F
    .gender = neuter
    .typed = f
noun-column-g = column G
    .one = column G
    .many = column G
    .the = the column G
    .of = of the column G
    .gender = neuter
    .typed = g
noun-column-h = column H
    .one = column H
    .many = column H
    .the = the column H
    .of = of the column H
    .gender = neuter
    .typed = h
noun-column-i = column I
    .one = column I
    .many = column I
    .the = the column I
    .of = of the column I
    .gender = neuter
    .typed = i
noun-column-j = column J
    .one = column J
    .many = column J
    .the = the column J
    .of = of the column J
    .gender = neuter
    .typed = j

## Measures

noun-number = number
    .one = number
    .many = numbers
    .the = the number
    .of = of the number
    .gender = neuter
noun-zone = zone
    .one = zone
    .many = zones
    .the = the zone
    .of = of the zone
    .gender = neuter
noun-row = row
    .one = row
    .many = rows
    .the = the row
    .of = of the row
    .gender = neuter
noun-way = way
    .one = way
    .many = ways
    .the = the way
    .of = of the way
    .gender = neuter
noun-die = die
    .one = die
    .many = dice
    .the = the die
    .of = of the die
    .gender = neuter

## Phases, blows, dice

noun-exploration = exploration
    .one = exploration
    .many = explorations
    .the = exploration
    .of = of exploration
    .gender = neuter
noun-combat = combat
    .one = combat
    .many = combats
    .the = combat
    .of = of combat
    .gender = neuter
noun-blow = blow
    .one = blow
    .many = blows
    .the = the blow
    .of = of the blow
    .gender = neuter
noun-spell = spell
    .one = spell
    .many = spells
    .the = the spell
    .of = of the spell
    .gender = neuter
noun-attack-die = attack die
    .one = attack die
    .many = attack dice
    .the = the attack die
    .of = of the attack die
    .gender = neuter
noun-defence-die = defence die
    .one = defence die
    .many = defence dice
    .the = the defence die
    .of = of the defence die
    .gender = neuter
    .typed = defense die
noun-number-die = number die
    .one = number die
    .many = number dice
    .the = the number die
    .of = of the number die
    .gender = neuter
noun-test-die = test die
    .one = test die
    .many = test dice
    .the = the test die
    .of = of the test die
    .gender = neuter

## What a quest asks to be done

noun-deed-cleanse = purification of the spring
    .one = purification of the spring
    .many = purifications of the spring
    .the = the purification of the spring
    .of = of the purification of the spring
    .gender = neuter
noun-deed-smash = smashing of the altar
    .one = smashing of the altar
    .many = smashings of the altar
    .the = the smashing of the altar
    .of = of the smashing of the altar
    .gender = neuter
noun-deed-burn = burning of the book
    .one = burning of the book
    .many = burnings of the book
    .the = the burning of the book
    .of = of the burning of the book
    .gender = neuter
noun-deed-pour = pouring of the rat poison
    .one = pouring of the rat poison
    .many = pourings of the rat poison
    .the = the pouring of the rat poison
    .of = of the pouring of the rat poison
    .gender = neuter
noun-deed-seize = seizing of the lamp
    .one = seizing of the lamp
    .many = seizings of the lamp
    .the = the seizing of the lamp
    .of = of the seizing of the lamp
    .gender = neuter
noun-deed-release = release of a captive
    .one = release of a captive
    .many = releases of captives
    .the = the release of a captive
    .of = of the release of a captive
    .gender = neuter
noun-deed-call-it = agreement to stop
    .one = agreement to stop
    .many = agreements to stop
    .the = the agreement to stop
    .of = of the agreement to stop
    .gender = neuter

## Why a quest is over, as said after a colon: “The quest is over: no hero is standing any more.” All forms are the same

noun-ending-won = the quest is won
    .one = the quest is won
    .many = the quest is won
    .the = the quest is won
    .of = the quest is won
    .gender = neuter
noun-ending-left = no hero is left in the dungeon
    .one = no hero is left in the dungeon
    .many = no hero is left in the dungeon
    .the = no hero is left in the dungeon
    .of = no hero is left in the dungeon
    .gender = neuter
noun-ending-fallen = no hero is standing any more
    .one = no hero is standing any more
    .many = no hero is standing any more
    .the = no hero is standing any more
    .of = no hero is standing any more
    .gender = neuter
noun-ending-lost = it can no longer be won
    .one = it can no longer be won
    .many = it can no longer be won
    .the = it can no longer be won
    .of = it can no longer be won
    .gender = neuter
noun-ending-agreed = the heroes agree to stop
    .one = the heroes agree to stop
    .many = the heroes agree to stop
    .the = the heroes agree to stop
    .of = the heroes agree to stop
    .gender = neuter
noun-ending-time = the round limit is reached
    .one = the round limit is reached
    .many = the round limit is reached
    .the = the round limit is reached
    .of = the round limit is reached
    .gender = neuter
noun-ending-idle = nothing has happened for too long
    .one = nothing has happened for too long
    .many = nothing has happened for too long
    .the = nothing has happened for too long
    .of = nothing has happened for too long
    .gender = neuter

## Why a monster does what it does, as said of one: “Goblin 2: closes in.” All forms but `.many` are the same

noun-finds-nobody = finds nobody to attack
    .one = finds nobody to attack
    .many = find nobody to attack
    .the = finds nobody to attack
    .of = finds nobody to attack
    .gender = neuter
noun-cannot-move = cannot move and reaches nobody
    .one = cannot move and reaches nobody
    .many = cannot move and reach nobody
    .the = cannot move and reaches nobody
    .of = cannot move and reaches nobody
    .gender = neuter
noun-cannot-act = cannot act
    .one = cannot act
    .many = cannot act
    .the = cannot act
    .of = cannot act
    .gender = neuter
noun-is-hemmed-in = has no room to move
    .one = has no room to move
    .many = have no room to move
    .the = has no room to move
    .of = has no room to move
    .gender = neuter
noun-finds-no-way = finds no way to the heroes
    .one = finds no way to the heroes
    .many = find no way to the heroes
    .the = finds no way to the heroes
    .of = finds no way to the heroes
    .gender = neuter
noun-stands-its-ground = stands its ground
    .one = stands its ground
    .many = stand their ground
    .the = stands its ground
    .of = stands its ground
    .gender = neuter
noun-keeps-off = keeps its distance
    .one = keeps its distance
    .many = keep their distance
    .the = keeps its distance
    .of = keeps its distance
    .gender = neuter
noun-closes-in = closes in
    .one = closes in
    .many = close in
    .the = closes in
    .of = closes in
    .gender = neuter
noun-finishes-the-weak = finishes off the weak
    .one = finishes off the weak
    .many = finish off the weak
    .the = finishes off the weak
    .of = finishes off the weak
    .gender = neuter
noun-strikes-the-back-row = strikes at the back row
    .one = strikes at the back row
    .many = strike at the back row
    .the = strikes at the back row
    .of = strikes at the back row
    .gender = neuter
noun-best-odds = takes the best odds
    .one = takes the best odds
    .many = take the best odds
    .the = takes the best odds
    .of = takes the best odds
    .gender = neuter
noun-best-spell = casts its best spell
    .one = casts its best spell
    .many = cast their best spells
    .the = casts its best spell
    .of = casts its best spell
    .gender = neuter
noun-spins-a-web = spins a web
    .one = spins a web
    .many = spin webs
    .the = spins a web
    .of = spins a web
    .gender = neuter
noun-follows-a-whim = follows a whim
    .one = follows a whim
    .many = follow a whim
    .the = follows a whim
    .of = follows a whim
    .gender = neuter
noun-sees-no-difference = sees no difference between the choices
    .one = sees no difference between the choices
    .many = see no difference between the choices
    .the = sees no difference between the choices
    .of = sees no difference between the choices
    .gender = neuter
noun-suits-the-place = wants what suits the place
    .one = wants what suits the place
    .many = want what suits the place
    .the = wants what suits the place
    .of = wants what suits the place
    .gender = neuter
noun-weighs-the-party = weighs what the party can bear
    .one = weighs what the party can bear
    .many = weigh what the party can bear
    .the = weighs what the party can bear
    .of = weighs what the party can bear
    .gender = neuter
noun-spares-the-weak = spares a party that is weak
    .one = spares a party that is weak
    .many = spare a party that is weak
    .the = spares a party that is weak
    .of = spares a party that is weak
    .gender = neuter
noun-keeps-it-far-from-doors = keeps as far from the doors as can be
    .one = keeps as far from the doors as can be
    .many = keep as far from the doors as can be
    .the = keeps as far from the doors as can be
    .of = keeps as far from the doors as can be
    .gender = neuter
noun-holds-back-the-dear = holds the dearer treasure back
    .one = holds the dearer treasure back
    .many = hold the dearer treasure back
    .the = holds the dearer treasure back
    .of = holds the dearer treasure back
    .gender = neuter
noun-puts-the-full-first = puts the full rooms first
    .one = puts the full rooms first
    .many = put the full rooms first
    .the = puts the full rooms first
    .of = puts the full rooms first
    .gender = neuter
noun-puts-the-empty-first = puts the empty ways first
    .one = puts the empty ways first
    .many = put the empty ways first
    .the = puts the empty ways first
    .of = puts the empty ways first
    .gender = neuter
noun-leaves-doors-open = leaves more doors to be opened
    .one = leaves more doors to be opened
    .many = leave more doors to be opened
    .the = leaves more doors to be opened
    .of = leaves more doors to be opened
    .gender = neuter
noun-stays-off-the-edge = stays off the edge of the table
    .one = stays off the edge of the table
    .many = stay off the edge of the table
    .the = stays off the edge of the table
    .of = stays off the edge of the table
    .gender = neuter
noun-stays-off-the-entrance = stays off the first zone
    .one = stays off the first zone
    .many = stay off the first zone
    .the = stays off the first zone
    .of = stays off the first zone
    .gender = neuter
noun-falls-on-the-weakest = falls upon whoever can bear it least
    .one = falls upon whoever can bear it least
    .many = fall upon whoever can bear it least
    .the = falls upon whoever can bear it least
    .of = falls upon whoever can bear it least
    .gender = neuter
noun-strikes-close = strikes close to the heroes
    .one = strikes close to the heroes
    .many = strike close to the heroes
    .the = strikes close to the heroes
    .of = strikes close to the heroes
    .gender = neuter
noun-sees-nobody-near = sees nobody near enough
    .one = sees nobody near enough
    .many = see nobody near enough
    .the = sees nobody near enough
    .of = sees nobody near enough
    .gender = neuter
noun-hits-where-it-hurts = chooses whom it hurts most
    .one = chooses whom it hurts most
    .many = choose whom it hurts most
    .the = chooses whom it hurts most
    .of = chooses whom it hurts most
    .gender = neuter
noun-breaks-the-quiet = finds that it has been quiet for too long
    .one = finds that it has been quiet for too long
    .many = find that it has been quiet for too long
    .the = finds that it has been quiet for too long
    .of = finds that it has been quiet for too long
    .gender = neuter
noun-seizes-the-moment = finds the moment worth a card
    .one = finds the moment worth a card
    .many = find the moment worth a card
    .the = finds the moment worth a card
    .of = finds the moment worth a card
    .gender = neuter
noun-rouses-monsters = strengthens the monsters where it counts
    .one = strengthens the monsters where it counts
    .many = strengthen the monsters where it counts
    .the = strengthens the monsters where it counts
    .of = strengthens the monsters where it counts
    .gender = neuter
noun-waits-for-its-moment = lets a card wait for its moment
    .one = lets a card wait for its moment
    .many = let a card wait for its moment
    .the = lets a card wait for its moment
    .of = lets a card wait for its moment
    .gender = neuter
noun-trusts-unsearched-ground = trusts in ground that nobody has searched for traps
    .one = trusts in ground that nobody has searched for traps
    .many = trust in ground that nobody has searched for traps
    .the = trusts in ground that nobody has searched for traps
    .of = trusts in ground that nobody has searched for traps
    .gender = neuter
noun-leaves-a-pause = leaves the heroes a pause
    .one = leaves the heroes a pause
    .many = leave the heroes a pause
    .the = leaves the heroes a pause
    .of = leaves the heroes a pause
    .gender = neuter
noun-takes-cover = takes cover
    .one = takes cover
    .many = take cover
    .the = takes cover
    .of = takes cover
    .gender = neuter
noun-holds-back = holds back
    .one = holds back
    .many = hold back
    .the = holds back
    .of = holds back
    .gender = neuter
noun-gets-away = gets away
    .one = gets away
    .many = get away
    .the = gets away
    .of = gets away
    .gender = neuter
noun-seeks-its-waker = goes for whoever woke it
    .one = goes for whoever woke it
    .many = go for whoever woke them
    .the = goes for whoever woke it
    .of = goes for whoever woke it
    .gender = neuter

## Options

option-quest = Quest
    .about = The quest that is played; a campaign goes on from it.
option-quest-watcher-blade = The Watcher’s Blade
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
option-quests = Length of the campaign
    .about = How many quests are played in a row, from the chosen one on. A free delve is always a single one.
option-quests-1 = one quest
option-quests-2 = two quests
option-quests-3 = three quests
option-quests-8 = all quests from there on, eight at most
option-difficulty = Difficulty
    .about = How the monsters fight when the machine moves them. Novice also makes their die a D8. Cruel also brings half as many monsters again, makes camps risky, lets the master play two events a round, and draw them after the objective is found. Each can be set by itself.
option-difficulty-standard = standard: each takes its best chance, and they share out their attacks
option-difficulty-novice = novice: they often miss their best chance
option-difficulty-cruel = cruel: they fall upon the same hero together
option-danger = House rules
    .about = How dangerous the dungeon is for a party that knows all tricks. “Tuned” brings half as many monsters again, puts a price on changing arms in a fight, makes camps risky, and lets monsters leave fights that lead nowhere; each can be set by itself.
option-danger-letter = the letter of the rulebook
option-danger-tuned = tuned: more danger for practised parties
option-round_limit = Round limit
    .about = After how many rounds a quest ends, whatever has been achieved.
option-round_limit-0 = no limit
option-round_limit-30 = 30 rounds
option-round_limit-60 = 60 rounds
option-round_limit-120 = 120 rounds
option-monster_die = The monsters’ die
    .about = What monsters roll when they attack and defend. A smaller die makes the game much easier.
option-monster_die-10 = a D10
option-monster_die-8 = a D8: easier
option-monster_die-6 = a D6: very easy
option-scale = Number of monsters
    .about = Whether it follows the number of heroes, or is greater for a practised party. It is neither with a D6 as the monsters’ die.
option-scale-none = as the cards say
option-scale-count = in proportion to the heroes: the cards are made for four
option-scale-more = half as many again as the cards say
option-xp_share = XP for monsters
    .about = Who gets the XP of a slain monster.
option-xp_share-killer = whoever slew it
option-xp_share-party = all heroes in the dungeon, in equal parts
option-short_quest = Short quests
    .about = Whether a quest that can be shortened is won in the objective room, without the way back. This is so for The Watcher’s Blade.
option-short_quest-off = played in full
option-short_quest-on = shortened
option-end_on_win = After the victory
    .about = When a quest that has been won comes to an end.
option-end_on_win-off = when the heroes have left or agree to stop
option-end_on_win-on = at once
option-intervention = Direct intervention
    .about = Whether the master may change the dungeon at will, against the cards.
option-intervention-off = no: the cards decide
option-intervention-on = yes: placing, moving, changing and removing are allowed
option-card_ahead = One card ahead
    .about = Whether the master holds one card of each kind, to use it in place of the one just drawn.
option-card_ahead-off = no card is held
option-card_ahead-on = one card of each kind
option-theming = Fitting monsters
    .about = Whether a monster card that does not suit the room or the lieutenant may be drawn again.
option-theming-on = yes, until one fits
option-theming-off = no, whatever comes stays
option-plausible = Fitting treasure
    .about = Whether the master may have a treasure drawn again that could hardly have been where it was found.
option-plausible-off = no, whatever comes stays
option-plausible-on = yes, until one fits
option-death_check = Death in a fight
    .about = When a hero without life points dies, if nobody has helped.
option-death_check-phase = when the fight is over
option-death_check-round = at the end of the round
option-death_check_pe = Death outside a fight
    .about = When a hero without life points dies while the party explores, if nobody has helped.
option-death_check_pe-one_turn_each = when every companion has had one turn
option-death_check_pe-round = at the end of the round
option-event_cadence = Drawing Events
    .about = How often the master may draw an Event card while the heroes explore.
option-event_cadence-round = once in every round
option-event_cadence-phase = once in every stretch of exploration
option-event_cadence-d10_on_1 = in every round in which a D10 shows 1
option-max_events_per_round = Events in a round
    .about = How many Events the master may play from the hand in one round.
option-max_events_per_round-1 = one
option-max_events_per_round-2 = two
option-objective_events = Events after the objective
    .about = Whether Events are still drawn once the objective room has been revealed.
option-objective_events-stop = no
option-objective_events-continue = yes, as before
option-skill_refresh = Using a skill again
    .about = When a skill card that has been used is ready again.
option-skill_refresh-stretch = in the next stretch of the same kind of phase
option-skill_refresh-round = in the next round of the same kind of phase
option-duration_unit = Long effects
    .about = How long an effect lasts that ends with the next phase.
option-duration_unit-stretch = to the end of the whole stretch
option-duration_unit-round = to the end of one round of that phase
option-reuse_objectives = Other objective cards
    .about = What becomes of the objective cards that are not the quest’s.
option-reuse_objectives-on = shuffled in as ordinary rooms
option-reuse_objectives-off = left out
option-t_split = Cards behind a T-junction
    .about = Whether all doors draw from one dungeon deck, or the cards are dealt out to the two doors of a T-junction, so that the objective is behind one of them.
option-t_split-off = one deck for all doors
option-t_split-on = dealt out to its doors
option-entry_unique = Unique monster at the entrance
    .about = What happens when a unique monster is drawn for the entry zone.
option-entry_unique-redraw = another card is drawn
option-entry_unique-keep = it stays
option-pf_timing = Spending fatigue
    .about = When a hero decides to add fatigue points to a die.
option-pf_timing-after = after seeing the dice
option-pf_timing-before = before the dice are rolled
option-pf_scope = Dice helped by fatigue
    .about = Which of their dice heroes may improve with fatigue points.
option-pf_scope-combat_tests = attack, defence and tests
option-pf_scope-all = all of their own dice
option-pd_scope = Destiny against death
    .about = Which loss of the last life points a destiny point averts.
option-pd_scope-any = any loss
option-pd_scope-blows = that of a blow only
option-run_blocks_free = Free actions of runners
    .about = Whether a hero who runs may still equip and use objects and skills.
option-run_blocks_free-off = yes
option-run_blocks_free-on = no
option-open_in_pc = Exploring in a fight
    .about = Whether heroes may open, search and force during a fight.
option-open_in_pc-off = only in a lull
option-open_in_pc-on = yes
option-figures_block = Figures in the line of sight
    .about = Which figures block the view and the shots of others.
option-figures_block-hostile = those hostile to the shooter
option-figures_block-all = all of them
option-figures_block-none = none of them
option-shoot_in_melee = Shooting beside an enemy
    .about = Whether one may shoot with an enemy on an adjacent square.
option-shoot_in_melee-on = yes
option-shoot_in_melee-off = no
option-ammo = Ammunition
    .about = Whether heroes use up ordinary stones, arrows and bolts.
option-ammo-count = yes, one for each shot
option-ammo-unlimited = no, they never run out
option-shield_stacks = Shield and armour
    .about = How a shield goes with the armour worn.
option-shield_stacks-on = both count together
option-shield_stacks-off = only the better one counts
option-locked_furniture = Locked furniture
    .about = Which furniture is locked in a locked zone.
option-locked_furniture-closable = what has a lid, a door or a drawer
option-locked_furniture-all = all of it
option-force_retry = When all have failed
    .about = Whether a lock that no hero could force may be tried once more.
option-force_retry-after_round = yes, after a round without other actions and a noise that draws an Event
option-force_retry-never = no
option-darkness = Darkness
    .about = What the −1 of heroes without light applies to.
option-darkness-tests = to tests
option-darkness-tests_attacks = to tests and attacks
option-trap_search = Searching for traps
    .about = Who can search a zone for traps.
option-trap_search-skill = thieves with the skill Find Traps
option-trap_search-class = every thief
option-circle9 = Favour of the magic circle
    .about = Which dice get the +1 that a magic circle may grant.
option-circle9-all = all dice of the hero
option-circle9-combat_tests = attack, defence and tests
option-crevasse_death = Falling into a crevasse
    .about = What a fall does to a hero without a rope.
option-crevasse_death-on = the hero drowns
option-crevasse_death-off = it costs 2D6 life points
option-torch_hand = A hand for the light
    .about = Whether a burning torch or lantern takes up a hand.
option-torch_hand-off = no
option-torch_hand-on = yes
option-ratman_xp = XP of a ratman
    .about = How much experience a slain ratman is worth.
option-ratman_xp-10 = 10 XP
option-ratman_xp-20 = 20 XP
option-gate_magic_only = Monsters only magic can harm
    .about = Whether demons and wraiths are spared a party that cannot harm them.
option-gate_magic_only-on = yes, another card is drawn
option-gate_magic_only-off = no
option-poison_immune = Immune to poison
    .about = Against whom poison on a weapon is of no use.
option-poison_immune-none = nobody: it works against all
option-poison_immune-undead_demon_statue = undead, demons and living statues
option-sell_ratio = Selling in town
    .about = What heroes get for equipment they sell.
option-sell_ratio-half = half its value
option-sell_ratio-none = nothing can be sold
option-idle_limit = Clock
    .about = After how many rounds in a row in which nothing happens a quest is lost.
option-idle_limit-60 = 60 rounds
option-idle_limit-0 = no clock
option-stalemate = Fights that lead nowhere
    .about = What becomes of monsters that nobody sees and that can reach nobody, and of a fight in which nothing changes.
option-stalemate-letter = they go on while a monster is on the board
option-stalemate-leave = the monsters leave them, and heroes may withdraw
option-rest = Resting
    .about = Whether monsters may find heroes who rest twice in a zone, or near a monster.
option-rest-safe = always safe
option-rest-risky = a risk the second time in a zone, or near a monster
option-equip_anytime = Equipping and using objects
    .about = When heroes may equip and use objects for free.
option-equip_anytime-on = at any moment, but not during a roll
option-equip_anytime-own_turn = in their own turn
option-equip_anytime-costs = at any moment, but in a fight weapon and shield only for the movement or the attack
option-skill_anytime = Free skills
    .about = When heroes may use skills that are free.
option-skill_anytime-on = at any moment, but not during a roll
option-skill_anytime-own_turn = in their own turn
option-ip_safe_names = Names of creatures
    .about = Whether creatures keep their neutral names, or a table may bring names of its own along.
option-ip_safe_names-on = the neutral ones of the rulebook
option-ip_safe_names-off = those the table brings, if any

noun-strikes-a-captive = strikes at a captive
    .one = strikes at a captive
    .many = strike at a captive
    .the = strikes at a captive
    .of = strikes at a captive
    .gender = neuter

## What can be said

verb-lead = lead
    .typed = play-as
    .about = Lead a ready-made hero, who comes with two skills and an outfit: lead Aldric.
verb-create = create
    .typed = make
    .about = Create your hero: a race, a class, two skills of the class: create dwarf warrior Power Blow Parry.
verb-outfit = outfit
    .typed = equip-me
    .about = Buy and put on what suits your class, as far as your gold goes.
verb-buy = buy
    .typed = purchase
    .about = Buy something in town: buy long sword.
verb-sell = sell
    .about = Sell something you carry for half its value: sell dagger.
verb-learn = learn
    .typed = study
    .about = Spend experience on a characteristic, a skill, a point of life, fatigue or destiny, or a treasure card: learn strength.
verb-depart = leave town
    .typed = set-out
    .about = You are ready: leave town. When all are, the quest begins.
verb-entrance = place the entrance
    .typed = enter
    .about = Say on which side of the first zone the stairs are: place the entrance south.
verb-walk = walk
    .typed = move, go
    .about = Walk to a square; each square costs a point of speed: walk zone=3 column C row=4.
verb-run = run
    .typed = sprint
    .about = Run: a D6 more squares in this turn, but nothing else is done in it.
verb-jump = jump
    .typed = leap
    .about = Jump straight across a crevasse, with a test of dexterity: jump zone=3 column B row=6.
verb-strike = strike
    .typed = hit
    .about = Attack somebody beside you, with skills if you like, or cut a web: strike goblin number=2 Power Blow, strike web zone=3 column B row=4. The master names the monster first: strike goblin number=2 hero 1.
verb-shoot = shoot
    .about = Shoot at somebody you see, with a missile weapon: shoot orc number=1. The master names the monster first: shoot orc archer number=1 hero 1.
verb-use = use
    .typed = employ
    .about = Use a skill, and say on whom or where if it asks for that: use Heal hero 2, use Fireball zone=3 column B row=4.
verb-read = read
    .about = Read a scroll, as if you knew its spell: read scroll of Fireball zone=3 column B row=4.
verb-open = open
    .about = Open the door or the furniture before you: open door number=2, open chest number=1. With Expert Search: open chest number=1 Expert Search.
verb-force = force
    .about = Force a lock with a test of strength: force door number=3.
verb-lift = lift
    .typed = raise
    .about = Lift a portcullis with a test of strength: lift door number=4.
verb-unlock = unlock
    .about = Open a lock with the key: unlock door number=3.
verb-search = search
    .about = Search your zone, once for all heroes: a D10 decides. With Expert Search: search Expert Search.
verb-rest = rest
    .about = Rest for a whole turn of exploration and regain one point of fatigue.
verb-equip = equip
    .typed = wear, wield
    .about = Take in hand or put on something you carry: equip long sword.
verb-doff = take off
    .typed = put-away, put away
    .about = Put away what you hold or wear: take off chain mail.
verb-drink = drink
    .typed = quaff
    .about = Drink a potion: drink healing potion.
verb-apply = apply
    .typed = administer
    .about = Give a potion to a hero beside you, also to one who is down: apply healing potion hero 2.
verb-smear = poison
    .about = Put poison on the weapon in your hand, or on its missiles: smear poison.
verb-kindle = light
    .typed = ignite
    .about = Light a torch, a lantern or a lamp: light torch.
verb-douse = douse
    .typed = extinguish
    .about = Put your light out: douse torch.
verb-overcome = overcome
    .about = Overcome the poison of a fountain for a point of destiny.
verb-give = give
    .about = Give something to a hero beside you: give rope hero 2, give gold=30 hero 2.
verb-pull = pull
    .typed = haul
    .about = Pull a hero beside you out of a pit with your rope: pull hero 2.
verb-strip = loot
    .typed = plunder
    .about = Take something from a dead hero beside you: loot hero 2 dagger.
verb-drink-from = drink from
    .typed = sip
    .about = Drink from an enchanted fountain, once: drink from fountain number=1.
verb-bottle = bottle
    .typed = fill
    .about = Take the water of an enchanted fountain along as a healing potion: bottle fountain number=1.
verb-break-free = break free
    .typed = escape
    .about = Try to leave the magic circle that holds you, with a test of magic.
verb-cleanse = purify
    .about = Try to purify the poisoned spring, with a test of magic: purify fountain number=1.
verb-smash = smash
    .about = Try to smash the altar, with a test of strength: smash altar number=1.
verb-burn = burn
    .about = Try to burn the book on the altar, with a test of magic: burn altar number=1.
verb-pour = pour
    .about = Pour rat poison into the spring; it counts as a success: pour rat poison.
verb-seize = seize
    .typed = grab
    .about = Take what the quest is about, where it lies: seize sanctuary lamp.
verb-release = release
    .typed = free
    .about = Free a captive beside you, who then follows you: release captive number=1.
verb-call-it = stop here
    .typed = stop
    .about = The quest is won: agree to stop here. When all agree, it is over.
verb-leave = leave
    .typed = climb
    .about = Leave the dungeon by the stairs, for good.
verb-withdraw = withdraw
    .typed = retreat
    .about = Give up the fight together while no monster is beside a hero; it ends when all heroes withdraw in one round.
verb-insist = fastest first
    .typed = dispute
    .about = You do not agree who acts first: the fastest hero does, and so on.
verb-end = end turn
    .typed = finish
    .about = End your turn.
verb-strain = add fatigue
    .typed = spend, exert
    .about = Spend fatigue on a die of yours, one for each point added: add fatigue fatigue=2.
verb-reroll = re-roll
    .about = For a point of destiny the master rolls a die again: re-roll attack die.
verb-defy = defy death
    .typed = survive
    .about = Avoid death for a point of destiny.
verb-forestall = prevent
    .typed = cancel, avert
    .about = For a point of destiny the event that is shown does not happen.
verb-slip = slip
    .about = After a dodge, go one square aside: slip zone=3 column B row=4.
verb-spread = spread
    .typed = extend
    .about = The wall of fire goes on to this square: spread zone=3 column B row=4.
verb-enough = that is enough
    .about = Leave it at that.
verb-accept = accept
    .typed = consent
    .about = Let yourself be carried along by the spell.
verb-decline = decline
    .about = Stay where you are; the spell is not cast.
verb-rummage = search the body
    .about = Search the dead adventurer: a D10 decides.
verb-sidestep = sidestep
    .about = Step out from under the falling block: sidestep zone=3 column B row=4.
verb-take = take
    .about = Take a card of the loot, or what was found, for yourself: take purse.
verb-hand = hand
    .typed = bestow
    .about = Hand a card of the loot to another hero: hand purse hero 3.
verb-divide = divide
    .typed = split
    .about = Divide the gold of a card among all: divide royal casket.
verb-choose = choose
    .typed = select
    .about = Choose the kind of missiles: choose arrow.
verb-keep = keep
    .about = Keep this card, or this one of two dice: keep die=7.
verb-draw = draw
    .about = Draw an event card.
verb-play = play
    .about = Play an event of your hand, and say on whom or what if it asks for that: play Curse hero 2, play Wandering monster zone=3.
verb-lay = prepare
    .typed = prepare
    .about = Lay an event ready: it plays itself when its moment comes, for anybody or for one hero: prepare Pit, prepare Pit hero 2.
verb-take-up = take back
    .typed = take up, retrieve
    .about = Take an event that lies ready back into your hand: take back Pit.
verb-proceed = proceed
    .typed = continue
    .about = Go on: the heroes act.
verb-march = march
    .typed = advance
    .about = Move a monster: march goblin number=2 zone=3 column B row=4.
verb-cast = cast
    .about = A monster casts one of its spells: cast evil sorcerer number=1 Magic Missile hero 2.
verb-spin = spin
    .typed = weave
    .about = A spider spins a web on a square beside it: spin giant spider number=1 zone=3 column B row=4.
verb-unleash = unleash
    .about = All monsters of a kind act by themselves: unleash goblin.
verb-unleash-all = unleash all
    .about = All monsters act by themselves, each as the machine would: unleash all.
verb-send = send
    .about = A monster acts by itself, or attacks the hero you name: send goblin number=2 hero 1.
verb-done = end the monsters’ turn
    .typed = over
    .about = End the monsters’ turn.
verb-arrange = arrange
    .typed = orient
    .about = Choose how the new zone is laid, or in which wall a secret door is: arrange way=2, arrange west zone=1 column A row=2.
verb-redraw = redraw
    .about = Put this card back and draw another.
verb-exchange = exchange
    .about = Use the card you have kept ahead, and keep this one instead.
verb-admit = admit
    .about = Of two monster cards, this one comes: admit 6 goblins.
verb-gather = gather
    .about = The rest of the ambush stands about this square: gather zone=3 column B row=4.
verb-topple = topple
    .about = A block falls on this square: topple zone=3 column B row=4.
verb-stack = stack
    .typed = order
    .about = The next dungeon cards in this order: stack corridor corner stairs.
verb-place = place
    .typed = put
    .about = Place the next monster of an ambush; where the master intervenes, any monster: place zone=3 column B row=4, place goblin zone=3 column B row=4.
verb-shift = shift
    .typed = relocate
    .about = Intervene: put a figure on another square: shift hero 1 zone=2 column A row=1.
verb-alter = alter
    .typed = change
    .about = Intervene: set the life of a figure: alter goblin number=2 life=5.
verb-remove = remove
    .about = Intervene: take a monster off the board: remove goblin number=2.
verb-reveal = reveal
    .about = Intervene: show what is behind a door: reveal door number=3.
verb-lock = lock
    .about = Intervene: lock a closed door: lock door number=3.
verb-bar = bar
    .about = Intervene: let a portcullis down in an open doorway: bar door number=2.
verb-unbar = unbar
    .about = Intervene: take a portcullis away: unbar door number=2.
verb-wall-up = wall up
    .about = Intervene: turn a closed door into a wall; another one must lead on: wall up door number=3.
verb-breach = breach
    .about = Intervene: add a closed door to a wall that has room behind it: breach north zone 1 a1.
verb-dig = dig
    .about = Intervene: lay a zone of your choice behind a closed door: dig door number=3 corridor.
verb-raze = raze
    .about = Intervene: take the zone that was laid last off the table, if nobody is in it: raze zone 4.
verb-refurnish = refurnish
    .about = Intervene: exchange the room of a zone in which nobody is: refurnish zone 2 armoury.
verb-swap = swap
    .about = Intervene: exchange an event of your hand for one of the deck, in the open: swap Pit Curse.
verb-close = close
    .typed = shut
    .about = Nobody answers any more: it goes on.

## Sentences as a person says them; see the catalogue of roll for the variables.

say-end = End your turn
say-equip = Equip { $all-the }
say-doff = Take off { $all-the }
say-buy = Buy { $all }
say-sell = Sell { $all-the }
say-outfit = Outfit me
say-depart = Leave town
say-proceed = Let the heroes act
say-unleash-all = Let all monsters act
say-send = { $pieces-number ->
    [2] Send { $first-the } against { $second-the }
   *[other] Let { $first-the } act
}
say-done = End the monsters’ turn
say-draw = Draw an event card
say-rest = Rest for this turn
say-run = Run
say-kindle = Light { $all-the }
say-douse = Put out { $all-the }
say-strike = { $measures ->
    [0] { $rest-number ->
        [0] Attack { $first-the }
       *[other] { $pieces-number ->
            [2] Have { $first-the } attack { $second-the }
           *[other] Attack { $first-the } with { $rest-bare }
        }
    }
   *[other] Attack { $first-the } on { said-square }
}
say-shoot = { $rest-number ->
    [0] Shoot at { $first-the }
   *[other] { $pieces-number ->
        [2] Have { $first-the } shoot at { $second-the }
       *[other] Shoot at { $first-the } with { $rest-bare }
    }
}
say-lay = { $rest-number ->
    [0] Lay { $first-bare } ready
   *[other] Lay { $first-bare } ready for { $rest }
}
say-take-up = Take { $first-bare } back into your hand
say-give = { $measures ->
    [0] Give { $first-the } to { $rest }
   *[other] Give { $gold } gold to { $first-the }
}
say-hand = Hand { $first-the } to { $rest }
say-take = Take { $all-the }
say-drink = Drink { $all-the }
say-redraw = Put the card back and draw another
say-search = { $all-number ->
    [0] Search the zone
   *[other] Search the zone with { $all-bare }
}
say-strain = Pay { $fatigue } fatigue
say-leave = Leave the dungeon
say-withdraw = Withdraw from the fight
say-enough = Stop here
say-open = { $rest-number ->
    [0] Open { $first-the }
   *[other] Open { $first-the } with { $rest-bare }
}
say-force = { $rest-number ->
    [0] Force { $first-the }
   *[other] Force { $first-the } with { $rest-bare }
}
say-lift = { $rest-number ->
    [0] Lift { $first-the }
   *[other] Lift { $first-the } with { $rest-bare }
}
say-unlock = { $rest-number ->
    [0] Unlock { $first-the }
   *[other] Unlock { $first-the } with { $rest-bare }
}
say-drink-from = Drink from fountain { $number }
say-bottle = Fill a bottle at fountain { $number }
say-cleanse = { $rest-number ->
    [0] Purify { $first-the }
   *[other] Purify { $first-the } with { $rest-bare }
}
say-smash = { $rest-number ->
    [0] Smash { $first-the }
   *[other] Smash { $first-the } with { $rest-bare }
}
say-burn = Burn the book on altar { $number }
say-release = { $rest-number ->
    [0] Free { $first-the }
   *[other] Free { $first-the } with { $rest-bare }
}
say-smear = Put { $all-the } on your weapon
say-apply = Give { $first-the } to drink to { $rest }
say-pull = Pull { $all } out of the pit
say-break-free = Break free of the circle
say-pour = Pour { $all-the } into the spring
say-seize = Take { $all-the }
say-call-it = Agree to stop here
say-insist = Ask that the fastest act first
say-reroll = Re-roll { $all-the }
say-defy = Defy death for a point of destiny
say-accept = Accept
say-decline = Stay here
say-rummage = Search the body
say-divide = Divide { $all-the } among all
say-overcome = Overcome the poison for a point of destiny
say-close = Go on
said-square = square { $column }{ $row } (zone { $zone })
say-admit = Bring on { $first-bare }
say-alter = Set the life of { $first-the } to { $life }
say-arrange = { $measures ->
    [1] Lay the new zone: way { $way }
   *[other] Secret door: { $first-bare } wall, { said-square }
}
say-cast = { $measures ->
    [0] { $third-number ->
        [0] Have { $first-the } cast { $second-bare }
       *[other] Have { $first-the } cast { $second-bare } on { $third-the }
    }
   *[other] Have { $first-the } cast { $second-bare } on { said-square }
}
say-choose = Choose { $all }
say-lead = Lead { $all-bare }
say-create = Create a hero: { $all-bare }
say-entrance = Place the entrance on the { $first-bare } side
say-exchange = Exchange the two cards
say-forestall = Prevent the event for a point of destiny
say-gather = Gather the ambush around { said-square }
say-jump = Jump to { said-square }
say-keep = { $measures ->
    [0] Keep this card
   *[other] Keep the die that shows { $die }
}
say-learn = Spend experience: { $all-bare }
say-march = Move { $first-the } to { said-square }
say-place = { $first-number ->
    [0] Place the next monster on { said-square }
   *[other] Place { $first } on { said-square }
}
say-play = { $measures ->
    [0] { $rest-number ->
        [0] Play { $first-bare }
       *[other] Play { $first-bare }: { $rest-bare }
    }
    [1] Play { $first-bare } in zone { $zone }
   *[other] Play { $first-bare }: { $rest-bare }, { said-square }
}
say-read = { $measures ->
    [0] { $rest-number ->
        [0] Read { $first-the }
       *[other] Read { $first-the } on { $rest-the }
    }
   *[other] { $rest-number ->
        [0] Read { $first-the } on { said-square }
       *[other] Read { $first-the } on { $rest-the }: { said-square }
    }
}
say-remove = Take { $first-the } off the board
say-reveal = Show what is behind { $first-the }
say-lock = Lock { $first-the }
say-bar = Bar { $first-the } with a portcullis
say-unbar = Take the portcullis away: { $first }
say-wall-up = Wall up { $first-the }
say-breach = New door: { $first-bare } wall, { said-square }
say-dig = Lay { $rest-bare } behind { $first-the }
say-raze = Take zone { $zone } off the table
say-refurnish = Make zone { $zone } into { $first-bare }
say-swap = Exchange { $first-bare } for { $rest-bare }
say-shift = Put { $first-the } on { said-square }
say-sidestep = Step aside to { said-square }
say-slip = Slip to { said-square }
say-spin = Have { $first-the } spin a web on { said-square }
say-spread = Spread the wall of fire to { said-square }
say-stack = Put the next cards in this order: { $all-bare }
say-strip = Take { $second-the } from { $first-the }
say-topple = Let the block fall on { said-square }
say-unleash = Unleash the { $first-many }
say-use = { $measures ->
    [0] { $rest-number ->
        [0] Use { $first-bare }
       *[other] Use { $first-bare } on { $rest-the }
    }
   *[other] { $rest-number ->
        [0] Use { $first-bare } on { said-square }
       *[other] Use { $first-bare } on { $rest-the }: { said-square }
    }
}
say-walk = Walk to { said-square }

## What is asked

ask-create = Who goes down? Lead a hero who is ready, or create your own.
ask-town = In town: do you buy, sell, learn or change what you wear, or do you leave?
ask-entrance = On which side of the first zone are the stairs?
ask-start = A round begins: do you draw or play an event, or does it proceed?
ask-act = It is your turn: what do you do?
ask-free = Others are acting; you may use or change what you carry.
ask-monsters = The monsters’ turn: what do they do?
ask-close = Whoever wants to may still answer; then it goes on.
ask-attack = An attack: do you react?
ask-test = A test: do you spend fatigue or destiny on the die?
ask-web = The web: do you add fatigue to the die?
ask-search-roll = The die is on the table: do you add fatigue to it?
ask-run-roll = The die is on the table: do you add fatigue to it?
ask-harm-roll = The die of your spell is on the table: do you add fatigue to it?
ask-furniture = The die is on the table: do you add fatigue to it?
ask-loss = A hero is about to lose life: do you hold part of it off?
ask-fallen = You have no life left: do you defy death for a point of destiny?
ask-drowning = You fall into the depths: do you defy death for a point of destiny?
ask-cleave = Your enemy falls: do you strike another beside you?
ask-slip = The attack missed you: do you slip one square aside?
ask-fire = Where does the wall of fire go on, or is it long enough?
ask-two-dice = Which of the two dice do you keep?
ask-willing = A companion wants to carry you through space: do you accept?
ask-shown = An event is played: do you prevent it?
ask-body = A dead adventurer lies there: do you search the body?
ask-gift = Who takes it? The first who says so.
ask-number = Reinforcements come: is the die rolled again for a point of destiny?
ask-aside = A block falls on you: where do you step?
ask-share = The loot: which card do you take, or hand to another?
ask-missiles = Of which kind are the missiles?
ask-way = How is the new zone laid?
ask-secret-door = In which wall is the secret door?
ask-judge = A treasure card is drawn: does it stand?
ask-ahead = A card is drawn: do you keep it, or exchange it for the one you hold?
ask-alarm = The alarm: which of the two monster cards comes?
ask-drawn = The monster card does not suit the room: do you keep it?
ask-posting = Do any of the monsters stand elsewhere, as far away?
ask-ambush = Where do the monsters of the ambush stand?
ask-found = An event was found: on whom or what does it fall?
ask-stack = In which order do the next dungeon cards lie?
ask-cave-in = The ceiling comes down: where do blocks fall, or is it enough?

## Abbreviations as they are read out: each with one and with several

abbreviations = XP, experience point, experience points

## What a choice brings or costs, beside it: no capital and no full stop, several stand in one line

stake-attack = { $percent }% to hit, { $whole }.{ $tenths } damage if it hits
stake-hit = { $percent }% to hit
stake-proposed-attack = attacks { $target-the }, { $percent }% to hit: { $reason }
stake-proposed-spell = casts { $spell }: { $reason }
stake-proposed-move = moves: { $reason }
stake-proposed-hold = stays: { $reason }
stake-proposed-way = the machine’s choice: { $reason }
stake-depart-unarmed = you hold no weapon
stake-leave-unfinished = the quest is not won, and nobody comes back
stake-no-harm = no harm without magic
price-strain = Pay fatigue: you have { $fatigue }
price-strain-each = Pay { $points }
stake-strain-miss = { $total }: a miss
stake-strain-wound = { $total }: a hit, { $left } life left
stake-strain-braced = { $total }: only { $number } life lost, { $left } left
stake-strain-slain = { $total }: slain
stake-strain-falls = { $total }: no life left
stake-strain-drained = { $total }: a point of strength lost
stake-strain-no-harm = { $total }: no harm without magic
stake-strain-success = { $total }: a success
stake-strain-blast = { $total } against all: { $hit } hit (else { $hits }), { $end } felled (else { $ends })
stake-strain-frozen = { $total }: frozen
stake-strain-resisted = { $total }: resisted
stake-strain-early = { $percent }% to hit
stake-strain-early-test = { $percent }% to succeed
stake-strain-die = the die counts { $total } instead of { $was }
stake-reroll-strike = 1 destiny of { $destiny }: { $hit }% to hit, { $end }% to slay
stake-reroll-struck = 1 destiny of { $destiny }: { $miss }% that it misses, { $end }% that nobody survives it
stake-reroll-spell = 1 destiny of { $destiny }: { $hit }% to succeed
stake-reroll-spelled = 1 destiny of { $destiny }: { $miss }% to resist
stake-reroll-test = 1 destiny of { $destiny }: { $percent }% that it fails
stake-reroll-number = 1 destiny of { $destiny }: { $percent }% that fewer come
stake-defy = 1 destiny of { $destiny }: { $left } life
stake-forestall = 1 destiny of { $destiny }: the card has no effect
stake-react-parry = 1 fatigue, { $fatigue } left: to be hit: { $percent }% instead of { $was }%
stake-react-dodge = 1 fatigue, { $fatigue } left: to be hit: { $percent }% instead of { $was }%, a step aside after a miss
stake-bodyguard = 1 fatigue, { $fatigue } left: you are attacked instead, { $percent }% to be hit
stake-ward = 1 fatigue, { $fatigue } left: up to { $most } less life lost
stake-ward-life = 1 fatigue, { $fatigue } left: { $percent }% to stay up, up to { $most } less life lost
stake-foresee = 1 fatigue, { $fatigue } left: { $percent }% that the card goes back to the hand
stake-cancel = { $item-the } is used up: the card has no effect
stake-cleave = 1 fatigue, { $fatigue } left: { $percent }% to hit, { $whole }.{ $tenths } damage if it hits
stake-cleave-vain = 1 fatigue, { $fatigue } left: it cannot hit
stake-slip = free: one square aside
stake-rummage = free: a die says what you find
stake-keep-die = it counts { $number }
stake-accept = you are moved there
stake-decline = you stay, and nobody pays
stake-spread = one more square of fire
stake-enough = the wall is as long as now
stake-take-gift = it is yours
stake-take = the card is yours
stake-hand = the card goes to a companion
stake-divide = shared among all
stake-choose = you get missiles of this kind
stake-sidestep = one square away from the block

## What lies on the table: the open question, with who and what it is about

table-melee = { $who-The } strikes { $target-the }
table-missile = { $who-The } shoots at { $target-the }
table-spell = { $who-The } casts { $skill } at { $target-the }
table-opposed = { $who-The } uses { $skill } against { $target-the }
table-web = { $who-The } strikes the web
table-test = { $who-The } tests { $trait }
table-attacks = { $who-The } attacks
table-defends = { $who-The } defends
table-casts = { $who-The } casts
table-resists = { $who-The } resists
table-tests = { $who-The } tests
table-odds = the dice are rolled, { $percent }% to hit
table-chance = the die is rolled, { $percent }% to succeed
table-miss = a miss
table-tie = a tie: a miss
table-short = { $number ->
    [one] One point more would hit.
   *[other] { $number } points more would hit.
}
table-short-test = { $number ->
    [one] One point more would succeed.
   *[other] { $number } points more would succeed.
}
table-no-harm = no harm without magic
table-wound = { $target-the } loses { $number } life, { $left } left
table-slain = { $target-the } is slain
table-falls = { $target-the } falls: no life left
table-drained = { $target-the } loses a point of strength
table-success = a success
table-failure = a failure
table-frozen = { $target-the } is frozen
table-resisted = { $target-the } resists
table-aim-force-door = to force the door
table-aim-force-furniture = to break the lock
table-aim-lift = to lift the portcullis
table-aim-bridge = not to fall from the bad bridge
table-aim-jump = to jump over the crevasse
table-aim-break-free = to break free of the circle
table-aim-lid = to lift the lid
table-aim-quest-deed = for the deed of the quest
table-aim-leapt = to follow over the crevasse
table-aim-thaw = to break out of the ice
table-aim-venom = against the venom
table-aim-approach = to attack into the sanctuary
table-aim-quaked = not to fall in the earthquake
table-aim-crushed = to escape the falling blocks
table-aim-gassed = against the sleeping gas
table-aim-avoided = to avoid the event
table-aim-foresee = to foresee the event
table-aim-nothing = to see if it succeeds
table-furniture = { $who-The } opens: { $thing }
table-search-roll = { $who-The } searches the zone
table-run-roll = { $who-The } runs
table-harm-roll = { $who-The } harms { $target-the } ({ $cause })
table-die-stands = the die counts { $number }
table-two-dice = { $who-The } keeps one of two dice
table-number = reinforcements: { $monsters }
table-number-comes = they come: { $monsters }
table-loss = { $target-The } is about to lose { $number } life ({ $cause })
table-fallen = { $who-The } has no life left
table-fallen-lost = { $who-the } is down, and dies unless somebody helps
table-drowning = { $who-The } falls into the crevasse
table-drowning-lost = { $who-the } dies, and everything carried is lost
table-found = an event was found; the master chooses its target
table-found-card = on whom or what does the event fall?
table-shown = the master plays { $card }
table-shown-on = the master plays { $card } on { $target-the }
table-takes-effect = the card takes effect
table-at-zone = in zone { $zone }
table-at-door = at door { $door }
table-at-kind = more of this kind: { $monster }
table-at-spell = who casts { $skill } at { $target-the }
table-at-spell-back = who can cast { $skill } again
table-body = a dead adventurer lies there; the first who says so searches the body
table-body-lies = nobody searches the body
table-cleave = { $who-The } has felled an enemy and may strike another
table-slip = { $who-The } has dodged and may step one square aside
table-nothing = nothing more happens
table-aside = a block falls on { $who-the }
table-fire = { $who-The } lays a wall of fire: { $number ->
    [one] { $number } square so far
   *[other] { $number } squares so far
}
table-willing = { $who-The } wants to move { $target-the } to zone { $zone }, { $column }, row { $row } ({ $skill })
table-share = the loot: { $items }; { $who-the } chooses
table-gift = for one of you: { $items }
table-missiles = { $who-The } has found { $number } missiles
table-judge = the master looks at the treasure card
table-judge-card = the treasure card that was drawn
table-ahead = the master looks at a card
table-ahead-card = a card was drawn
table-drawn = the master looks at the monster card
table-drawn-card = the monster card does not suit the room
table-alarm = the alarm: the master keeps one of two monster cards
table-alarm-card = the alarm: one of two monster cards stays
table-way = a zone is laid behind the door
table-secret-door = the master chooses the wall of the secret door
table-posting = the master places the monsters
table-ambush = the master places the ambush
table-stack = the master orders the next dungeon cards
table-cave-in = the master drops the blocks
table-needed = needed
table-with-aim = { $head }, { $aim }
table-opposed-sums = { $head }: { $own } against { $other }
table-single-sum = { $head }: { $own }, needs { $need }
table-with-dice = { $head }; { $number ->
    [one] the die shows { $dice }
   *[other] the dice show { $dice }
}

## What happens

event-gathered = { $number ->
    [one] A hero comes to town. The quest: { $quest }.
   *[other] { $number } heroes gather in town. The quest: { $quest }.
}
event-led = { $hero } joins the party: { $race } { $cls }; skills: { $skills-names }; with { $items }.
event-created = { $seat } creates a hero: { $race } { $cls }; skills: { $skills-names }.
event-outfitted = { $seat } is outfitted for { $gold } gold: { $items }.
event-bought = { $seat } buys for { $gold } gold: { $item }.
event-bought-card = { $seat } buys something rare for { $gold } gold: { $treasure }.
event-sold = { $seat } sells for { $gold } gold: { $item }.
event-learned = { $seat } spends { $points } XP: { $what }.
event-departed = { $seat } is ready to set out.
event-quest = The quest: { $quest }. Its objective: { $card }.
event-entered = The heroes go down into the dungeon. The quest: { $quest }.
event-round = Round { $number }: { $phase }.
event-monsters-turn = It is the monsters’ turn.
event-combat-over = The fight is over.
event-strayed = { $monster-The } has lost sight of the heroes and leaves the fight.
event-fight-left = Nothing has changed for five rounds: the monsters leave the fight and wander.
event-came-back = { $monster-The } finds the heroes again.
event-withdrew = { $seat } withdraws from the fight.
event-insisted = { $seat } asks for the order of speed: in this round the fastest hero acts first.
event-moved = { $squares ->
    [one] { $seat } walks { $squares } square (zone { $zone }).
   *[other] { $seat } walks { $squares } squares (zone { $zone }).
}
event-ran = { $points ->
    [one] { $seat } runs, the die shows { $die }: one square.
   *[other] { $seat } runs, the die shows { $die }: { $points } squares.
}
event-rested = { $seat } rests ({ $left } fatigue left).
event-camp = { $success ->
    [0] { $seat } rolls for the camp: { $die }. Nobody comes.
   *[other] { $seat } rolls for the camp: { $die }. With { $need } or less monsters find it!
}
event-searched = { $seat } searches zone { $zone } (die: { $die }).
event-opened = { $seat } opens door { $number }.
event-unlocked = { $seat } opens the lock with { $item-the }.
event-blind = Door { $number } is a dead end.
event-revealed = Zone { $zone } comes into view: { $card }.
event-room = Zone { $zone }: { $room }.
event-objective-found = The objective is found, in zone { $zone }.
event-distance = { $number ->
    [0] The next dungeon card is the objective.
    [one] One dungeon card lies above the objective.
   *[other] { $number } dungeon cards lie above the objective.
}
event-secret-door = { $seat } finds a secret door: door { $number }.
event-leads-there = Door { $number } leads there.
event-deck-split = The dungeon cards are dealt out: { $number } to door { $first }, { $others } to door { $second }.
event-traps-found = { $seat } finds the traps of zone { $zone }: nobody walks into them any more.
event-trap-known = { $seat } avoids a known trap: { $furniture }.
event-furniture = { $seat } opens { $furniture } { $number } (die: { $die }).
event-spring = Fountain { $number } is a healing spring, once for each hero.
event-crevasse = A crevasse cuts across the room. The die shows { $die }: { $bridge }.
event-hauled = { $seat } falls, but { $item-the } holds.
event-whisked = The magic circle sends { $seat } to zone { $zone }.
event-freed = { $seat } breaks free of the magic circle.
event-left = { $seat } leaves the dungeon by the stairs.
event-equipped = { $seat } equips { $item-the }.
event-doffed = { $seat } puts { $item-the } away.
event-change-cost-move = The change costs { $seat } the movement of this turn.
event-change-cost-attack = The change costs { $seat } the attack of this turn.
event-drank = { $seat } drinks { $item-the }.
event-smeared = { $seat } puts { $item-the } on { $on-the }.
event-kindled = { $seat } lights { $item-the }.
event-doused = { $seat } puts { $item-the } out.
event-snuffed = { $seat } stands in the dark: { $item-the } goes out.
event-burnt-out = { $seat } stands without a flame: { $item-the } has burnt down.
event-gave = { $number ->
    [one] { $seat } gives { $item-the } to { $other }.
   *[other] { $seat } gives { $number } { $item-many } to { $other }.
}
event-gave-gold = { $seat } gives { $gold } gold to { $other }.
event-pulled = { $seat } pulls { $other } out of the pit.
event-stripped = { $number ->
    [one] { $seat } takes { $item-the } from the body of { $other }.
   *[other] { $seat } takes { $number } { $item-many } from the body of { $other }.
}
event-stripped-gold = { $seat } takes { $gold } gold from the body of { $other }.
event-gained = { $number ->
    [one] { $seat } gets { $item-the }.
   *[other] { $seat } gets { $number } { $item-many }.
}
event-found-gold = { $seat } finds { $gold } gold.
event-found = { $seat } finds { $treasures }.
event-loot = The loot: { $treasures }.
event-nothing-found = Nothing is found: no such treasure is left.
event-worthless = Nothing of value.
event-drawn-again = The master has another treasure drawn instead of { $card-the }.
event-took-card = { $seat } takes { $treasure-the }.
event-divided = { $seat } divides { $treasure-the }: { $gold } gold for each.
event-attacked = { $who-The } attacks { $target-the }: { $die } + { $trait } attack + { $power } power{ $more ->
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
} = { $total } against { $counter } + { $guard } defence + { $armour } armour{ $aid ->
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
} = { $against }: { $harm ->
    [0] a miss.
   *[other] { $harm } damage.
}
event-unharmed = Only magic can harm { $target-the }.
event-tested = { $who-The } tests { $trait }: { $die }{ $more ->
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
} = { $total }, needs { $need }: { $success ->
    [0] a failure.
   *[other] { $die ->
        [10] a success, as always with a 10.
       *[other] a success.
    }
}
event-web-struck = { $seat } cuts at a web: { $die } on the die, { $total } in all, needs { $need }: { $success ->
    [0] it holds.
   *[other] it falls.
}
event-strained = { $seat } spends { $points } fatigue: +{ $points }.
event-rerolled = { $seat } spends a point of destiny: { $which-the } is rolled again and shows { $die }.
event-used-skill = { $seat } uses { $skill } ({ $left } fatigue left).
event-read-scroll = { $seat } reads { $item-the }.
event-granted = { $skill } helps { $who-the }.
event-displaced = A jump through space takes { $who-the } to zone { $zone }.
event-declined = { $seat } would rather stay.
event-froze = Ice closes around { $who-the }.
event-turned = Faith turns { $who-the } away.
event-slipped = { $seat } slips one square aside.
event-warded = { $seat } shields { $target-the }: { $points } less is lost.
event-lost-life = { $who-The } loses { $points } life ({ $cause }); { $left } left.
event-healed = { $who-The } regains { $points } life: { $left }.
event-refreshed = { $seat } feels fresher ({ $left } fatigue left).
event-wearied = { $seat } loses { $points } fatigue, { $left } left.
event-cured = { $seat } is cured.
event-overcame = { $seat } overcomes the poison with a point of destiny.
event-marked = Effect on { $seat }: { $mark }.
event-envenomed = Venom runs through { $seat }: one off every D10 until healed.
event-weakened = { $seat } grows weak.
event-drained = { $monster-The } drains { $seat }: strength { $left }.
event-gave-up = { $seat } has no strength left and gives up.
event-restored = The last wraith is gone: { $seat } is strong again.
event-down = { $seat } is down.
event-defied = { $seat } defies death for a point of destiny ({ $left } life left).
event-revived = { $seat } lives: { $item-the } gives back { $left } life.
event-died = { $seat } dies.
event-experience = { $seat } earns { $points } XP ({ $cause }).
event-appeared = In zone { $zone }: { $monsters }.
event-reinforced = Reinforcements come: { $monsters }.
event-came-in = { $monster-The } comes through a doorway.
event-burrowed = More come out of the burrow: { $monsters }.
event-rose = { $monster-The } rises from the dead.
event-counts-as-slain = The quest asked for { $monster-the }: taken off the table, it counts as slain.
event-reasoned = { $monster-The } { $reason }.
event-master-reasoned = The master { $reason }.
event-monster-moved = { $monster-The } moves (zone { $zone }).
event-monster-marked = Effect on { $monster-the }: { $mark }.
event-cast = { $monster-The } casts { $spell }.
event-spell-regained = { $monster-The } regains a spell: { $spell }.
event-spun = { $monster-The } spins a new web.
event-slain = { $by ->
    [nobody] { $monster-The } dies.
   *[other] { $by-The } slays { $monster-the }.
}
event-event-drawn = The master draws an event.
event-event-drawn-secret = The master draws an event: { $card }.
event-event-die = The die for the event shows { $die }: { $die ->
    [1] it is drawn.
   *[other] none is drawn.
}
event-event-discarded = The master’s hand is full, and this event is discarded: { $card }.
event-events-reshuffled = The event cards are shuffled anew.
event-event-forced = An event is drawn and takes effect at once: { $card }.
event-event-found = That draws an event: { $card }.
event-event-played = { $who ->
    [nobody] The master plays an event: { $card }.
   *[other] The master plays an event on { $who-the }: { $card }.
}
event-event-cancelled = { $seat } prevents the event { $card } ({ $by }).
event-alarmed = The alarm is raised: of the next two monster cards the master keeps one.
event-attack-lost = { $seat } loses the attack.
event-shattered = { $seat } is unarmed: { $item-the } breaks.
event-filched-gold = { $seat } is robbed of { $gold } gold.
event-filched-item = { $seat } is robbed of { $item-the }.
event-darkened = Zone { $zone } is dark from now on.
event-barred = A portcullis bars doorway { $number }.
event-block-fell = A block falls in zone { $zone } and stays there.
event-door-sealed = Door { $number } is locked now.
event-passages-shifted = { $number ->
    [one] The passages shift: the master sees the next dungeon card.
   *[other] The passages shift: the master puts the next { $number } dungeon cards in order.
}
event-led-astray = The heroes have lost their way: one more dungeon card lies on top.
event-rummaged = { $seat } searches the dead adventurer (die: { $die }).
event-intervened = The master intervenes: { $said }.
event-seized = { $seat } takes { $item-the }.
event-quest-deed = { $seat } succeeds: { $deed }, { $number } of { $need }.
event-released = { $seat } frees captive { $number }, who now follows.
event-saved = Captive { $number } leaves by the stairs and is saved.
event-quest-won = The goal of the quest is reached: { $quest }.
event-secondary = Secondary objective { $number } is fulfilled: { $quest }.
event-called-it = { $seat } agrees to stop here.
event-quest-over = { $won ->
    [0] Quest lost: { $quest } ({ $reason }).
   *[other] Quest won: { $quest } ({ $reason }).
}
event-ranked = { $seat } is { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} by gold: { $gold } gold.

## Why not

refusal-acted-already = A rest takes a whole turn, and you have done something in this one: rest in the next.
refusal-ally-beside = { $skill } is for you or an ally beside you: name one of these.
refusal-ally-in-sight = { $skill } is for you or an ally you see: name one of these.
refusal-ally-in-zone = { $skill } is for you or an ally in your zone: name one of these.
refusal-armed-in-zone = { $skill } is for a hero of your zone with a weapon in hand: name one.
refusal-called-already = You have agreed to stop already: wait for the others, or play on.
refusal-cannot-act = You cannot act in this turn (pit, ice or sleep): end it.
refusal-cannot-stand = Nobody can stand there: name a free square, and a figure of the board.
refusal-create-first = First you need a hero: lead one who is ready, or create your own.
refusal-created-already = You have a hero already.
refusal-led-already = { $hero } is in the party already: lead somebody else.
refusal-no-such-hero = Say who of the ready-made heroes it is: lead Aldric.
refusal-outfitted-already = Your gold buys nothing more that suits you: leave town, or buy something by hand.
refusal-dark = You cannot run now: it is dark, or you are slowed, or you have attacked. Walk instead.
refusal-departed-already = You have left town already: wait for the others.
refusal-done-already = That is done already, and needs no more.
refusal-door-open = That door is open: walk through.
refusal-door-blind = That door is a dead end: there is nothing behind it.
refusal-down = You are down: only the help of others gets you up again.
refusal-draw-at-start = Events are drawn at the start of an exploration round: wait for the next.
refusal-drawn-already = You have drawn what this round allows.
refusal-enemy-in-sight = { $skill } needs an enemy you see: name one.
refusal-event-played = You have played as many events as a round allows: keep it for a later one.
refusal-finish-first = Something else has to be settled first: answer that.
refusal-for-oneself = Only whoever drinks it is helped by { $item-the }: drink it yourself, or give it away.
refusal-foreseen = Somebody has foreseen this event, and it cannot be played in this round: { $card }.
refusal-halted = You have come beside an enemy: that ends your movement of this turn. You may still act.
refusal-change-too-dear = In a fight a change of weapon or shield costs the movement or the attack of your own turn, and you have neither left.
refusal-hand-full = Your hand is full: play an event first, then draw.
refusal-heroes-only = That is for the heroes to do, not for the master.
refusal-heroes-turn = It is the heroes’ turn: wait until it is over.
refusal-in-pit = You are in a pit: no move, attack or paid action. Objects and free skills are allowed.
refusal-in-town = You are in town: buy, sell, learn, change what you wear, or leave.
refusal-known-already = You know this skill already: { $skill }. Learn another.
refusal-laid-already = This event lies ready already: { $card }.
refusal-lantern-out = Darkness has put your lantern out: lighting it costs a point of speed, or your attack in a fight, and you have none left.
refusal-locked = That is locked: force it, unlock it with a key, or use Lock Picking.
refusal-master-only = That is for the master to do.
refusal-masters-turn = The master is to act now: wait a moment.
refusal-monster-flees = A priest has turned it: it gets away as far as it can: { $monster }.
refusal-monster-turned = A priest has turned it, and it must get away first: { $monster }. Let it march.
refusal-monsters-there = There are still monsters on the board: defeat them before you stop.
refusal-monster-beside = A monster is beside one of you: step away from all of them before you withdraw.
refusal-no-captive-beside = No captive is beside you who could be freed: go nearer.
refusal-no-combat = There is nobody to fight: attacks are for the combat phase.
refusal-no-destiny = You have no destiny point left: a potion helps too.
refusal-no-fatigue = You have no fatigue point left for a skill: rest first.
refusal-no-intervention = At this table the master does not intervene directly.
refusal-no-withdrawal = At this table a fight lasts while a monster is on the board: fight on, or leave by the stairs.
refusal-no-more-events = The objective is found: no more events are drawn.
refusal-no-points = You have no point of speed left for that: end your turn.
refusal-no-prisoner = No magic circle holds you: you are free to go.
refusal-no-scroll = That is no scroll with a spell: name one you carry.
refusal-no-spring = That is no enchanted fountain, as far as you know: open it first.
refusal-no-such-door = There is no door with that number.
refusal-door-not-so = This door is not so that it can be changed like this: look whether it is closed, open, locked or barred.
refusal-last-door = This is the only door that leads on: add another one first.
refusal-no-card-left = There is no such card left for this place: choose another one.
refusal-no-room-for-door = No door fits there: name a wall with room behind it.
refusal-no-such-exchange = Name an event of your hand that is not laid ready, and another one that is left in the deck.
refusal-not-the-last-zone = Only the zone that was laid last can be taken away: nothing may lie behind it.
refusal-zone-in-use = Not this zone: somebody is in it, or it is the entrance or the objective.
refusal-watched = Monsters that have just left the fight can see you: rest in the next round.
refusal-no-such-pair = There is no { $race } { $cls }: choose another race or another class.
refusal-no-such-verb = No sentence of this game begins like that.
refusal-no-target = There is no target now for { $card-the }: name another, or keep the card.
refusal-no-treasure-left = No treasure card is left: learn something else.
refusal-no-weapon = There is nothing in your hand to put it on: equip a weapon first, and have missiles for it if it shoots.
refusal-names-not-ours = At this table creatures keep their neutral names: switch that off to bring others.
refusal-nobody-named = Say on whom you use it: { $skill }.
refusal-not-able = You cannot do that while you are down, frozen, asleep or running.
refusal-not-adjacent = That is not beside you: go nearer first.
refusal-not-carried = You have nothing of the kind with you: look into your pack.
refusal-not-dead = That hero is alive: you can only take from the dead.
refusal-not-facing = You do not stand right before it: go to a square that touches it with a side.
refusal-not-for-sale = The shop has nothing of the kind: choose from its list.
refusal-not-in-combat = Not in the middle of a fight: first defeat the monsters.
refusal-not-in-hand = This event is not in your hand: { $card }.
refusal-not-in-pit = That hero is in no pit.
refusal-no-missile = It takes a missile weapon in hand and something to shoot with it.
refusal-enemy-beside = With an enemy beside you, you cannot shoot at this table.
refusal-not-in-sight = You cannot shoot at that: you have no clear view of it.
refusal-not-in-this-quest = There is nothing of the kind to do in this quest.
refusal-not-laid = This event does not lie ready: { $card }.
refusal-not-locked = That is not locked: simply open it.
refusal-not-on-offer = The shop does not have this now: { $item }. Choose something else.
refusal-not-on-stairs = One leaves by the stairs: go there first.
refusal-not-poisoned = No poison of a fountain is in you: there is nothing to overcome.
refusal-not-tired = You have all your fatigue points: there is nothing to rest from.
refusal-not-won = The quest is not won yet: reach its goal, or leave by the stairs.
refusal-not-yours = You do not have { $item-the }.
refusal-nothing-is-sold = At this table heroes cannot sell anything.
refusal-nothing-to-aim-at = There is nothing here and now for { $skill }: keep it for later.
refusal-nothing-to-close = No offer stands that could be closed.
refusal-of-no-use = { $skill } would be of no use there: name somebody else.
refusal-one-master = Exactly one player is the master: choose who.
refusal-skill-only-exploring = { $skill } is for exploring: wait until the fight is over.
refusal-only-in-answer = { $skill } answers what happens: you are asked when its moment comes.
refusal-only-in-combat = That is for a fight: keep it for then.
refusal-opened-already = That was opened already.
refusal-order-set = In this round the fastest act first: wait until it is your turn.
refusal-other-class = { $skill } is a skill of another class: choose one of your own.
refusal-others-choose = That is for somebody else to answer: wait a moment.
refusal-out-of-aim = { $skill } does not reach there: choose another place.
refusal-out-of-reach = You cannot get there in this turn: choose a free square that is nearer.
refusal-prisoner = A magic circle holds you: break free first.
refusal-race-and-class = Say a race, a class and two skills: create dwarf warrior Power Blow Parry.
refusal-changes-nothing = That would change nothing: it is not asked for.
refusal-roll-first = A roll is on the table: answer it first, or wait.
refusal-room-not-cleared = Captives can be freed when their guards are defeated: fight on.
refusal-run-first = A run comes before anything else in a turn: walk now, run in the next.
refusal-runner = Whoever runs does nothing else in the turn.
refusal-said-with-a-roll = { $skill } is named along with the attack or the search it helps: add it at the end.
refusal-searched-already = This zone was searched already: try another.
refusal-skill-tilted = You have used { $skill } already: the card is ready again in the next stretch of this kind.
refusal-skill-unknown = You do not have that skill: use one of your own.
refusal-split-move = You have moved and attacked: nobody moves before and after an attack.
refusal-spring-used = This spring has helped you once: leave it to the others.
refusal-struck-already = You have made your attack of this turn.
refusal-tested-already = You have tried that in this turn: try again in the next.
refusal-too-few = { $number } of these are sold together, and you have fewer: { $item-many }.
refusal-too-few-doses = It takes { $number } doses at once: { $item }.
refusal-too-little-experience = That costs { $points } XP, more than you have.
refusal-too-little-gold = That costs { $gold } gold, more than you have.
refusal-too-powerful = Too powerful for your class ({ $cls }): { $item }. Use something with less power.
refusal-tried-already = You have failed at this once: let somebody else try.
refusal-tried-this-round = You have tried that in this round: try again in the next.
refusal-turn-ended = Your turn is over: wait for the next round.
refusal-two-skills = Name two different skills of your class.
refusal-uneasy-calm = An uneasy calm reigns: no more events are played in this round.
refusal-worthless = Nobody in town buys { $item-the }.
refusal-wrong-item = That does not work with { $item-the }, or it is so already.
refusal-wrong-moment = This is not the moment for { $card-the }: the card says when it is.
refusal-cannot-spin-there = A web is laid on a free square beside the spider: name one.
refusal-entrance-first = First choose a side for the stairs: entrance south.
refusal-entrance-set = The entrance is chosen already, and stays where it is.
refusal-monster-ended = That monster, or every one of the kind, has done what it can in this turn: { $monster }.
refusal-monster-grudge = It attacks first whoever woke it, as long as it can: { $monster }.
refusal-monster-moved = It has moved already, and moves once in its turn: { $monster }.
refusal-monster-reach = It cannot get there in this turn: choose a free square nearer to it ({ $monster }).
refusal-monster-slowed = The ground has shaken, and it cannot move in this turn: { $monster }.
refusal-monster-struck = It has used its attack of this turn: { $monster }.
refusal-monster-unable = That is nothing it can do: { $monster }.
refusal-monsters-act = The monsters are acting: end their turn when it is over.
refusal-monsters-wait = Monsters act in their own turn of a fight: let the heroes go on first.
refusal-name-a-card = Name one of the events in your hand.
refusal-name-a-skill = Name one of your skills, and what it is for.
refusal-no-portcullis = There is no portcullis in that doorway.
refusal-no-such-figure = Nobody of that name is there: name a hero or a captive.
refusal-no-such-monster = No monster of that name and number is on the board.
refusal-no-such-thing = Nothing of that name and number is there: name a door or a piece of furniture with its number.
refusal-not-among-these = That is not one of the choices: take one of those you are offered.
refusal-not-beside-it = That figure is not beside the monster: let it move first, or name another.
refusal-not-seen-by-it = The monster has no clear view of that figure.
refusal-not-to-be-chosen = That figure cannot be chosen as a target now: it is invisible, or a sanctuary guards it.
refusal-nothing-asked = That answers a roll, a card or a find, and there is none now.
refusal-nothing-follows = Nothing more follows there: say it without the last words.
refusal-only-in-town = That is done in town, before a quest.
refusal-skill-only-in-combat = { $skill } is for a fight: keep it for then.
refusal-spell-spent = It has cast this spell already, or another in this turn: { $skill }.
refusal-walked-on = One does not open that, one walks on it: { $furniture }.

## Results

reason-heroes = The heroes have won.
reason-master = The master has stopped the heroes.
score-experience = Experience
score-gold = Gold
score-kills = Enemies slain
score-quests-won = Quests won

# Browser: the names of the view’s sections and fields, in the order they are shown. What has no name here is kept for
# those who ask for everything.

section-now = Now
section-plan = The dungeon
section-quest = The quest
section-roster = The heroes
section-ready-made = Heroes who are ready
section-shop = The town
section-foes = The monsters
section-order-of-round = The round
section-decision = What you decide on
section-event-hand = Your hand
section-stock = The decks
section-on-table = On the table
section-hand = Your hand

field-combat = Phase
field-combat-0 = exploration
field-combat-1 = combat
field-round = Round
field-step = Step
field-step-town = in town
field-step-entrance = the master chooses the entrance
field-step-start = { text-step-start }
field-step-heroes = the heroes act
field-step-monsters = { text-step-monsters }
field-step-end = the end
field-life = Life
field-fatigue = Fatigue
field-destiny = Destiny
field-gold = Gold
field-xp = XP
field-traits = Characteristics
field-skills = Skills
field-worn = In use
field-pack = Pack
field-marks = Conditions
field-marks-down = down
field-marks-dead = dead
field-marks-outside = out of the dungeon
field-marks-ready = ready to leave
field-zone = Zone
field-zone-0 = { text-waiting }
field-odds = Odds of hitting it, in percent
field-hits = Odds of hitting each hero, in percent
field-hand = Event cards
    .counts = event
    .empty = { text-none }
field-deck_size = Dungeon cards left
field-distance = Cards above the objective
field-distance--1 = nobody knows
field-hand_size = Events in the master’s hand
field-cls = Class
field-goal = Quest

## The terminal's picture

text-name = { $seat }
text-square = zone { $zone }, { $place }
text-list = { $items }
text-none = nothing
text-apart = ;
text-label = { $name }:
text-decimal = { $whole }.{ $tenths }
text-percent = { $percent }%

# What is going on

text-over = { $quests ->
    [one] { $won ->
        [0] The quest is lost
       *[other] The quest is won
    }
   *[other] The campaign is over: { $won } of { $quests } quests won
}
text-in-town = { $quests ->
    [one] In town, before the quest: { $quest }
   *[other] In town, before quest { $number } of { $quests }: { $quest }
}
text-entrance = { $quest }: the master chooses the entrance
text-exploration = Exploration, round { $round } of { $limit }: { $step }
text-combat = Combat, round { $round } of { $limit }, { $stretch } of this fight: { $step }
text-exploration-open = Exploration, round { $round }: { $step }
text-combat-open = Combat, round { $round }, { $stretch } of this fight: { $step }
text-turn-of = { $names } to act
text-step-start = the master may play events
text-step-monsters = the monsters act
text-step-attack = an attack
text-step-web = a web is struck
text-step-test = a test
text-step-loss = life is about to be lost
text-step-fallen = somebody falls
text-step-drowning = somebody drowns
text-step-cleave = one more blow
text-step-slip = a step aside
text-step-fire = a wall of fire is laid
text-step-willing = somebody is asked to come along
text-step-two-dice = one of two dice is kept
text-step-search-roll = the die of the search lies there
text-step-run-roll = the die of the run lies there
text-step-harm-roll = the die of a spell lies there
text-step-furniture = the die of the furniture lies there
text-step-secret-door = the master chooses a wall for the secret door
text-step-way = the master chooses how the zone lies
text-step-ahead = the master looks at a card
text-step-judge = the master looks at the treasure card
text-step-share = the treasure is shared out
text-step-missiles = missiles are chosen
text-step-alarm = the master chooses one of two monster cards
text-step-drawn = the master looks at the monster card
text-step-posting = the master places the monsters
text-step-ambush = the master places the ambush
text-step-number = how many reinforcements come
text-step-found = the master plays the event that was found
text-step-shown = an event is played
text-step-stack = the master orders the next cards
text-step-cave-in = the master drops the blocks
text-step-body = a dead adventurer lies there
text-step-gift = somebody takes what was given
text-step-aside = a step away from the falling block

# The quest

text-quest = Quest:
text-besides = Secondary objectives:
text-so-far = So far:
text-quest-free-delve = Free delve
text-quest-watcher-blade = The Watcher’s Blade
text-quest-necromancer = The Necromancer of the Low Crypt
text-quest-captives = The Captives of the Crossroads
text-quest-poisoned-spring = The Poisoned Spring
text-quest-whispering-chasm = The Whispering Chasm
text-quest-bull-labyrinth = The Bull’s Labyrinth
text-quest-starless-night = Starless Night
text-quest-infernal-pact = The Infernal Pact
goal-free-delve = Slay everybody in the objective room.
text-goal-free-delve = { text-quest-free-delve }. { goal-free-delve }
goal-watcher-blade = Take the sword from the chest in the throne hall and carry it out by the stairs.
text-goal-watcher-blade = { text-quest-watcher-blade }. { goal-watcher-blade }
goal-watcher-blade-short = Slay everybody in the throne hall and open its chest.
text-goal-watcher-blade-short = { text-quest-watcher-blade }. { goal-watcher-blade-short }
goal-necromancer = Slay the evil sorcerer in the royal crypt.
text-goal-necromancer = { text-quest-necromancer }. { goal-necromancer }
goal-captives = Free at least one captive in the arena and lead them out by the stairs.
text-goal-captives = { text-quest-captives }. { goal-captives }
goal-poisoned-spring = Purify the fountain in the unholy temple with three successes and slay everybody there.
text-goal-poisoned-spring = { text-quest-poisoned-spring }. { goal-poisoned-spring }
goal-whispering-chasm = Smash the altar in the chasm hall with three successes.
text-goal-whispering-chasm = { text-quest-whispering-chasm }. { goal-whispering-chasm }
goal-bull-labyrinth = Slay the minotaur in the arena.
text-goal-bull-labyrinth = { text-quest-bull-labyrinth }. { goal-bull-labyrinth }
goal-starless-night = Take the sanctuary lamp from the royal crypt and carry it out by the stairs.
text-goal-starless-night = { text-quest-starless-night }. { goal-starless-night }
goal-infernal-pact = Slay the greater demon in the unholy temple.
text-goal-infernal-pact = { text-quest-infernal-pact }. { goal-infernal-pact }
text-besides-watcher-blade = Slay the orc warlord (20 XP); search every room (20 XP).
text-besides-necromancer = Nobody falls in the objective room (20 XP); open the three sarcophagi (20 XP).
text-besides-captives = Save two captives (20 XP); save all three (20 XP more).
text-besides-poisoned-spring = Use rat poison (20 XP); win within 8 rounds of entering (20 XP).
text-besides-whispering-chasm = Nobody falls into the chasm (20 XP); slay all the spiders (20 XP).
text-besides-bull-labyrinth = The heir leaves alive (20 XP); find the objective before round 20 (20 XP).
text-besides-starless-night = Destroy all the wraiths (20 XP); never be without light (20 XP).
text-besides-infernal-pact = Slay both damned warriors (20 XP); burn the whole book (20 XP).
text-deeds = { $number } of { $need } successes
text-saved = { $number } of { $all } captives saved
text-won = the goal is reached, the way out is yours
text-lull = a lull: nobody can get at anybody

# Heroes

text-hero-name = { $number } { $name }:
text-ready-made = { $race } { $cls }: { $line }
text-ready-made-led = { $race } { $cls }, in the party already
text-unmade = no hero yet
text-hero-kind = { $race } { $cls }
text-life = life { $left } of { $life }
text-fatigue = fatigue { $left } of { $fatigue }
text-destiny = destiny { $number }
text-plus = { $number ->
    [one] { $one }
   *[other] { $one } and { $two }
}
text-unarmed = unarmed
text-unarmoured = no armour
text-lit = { $name } lit
text-gold = gold { $number }
text-experience = { $number } XP
text-dead = dead
text-outside = out of the dungeon
text-down = down
text-turn-over = turn over
text-points = { $number ->
    [one] { $number } point left
   *[other] { $number } points left
}
text-ran = running
text-struck = has attacked
text-drained = strength drained by { $number }
text-traits = Sheet:
text-skills = Skills:
text-skill-used = { $name } (used)
text-skill-exploring = { $name } (exploring)
text-skill-fighting = { $name } (in combat)
text-tired = { $skills }; no fatigue left for any
text-pack = Pack:

# Conditions

text-mark-poisoned = poisoned
text-mark-venom = venom { $number }
text-mark-cursed = cursed
text-mark-weakened = weakened by { $number }
text-mark-frozen = frozen
text-mark-slowed = slowed
text-mark-pit = in a pit
text-mark-asleep = asleep
text-mark-prisoner = prisoner of the circle
text-mark-sanctuary = in sanctuary
text-mark-flying = flying
text-mark-invisible = invisible
text-mark-stealth = stealthy
text-mark-favoured = favoured
text-mark-blessed = blessed
text-mark-daunted = daunted
text-mark-hallowed = holy weapon
text-mark-mighty = mighty
text-mark-heroic = heroic for { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
text-mark-shielded = armour +{ $number }
text-mark-favour = defence +{ $number }
text-mark-frenzied = in a frenzy
text-mark-sapped = sapped by { $number }
text-mark-turned = turned
text-mark-spent = spent
text-mark-amulet-spent = amulet spent
text-mark-envenomed = poison on the weapon
text-mark-rat-poisoned = rat poison on the weapon
text-mark-doused = lantern doused

# Monsters and odds

text-monster-name = { $mark } { $noun }:
text-waiting = waiting for room
text-follows = follows { $name }
text-spells = spells ({ $names })
text-odds-label = Odds:
text-odds-mean = the chance of a hit, and life lost on average, misses counted
text-odds-steps = steps away, the chance of a hit, life lost on average
text-odds = { $percent }%, { $mean }
text-no-harm = no harm without magic
text-prey-melee = { $name } beside { $odds }
text-prey-missile = { $name } in sight { $odds }
text-from = From { $name }:
text-beside = beside
text-seen = { $where } in sight

# The roll on the table

text-now = On the table:
text-part-die = die
text-part-bonus = bonus
text-part-armour = armour
text-part-power = power
text-otherwise = If nobody answers:
text-part-dark = dark
text-part-spell-power = spell
text-part-grown = experience
text-part-drained = drained

# The dungeon

text-dungeon = Dungeon:
text-explored = { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}, { $doors ->
    [0] no door to open
    [one] { $doors } door to open
   *[other] { $doors } doors to open
}, { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
text-objective = Objective:
text-objective-found = { $hall }, zone { $zone }
text-objective-after = { $hall }, { $number ->
    [0] the next card
    [one] after { $number } more card
   *[other] after { $number } more cards
}
text-objective-hidden = { $hall }, { $number ->
    [one] the last card
   *[other] among the last { $number } cards
}
text-zone = Zone { $number }:
text-zone-level = level { $level }
text-zone-objective = objective
text-zone-lit = dark but lit
text-zone-dark = dark
text-zone-searched = searched
text-zone-traps = traps known
text-zone-ways = { $number ->
    [one] leads to zone { $zones }
   *[other] leads to zones { $zones }
}
text-side-north = north of { $place }
text-side-east = east of { $place }
text-side-south = south of { $place }
text-side-west = west of { $place }
text-door-closed = door { $number }
text-door-locked = locked door { $number }
text-door-barred = portcullis { $number }
text-door-blind = dead-end door { $number }
text-door-cards = ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
})
text-objective-behind = { $number ->
    [one] , behind door { $doors }
   *[other] , behind doors { $doors }
}
text-piece-whole = { $noun } { $number } { $place }
text-piece-locked = { $noun } { $number } { $place } (locked)
text-piece-opened = { $noun } { $number } { $place } (opened)
text-piece-lid = { $noun } { $number } { $place } (the lid holds)
text-piece-spring = { $noun } { $number } { $place } (healing spring)
text-piece-bridge-none = { $noun } { $place } (no bridge)
text-piece-bridge-bad = { $noun } { $place } (bridge in bad repair)
text-piece-bridge-sound = { $noun } { $place } (sound bridge)
text-nearest = in steps: { $things }
text-stairs = stairs
text-the-objective = objective
text-here = here
text-away = { $number } { $direction }
text-no-way = { $direction }, no way there
text-below = below
text-over-head = above
text-toward-north = north
text-toward-north-east = north-east
text-toward-east = east
text-toward-south-east = south-east
text-toward-south = south
text-toward-south-west = south-west
text-toward-west = west
text-toward-north-west = north-west

# The town

text-class = { $more }; power up to { $power }; { $skills }
text-shop-weapon = Weapons:
text-shop-armour = Armour:
text-shop-shield = Shields:
text-shop-other = Goods:
text-shop-rare = Rare:
text-wares = { $gold } gold, power { $power }:
text-learning = For XP:
text-learn-trait = characteristic { $number }
text-learn-skill = skill { $number }
text-learn-life = life { $number }
text-learn-fatigue = fatigue { $number }
text-learn-destiny = destiny { $number }
text-learn-treasure = treasure card { $number }

# Cards

text-decks = Decks:
text-decks-left = rooms { $rooms }, monsters { $monsters }, treasures { $treasures }, events { $events } and { $hand } in hand
text-hand = Hand:
text-ahead = Ahead:
text-next = Next:
text-moment-start = start of a round
text-moment-any = any time
text-moment-step = at a step
text-moment-open = at an opening
text-moment-search = at a search
text-moment-new-zone = at a new zone
text-moment-monsters = monsters’ turn
text-moment-hero-attack = at an attack
text-moment-natural-one = at a one
text-moment-forced = at once

# The master’s desk

text-desk-drawn = Card drawn:
text-desk-held = Card held:
text-desk-choice = Either:
text-desk-next = Next:
text-desk-brings = { $name }: { $brings }
text-desk-worth = { $name }, worth { $gold } gold
text-desk-room = Room:
text-desk-room-of = { $room }, zone { $zone }
text-desk-suits = Suits it:
text-desk-zone = zone { $zone }
text-desk-thing = Found in:
text-desk-monsters = To place:
text-desk-way = Way { $number }:
text-way-joins = joins zone { $zone }
text-way-exits = { $number ->
    [0] no exit
    [one] exit to the { $sides }
   *[other] exits: { $sides }
}
text-way-dead = { $number ->
    [one] one exit into a wall
   *[other] { $number } exits into a wall
}
text-way-walled = { $number ->
    [one] walls up door { $doors }
   *[other] walls up doors { $doors }
}
text-hand-laid = laid ready
text-hand-laid-for = laid ready for { $name }
text-hand-now = now on: { $aims }
text-hand-now-all = now
text-deck-dungeon = dungeon
text-deck-room = rooms
text-deck-monster = monsters
text-deck-treasure = treasures
text-deck-event = events
text-stock-left = { $deck } { $left }
text-hits = { $name } { $percent }%
text-hits-heroes = hits: { $odds }

# From above

text-map = From above, north is up: a zone’s number at its corner, its columns in its northern walls, its rows in its western walls, doors with their own numbers
text-map-level = Level { $level }
text-map-part = Level { $level }, part { $part } of { $parts } from the west
text-sign-lying = down
text-sign-body = dead
text-sign-crevasse = crevasse
text-sign-bridge = bridge
text-sign-block = fallen block
text-sign-fire = fire
text-sign-cloud = cloud
text-sign-web = web
text-sign-sanctuary-lamp = sanctuary lamp
text-sign-dark = dark zone
text-sign-closed = door
text-sign-locked = locked door
text-sign-barred = portcullis
text-sign-blind = dead-end door
text-sign-open = open door
text-sign-up = stairs up
text-sign-down = stairs down

bot-novice = Tuff
    .about = often acts at random, as hero and as master
bot-adept = Porphyry
    .about = knows every class, and plays hero or master well

noun-own-quest = Quest of your own
    .one = Quest of your own
    .many = quests of your own
    .the = the Quest of your own
    .of = of the Quest of your own
    .gender = neuter
text-language = en
text-story = Story
text-quest-own-quest = Quest of your own
goal-own-quest = Do what the master has written.
text-goal-own-quest = { text-quest-own-quest }. { goal-own-quest }
goal-own-quest-short = Do what the master has written.
text-goal-own-quest-short = { text-quest-own-quest }. { goal-own-quest-short }
text-besides-own-quest = What the master has promised.
refusal-content-terms = At { $path }: words such as “slain(orc) opened(chest,1)” are expected, not “{ $found }”.
refusal-content-twice = At { $path }: a rule stands there twice: “{ $found }”.
refusal-content-arguments = At { $path }: { $word } takes { $number ->
    [one] one value
   *[other] { $number } values
}, not “{ $found }”.
refusal-content-with-cards = At { $path }: a room that cards fill (“cards”) has nothing else in it.
refusal-content-shape = At { $path }: the squares of this piece form a block of { $wide } by { $deep }.
refusal-content-overlap = At { $path }: two things stand on one square.
refusal-content-copies = At { $path }: the deck has only { $number } of { $card }.
refusal-content-walled = At { $path }: the furniture cuts squares off from the entrance.
refusal-content-crowded = At { $path }: { $number } figures (as six adventurers would meet them) for { $room } free squares.
refusal-content-marker = At { $path }: nobody can take { $item }; the rule seize({ $item }) lets them.
refusal-content-absent = At { $path }: { $word } needs { $name }, which is not in the room or cannot be reached.
refusal-content-never = At { $path }: { $condition } can never come true in this quest.
refusal-content-both = At { $path }: the quest would be lost by winning it.
refusal-content-empty = At { $path }: a deck needs a card.
refusal-content-name = At { $path }: a name has letters, spaces, hyphens and apostrophes only, not “{ $found }”.
refusal-content-name-taken = At { $path }: “{ $found }” already means something else ({ $other }).
refusal-bad-content = At { $path }: these are no adventurers of a campaign of Donjon: { $text }.

# Browser: the town, what things do, the quest

shop-race = Races
shop-class = Classes
shop-warrior = Skills of the warrior
shop-mage = Spells of the mage
shop-priest = Skills of the priest
shop-thief = Skills of the thief
shop-weapon = Weapons
shop-armour = Armour
shop-shield = Shields
shop-other = Goods
shop-rare = Rare finds
shop-school = The school
warning-too-powerful = Your class cannot use it.
price-gold = { $number } gold
price-xp = { $number } XP
does-race = { $traits }
does-class = { $traits }; arms and armour up to power { $power }
does-weapon = Power { $power }{ $more ->
    [0] {""}
   *[other] , magic, attack +{ $more }
}
does-weapon-two-handed = Power { $power }, for two hands{ $more ->
    [0] {""}
   *[other] , magic, attack +{ $more }
}
does-armour = Protects with { $power }{ $more ->
    [0] {""}
   *[other] , magic, { $more } more
}
does-shield = Protects with { $power } more{ $more ->
    [0] {""}
   *[other] , magic, { $more } on top
}
line-aldric = Stands in front, and sweeps a whole ring of foes.
line-torek = Takes the blow that was meant for you.
line-bruna = Runs at them with two hands on the sword.
line-sylva = Turns blades aside, and her cry chills the blood.
line-odile = Mends wounds, and blesses the blade beside her.
line-gudrun = A hammer, a prayer, and nobody falls.
line-anselm = Prays for friends, shoots at foes.
line-durgan = When he speaks, the dead turn back.
line-elowen = Fire from afar: keep her out of reach.
line-merek = Throws magic, and wears it.
line-thessaly = Freezes what runs, burns what stands.
line-ottar = The ground shakes where he points.
line-finn = Feels the trap coming, strikes from behind.
line-wren = Finds traps, and slips past blows.
line-vesper = No lock and no guard ever saw her.
line-nilo = Searches twice, shoots once.
help-few = This quest is made for four heroes. With fewer, the rulebook helps beginners: ordinary monsters roll a D6 instead of a D10. Heroes who have four or five skills need no help.
quest-after = If it fails, the survivors come home with what they carry and what they have earned, whoever died is replaced by a new hero, and the next quest begins. The heroes win the campaign with half of its quests.
quest-after-last = It is the last quest. The heroes win the campaign with half of its quests; otherwise the master has stopped them.
carry-on = Carry on with these heroes

## The story so far, for people who come back: the latest quest in full, earlier ones by their end

recap-began = The heroes went down: { $quest }.
recap-explored = They opened { $doors ->
    [one] one door
   *[other] { $doors } doors
} and saw { $zones ->
    [one] one new zone
   *[other] { $zones } new zones
}.
recap-slew = { $seat } slew { $monsters }.
recap-found = They found { $treasures }.
recap-events = The master played { $cards }.
recap-died = { $seat } died.
recap-defied = { $seat } escaped death by a point of destiny.
recap-revived = { $seat } came back from death’s door.
recap-objective = They found the objective in zone { $zone }.
recap-won = { $quest }: the heroes won ({ $reason }).
recap-lost = { $quest }: the heroes lost ({ $reason }).
recap-now = Now it is round { $round }, { $phase }.
recap-set-out = { $seat } set out: { $race } { $cls }.
recap-led = { $seat } set out as { $hero }, { $race } { $cls }.
recap-learned = { $seat } learned in town: { $lessons-names }.
recap-opened = { $seat } opened { $doors ->
    [one] one door
   *[other] { $doors } doors
}.
recap-took = { $seat } got { $treasures }.
recap-earned = { $seat } earned { $points } XP.

## Moments (games/donjon/highlights.py)

highlight-prize = { $seat } earns { $points } XP: { $monster } defeated.
highlight-won = The goal of the quest is reached: { $quest }.
highlight-secondary = A secondary objective is met: { $quest }.
highlight-objective = The objective is found, in zone { $zone }.
highlight-revived = { $seat } survives, thanks to { $item-the }.
highlight-died = { $seat } dies.
highlight-down = { $seat } falls.
