### Dungeon Roll in English. Terms are those of rulebook/en.md.

game-name = Dungeon Roll
game-about = Lead a party of dice down a dungeon, and know when to turn back.

## Options of a table

option-edition = Edition
    .about = A preset for Dragon Bait, Scroll dice and the XP of those who flee; each can still be set alone.
option-edition-seed = the rules of 2013, to the letter
option-edition-published = as published since
option-heroes = Heroes
    .about = How everybody comes by a hero.
option-heroes-deal = dealt at random
option-heroes-choose = chosen by each player
option-heroes-none = no heroes
option-heroes-mirror = the same one for everybody, at random
option-hero_set = Hero set
    .about = Which heroes are dealt or on offer.
option-hero_set-base = the 8 of the base set
option-hero_set-boosters = base set, boosters and promos: 18
option-hero_set-legends = the 8 legends
option-hero_set-all = all 26
option-hero = One hero for all
    .about = Names the hero everybody plays.
option-hero-any = no hero is named
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
option-first = First adventurer
    .about = Who goes down first; traditionally whoever was underground last.
option-first-random = drawn at random
option-first-1 = the first seat
option-first-2 = the second seat
option-first-3 = the third seat
option-first-4 = the fourth seat
option-dragon_bait = Dragon Bait
    .about = What the bait turns into dragons.
option-dragon_bait-one = one die of any face
option-dragon_bait-all_monsters = all monsters, nothing else
option-scroll_phase = Scroll dice
    .about = When a Scroll die may re-roll.
option-scroll_phase-monster = in the monster phase
option-scroll_phase-any = in the loot and dragon phases too
option-ultimate_phase = Ultimates
    .about = When a hero’s ultimate may be used, if its text names no phase.
option-ultimate_phase-any = in the monster, loot and dragon phases
option-ultimate_phase-monster = in the monster phase only
option-flee_keeps_dragon_xp = XP of those who flee
    .about = What becomes of the XP that a dragon or an empty box gave in this delve.
option-flee_keeps_dragon_xp-on = dragon XP is kept
option-flee_keeps_dragon_xp-off = dragon XP goes back too
option-tempo = We play
    .about = In turns, or as a race: everybody at once, each with a box of its own and on the same dice, hidden from the others until all are out.
option-tempo-turns = in turns
    .about = Everybody watches the same dice.
option-tempo-together = race
    .about = Everybody delves at once, on the same dice; nobody waits for a turn.

## Dice, treasures, companions

noun-fighter = fighter
    .one = fighter
    .many = fighters
    .the = the fighter
    .of = of the fighter
    .gender = neuter
    .typed = warrior
noun-cleric = cleric
    .one = cleric
    .many = clerics
    .the = the cleric
    .of = of the cleric
    .gender = neuter
    .typed = priest
noun-mage = mage
    .one = mage
    .many = mages
    .the = the mage
    .of = of the mage
    .gender = neuter
    .typed = wizard
noun-thief = thief
    .one = thief
    .many = thieves
    .the = the thief
    .of = of the thief
    .gender = neuter
    .typed = rogue
noun-champion = champion
    .one = champion
    .many = champions
    .the = the champion
    .of = of the champion
    .gender = neuter
noun-scroll = scroll
    .one = scroll
    .many = scrolls
    .the = the scroll
    .of = of the scroll
    .gender = neuter
noun-goblin = goblin
    .one = goblin
    .many = goblins
    .the = the goblin
    .of = of the goblin
    .gender = neuter
noun-skeleton = skeleton
    .one = skeleton
    .many = skeletons
    .the = the skeleton
    .of = of the skeleton
    .gender = neuter
noun-ooze = ooze
    .one = ooze
    .many = oozes
    .the = the ooze
    .of = of the ooze
    .gender = neuter
    .typed = slime
noun-chest = chest
    .one = chest
    .many = chests
    .the = the chest
    .of = of the chest
    .gender = neuter
    .typed = coffer
noun-potion = potion
    .one = potion
    .many = potions
    .the = the potion
    .of = of the potion
    .gender = neuter
noun-dragon = dragon
    .one = dragon
    .many = dragons
    .the = the dragon
    .of = of the dragon
    .gender = neuter
noun-sword = Vorpal Sword
    .one = Vorpal Sword
    .many = Vorpal Swords
    .the = the Vorpal Sword
    .of = of the Vorpal Sword
    .gender = neuter
    .typed = sword, swords
noun-talisman = Talisman
    .one = Talisman
    .many = Talismans
    .the = the Talisman
    .of = of the Talisman
    .gender = neuter
    .typed = talismans
noun-sceptre = Sceptre of Power
    .one = Sceptre of Power
    .many = Sceptres of Power
    .the = the Sceptre of Power
    .of = of the Sceptre of Power
    .gender = neuter
    .typed = sceptre, sceptres, scepter, scepters, scepter of power
noun-tools = sets of Thieves’ Tools
    .one = set of Thieves’ Tools
    .many = sets of Thieves’ Tools
    .the = the Thieves’ Tools
    .of = of the Thieves’ Tools
    .gender = neuter
    .a = Thieves’ Tools
    .typed = tools, set of tools, sets of tools, thieves’ tools
noun-parchment = Scroll token
    .one = Scroll token
    .many = Scroll tokens
    .the = the Scroll token
    .of = of the Scroll token
    .gender = neuter
    .typed = parchment, parchments
noun-ring = Ring of Invisibility
    .one = Ring of Invisibility
    .many = Rings of Invisibility
    .the = the Ring of Invisibility
    .of = of the Ring of Invisibility
    .gender = neuter
    .typed = ring, rings
noun-scales = Dragon Scales
    .one = Dragon Scale
    .many = Dragon Scales
    .the = the Dragon Scale
    .of = of the Dragon Scale
    .gender = neuter
    .a = a Dragon Scale
    .typed = scale, scales
noun-elixir = Potion token
    .one = Potion token
    .many = Potion tokens
    .the = the Potion token
    .of = of the Potion token
    .gender = neuter
    .typed = elixir, elixirs
noun-bait = Dragon Bait
    .one = Dragon Bait
    .many = Dragon Baits
    .the = the Dragon Bait
    .of = of the Dragon Bait
    .gender = neuter
    .typed = bait, baits
noun-portal = Town Portal
    .one = Town Portal
    .many = Town Portals
    .the = the Town Portal
    .of = of the Town Portal
    .gender = neuter
    .typed = portal, portals
noun-hero = hero
    .one = hero
    .many = heroes
    .the = the hero
    .of = of the hero
    .gender = neuter
    .a = the hero
noun-hero-fighter = hero as a fighter
    .one = hero as a fighter
    .many = heroes as fighters
    .the = the hero as a fighter
    .of = of the hero as a fighter
    .gender = neuter
    .a = the hero as a fighter
noun-hero-cleric = hero as a cleric
    .one = hero as a cleric
    .many = heroes as clerics
    .the = the hero as a cleric
    .of = of the hero as a cleric
    .gender = neuter
    .a = the hero as a cleric
noun-hero-mage = hero as a mage
    .one = hero as a mage
    .many = heroes as mages
    .the = the hero as a mage
    .of = of the hero as a mage
    .gender = neuter
    .a = the hero as a mage
noun-ally-fighter = fighter ally
    .one = fighter ally
    .many = fighter allies
    .the = the fighter ally
    .of = of the fighter ally
    .gender = neuter
noun-ally-thief = thief ally
    .one = thief ally
    .many = thief allies
    .the = the thief ally
    .of = of the thief ally
    .gender = neuter
noun-ally-dragon = dragon ally
    .one = dragon ally
    .many = dragon allies
    .the = the dragon ally
    .of = of the dragon ally
    .gender = neuter

## Heroes

noun-spellsword = Spellsword
    .one = Spellsword
    .many = Spellswords
    .the = the Spellsword
    .of = of the Spellsword
    .gender = neuter
noun-battlemage = Battlemage
    .one = Battlemage
    .many = Battlemages
    .the = the Battlemage
    .of = of the Battlemage
    .gender = neuter
noun-mercenary = Mercenary
    .one = Mercenary
    .many = Mercenaries
    .the = the Mercenary
    .of = of the Mercenary
    .gender = neuter
noun-commander = Commander
    .one = Commander
    .many = Commanders
    .the = the Commander
    .of = of the Commander
    .gender = neuter
noun-knight = Knight
    .one = Knight
    .many = Knights
    .the = the Knight
    .of = of the Knight
    .gender = neuter
noun-slayer = Dragon Slayer
    .one = Dragon Slayer
    .many = Dragon Slayers
    .the = the Dragon Slayer
    .of = of the Dragon Slayer
    .gender = neuter
noun-half-goblin = Half-Goblin
    .one = Half-Goblin
    .many = Half-Goblins
    .the = the Half-Goblin
    .of = of the Half-Goblin
    .gender = neuter
noun-chieftain = Chieftain
    .one = Chieftain
    .many = Chieftains
    .the = the Chieftain
    .of = of the Chieftain
    .gender = neuter
noun-minstrel = Minstrel
    .one = Minstrel
    .many = Minstrels
    .the = the Minstrel
    .of = of the Minstrel
    .gender = neuter
noun-bard = Bard
    .one = Bard
    .many = Bards
    .the = the Bard
    .of = of the Bard
    .gender = neuter
noun-enchantress = Enchantress
    .one = Enchantress
    .many = Enchantresses
    .the = the Enchantress
    .of = of the Enchantress
    .gender = neuter
noun-beguiler = Beguiler
    .one = Beguiler
    .many = Beguilers
    .the = the Beguiler
    .of = of the Beguiler
    .gender = neuter
noun-occultist = Occultist
    .one = Occultist
    .many = Occultists
    .the = the Occultist
    .of = of the Occultist
    .gender = neuter
noun-necromancer = Necromancer
    .one = Necromancer
    .many = Necromancers
    .the = the Necromancer
    .of = of the Necromancer
    .gender = neuter
noun-crusader = Crusader
    .one = Crusader
    .many = Crusaders
    .the = the Crusader
    .of = of the Crusader
    .gender = neuter
noun-paladin = Paladin
    .one = Paladin
    .many = Paladins
    .the = the Paladin
    .of = of the Paladin
    .gender = neuter
noun-viking = Viking
    .one = Viking
    .many = Vikings
    .the = the Viking
    .of = of the Viking
    .gender = neuter
noun-undead-viking = Undead Viking
    .one = Undead Viking
    .many = Undead Vikings
    .the = the Undead Viking
    .of = of the Undead Viking
    .gender = neuter
noun-alchemist = Alchemist
    .one = Alchemist
    .many = Alchemists
    .the = the Alchemist
    .of = of the Alchemist
    .gender = neuter
noun-thaumaturge = Thaumaturge
    .one = Thaumaturge
    .many = Thaumaturges
    .the = the Thaumaturge
    .of = of the Thaumaturge
    .gender = neuter
noun-scout = Scout
    .one = Scout
    .many = Scouts
    .the = the Scout
    .of = of the Scout
    .gender = neuter
noun-dungeoneer = Dungeoneer
    .one = Dungeoneer
    .many = Dungeoneers
    .the = the Dungeoneer
    .of = of the Dungeoneer
    .gender = neuter
noun-sorceress = Sorceress
    .one = Sorceress
    .many = Sorceresses
    .the = the Sorceress
    .of = of the Sorceress
    .gender = neuter
noun-drake-kin = Drake Kin
    .one = Drake Kin
    .many = Drake Kin
    .the = the Drake Kin
    .of = of the Drake Kin
    .gender = neuter
noun-archaeologist = Archaeologist
    .one = Archaeologist
    .many = Archaeologists
    .the = the Archaeologist
    .of = of the Archaeologist
    .gender = neuter
noun-tomb-raider = Tomb Raider
    .one = Tomb Raider
    .many = Tomb Raiders
    .the = the Tomb Raider
    .of = of the Tomb Raider
    .gender = neuter
noun-leprechaun = Leprechaun
    .one = Leprechaun
    .many = Leprechauns
    .the = the Leprechaun
    .of = of the Leprechaun
    .gender = neuter
noun-clurichaun = Clurichaun
    .one = Clurichaun
    .many = Clurichauns
    .the = the Clurichaun
    .of = of the Clurichaun
    .gender = neuter
noun-dwarf = Dwarf
    .one = Dwarf
    .many = Dwarves
    .the = the Dwarf
    .of = of the Dwarf
    .gender = neuter
noun-berserker = Berserker
    .one = Berserker
    .many = Berserkers
    .the = the Berserker
    .of = of the Berserker
    .gender = neuter
noun-tracker = Tracker
    .one = Tracker
    .many = Trackers
    .the = the Tracker
    .of = of the Tracker
    .gender = neuter
noun-ranger = Ranger
    .one = Ranger
    .many = Rangers
    .the = the Ranger
    .of = of the Ranger
    .gender = neuter
noun-guild-leader = Guild Leader
    .one = Guild Leader
    .many = Guild Leaders
    .the = the Guild Leader
    .of = of the Guild Leader
    .gender = neuter
noun-guild-master = Guild Master
    .one = Guild Master
    .many = Guild Masters
    .the = the Guild Master
    .of = of the Guild Master
    .gender = neuter
noun-time-traveler = Time Traveler
    .one = Time Traveler
    .many = Time Travelers
    .the = the Time Traveler
    .of = of the Time Traveler
    .gender = neuter
    .typed = time traveller
noun-time-lady = Time Lady
    .one = Time Lady
    .many = Time Ladies
    .the = the Time Lady
    .of = of the Time Lady
    .gender = neuter
noun-cursed-seer = Cursed Seer
    .one = Cursed Seer
    .many = Cursed Seers
    .the = the Cursed Seer
    .of = of the Cursed Seer
    .gender = neuter
noun-amazon = Amazon
    .one = Amazon
    .many = Amazons
    .the = the Amazon
    .of = of the Amazon
    .gender = neuter
noun-ashwalker = Ashwalker
    .one = Ashwalker
    .many = Ashwalkers
    .the = the Ashwalker
    .of = of the Ashwalker
    .gender = neuter
noun-tomb-queen = Tomb Queen
    .one = Tomb Queen
    .many = Tomb Queens
    .the = the Tomb Queen
    .of = of the Tomb Queen
    .gender = neuter
noun-lancer = Lancer
    .one = Lancer
    .many = Lancers
    .the = the Lancer
    .of = of the Lancer
    .gender = neuter
noun-thornsinger = Thornsinger
    .one = Thornsinger
    .many = Thornsingers
    .the = the Thornsinger
    .of = of the Thornsinger
    .gender = neuter
noun-scribe = Scribe
    .one = Scribe
    .many = Scribes
    .the = the Scribe
    .of = of the Scribe
    .gender = neuter
noun-virtuoso = Virtuoso
    .one = Virtuoso
    .many = Virtuosos
    .the = the Virtuoso
    .of = of the Virtuoso
    .gender = neuter
noun-nobody = no hero
    .one = no hero
    .many = no heroes
    .the = without a hero
    .of = of nobody
    .gender = neuter
    .typed = none

## Words that link others

noun-on = on
    .one = on
    .many = on
    .the = on
    .of = on
    .gender = neuter
noun-with = with
    .one = with
    .many = with
    .the = with
    .of = with
    .gender = neuter
noun-then = then
    .one = then
    .many = then
    .the = then
    .of = then
    .gender = neuter

bot-careful = Marl
    .about = careful: looks one move ahead

## Verbs. “dragon” and “scout” are nouns as well; what is asked tells them apart.

verb-fight = fight
    .typed = attack, beat, kill
    .about = Send one companion against monsters: fight mage 2 oozes.
verb-open = open
    .typed = unlock
    .about = Open chests with a companion: open 2 chests with thief.
verb-drink = drink
    .typed = quaff
    .about = Spend a die for potions and name the faces that return: drink scroll -> mage.
verb-reroll = re-roll
    .typed = reroll, roll
    .about = Roll dice again and say what pays for it: re-roll goblin with scroll.
verb-dragon = dragon
    .typed = slay
    .about = Face the dragon with companions of different kinds: dragon fighter mage thief.
verb-use = use
    .typed = employ
    .about = Use a treasure: use ring, use elixir -> mage, use bait goblin.
verb-ultimate = ultimate
    .typed = ult
    .about = Use the ultimate of your hero, with the dice or tokens it asks for.
verb-lure = lure
    .typed = entice
    .about = Spend a scroll, and a monster becomes a dragon: lure goblin with scroll.
verb-refresh = refresh
    .typed = ready
    .about = Give a treasure back, and your hero is ready again: refresh ring.
verb-go = go
    .typed = continue, proceed, next
    .about = Leave the level as it is: go on.
verb-retire = retire
    .typed = tavern
    .about = Take as much XP as the level, and end the delve.
verb-descend = descend
    .typed = deeper, down
    .about = Seek glory one level further down.
verb-flee = flee
    .typed = escape, run
    .about = End the delve without XP for this level.
verb-choose = choose
    .typed = pick
    .about = Choose your hero: choose knight.
verb-inscribe = inscribe
    .typed = write
    .about = Set two party dice to scroll: inscribe mage thief.
verb-scout = scout
    .typed = assign
    .about = One die for level 1, then two for level 2; the others wait on level 3: scout chest then 2 goblins.
verb-discard = discard
    .typed = drop
    .about = Put treasures back into the box: discard 2 rings.
verb-take = take
    .typed = bring
    .about = Name the faces on which dice return: take mage champion.

## Sentences as a person says them. `first` and `rest`, together `all`, are the words before a linking word, `then` those
## after it; `-the` has the definite article, `-number` counts, `first-one` is one of the first word.

say-fight = Fight { $rest-the } with { $first }
say-open = Open { $first-number ->
    [one] a chest
   *[other] { $first-number } chests
} with { $first-one }
say-drink = Drink { $first-number ->
    [one] a potion
   *[other] { $first-number } potions
} with { $first-one }: bring back { $then }
say-reroll = Re-roll { $all-the } with { $then }
say-dragon = Face the dragon with { $all }
say-use = Use { $all-the }
say-use-elixir = Use the Potion token: bring back { $then }
say-use-bait = { $rest-number ->
    [0] Use the Dragon Bait
   *[other] Turn { $rest-the } into a dragon with the Dragon Bait
}
say-use-parchment = Re-roll { $rest-the } with the Scroll token
say-ultimate = { $links ->
    [0] { $all-number ->
        [0] Use the hero’s ultimate
       *[other] Use the hero’s ultimate: { $all-the }
    }
   *[other] Use the hero’s ultimate: { $words }
}
say-lure = Turn { $all-the } into a dragon with { $then }
say-refresh = Give { $all-the } back to ready the hero
say-go = Go on
say-retire = Retire to the tavern
say-descend = Descend a level
say-flee = Flee
say-choose = Choose { $all-the }
say-inscribe = Turn { $all-the } into scrolls
say-scout = Lay { $all-the } on level 1, then { $then-the } on level 2
say-discard = Put { $all-the } back into the box
say-take = Bring back { $all }

## What is asked

ask-choose = Which hero do you choose?
ask-reroll = Which party dice do you roll once more, or do you go on?
ask-inscribe = Which two party dice become scrolls?
ask-scout = Which die is for level 1, and which two are for level 2?
ask-discard = Which treasures do you put back into the box?
ask-take = On which faces do your dice return from the Graveyard?
ask-monster = Monster phase: what do you do?
ask-loot = Loot phase: what do you do?
ask-clear = The level is clear: what do you do?
ask-dragon = The dragon is here: do you fight or flee?
ask-regroup = Regroup: do you retire to the tavern or descend?

## What a choice brings or costs, beside it: no capital and no full stop, several stand in one line

stake-retire = { $xp } XP, { $score ->
    [one] { $score } point
   *[other] { $score } points
} in all
stake-retire-xp = { $xp } XP
stake-master = your hero becomes { $hero-the }
stake-unused = never used: { $unused }
stake-able = there is something else you could do
stake-descend = level { $level } rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $lair ->
    [0] {""}
    [one] , { $lair } dragon in the lair
   *[other] , { $lair } dragons in the lair
}
stake-descend-known = level { $level } holds { $known }{ $lair ->
    [0] {""}
    [one] , { $lair } dragon in the lair
   *[other] , { $lair } dragons in the lair
}
stake-flee = no XP for level { $level }
stake-flee-xp = no XP for level { $level }, and the { $xp } XP of this delve are lost
stake-left = still there: { $monsters }
stake-clear = no monster is left
stake-dragon = a treasure and 1 XP
stake-dragon-xp = { $xp } XP
stake-dragon-comes = the dragon comes, it takes { $number } different companions
stake-open = { $number ->
    [one] { $number } treasure
   *[other] { $number } treasures
}
stake-behind = left behind: { $loot }
stake-rolled-away = rolled away: { $loot }
stake-ring = no dragon on this level, and 1 point less at the end
stake-ring-early = no dragon comes yet, with { $lair } of { $at } dice in the lair, and 1 point less at the end
stake-portal = { $xp } XP, { $score ->
    [one] { $score } point
   *[other] { $score } points
} in all without the Town Portal
stake-portal-xp = { $xp } XP, without the Town Portal
stake-portal-idle = you could retire and keep the Town Portal, worth 2 points

## What happens

event-first = { $seat } goes down first.
event-hero = { $seat } plays { $hero-the }.
event-delve = { $seat } begins delve { $number } of 3.
event-party = { $seat } forms a party: { $dice }.
event-scouted = { $seat } scouts ahead and finds { $dice }.
event-level = Level { $level } holds { $dice }.
event-lair = { $number ->
    [one] A dragon goes to the lair
   *[other] { $number } dragons go to the lair
} ({ $total } in all).
event-lair-emptied = The lair is emptied; { $number ->
    [one] one die goes
   *[other] { $number } dice go
} back to the supply.
event-fought = { $seat } defeats { $monsters } with { $source-the }.
event-returned = { $seat } rolls the champion again instead of losing it: { $dice }.
event-opened = { $seat } opens { $number ->
    [one] a chest
   *[other] { $number } chests
} with { $source-the }.
event-drank = { $seat } uses { $source-the } to drink { $number ->
    [one] a potion
   *[other] { $number } potions
}.
event-brought-back = { $seat } brings back { $dice } from the Graveyard.
event-rerolled = { $seat } re-rolls { $dice } with { $payer-the }: { $faces }.
event-raised = { $seat } rolls dice from the Graveyard: { $dice }.
event-die-set = { $seat } turns { $die-the } to the { $face } face.
event-dice-discarded = { $seat } sends { $dice } back to the supply.
event-allies = { $seat } wins over { $allies }.
event-found = { $seat } draws a treasure: { $token }.
event-token-used = { $seat } uses { $token-the }.
event-tokens-discarded = { $seat } discards { $tokens }.
event-xp = { $seat } gains { $number } XP and has { $total }.
event-xp-lost = { $seat } loses { $number } XP and has { $total } left.
event-mastered = { $seat } turns the hero card: { $hero-the } takes the lead.
event-ultimate = { $seat } uses the ultimate { $hero-of }.
event-specialty = The specialty { $hero-of } takes effect for { $seat }.
event-refreshed = The card { $hero-of } stands upright again: the ultimate is ready for { $seat }.
event-dragon-comes = The dragon comes, with { $number ->
    [one] one die
   *[other] { $number } dice
} in the lair.
event-faced-dragon = { $seat } sends { $sources } against the dragon.
event-dragon-slain = { $seat } defeats the dragon.
event-regroup = { $seat } has cleared level { $level } and regroups.
event-retired = { $seat } retires to the tavern from level { $level }.
event-left = { $seat } leaves the dungeon at level { $level }.
event-fled = { $seat } flees from level { $level }.
event-waits = { $seat } is out and waits for the others.
event-delved = Delve { $number } of 3 is over: { $seat } got to level { $level } and has { $xp } XP.
event-over = The game is over.

## Why not

refusal-all-the-same = Nobody is left to use this loot: name { $die-the }, the result is the same.
refusal-already-ready = The hero card stands upright already.
refusal-ally-never-rerolled = You cannot re-roll { $ally-the }: allies are no party dice.
refusal-at-regroup = The level is behind you: retire or descend.
refusal-badly-said = Something is missing in that sentence, or stands in the wrong place.
refusal-bait-takes-all = At this table the Dragon Bait takes all monsters: name no die.
refusal-beats-one-only = With { $source-the } you beat one { $monster } at a time.
refusal-berserk = In this rage you retire only where a dragon was defeated, or on level 10.
refusal-choose-first = First choose your hero.
refusal-companions-needed = The dragon takes exactly { $number } companions.
refusal-dice-number = Name exactly { $number } dice.
refusal-discard-first = { $number ->
    [one] First put a treasure back into the box.
   *[other] First put { $number } treasures back into the box.
}
refusal-dragon-stands = The dragon stands before you: fight it or flee.
refusal-dragon-waits = The dragon comes when the loot phase is over, not before.
refusal-faces-number = { $number ->
    [one] Name one face, for the die that returns.
   *[other] Name { $number } faces, one for each die that returns.
}
refusal-flee-not-needed = There is nothing to flee from.
refusal-form-first = The party is still forming: first answer what your hero asks.
refusal-graveyard-empty = The Graveyard is empty.
refusal-hero-fights-along = This hero’s ultimate is to be a companion: name the hero in a fight, at the loot or against the dragon.
refusal-hero-no-companion = Your hero does not count as this companion.
refusal-hero-not-there = This table plays without { $hero-the }.
refusal-hero-once = Your hero is one companion only.
refusal-hero-rerolls-other = Your hero’s own re-roll is not for { $die-the }.
refusal-hero-taken = Somebody else plays { $hero-the }.
refusal-lair-never-rerolled = Dice in the lair are never re-rolled.
refusal-loot-anyway = That makes no difference here: “go on” is enough.
refusal-monsters-stand = Monsters stand in the way.
refusal-must-retire = There is nothing below level 10: you must retire.
refusal-named-otherwise = Use { $source-the } for this: it comes to the same.
refusal-no-chest = There is no chest here.
refusal-no-die-to-bait = There is no die that the Dragon Bait could turn.
refusal-no-dragon = There is no dragon: it comes with { $number } dice in the lair.
refusal-no-hero = You play without a hero.
refusal-no-monster = There is no monster here.
refusal-no-potion = There is no potion here.
refusal-no-such-ally = You do not have { $ally-the }, or not in that number.
refusal-no-such-die = The table does not show { $die-the }, or not in that number.
refusal-no-such-seat = Nobody sits on the seat that was to go first.
refusal-no-such-verb = No sentence of this game begins like that.
refusal-no-such-word = This game does not know one of these words.
refusal-not-a-face = No party die can show { $die-the }.
refusal-not-a-monster = Name a monster: { $die-the } is none.
refusal-not-asked-for = This is not asked now.
refusal-not-in-phase = That is not for this phase.
refusal-not-your-skill = Your hero does not have this skill.
refusal-nothing-in-lair = The lair is empty.
refusal-once-per-level = Your hero has used the re-roll of this level already.
refusal-one-at-a-time = Only one at a time.
refusal-one-die-only = Only one die.
refusal-one-extra-only = With { $source-the } you beat the usual monsters and one more, whatever its kind.
refusal-one-kind-only = With { $source-the } you beat monsters of a single kind.
refusal-one-or-more = Name one at least.
refusal-one-two-three = Name one die for level 1, then two for level 2; three remain for level 3.
refusal-opens-one-only = With { $source-the } you open a single chest.
refusal-pays-no-reroll = A re-roll costs a scroll: you cannot pay with { $source-the }.
refusal-say-use = A Scroll token is used like this: “use scroll token” and the dice to re-roll.
refusal-scales-do-nothing = Dragon Scales do nothing before the end of the game.
refusal-scroll-no-companion = You cannot fight with { $source-the }: a scroll is no companion.
refusal-scroll-opens-nothing = You cannot open chests with { $source-the }.
refusal-scroll-pays = That costs a scroll or a Scroll token.
refusal-scroll-phase = At this table scroll dice re-roll in the monster phase only.
refusal-take-first = First name the faces on which your dice return.
refusal-three-kinds = The dragon takes three companions of different kinds.
refusal-token-acts-as-face = Name { $token-the } like a companion, in a fight, at the loot or against the dragon.
refusal-token-no-companion = You cannot use { $token-the } as a companion.
refusal-token-not-held = You do not have { $token-the }, or not in that number.
refusal-tokens-number = { $number ->
    [one] Name exactly one treasure.
   *[other] Name exactly { $number } treasures.
}
refusal-too-few-chests = { $number ->
    [one] There is only one chest here.
   *[other] There are only { $number } chests here.
}
refusal-too-few-monsters = { $number ->
    [0] There is no { $monster } here.
    [one] There is only one { $monster } here.
   *[other] There are only { $number } { $monster-many } here.
}
refusal-too-few-potions = { $number ->
    [one] There is only one potion here.
   *[other] There are only { $number } potions here.
}
refusal-too-many-potions = { $number ->
    [0] There is no die in the Graveyard to bring back.
    [one] One potion at most: only one die can come back from the Graveyard.
   *[other] { $number } potions at most: only { $number } dice can come back from the Graveyard.
}
refusal-two-kinds = The dragon takes two companions of different kinds.
refusal-ultimate-changes-nothing = The ultimate { $hero-of } would change nothing now.
refusal-ultimate-not-now = The ultimate { $hero-of } is not for this phase.
refusal-ultimate-otherwise = The ultimate { $hero-of } works another way.
refusal-ultimate-spent = The ultimate { $hero-of } has been used.

## Results

reason-solo = Alone in the dungeon, the score decides on the rank.
reason-most-xp = The highest score wins.
reason-fewer-tokens = The scores are level: fewer treasure tokens win.
reason-shared = Nothing tells the best apart: they share the victory.

score-xp = XP tokens
score-tokens = Treasures left
score-portals = Town Portals left
score-scales = Pairs of Dragon Scales

rank-fodder = Dragon fodder
rank-village = Hero of the village
rank-explorer = Seasoned explorer
rank-champion = Champion
rank-ages = Hero of the ages

title-dragon-slayer = Dragon slayer
    .about = Two dragons defeated in one delve.
title-dragon-master = Master of dragons
    .about = Three dragons defeated in one delve.
title-odds = Never tell me the odds
    .about = All seven dungeon dice in one roll, and no flight from that level.
title-last-stand = Last stand
    .about = A dragon defeated on a level that began with fewer party dice than dungeon dice.
title-lookalikes = Lookalikes
    .about = Five champions in the active party at once.
title-bottomless-bag = Bottomless bag
    .about = 15 points from treasure tokens.
title-dungeon-lord = Dungeon lord
    .about = A delve ended on level 10, and not by fleeing.
title-natural-20 = Natural 20
    .about = 20 points without ever using the hero card.
title-critical-hit = Critical hit
    .about = A level with a monster on it cleared without any companion.
title-team-captain = Team captain
    .about = A game finished with each of the 26 heroes.
title-whirl-of-magic = Whirl of magic
    .about = 20 points without using a treasure token.
title-dragon-lure = Dragon lure
    .about = Three dragons out of one roll.

## The picture

text-choosing = { $seat } chooses a hero
text-forming = { $seat }: delve { $delve } of 3, the party forms
text-delving = { $seat }: delve { $delve } of 3, level { $level }, { $phase }
text-together = Delve { $delve } of 3, everybody at once
text-over = The game is over
text-last-discard = The last delve is over: { $seat } discards
text-phase-monster = monster phase
text-phase-loot = loot phase
text-phase-dragon = dragon phase
text-phase-regroup = regroup
text-phase-setup = the party forms
text-phase-left = out, waiting for the others
text-phase-end = the end
text-ended-retired = retired to the tavern
text-ended-left = out of the dungeon
text-ended-fled = fled
text-list = { $items }
text-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
text-treasures = { $number ->
    [one] { $number } treasure
   *[other] { $number } treasures
}
text-hero = Hero:
text-party = Party:
text-allies = Allies:
text-graveyard = Graveyard:
text-out = Left at home:
text-tokens = Treasures:
text-monsters = Monsters:
text-loot = Loot:
text-lair = Lair:
text-supply = Supply:
text-box = Box:
text-aside = For level { $level }:
text-scouted = Scouted:
text-on-offer = On offer:
text-give = To discard:
text-return = To return:
text-empty = no dice
text-no-monsters = none
text-no-loot = none
text-no-tokens = none
text-novice = { $hero }, Novice side
text-master = { $hero }, Master side
text-legend = { $hero }
text-ready = { $card }, ultimate ready
text-spent = { $card }, ultimate used
text-reroll-ready = re-roll of this level ready
text-reroll-spent = re-roll of this level used
text-berserk = berserk: may retire only where a dragon was defeated, or on level 10
text-lair-waits = { $dragons }; the dragon comes at { $at }
text-lair-spills = { $dragons }; at { $at } the lair empties by itself
text-lair-comes = { $dragons }: the dragon comes
text-lair-fought = { $dragons }; the dragon of this level is defeated
text-parties = Parties
text-party-at = level { $level }, { $phase }
text-party-ahead = level { $level } or deeper
text-party-unseen = further on
text-tray = { $seat }: { $party }; on the level { $dungeon }
text-players = Players
text-name = { $seat }
text-xp = { $number } XP
text-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

# Browser: the names of the view's sections and fields, in the order they are shown. What has no name here is kept for
# those who ask for everything.

section-turn = The delve
section-delve = The dungeon
section-marks = The hero card
section-parties = All parties
section-players = Players

field-seat = Adventurer
field-delve = Delve
field-phase = Phase
field-phase-setup = { text-phase-setup }
field-phase-monster = { text-phase-monster }
field-phase-loot = { text-phase-loot }
field-phase-dragon = { text-phase-dragon }
field-phase-regroup = { text-phase-regroup }
field-phase-left = { text-phase-left }
field-phase-end = { text-phase-end }
field-level = Level
field-dice = Dice left
field-ended = Outcome
field-ended-retired = { text-ended-retired }
field-ended-left = { text-ended-left }
field-ended-fled = { text-ended-fled }
field-ahead = Further on
field-ahead-0 = no
field-ahead-1 = yes
field-lair = Dice in the lair
field-supply = Supply
field-graveyard = Graveyard
field-dungeon = On this level
    .empty = { text-empty }
field-party = Party
    .empty = { text-empty }
field-allies = Allies
field-exhausted = Ultimate
field-exhausted-0 = ready
field-exhausted-1 = used
field-card = Hero
field-xp = XP
field-score = Points
field-tokens = Treasures

## Moments (games/roll/highlights.py)

highlight-bottom = { $seat } comes home from level { $level }, the bottom of the dungeon.
highlight-dragons = { $seat } beats { $number } dragons in one delve, the last on level { $level }.
highlight-dragon = { $seat } beats a dragon on level { $level }.
highlight-lead = { $seat } takes the lead with { $total } XP.
highlight-haul = { $seat } brings { $number } XP out of delve { $delve }, from level { $level }.
highlight-mastered = { $seat } turns the hero card: now it is { $hero-the }.
highlight-deepest = { $seat } goes down to level { $level }, the deepest of this game.
highlight-flight = { $seat } flees from level { $level }.
