var e=`board-primer-1 = Let the cubes fall
    .about = Where they come to rest is the dungeon: pillars, treasure and monsters.
board-primer-2 = Choose pillars
    .about = The pillars you choose are the corners of a room. All that lies inside is yours.
board-primer-3 = Loot it
    .about = Treasure gives points. Monsters in the same room wound you.
board-primer-loot = Treasure: points
board-primer-harm = Monsters: wounds
board-how-aim = Let the cubes fall, make a room of three pillars, and take all that lies in it: after three rounds the richest hero wins.
board-how-mark-1 = Pillars
    .about = Any three are the corners of a room, as long as no other pillar lies in it.
board-how-mark-2 = In the room
    .about = All that lies inside is yours: treasure and monsters alike.
board-how-mark-3 = On the edge
    .about = What touches the border is in the room too.
board-how-mark-4 = The dragon
    .about = Eight wounds, eight points: nobody takes it without a shield.
board-how-mark-5 = Still to be had
    .about = What nobody takes stays, and more cubes fall every turn.
board-how-explore = 1. Explore
    .about = Hold your hand over any cube and drop new ones from the box. Where they come to rest, the dungeon grows.
board-how-ability = 2. Use an ability
    .about = If you like: the one of your race or the one of your class. Many flick a cube, lift one, or take one.
board-how-room = 3. Loot a room
    .about = Choose three pillars and take everything between them. The pillars stay.
board-how-wounds = Wounds
    .about = A goblin wounds you once, a troll twice. Your last life point must stay: a room that would take it is closed to you.
board-how-shield = Shield: one monster does no harm
board-how-worth = What it is worth
    .about = Gold gives 1 point. A key and a chest together give one roll of a die. Gems are worth what your secret quest says.
board-how-gems = Gems: see your quest
board-how-end = Three rounds
    .about = The lightest goes first in the next round. Then chests are rolled, quests are shown, and points are counted. Alone, you go down level by level and bring home a relic.
board-how-rounds = Most points win
board-film-skip = Skip
board-film-again = See it again
board-film-slow = Slow motion
board-film-before = Before
board-film-speed = Speed
board-film-speed-0 = at once
board-film-speed-1 = calm
board-film-speed-2 = brisk
board-film-speed-3 = quick
board-film-gone = The film of this drop is gone: this is how everything came to rest.
board-film-fell =
    { $number ->
        [one] { $number } piece fell onto the table.
       *[other] { $number } pieces fell onto the table.
    }
board-film-pushed =
    { $number ->
        [one] { $number } was pushed.
       *[other] { $number } were pushed.
    }
board-film-left =
    { $number ->
        [one] { $number } went over the edge.
       *[other] { $number } went over the edge.
    }
board-fallen = Beside the table, until the next drop:
board-angle-level = Look along the table
board-angle-back = Back to the view from above
board-aim-drop = Move the hand; hold to raise it, let go to drop. Keys: arrows, + and −, Enter.
board-aim-flick = Pull back anywhere and let go; back to the start undoes it. Keys: arrows, + and −, Enter, Escape.
board-aim-move = Point where the cube goes and tap. Keys: arrows, Enter.
board-aim-slide = Point at a place and tap. Keys: arrows, Enter.
board-aim-breath = Press where the breath comes from and pull the way it blows. Keys: arrows, + and −, Enter.
board-aim-pair = Tap the other cube.
board-hand-drop = Drop from { $height } cm
board-hand-height = { $height } cm
board-hand-discs = Half within { $half } cm, 9 in 10 within { $most } cm
board-hand-above = Nearest: { $cube }.
board-hand-told = { $height } cm high: half of the cubes within { $half } cm, 9 in 10 within { $most } cm.
board-hand-far = No cube was near enough: the hand is at the nearest place allowed.
board-hand-outside = That was outside your room: the hand is at the nearest place in it.
board-sling = Sling
board-sling-hint = Pull back anywhere, let go to flick
board-sling-slack = The sling is slack.
board-sling-percent = { $percent }%
board-sling-half = Half beyond { $far } cm
board-sling-short = 9 in 10 beyond { $far } cm
board-sling-far = 1 in 10 beyond { $far } cm
board-sling-lost = { $number } in 100 leave the table
board-sling-told = Pull { $percent }%, toward { $degrees }°: half go beyond { $half } cm, 9 in 10 beyond { $short } cm, 1 in 10 beyond { $far } cm, { $lost } in 100 leave the table.
board-sling-left = Turn left
board-sling-right = Turn right
board-sling-weaker = Weaker
board-sling-harder = Harder
board-sling-flick = Flick at { $percent }%
board-breath-none = No cube lies in the breath.
board-ghost = As shown on the table
board-ghost-do = Do it
board-ghost-blocked = There is no room there.
board-practice = Practice tray
board-practice-drop = Drop
board-practice-flick = Flick
board-practice-other = Another cube
board-practice-anew = New table
board-practice-choose = Tap the cube that you want to flick.
board-practice-fallen = Over the edge: { $cubes }.
board-practice-about-drop = Move the hand with a finger, the mouse or the arrow keys. Hold to raise it, let go to drop, or tap the ruler and press the button. The higher the hand, the wider the cubes scatter.
board-practice-about-flick = Pull back anywhere on the table and let go. The longer the pull, the harder the flick, and the wider it may miss.
board-practice-height = Height
board-practice-half = Half within
board-practice-most = 9 in 10 within
board-practice-pull = Pull
board-practice-beyond = { $share } go beyond
board-practice-lost = Off the table
board-practice-cm = { $far } cm
board-practice-measured = measured on tables like this one: { $number } flicks at each force.
board-lesson-room = The first room
    .about = Two rounds against an easy bot, step by step.
board-lesson-teamwork = Teamwork
    .about = A pawn earns points while others play.
board-lesson-alone = The lone spelunker
    .about = Enter, move, and take the stairs: a first level alone.
board-guide-room-table = The cubes that have just fallen are the dungeon. Some are pillars, each with a number; all the rest is treasure and monsters. You play three rounds against one rival.
board-guide-room-drop = Every turn begins with a drop: six new cubes, which nobody has seen. Aim where you like, then let them fall.
board-guide-room-pillars = Three pillars are the corners of a room, as long as no other pillar lies in it. All that lies between them is yours; the pillars stay.
board-guide-room-quest = Gold is 1 point. What gems are worth, your quest says, and only you see it: it is one of your cards. Rooms are listed by what they bring you.
board-guide-room-edge = A room is as wide as its pillars. A cube that only touches its edge counts as inside, and the picture marks it.
board-guide-room-wounds = Monsters in the room wound you: a goblin once, a troll twice. Your last life point must stay free.
board-guide-room-rival = All that was in it is yours. End your turn, and your rival plays. In the next round the lighter hero goes first; when you are asked, drop again, where you like.
board-guide-room-ability = Before you loot, you may use one ability, of your race or of your class: your cards tell what they do. You need not.
board-guide-room-choice = Now choose a room yourself: tap its pillars, or take one from the list. Points against wounds: that is the game.
board-guide-room-over = You know the game. After three rounds chests are opened, quests shown and points counted. Play on!
board-guide-team-pawn = In Teamwork you earn on the turns of others too. Before your rival names a room, place your pawn where you think it will be.
board-guide-team-place = As soon as your rival’s cubes lie still, you are asked: place your pawn on a free spot among the treasure. Tap it, or give it in numbers.
board-guide-team-step = A pawn in the room that was looted brings its owner a step: 1 point at the end. Then it goes home, and may be placed again next turn.
board-guide-team-drop = Your turn now. Drop your cubes; then your rival may place its pawn among them.
board-guide-team-loot = If its pawn stands in the room you name, your rival gets the step. Sometimes the second best room is better. Here, take the richest.
board-guide-team-choice = Your rival plays again, and then you. Place your pawn each time: it costs nothing.
board-guide-team-over = You know Teamwork. Play on: three rounds, and every step is a point.
board-guide-alone-fall = Alone, you go down level by level in search of a relic’s fragments. Cubes, stairs and your own pawn have fallen onto the table.
board-guide-alone-enter = Enter by a room that holds your pawn, and loot it. Three tokens replace its pillars: that is where you are.
board-guide-alone-score = You leave a level by its stairs, with 15 points plus your life points. Every turn takes four cubes from the box; when it is empty, you are lost.
board-guide-alone-drop = A turn begins with four cubes that fall above your room. In this lesson the guide leads your hand, wherever you hold it.
board-guide-alone-move = Then you move next door: two tokens stay, one pillar is new. A relic lies there.
board-guide-alone-again = The relic is yours, and a troll has wounded you twice. Next turn: four more cubes.
board-guide-alone-stairs = Next door are the stairs: loot their room, and you may leave the level.
board-guide-alone-leave = You have more points than you need. You could stay for the other relic; but the box empties, and your wounds stay.
board-guide-alone-deeper = One fragment is safe. Deeper down you get a new class and a new quest, and need more points. Four fragments save the village; but if you are lost down there, all is lost.
board-guide-alone-over = You know the way. Six fragments save the kingdom, nine the world.
board-verdict-in = inside: in
board-verdict-edge = on the edge: in
board-verdict-out = out
board-verdict-deep = inside: in, reaches in { $mm } mm
board-verdict-reaches = on the edge: in, reaches in { $mm } mm
board-verdict-touches = touches the edge: in, { $mm } mm (touching: up to { $most })
board-verdict-misses = misses: out, by { $mm } mm
board-label-in = in by { $mm } mm
board-label-edge = edge: in by { $mm } mm
board-label-touches = touches: in, { $mm } mm
board-label-out = out by { $mm } mm
board-judged = In or out?
board-rooms-points = { $number ->
    [one] +1 point for you
   *[other] +{ $number } points for you
}
board-rooms-harm = −{ $number }, { $left } left
board-rooms-shield = needs a shield
board-rooms-safe = No harm
board-rooms-take = Take this room
board-rooms-filter = Filter by kind
board-rooms-none = No room has all that.
board-rooms-later = The rooms you can take are listed here on your turn.
board-hidden = points hidden
board-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
board-renown = { $number } of them renown
board-empty = nothing
board-drawer = Heroes, cards and box
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-whole = The whole table
`;export{e as default};