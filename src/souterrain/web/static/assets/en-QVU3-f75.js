var e=`ui-reload = Load the page again
ui-none = none
ui-seats = { $most ->
    [1] for one player
   *[other] for { $least } to { $most } players
}
ui-new-title = { $game }: a new table
ui-seats-title = Seats
ui-seats-count = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
ui-seat-less = One seat less
ui-seat-more = One seat more
ui-seat-remove = Take seat { $number } away
ui-seat-me = you
ui-seat-here = somebody else at this device
ui-seat-friend = a friend, by link
ui-seat-bot = { $bot }: { $about }
ui-seats-help = A friend opens the link that you get on the next page. Several people at this device pass it round.
ui-help-take = Take this help
ui-options = Rules of this table
ui-options-usual = as usual
ui-conduct = Clock, absence, privacy
ui-tempo = Time for each move
ui-tempo-0 = no clock
ui-tempo-30 = 30 seconds
ui-tempo-120 = 2 minutes
ui-tempo-600 = 10 minutes
ui-tempo-86400 = one day
ui-tempo-259200 = three days
ui-tempo-604800 = a week
ui-absence = When somebody is away
ui-absence-wait = everybody waits
ui-absence-bot = a bot plays after a few minutes
ui-absence-skip = the turn is skipped
ui-open-table = Public table: anybody may watch and sit down
ui-create = Create the table
ui-create-start = Start the game
ui-lobby = Round the table
ui-mode = We play
ui-chair-free = Free chair
ui-chair-for = friend or bot
ui-chairs = Chairs and roles
ui-is-you = you
ui-is-you-host = you, host
ui-is-host = host
ui-lobby-few = This game is for { $least } or more: invite friends, or seat a bot.
ui-lobby-changed = The rules have changed. Is that all right?
ui-lobby-patient = Waiting for { $name }
ui-bots = Or seat a bot
ui-bot-seat = Seat { $name }
ui-bot-seat-short = Seat
ui-strength = strength { $strength } of { $most }
ui-share-link = Send the link
ui-copy-link = Copy the link
ui-links = The links as text
ui-arrival = { $name } asks you in
ui-arrival-free = A chair is free
ui-arrival-running = A game is under way
ui-arrival-about = { $game }: { $about }
ui-arrival-who = { $number ->
    [0] Nobody is here yet.
    [one] { $names } is here.
   *[other] { $names } are here.
}
ui-arrival-name = Your name here
ui-arrival-sit = Sit down
ui-only-watch = Only watch
ui-full = The table is full
ui-full-lobby = { $number ->
    [one] { $names } is about to play { $game }.
   *[other] { $names } are about to play { $game }.
}
ui-full-playing = { $number ->
    [one] { $names } plays { $game }.
   *[other] { $names } play { $game }.
}
ui-watch = Watch
ui-full-tell = Notify me when a chair is free
ui-full-told = You will be told as long as this page stays open.
ui-chair-freed = A chair is free.
ui-lesson-waiting = While you wait: 20 seconds
ui-lesson-door = The game in 20 seconds
ui-lesson-seen = What you will see
ui-lesson-about = Nothing to learn by heart: the table shows what you may do.
ui-seat-empty = free
ui-is-bot = bot
ui-is-ready = ready
ui-is-not-ready = not ready yet
ui-is-here = here
ui-is-away = away
ui-is-gone = has left
ui-away-since = { $name } has been away since { $time }.
ui-sit-another = Take this seat too
ui-sit-back = Take my seat again: { $name }
ui-sit-ask = Ask the others for this seat: { $name }
ui-stand = Give up the seat of { $name }
ui-free = Free the seat of { $name }
ui-kick = Ask { $name } to leave
ui-kick-ask = Ask the others whether { $name } should leave
ui-role = Role
ui-role-any = no preference
ui-ready = I am ready
ui-shuffle = Shuffle the seats
ui-start-with = { $number ->
    [one] Start alone
   *[other] Start with { $number }
}
ui-lobby-empty = Free chairs go away at the start.
ui-lobby-absent = { $number ->
    [one] { $names } is not here yet.
   *[other] { $names } are not here yet.
}
ui-lobby-waiting = { $number ->
    [one] { $names } has not said yes to the rules yet.
   *[other] { $names } have not said yes to the rules yet.
}
ui-invite = Invite friends
ui-invite-about = Gives you a link, a code and a picture to scan. Until then only this computer can reach the table.
ui-invite-do = Show the link
ui-reach-computer = Only this computer can open this link.
ui-reach-network = Everybody in your network can open this link.
ui-reach-internet = Everybody on the internet can open this link.
ui-link-join = Link to play
ui-link-watch = Link to watch
ui-code = Code: { $code }
ui-copy = Copy
ui-copied = Copied.
ui-copy-yourself = The link is marked: copy it with your keyboard.
ui-qr = The link as a QR code
ui-commitment = Fingerprint of the dice: { $commitment }
ui-host = The host’s tools
ui-patience = After so many minutes
ui-pause = Time to answer an offer
ui-privacy = Who finds this table
ui-private-true = people with the link
ui-private-false = everybody in the hall
ui-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
ui-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
ui-give = Make somebody else the host
ui-give-do = Hand over
ui-close = Close this table
ui-close-sure = Yes, close it for everybody
ui-no-table = There is no such table
ui-no-table-about = The link or the code is wrong, or the table is not open to you. Ask whoever sent it for a new one.
ui-bye-kicked = The host has asked you to leave.
ui-bye-elsewhere = You were signed out on this device. Sign in again to go on.
ui-bye-unknown = There is no such table.
ui-bye-daily = This daily dungeon is somebody else’s. It stays closed until its day is over.
ui-bye-damaged = The host’s file of this table is damaged, so it cannot be opened. Everybody else plays on; tell the host.
ui-moves-lost = { $number ->
    [one] The server’s file was damaged: one move of this game is gone.
   *[other] The server’s file was damaged: { $number } moves of this game are gone.
}
ui-moves-restored = { $number ->
    [one] The host restored an older state: one move of this game is gone.
   *[other] The host restored an older state: { $number } moves of this game are gone.
}
ui-come-back = Come back here
ui-old-version = There is a new version. Load the page again; your place is kept.
ui-reconnecting = The connection is lost; trying again…
ui-saving = Moves cannot be saved at the moment. Nothing is lost; please wait.
ui-question-of = { $name }: { $question }
ui-waiting-for = Waiting for { $names }…
ui-waiting = One moment…
ui-decides = { $name } decides
ui-you-watch = You watch. { $number ->
    [one] { $names } decides.
   *[other] { $names } decide.
}
ui-you-watch-on = You watch.
ui-over = The game is over
ui-ended-resigned = { $name } has resigned.
ui-ended-closed = The host has closed the table.
ui-word-back = Put it back
ui-unfold = Answer with words
ui-lacking = The sentence lacks something: choose what it needs below.
ui-fewer = Fewer: { $noun }
ui-more = More: { $noun }
ui-range = { $noun }: { $least } to { $most }
ui-bounds = { $least } to { $most }
ui-kind = { $noun } ({ $number }) …
ui-more-words = More ({ $page } of { $pages })
ui-waive = Pass
ui-waive-otherwise = costs nothing · { $outcome }
ui-guide = First steps
ui-guides-of = { $game }: lessons
ui-guide-step = Step { $step } of { $steps }
ui-guide-say = Now: { $sentence }.
ui-guide-turn = Next
ui-guide-leave = Leave the guide
ui-guide-left = You play on your own.
ui-guide-follow = Take it up again
ui-guide-off-path = You left the path of the lesson. Play on as you like, or begin it again.
ui-guide-again = Begin again
ui-guide-strayed = Not yet. First: { $sentence }.
ui-doubt = { $sentence }?
ui-doubt-do = Yes: { $sentence }
ui-doubt-back = No
ui-undo = Undo
ui-rule = Rule { $rule }
ui-eyes-of = The table as { $name } sees it
ui-picture = On the table: { $things }.
ui-mark-in = inside
ui-mark-edge = touches the edge, inside
ui-mark-out = outside
ui-above-aim = Tap the table to aim there.
ui-above-choose = Tap a piece on the table, or choose its name.
ui-above-far = Nothing lies there: tap nearer to a piece.
ui-above-key = Legend
ui-plan = On the plan: { $things }.
ui-plan-so = { $thing } ({ $states })
ui-plan-nearer = Zoom in
ui-plan-farther = Zoom out
ui-plan-signs = Signs on the plan
ui-plan-whole = The whole plan
ui-plan-do = What to do there
ui-plan-offered = can be chosen
ui-plan-closed = closed
ui-plan-open = open
ui-plan-locked = locked
ui-plan-blind = dead end
ui-plan-barred = portcullis down
ui-plan-opened = opened
ui-plan-down = down
ui-plan-dark = dark
ui-plan-objective = objective
ui-plan-stairs = stairs
ui-player = Player
ui-beside = Beside the table
ui-place-log = Log
ui-place-rules = Rules
ui-place-chat = Chat
ui-place-table = Table
ui-place-shut = Close
ui-film-again = Watch again: { $text }
ui-film-slowly = Watch again, slowly
ui-log = What happened
ui-said = { $name }: { $sentence }
ui-label = { $label }:
ui-spoken = { $label }: { $text }
ui-nothing-yet = Nothing yet.
ui-curtain = Pass the device to { $name }
ui-curtain-about = The next page is for one pair of eyes only.
ui-curtain-open = I am { $name }
ui-why = Why can I not…?
ui-takeback = Request
ui-takeback-wish = { $name } would like to undo the last move. Do you agree?
ui-takeback-ask = Ask to undo my move
ui-takeback-waits = The others are asked whether the last move may be undone.
ui-rewind-wish = { $name } would like to go back to the last decision. The same dice would fall. Do you agree?
ui-rewind-waits = The others are asked whether the game may go back to the last decision.
ui-paused = { $name } has paused the game.
ui-go-on = Go on
ui-chat-to = To
ui-chat-all = Everybody
ui-chat-whisper = Whisper to { $name }
ui-whispers = { $name } whispers to { $to }
ui-whispers-you = { $name } whispers to you
ui-whispered = { $name } whispers: { $text }
ui-whispered-text = (whispers) { $text }
ui-voice-by = told by { $name }
ui-handout = A handout
ui-handout-you = { $name } shows it to you alone.
ui-handout-all = { $name } shows it to everybody.
ui-handout-away = Put away
ui-wish-kick = { $name } would like { $player } to leave; a bot would play on. Do you agree?
ui-wish-kick-waits = The others are asked whether { $player } should leave.
ui-wish-seat = { $name } would like to take this seat: { $player }. Do you agree?
ui-wish-seat-waits = The others are asked whether { $name } may take this seat: { $player }.
ui-wish-withdraw = Do not ask any more
ui-handed-bot = The seat of { $was } ({ $number }) is now played by a bot.
ui-handed-bot-first = Seat { $number } is now played by a bot.
ui-handed-free = { $was } has given up seat { $number }.
ui-handed-back = { $name } is back on seat { $number }.
ui-handed-new = { $name } sits on the seat of { $was } ({ $number }).
ui-handed-new-first = { $name } sits on seat { $number }.
ui-agree = Yes
ui-disagree = No
ui-lend = Let a bot play for me
ui-lend-back = Take my seat back
ui-lend-other = Let a bot play for { $name }
ui-is-lent = A bot plays for you. You can take your seat back at any time.
ui-hold = Wait for me
ui-held = The table waits for you.
ui-window-left = { $seconds } s left
ui-window-held = The table waits for { $names }.
ui-orders = Automatic answers
ui-orders-about = Offers you do not want are declined for you, and nobody waits.
ui-orders-each = Wait for me each time
ui-orders-each-about = Where an answer changes nothing, the game goes on without asking you.
ui-orders-always = ask me about every offer
ui-orders-only = wake me only for these
ui-resign = Resign
ui-resign-sure = Yes, resign
ui-resign-not = No
ui-watchers = { $number ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $number } people are watching.
}
ui-clock = { $name }: { $time }
ui-extend = More time
ui-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
ui-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
ui-report = Report a problem
ui-reported = A file with what you see was saved. Send it to whoever can help.
ui-to-rematch = To the next game
ui-to-replay = Replay and dice check
ui-chat = Chat
ui-chat-lines = Words at this table
ui-chat-empty = Nobody has said anything yet.
ui-chat-text = Message
ui-chat-placeholder = Say something…
ui-chat-choose = choose
ui-chat-send = Send
ui-mute = Mute { $name }
ui-unmute = Hear { $name } again
ui-unread = { $number ->
    [one] one unread message
   *[other] { $number } unread messages
}
ui-said-by = { $name }: { $text }
ui-reacted = { $name } { $reaction }.
ui-answer = Answer
ui-answer-to = Answer to { $name }
ui-toast = News of the table
ui-toast-shut = Close this message
ui-phrases = Say…
ui-reactions = Reactions
ui-react-cheer = Cheer
ui-react-applause = Bravo
ui-react-laugh = Laugh
ui-react-gasp = Gasp
ui-react-groan = Groan
ui-react-think = Hm…
ui-news-sits = { $name } sits down.
ui-news-stands = { $name } has stood up.
ui-news-left = { $name } is away.
ui-news-back = { $name } is here again.
ui-news-begun = The game begins.
ui-news-watches = Somebody has come to the table.
ui-news-next = { $name } wants to play again.
ui-news-next-watched = They play again.
ui-news-join = I am in
ui-keepsake-kept = The picture was saved.
ui-replay-of = { $game }: { $names }
ui-step = Step { $step } of { $steps }
ui-step-number = Step
ui-first-step = Start
ui-back-step = Back
ui-next-step = Next
ui-last-step = End
ui-eyes = Seen by
ui-eyes-all = everybody at once
ui-eyes-public = somebody who watches
ui-draws = { $number ->
    [one] One draw
   *[other] { $number } draws
}
ui-play-on = Play on from here
ui-play-on-friends = Play on with friends
ui-fair = Verified dice
ui-fair-about = Before the game the table showed a fingerprint of its secret seed. Now that the seed is known, this page can make every draw again and compare.
ui-fair-check = Check the dice
ui-journal = Download the game record
ui-fair-holds = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the seed, and the seed fits its fingerprint. { $outside ->
    [0] Nothing came from outside.
    [one] One draw came from outside and is taken as written.
   *[other] { $outside } draws came from outside and are taken as written.
}
ui-fair-differs = Entry { $entry } does not follow from the seed. Written: { $written }. Expected: { $expected }.
ui-profile-of = { $name }
ui-records = Games played
ui-record-games = Played
ui-record-wins = Won
ui-record-best = Best
ui-record-streak = Daily streak
ui-record-streak-of = { $now } (best { $best })
ui-no-games-yet = No finished game yet.
ui-title-progress = { $done } of { $all }
ui-claim = Make this name yours
ui-claim-again = Change the passphrase
ui-claim-about = With a passphrase nobody else can play under this name, and you can sign in elsewhere.
ui-claim-again-about = All other devices are signed out then, and the recovery codes are replaced.
ui-claim-do = Keep this passphrase
ui-passphrase = Passphrase
ui-passphrase-new = New passphrase, at least 8 characters
ui-passphrase-old = Passphrase until now, or a recovery code
ui-codes = Write these recovery codes down. Each opens your account once, and they are shown only now.
ui-login = Sign in under another name
ui-login-do = Sign in
ui-recover = Passphrase lost?
ui-recovery-code = Recovery code
ui-recover-do = Set a new passphrase
ui-device = Go on with another device
ui-device-about = The other device opens a link or scans a picture, once, within ten minutes, and is signed in as you.
ui-device-do = Show the link
ui-link-about = This browser will be signed in as the person whose link you followed. What you played here as a guest stays with the guest.
ui-leave = Your data
ui-export = Download my data
ui-signout = Sign out here
ui-signout-all = Sign out everywhere
ui-forget = Delete my account
ui-forget-sure = Yes, delete (games stay)
ui-looks = Looks
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-theme = Theme
ui-theme-system = as on this device
ui-theme-light = light (by day)
ui-theme-dark = dark (by torchlight)
ui-motion = Motion
ui-motion-system = as on this device
ui-motion-full = on
ui-motion-none = off
ui-sound = Sound
ui-sound-off = off
ui-sound-low = low
ui-sound-full = full
ui-board = Board
ui-board-deep = with depth
ui-board-flat = flat
ui-board-words = words alone
ui-speed = Animation speed
ui-speed-0 = at once
ui-speed-1 = calm
ui-speed-2 = brisk
ui-speed-3 = quick
ui-caution = Ask before a move that wastes something
ui-spoken-title = Spoken and by keyboard
ui-detail = Announcements
ui-detail-about = How much a screen reader is told after each move.
ui-detail-brief = brief: one sentence
ui-detail-normal = normal: all that happens
ui-detail-full = full: and what is asked next
ui-queries = Keys that tell how things stand
ui-query-state = How does the table stand?
ui-query-last = What happened last?
ui-query-turn = Whose turn is it?
ui-query-things = What do I have?
ui-key = Key: { $key }
ui-press-key = Press a key…
ui-rules-search = Search the rules
ui-rules-found = { $number ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $number } rules found.
}
ui-gallery-of = { $game }: the cards
ui-gallery-sets = Sets
ui-gallery-all = All
ui-gallery-sides = Sides
ui-gallery-side-0 = Novice
ui-gallery-side-1 = Master
ui-gallery-side-only = One side only
ui-gallery-turn = Turn over: { $name }
ui-gallery-count = { $number ->
    [one] One card.
   *[other] { $number } cards.
}
ui-design-about = What every page here is made of, shown with its own parts.
ui-design-colour = Colours
ui-design-letters = Aa Éé 12
ui-design-contrast = contrast { $ratio }
ui-design-type = Letters
ui-design-space = Space, motion, light
ui-design-buttons = Buttons and fields
ui-design-surfaces = Surfaces
ui-design-panel = Panel
ui-design-parchment = Parchment
ui-design-doors = Doors
ui-design-icons = Icons
ui-design-states = When nothing is there
ui-credits-games = The games are played by rules in our own words. Their names belong to their publishers and authors, who have no part in this house.
ui-credits-software = Souterrain is free software under the MIT licence. This page is built with Svelte, Fluent, noble-hashes and three.js, each under its own free licence.
ui-credits-icons = The icons are from game-icons.net, drawn by Lorc, Delapouite and its other contributors, under Creative Commons Attribution 3.0; their colours are ours.
ui-credits-fonts = Titles are set in Cinzel, texts in Alegreya Sans, both under the SIL Open Font Licence.
ui-credits-privacy = Nothing on this page comes from elsewhere, and nothing you do here is sent anywhere but to the host of your table.
ui-credits-look = Design
ui-daily-about = Everybody meets the same dice today. Your first try counts; after it you may try again as often as you like.
ui-daily-ends = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
ui-daily-state-none = You have not been down yet today.
ui-daily-state-playing = Your try has begun, and it counts.
ui-daily-state-given-up = You gave today’s try up.
ui-daily-place-of = { $players ->
    [one] the only one so far
   *[other] place { $place } of { $players }
}
ui-daily-streak = { $days ->
    [0] no days in a row yet
    [one] one day in a row
   *[other] { $days } days in a row
}
ui-daily-longest = { $days ->
    [one] longest: one day
   *[other] longest: { $days } days
}
ui-daily-play = Go down
ui-daily-go-continue = Go on
ui-daily-go-retry = Continue this try
ui-daily-result = See your result
ui-daily-again = Try again, for practice
ui-daily-uncounted = This is practice: a first try of yours, or on this device, has been counted today.
ui-daily-used = A try on this device has been counted today; another one is practice.
ui-daily-board = Results
ui-daily-guests = Guests
ui-daily-place = Place
ui-daily-player = Player
ui-daily-score = Result
ui-daily-mine = you
ui-daily-left = somebody who has left
ui-daily-gave-up = gave up
ui-daily-watch = Watch { $name }’s game
ui-daily-players = { $number ->
    [0] Nobody has gone down yet.
    [one] One player has gone down.
   *[other] { $number } players have gone down.
}
ui-daily-players-past = { $number ->
    [0] Nobody went down.
    [one] One player went down.
   *[other] { $number } players went down.
}
ui-daily-empty = Nobody is back yet. The first line may be yours.
ui-daily-empty-past = Nobody came back on that day.
ui-daily-secret = Replays and the dice open when the day is over.
ui-daily-nothing = There is no daily dungeon here.
ui-daily-look-again = Try again
ui-daily-days = Other days
ui-daily-today = Today
ui-daily-all = All games
ui-daily-to-board = To the results of the day
ui-roster-kind = { $race } { $cls }
ui-roster-named = { $name }, { $kind }
ui-roster-unmade = no hero yet
ui-roster-you = you
ui-roster-of = { $left } of { $whole }
ui-roster-used = used
ui-roster-sheet = Belongings and skills
ui-quest-number = quest { $number } of { $quests }, { $won } won
ui-quest-goal = Goal:
ui-quest-besides = Secondary objectives:
ui-quest-so-far = So far
ui-quest-about = Story and campaign
ui-quest-campaign = The campaign
ui-end-win = You win
ui-end-win-by = You win, by { $points ->
    [one] one point
   *[other] { $points } points
}
ui-end-shared = You share the victory
ui-end-wins = { $name } wins
ui-end-home = Well delved
ui-end-lost = Not this time
ui-end-winner = { $name } takes the table with { $total }.
ui-end-place = { $place } of { $seats }
ui-end-table = The table
ui-end-next = { $points ->
    [one] One more point
   *[other] { $points } more points
}: { $rank }
ui-end-top = This is the highest rank.
ui-end-last = Your last games
ui-end-last-best = Best of your last { $number } games: { $best }
ui-end-course = How it went
ui-end-moment = The moment
ui-end-best = Best moment
ui-end-turned = Where it turned
ui-end-yet = And yet
ui-end-watch = Watch it
ui-end-titles = { $number ->
    [one] A title
   *[other] { $number } titles
}
ui-end-again = Again
ui-end-again-table = Again, same table
ui-end-review = Review
ui-end-share = Share
ui-share-text = Text to paste
ui-share-copy = Copy the text
ui-share-copied = The text was copied.
ui-share-selected = The text is marked: copy it with your keyboard.
ui-share-send = Send
ui-share-save = Save the picture
ui-share-shut = Close
ui-share-player = { $name }: { $total }
ui-daily-yesterday = Yesterday’s dungeon
ui-daily-last = The last dungeon
ui-daily-best-was = Best: { $name }, { $total }, { $rank }
ui-dungeon-0 = The Sunken Stair
ui-dungeon-1 = The Salt Crypt
ui-dungeon-2 = The Blind Well
ui-dungeon-3 = The Ash Gallery
ui-dungeon-4 = The Hollow Crown
ui-dungeon-5 = The Drowned Chapel
ui-dungeon-6 = The Bone Orchard
ui-dungeon-7 = The Lantern Deep
ui-dungeon-8 = The Quiet Furnace
ui-dungeon-9 = The Rust Gate
ui-dungeon-10 = The Moth Vault
ui-dungeon-11 = The Cold Larder
ui-dungeon-12 = The Broken Bell
ui-dungeon-13 = The Glass Root
ui-dungeon-14 = The Wolf Cistern
ui-dungeon-15 = The Tallow Mine
ui-dungeon-16 = The Seventh Door
ui-dungeon-17 = The Thorn Hall
ui-dungeon-18 = The Grey Aqueduct
ui-dungeon-19 = The Sleeping Forge
ui-dungeon-20 = The Crooked Keep
ui-dungeon-21 = The Amber Tomb
ui-dungeon-22 = The Whisper Shaft
ui-dungeon-23 = The Owl Cellar
ui-profile-games = { $number ->
    [one] One game, in { $since }
   *[other] { $number } games since { $since }
}
ui-profile-today = Today’s dungeon
ui-profile-streak = { $number ->
    [one] day in a row
   *[other] days in a row
}
ui-profile-won = won with others
ui-profile-medals = { $number ->
    [one] medal
   *[other] medals
}
ui-medals = Medals
ui-medal-open = not yet won
ui-medal-missing = { $title }: { $number ->
    [one] one still to come
   *[other] { $number } still to come
}
ui-record-mean = Mean
ui-account = Account
ui-history = Games
ui-history-filters = Show only
ui-history-count = { $number ->
    [one] One game
   *[other] { $number } games
}
ui-history-none = No game fits.
ui-history-more = Show more ({ $number } left)
ui-history-when = When
ui-history-with = With
ui-history-result = Result
ui-history-points = Points
ui-history-rank = Rank
ui-history-alone = alone
ui-history-won = won
ui-history-watch = Replay: { $game }, { $day }
ui-filter-game = Game
ui-filter-games = All games
ui-filter-with = With
ui-filter-anybody = With anybody
ui-filter-alone = Alone
ui-filter-bots = With bots
ui-filter-person = With { $name } ({ $number })
ui-filter-result = Result
ui-filter-any = Any result
ui-filter-won = Won
ui-filter-lost = Not won
ui-gallery-about = Everything that lies on the tables, from the rulebooks.
ui-gallery-others = Other games
ui-gallery-has-roll = 26 heroes, novice and master
ui-gallery-has-drop = cubes, races, classes and quests
ui-gallery-has-donjon = monsters, skills and furniture
ui-transport = Play the game again
ui-play = Play
ui-play-pause = Pause
ui-recap-done = On with it
ui-pacer = What the others do
ui-pacer-behind = { $number ->
    [one] One more deed to see
   *[other] { $number } more deeds to see
}
ui-pacer-skip = Skip
ui-pacer-answer = Skip to your turn
ui-speed-now = Speed { $speed }, change it
ui-moment = Moment:
ui-moment-before = The moment before
ui-moment-after = The next moment
ui-moments = Moments
ui-moments-none = No moment stands out.
ui-moment-best = Best moment
ui-review = Overview
ui-link-here = Link to this moment
ui-link-copied = The link to step { $step } is copied.
ui-replay-keys = Space plays and pauses, the arrows left and right go one step, with Shift to the moment before and after; Home and End go to the beginning and the end, Shift with the arrows up and down changes the speed.
ui-sheet-back = Back to the table
ui-rules-how = How to play
ui-rules-how-of = How to play { $game }
ui-rules-all = All the rules
ui-rules-all-of = { $game }: all the rules
ui-rules-contents = Contents
ui-rules-board = What lies where
ui-rules-try = Try it
ui-rules-try-guide = A guided first game, step by step.
ui-rules-try-play = A first game, at once.
ui-rules-none = No rule says anything about this. Try another word.
ui-rules-which = The rules of which game?
ui-why-else = Anything else
ui-why-none = All that you could expect here is offered to you.
ui-why-keys = Keys
ui-join-wrong = No table has this code
ui-join-wrong-about = Codes are short and easily mistyped. Look at it again, or ask whoever gave it to you.
ui-join-which = What is the code?
ui-join-which-about = Whoever created the table sees it there.
ui-link-wrong = This link opens nothing
ui-replay-none = This game cannot be watched
ui-replay-none-about = The link is wrong, or the game has been deleted.
ui-ended-closed-about = It was closed before the game began. Nothing is lost.
ui-way-table = To the table
ui-campaign-of = { $game }: the chronicle
ui-campaign-sum = { $number ->
    [one] One quest, { $won } won
   *[other] { $number } quests, { $won } won
}
ui-campaign-empty = Nobody has gone down yet.
ui-campaign-share = Share the story
ui-campaign-copied = Copied
ui-campaign-to-table = To the table
ui-campaign-won = Won
ui-campaign-lost = Lost
ui-campaign-heroes = The heroes
ui-campaign-fell = fell
ui-campaign-link = The chronicle
ui-campaign-read = The chronicle of { $day }
`;export{e as default};