var e=`board-table = The table
board-die = { $noun }, { $place }
board-die-choosable = { $noun }, { $place }, can be chosen
board-place-party = in the party
board-place-dungeon = on this level
board-keys = Arrow keys walk from die to die, letters find a face, Enter chooses, Escape lets go. Drag a companion onto what it meets, or tap both.
board-letters = The letters on the dice: { $list }.
board-level = Level { $level } of 10
board-level-none = Not yet on a level
board-lair = Lair
board-lair-told = Lair: { $number } of the { $at } dice that call the dragon
board-lair-here = The dragon is here
board-lair-waits = The dragon waits: it comes after the loot
board-graveyard = Graveyard
board-graveyard-told = Graveyard: { $number ->
    [0] empty
    [one] one die
   *[other] { $number } dice
}
board-aside = For level { $level }
board-delve = Delve { $number } of 3
board-xp = { $number } XP
board-treasures = Treasures
board-no-treasures = No treasures yet
board-which = Which do you mean?
board-held = { $thing }…
board-held-fights = { $thing } fights…
board-held-team = Against the dragon: { $who } and…
board-hero-ready = { $hero }: ultimate ready
board-hero-spent = { $hero }: ultimate used
board-hero-novice = Novice
board-hero-master = Master
board-hero-other-side = Turn the card
board-hero-at = The card turns at 5 XP.
board-hero-close = Close
board-hero-turned = { $name }: your card has turned to its stronger side.
board-hero-read = What it does now
board-no-hero = No hero
board-standing = How everybody stands
board-player = Player
board-points = Points
board-retiring = Retiring now
board-rivals = The others
board-rival-points = { $number ->
    [one] one point
   *[other] { $number } points
}
board-rival-level = level { $level }
board-rival-ahead = level { $level } or deeper
board-rival-unseen = further on
board-rival-forming = the party forms
board-rival-out = already out
board-rival-delves = delving
board-rival-before = waiting
board-rival-retired = Retired: { $xp } XP
board-rival-fled = Fled: { $xp } XP
board-rival-left = Left: { $xp } XP
board-rival-party = Party: { $dice }
board-rival-dungeon = On the level: { $dice }
board-rival-treasures = Treasures: { $tokens }
board-rival-nothing = nothing
board-rival-back = Back to my dice
board-luck = Your dice against expectation
board-luck-none = You have not rolled yet.
board-luck-even = { $dice ->
    [one] { $dice } die rolled
   *[other] { $dice } dice rolled
}, and every face came as often as expected.
board-luck-told = { $dice ->
    [one] { $dice } die rolled
   *[other] { $dice } dice rolled
}. Most above expectation: { $most } ({ $most-rolled } instead of { $most-expected }); most below: { $least } ({ $least-rolled } instead of { $least-expected }).
board-luck-face = { $noun }: { $rolled ->
    [0] none rolled
   *[other] { $rolled } rolled
}, { $expected } expected
board-speed = Speed
board-speed-0 = at once
board-speed-1 = calm
board-speed-2 = brisk
board-speed-3 = quick
board-skip = Skip
board-deep = With depth
board-flat = Flat
board-guide-party = These seven dice are your party. Before them lies level 1: one die, a skeleton. Clerics are good against skeletons; whoever acts goes to the graveyard. Tap a cleric, then the skeleton, or else the marked words.
board-guide-level = The level is clear. Your scroll could still roll dice again, but there is no need: keep it.
board-guide-deeper = You are at a crossroads. Retire, and level 1 is worth 1 XP. Or go down: level 2 rolls two dice, level 3 three, and so on.
board-guide-monsters = A skeleton and a chest. Monsters come first. A fighter beats any number of goblins, a cleric of skeletons, a mage of oozes, a champion of any one kind; against anything else a companion beats one.
board-guide-chest = Now the loot. A thief or a champion opens every chest at once, anybody else one. In each chest is a treasure.
board-guide-treasure = Dragon scales! A treasure you keep until the end is worth 1 point, a pair of scales 4. Most others can be used once instead, like one more companion.
board-guide-oozes = Level 3: two oozes and a potion. One mage beats both oozes.
board-guide-potion = A potion brings a die back from the graveyard, with the face you choose. Somebody drinks it and goes to the graveyard instead: let your other mage make room for a champion.
board-guide-onward = 3 XP if you went home now. Four dice wait on level 4. This time, be bold.
board-guide-scroll = Two dragons went to the lair. A third one calls the dragon: three different companions beat it, for 1 XP and a treasure, or you flee. A goblin and a skeleton are left: a scroll rolls again what you like.
board-guide-hero = Two goblins now. Spare your fighter: once in a delve your hero can act. The Spellsword steps in as a fighter or as a mage.
board-guide-choice = Level 4 is clear. Retire and 4 XP are yours. Go down and it may be 5; but who cannot clear a level must flee, and goes home with nothing. That question is the whole game, and now it is yours.
board-guide-over = You know the game. Three delves make one, each with a new party. Your points are your XP and the treasures you kept; at 5 XP your hero’s card turns to its stronger side. Play on, and good luck.
board-review-delves = Score by delve
board-review-course = XP after each step, up to { $xp }
board-review-whose = Whose dice
board-review-luck = Dice against expectation
board-primer-1 = Send a companion
    .about = A cleric beats every skeleton at once. Each companion has its own prey. Who fought rests in the graveyard.
board-primer-2 = Go deeper
    .about = Level 4 rolls four dice, level 5 rolls five. Your party only gets smaller.
board-primer-3 = Know when to turn back
    .about = Retire between two levels and take the XP. Who has to flee gets nothing.
board-primer-home = Home on level 4: 4 XP
board-primer-fled = Beaten on level 5: nothing
board-stake-retire = Retire: { $xp } XP
board-kept = Three delves, the deepest to level { $level }.
board-how-aim = Go down as far as you dare, and turn back in time: level 4 is worth 4 XP, fleeing from it none.
board-how-mark-1 = Your party
    .about = Seven dice, rolled once for each delve. Every die is a companion; a scroll re-rolls other dice.
board-how-mark-2 = The level
    .about = As many dungeon dice as its number. Beat every monster on it.
board-how-mark-3 = Deeper
    .about = Level 5 rolls five dice, level 6 six. Your party only shrinks.
board-how-mark-4 = The lair
    .about = Every dragon face goes here. Three of them wake the dragon.
board-how-mark-5 = The graveyard
    .about = Whoever was sent lies here until the next delve.
board-how-beats = Who beats what
    .about = Each companion beats all monsters of its own kind at once, or one of another kind. A champion beats all of any one kind, a thief a single one.
board-how-loot = Chests and potions
    .about = When no monster is left: a thief or a champion opens all chests, anybody else one. Whoever drinks brings a die back from the graveyard for each potion, on a face of your choice.
board-how-dragon = The dragon
    .about = With three dice in its lair it comes after the loot. Three different companions beat it; otherwise you flee.
board-how-home = Home or deeper?
    .about = After every level you choose: retire and take its XP, or go one level deeper. If you cannot beat what is there, you flee and the level brings nothing.
board-how-home-4 = Retire: 4 XP
board-how-fled-5 = Flee: nothing
board-how-hero = Your hero
    .about = The specialty always helps, the ultimate once in each delve. At 5 XP the card turns to its stronger side.
board-how-ultimate = Ultimate: once a delve
board-how-turned = 5 XP: the other side
board-how-points = Points
    .about = After three delves: your XP, 1 for each treasure that you kept, 2 for a portal, and 2 more for each pair of scales.
board-how-delves = Three delves
`;export{e as default};