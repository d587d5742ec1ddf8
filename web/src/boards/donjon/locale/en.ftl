### The first lesson, in three pictures.

board-primer-1 = Open a door
    .about = Cards and dice say what lies behind it: the dungeon grows tile by tile.
board-primer-2 = Strike with a die
    .about = Die and attack against die and defence. What is left over is the damage.
board-primer-3 = Reach the goal
    .about = The heroes win or lose together; the master holds the dungeon against them.
board-primer-heroes = Heroes: find the heart
board-primer-master = Master: hold the dungeon

### How to play, on one page.

board-how-aim = Open door after door, find the room of your quest, and come back alive: the heroes win together, the master stands against them.
board-how-mark-1 = The stairs
    .about = Here the heroes come in, and here they leave.
board-how-mark-2 = A door
    .about = Stand beside it and open it: what lies behind is drawn only now.
board-how-mark-3 = Monsters
    .about = As soon as they appear the fight begins: first the heroes, then they.
board-how-mark-4 = Chests and furniture
    .about = Search them when it is quiet: treasure, a trap, or nothing.
board-how-mark-5 = The objective
    .about = The room that your quest is about, somewhere deep in the dungeon.
board-how-goal = Heroes and master
    .about = One player is the master and plays monsters and events; without one, the house does. Everybody else leads a hero.
board-how-heroes = Heroes: fulfil the quest
board-how-master = Master: stop them
board-how-explore = Explore
    .about = On your turn you walk up to your speed and act: open, search, rest. A card shows the room behind a door, others who and what is in it.
board-how-fight = Fight
    .about = Attacker: die, attack and weapon. Defender: die, defence and armour. If the attack is higher, the difference is the damage.
board-how-tests = Tests
    .about = Strength, dexterity or magic: roll a ten-sided die and add your value. With 9 or more you succeed.
board-how-spare = Fatigue and destiny
    .about = A fatigue point adds 1 to a die or pays for a skill. A destiny point saves you from death, or makes the master roll again.
board-how-fatigue = Fatigue: +1 on a die
board-how-destiny = Destiny: cheat death
board-how-way = Before and after
    .about = In town you make your hero and buy what fits your class. What you have learnt and found goes with you into the next quest.

### The guided games.

board-lesson-quest = The first quest
    .about = A small dungeon on your own: walk, open, search, fight, and out by the stairs.
board-lesson-master = The master’s first hour
    .about = The other side of the table: lay zones, hold cards, unleash monsters.

board-guide-quest-hero = Somebody has to go down. Nilo, an elf and a thief, has quick feet, a sharp eye and a crossbow: lead Nilo.
board-guide-quest-depart = Ready-made heroes come with their equipment. Leave town, and the quest begins.
board-guide-quest-walk = You come down the stairs into a storeroom. Nilo has 5 points of speed, and each step costs one: walk up to the chest.
board-guide-quest-chest = Opening costs 1 point. Add the skill Expert Search: for 1 fatigue you roll two dice instead of one.
board-guide-quest-dice = Keep one of the two dice. From 7 on there is treasure in a chest; the 10 means two treasures.
board-guide-quest-search = Two healing potions! Your last point of speed searches the room: each zone can be searched once.
board-guide-quest-turn = Nothing there this time, and no speed left: end your turn. Then the master draws a card, and a new round begins.
board-guide-quest-door = What lies behind a door is drawn only when it is opened. Walk up to it and open it: that ends your turn.
board-guide-quest-skill = An orc and a goblin: a fight, and heroes act first. Shoot the orc with Aimed Shot: against it no armour counts.
board-guide-quest-strain = Your die and attack against its die and defence: it loses 3 of 5 life. Two points of fatigue on your die slay it. Then end your turn.
board-guide-quest-destiny = The goblin hits you for 5. Destiny makes the master roll again: two points, for heavy blows. What is left then, let it pass.
board-guide-quest-potion = 2 instead of 5: well spent. To drink a potion costs nothing, not even in a fight, and heals up to 6.
board-guide-quest-shoot = The goblin has come close. Shoot again: the difference between the two sums is what it loses. Then end your turn.
board-guide-quest-lamp = Nobody is left. What you came for lies in the other chest: walk up to it and open it.
board-guide-quest-home = You have the lamp, but a quest is won above ground. Walk to the stairs, turn by turn, and leave the dungeon.
board-guide-quest-over = You know how to walk, open, search and fight. Next time three companions come with you: “Play now” at the door.

board-guide-master-entrance = You are the master: the dungeon and all that lives in it is yours. A single hero comes to visit. Place the stairs first.
board-guide-master-draw = Every round of exploration begins with you: draw an event card. You may hold up to five of them.
board-guide-master-lay = A Pit! Traps are laid ready, face down: it springs by itself when somebody takes a step, and nobody knows that it is there.
board-guide-master-proceed = Your hand is empty now, and your trap is set. Let the heroes act.
board-guide-master-round = So it goes, round by round: draw, play or hold, then let them act. Frenzy is a card for a fight: hold it.
board-guide-master-zone = A door has been opened, and the new zone fits in several ways. Look at them, and lay it as you like.
board-guide-master-event = Six goblins, and a fight: after the heroes it is the monsters’ turn. Play Frenzy now: that goblin attacks twice.
board-guide-master-unleash = You may lead each monster by hand: march, then strike. Or unleash a kind: then all of them act by themselves, nearest first.
board-guide-master-done = All goblins have acted. End the monsters’ turn, and the heroes fight back.
board-guide-master-own = The rest is yours. Draw, hold, play, unleash: and remember that everybody should have an evening to tell of, heroes too.
board-guide-master-over = You know the master’s tools. A human master with friends: “With friends” at the door, and choose the master’s seat.

### The choice of a hero.

board-who-title = Who goes down?
board-who-front = One hero of each class
board-who-first = a good start
board-who-others = Or one of these
board-who-party = { $number ->
    [one] One companion comes with you, outfitted and of a class that you lack.
   *[other] { $number } companions come with you, outfitted and of the classes that you lack.
}

### The map.

board-map-drawer = Monsters, heroes and quest
board-map-percent = { $number }%
board-map-cost = { $number } of { $points }
board-map-cost-said = { $number ->
    [one] { $number } point of { $points }
   *[other] { $number } points of { $points }
}
board-map-halts = an enemy beside it ends the move
board-map-odds-said = { $number }% to hit
board-map-back = Back to the question
board-map-list = Figures, doors and things by distance
board-map-small = The whole dungeon in small
board-map-life = { $left } of { $whole } life
board-map-here = here
board-map-near = { $number ->
    [one] { $number } square { $toward }
   *[other] { $number } squares { $toward }
}
board-map-n = north
board-map-ne = north-east
board-map-e = east
board-map-se = south-east
board-map-s = south
board-map-sw = south-west
board-map-w = west
board-map-nw = north-west
board-map-point = Point: look here
board-map-measure = Measure a distance
board-map-pointed = { $name }: look here, { $place }
board-map-steps = { $number ->
    [one] { $number } square
   *[other] { $number } squares
}
board-map-keys = Tools of the map
board-map-level = Level { $number }

### Heroes: their cards and sheets.

board-card-acts = acts now
board-sheet-played = played by { $name }
board-sheet-parts = Parts of the sheet
board-sheet-values = Values
board-sheet-things = Things
board-sheet-skills = Skills
board-sheet-die = die + { $number }
board-sheet-asked = You are being asked something.
board-sheet-answer = To the question
board-slot-weapon = Weapon
board-slot-armour = Armour
board-slot-shield = Shield
board-slot-light = Light
board-thing-choose = Tap a thing to see what it does and what it would change, or drag it to where it belongs.
board-thing-look = Tap a thing to see what it does.
board-thing-not-now = Nothing can be done with it right now.
board-fit-instead = { $new } instead of { $old }
board-fit-better = better
board-fit-worse = worse
board-fit-hands-1 = Takes one hand.
board-fit-hands-2 = Takes two hands.
board-fit-away = { $number ->
    [one] Goes into the pack: { $things }.
   *[other] Go into the pack: { $things }.
}
board-skill-ready = Ready
board-skill-exploration = Used: ready again in the next exploration
board-skill-fight = Used: ready again in the next fight
board-skill-round = Used: ready again in the next round
board-skill-only-pe = Ready, for explorations only
board-skill-only-pc = Ready, for fights only
board-skill-tired = No fatigue left

### A find, shared out.

board-loot-title = The find
board-loot-whom = Whose shall it be?
board-loot-fair = fair share
board-loot-unfit = cannot use it

### The town.

board-town-shop = Shop
board-town-shop-says = One tap buys. “Outfit me” buys what suits your class.
board-town-teacher = Teacher
board-town-teacher-says = Experience becomes strength here, or a new skill.
board-town-healer = Healer
board-town-healer-says = Between two quests wounds and fatigue are gone. Take something along for below.
board-town-tavern = Tavern
board-town-tavern-says = What is next, who comes along, and what is told of you.
board-town-nothing = There is nothing for you here today.
board-town-not-for-you = { $number ->
    [one] One thing is not for you now
   *[other] { $number } things are not for you now
}
board-town-grey = { $counter }: not for you now
board-town-anyway = Buy it anyway
board-town-chronicle = The chronicle of this campaign

### A hero of one's own.

board-make-own = Make my own
board-make-title = A hero of your own
board-make-who = Race and class
board-make-skills = Two skills

### The fight on the map.

board-fight-round = Round { $number }
board-fight-heroes = Heroes, in any order
board-fight-heroes-fixed = Heroes, the fastest first
board-fight-monsters = Then the monsters, in any order
board-fight-monsters-first = First the monsters: an ambush
board-fight-heroes-after = Then the heroes, in any order
board-fight-waits = { $name } waits
board-fight-acts = { $name } acts
board-fight-done = { $name } is done
board-fight-down = { $name } is down
board-fight-event = Event card
board-fight-skill = Skill
board-fight-treasure = Treasure
board-fight-room = Room card
board-fight-monster = Monsters
board-fight-trap = Trap
board-fight-on = On { $name }
board-fight-close = Tap to close

### The master's screen.

board-proposed = Proposed by the machine. Tap another hero’s odds to change it.
board-do-all = Do all { $number }
board-do-it = Do it
board-do-it-of = Do it: { $name }
board-prey = { $name } against
board-out-of-reach = { $name } is out of reach
board-proposed-attack = Attack { $target-the }, { $percent }%
board-proposed-spell = Cast { $spell }
board-proposed-move = Move
board-proposed-hold = Stay
board-ways = Drawn: { $card }. Tap a way here or on the map.
board-way = { $letter }:
board-here-now = here now
board-note-of = Your note on zone { $number }
board-card-now = Play now
board-card-lay = Lay ready
board-card-lies = Lies ready
board-aim-hero = one hero
board-aim-stepper = who steps next
board-aim-doer = who opens or searches
board-aim-attacker = who attacks
board-aim-monster = one monster
board-aim-kind = a kind of monster
board-aim-zone = a zone
board-aim-door = a door
board-aim-party = everybody
board-aim-deck = the dungeon deck
board-tools = Tools
board-tool-later = At the start of a round or in the monsters’ turn
board-tool-pause = Pause
    .about = Clocks stand still, nobody can move.
board-tool-go-on = Go on
    .about = The game goes on.
board-tool-whisper = Whisper
    .about = One player reads it, and nobody else.
board-tool-aloud = Read out
    .about = Show a text or a picture to all, or to one.
board-tool-voice = Villain
    .about = Speak in the chat as somebody in the story.
board-tool-notes = Notes
    .about = One for each zone; only you see them.
board-tool-rewind = Rewind
    .about = Ask everybody to go back to the last decision. The same dice fall again.
board-tool-lend = A bot for { $name }
board-tool-place = Place
    .about = Put a monster on the map.
board-tool-shift = Move
    .about = Move a figure to any free square.
board-tool-alter = Alter
    .about = Change the life of a figure.
board-tool-remove = Remove
    .about = Take a monster off the map.
board-tool-reveal = Open
    .about = Lay the zone behind a door.
board-tool-swap = Exchange
    .about = Exchange a card of your hand for one of the deck, in the open.
board-tool-overrule = Overrule
    .about = Change the dungeon in the open. Everybody sees it.
board-tool-dig = Dig
    .about = Lay a zone of your choice behind a closed door.
board-tool-raze = Raze
    .about = Take a zone off the table.
board-tool-refurnish = Refurnish
    .about = Make a zone into another room.
board-tool-breach = New door
    .about = Put a door into a wall.
board-tool-wall-up = Wall up
    .about = Close a door for good.
board-tool-lock = Lock
    .about = Lock a door.
board-tool-bar = Bar
    .about = Let a portcullis fall.
board-tool-unbar = Unbar
    .about = Raise a portcullis.
board-speak-as = Who speaks
board-speak-colour = Colour
board-speak-title = Title
board-speak-untitled = Listen
board-speak-text = Text
board-speak-picture = Picture
board-speak-none = None
board-speak-to = For
board-speak-all = Everybody
board-speak-whisper = Whisper
board-speak-aloud = Show
board-speak-voice = Speak
board-speak-close = Close
board-colour-slate = Slate
board-colour-amber = Amber
board-colour-jade = Jade
board-colour-garnet = Garnet
board-colour-amethyst = Amethyst
board-colour-sapphire = Sapphire
board-picture-scroll = A scroll
board-picture-letter = A letter
board-picture-map = A map
board-picture-book = A book
board-picture-rune = A rune
board-picture-key = A key
board-picture-door = A gate
board-picture-chest = A chest
board-picture-gem = Gems
board-picture-ring = A ring
board-picture-crown = A crown
board-picture-potion = A potion
board-picture-dagger = A dagger
board-picture-torch = A torch
board-picture-candle = A candle
board-picture-bell = A bell
board-picture-church = A chapel
board-picture-moon = The moon
board-picture-eye = An eye
board-picture-mask = A mask
board-picture-portrait = A portrait
board-picture-hand = A hand from a grave
board-picture-dragon = A dragon
board-picture-skull = A skull
board-note-zone = Zone
board-note-number = Zone { $number }
board-note-text = Your note
board-note-keep = Save
