var e=`### Dungeon Roll's board in English. Letters stand on the faces of dice, beside their drawings, and are their keys.

board-letter-fighter = F
board-letter-cleric = C
board-letter-mage = M
board-letter-thief = T
board-letter-champion = A
board-letter-scroll = S
board-letter-goblin = G
board-letter-skeleton = K
board-letter-ooze = O
board-letter-chest = H
board-letter-potion = P
board-letter-dragon = D

board-table = The table
board-die = { $noun }, { $place }
board-die-choosable = { $noun }, { $place }, can be chosen
board-place-party = in the party
board-place-dungeon = on this level
board-keys = Arrow keys walk from die to die, letters find a face, Enter chooses, Escape lets go. Drag a companion onto what it meets, or tap both.
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
board-treasure = { $noun }, { $number }
board-which = Which do you mean?
board-let-go = None of these

board-hero-ready = ultimate ready
board-hero-spent = ultimate spent
board-hero-novice = Novice
board-hero-master = Master
board-hero-other-side = Turn the card
board-hero-at = The card turns at 5 XP.
board-hero-close = Close
board-no-hero = No hero

board-standing = How everybody stands
board-player = Player
board-points = Points
board-retiring = Retiring now
board-retiring-told = Retiring brings the XP of level { $level } once it is cleared.
board-at-once = All at once
board-party-of = { $name }: level { $level }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
board-party-done = { $name }: out of the dungeon

board-luck = Your dice against expectation
board-luck-none = You have not rolled yet.
board-luck-even = { $dice } dice rolled, and every face came as often as expected.
board-luck-told = { $dice } dice rolled. Most above expectation: { $most } ({ $most-rolled } instead of { $most-expected }); most below: { $least } ({ $least-rolled } instead of { $least-expected }).
board-luck-face = { $noun }: { $rolled } rolled, { $expected } expected

board-speed = Speed
board-speed-0 = at once
board-speed-1 = calm
board-speed-2 = brisk
board-speed-3 = quick
board-skip = Skip
board-deep = With depth
board-flat = Flat

board-lost-reroll = Rolled away: { $loot }.
board-lost-loot = Left behind although somebody could take it: { $loot }.
board-lost-flight = No XP for level { $level }, and never used: { $unused }.
board-lost-ring = The ring is used up: 1 point less at the end.
board-lost-ring-early = No dragon comes yet, with { $lair } of { $at } dice in the lair. The ring would be gone, and 1 point with it.
board-lost-portal = The portal is used up for the XP of level { $level }: 2 points less at the end.
board-lost-portal-idle = You could retire without it: the portal would be gone, and 2 points with it.

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
`;export{e as default};