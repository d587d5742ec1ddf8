var e=`### What the browser client says.

## The shell

ui-title = Souterrain
ui-title-of = { $screen } · Souterrain
ui-title-wanted = Your turn · Souterrain
ui-skip = Skip to the content
ui-navigation = Souterrain
ui-loading = One moment …
ui-reload = Load the page again
ui-to-hall = Back to the hall
ui-screen-new = A new table
ui-screen-t = The table
ui-screen-w = Watching
ui-screen-j = Join a table
ui-screen-r = Replay
ui-screen-profile = Profile
ui-screen-settings = Settings
ui-screen-rules = Rules
ui-screen-guide = First steps
ui-screen-credits = Credits
ui-screen-daily = The daily dungeon
ui-screen-link = Sign in here
ui-screen-gallery = Gallery
ui-screen-design = The look
ui-screen-missing = There is nothing here
ui-missing-about = This door leads nowhere. Perhaps the link was cut short.
ui-failed = The door is stuck
ui-offline = No connection to the server.
ui-offline-again = Try again
ui-offline-still = Still no answer.
ui-online = The connection is back.
ui-none = none

## The hall

ui-hall-welcome = Which door?
ui-name = Your name
ui-name-keep = Keep this name
ui-name-kept = You are called { $name }.
ui-name-is = You play as { $name }.
ui-name-change = Change
ui-name-leave = Leave it
ui-my-tables = Your tables
ui-more-tables = { $number ->
    [one] One more table
   *[other] { $number } more tables
}
ui-finished-tables = Finished ({ $number })
ui-tell-me = Tell me
ui-told-from-now = You will be told when a table waits for you.
ui-told-refused = This browser does not show notifications.
ui-told-turn = { $game }: it is your turn.
ui-until = until { $clock }, { $distance }
ui-table-waits = waits for you
ui-table-lobby = not started yet
ui-table-playing = being played
ui-table-over = finished
ui-open-tables = Open tables
ui-open-free = { $number ->
    [one] one free seat
   *[other] { $number } free seats
}
ui-open-watch = being played: watch
ui-doors = Games
ui-seats = { $most ->
    [1] for one player
   *[other] for { $least } to { $most } players
}
ui-play-now = Play now
ui-guide-first = A guided first game
ui-with-friends = With friends
ui-choose-how = Options
ui-door-daily = Daily
ui-door-guide = Lesson
ui-join = Join a table
ui-join-code = Code
ui-join-go = Join

## A new table

ui-new-title = { $game }: a new table
ui-seats-title = Seats
ui-seats-count = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
ui-seat-less = One seat less
ui-seat-more = One seat more
ui-seat-me = you
ui-seat-here = somebody else at this device
ui-seat-friend = a friend, by link
ui-seat-bot = bot: { $bot }
ui-seats-help = A friend opens the link that you get on the next page. Several people at this device pass it round.
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
ui-open-table = Show it in the hall: anybody may watch and sit down
ui-create = Set this table
ui-create-start = Start the game

## The lobby

ui-lobby = { $game }: before the game
ui-seat-empty = free
ui-name-again = { $name } ({ $number })
ui-is-bot = bot
ui-is-ready = ready
ui-is-not-ready = not ready yet
ui-is-here = here
ui-is-away = away
ui-is-gone = gone
ui-away-since = { $name } has been away since { $time }.
ui-sit = Sit down here
ui-sit-another = Take this seat too
ui-sit-at = Take the free seat: { $name }
ui-stand = Give up the seat of { $name }
ui-free = Free the seat of { $name }
ui-kick = Ask { $name } to leave
ui-role = Role
ui-role-any = any
ui-ready = I am ready
ui-not-ready = Not ready after all
ui-fill = Bots for the free seats
ui-shuffle = Shuffle the seats
ui-start = Start
ui-start-with = { $number ->
    [one] Start alone
   *[other] Start with { $number } players
}
ui-lobby-empty = Free seats wait for somebody: invite friends, or let bots play.
ui-lobby-free = Free seats wait for somebody. The host begins when everybody is there.
ui-lobby-waiting = Not everybody is ready yet.
ui-lobby-host = Everybody is ready: you can start.
ui-lobby-starts = Everybody is ready: the host can start.
ui-invite = Invite friends
ui-invite-about = Gives you a link, a code and a picture to scan. Until then only this computer can reach the table.
ui-invite-do = Show the link
ui-invite-watch = For those who only watch
ui-reach-computer = Only this computer can open this link.
ui-reach-network = Everybody in your network can open this link.
ui-reach-internet = Everybody on the internet can open this link.
ui-link-join = Link to play
ui-link-watch = Link to watch
ui-code = Code: { $code }
ui-copy = Copy
ui-share = Share
ui-copied = Copied.
ui-copy-yourself = The link is marked: copy it with your keyboard.
ui-qr = The link as a QR code
ui-commitment = Fingerprint of the dice: { $commitment }
ui-host = The host’s tools
ui-patience = After so many minutes
ui-pause = How long an offer stands open
ui-privacy = Who finds this table
ui-private-true = only who has a link
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

## The table

ui-table-gone = You are not at this table
ui-no-table = There is no such table
ui-no-table-about = The link or the code is wrong, or the table is not open to you. Ask whoever sent it for a new one.
ui-bye-kicked = The host has asked you to leave.
ui-bye-elsewhere = You opened this table somewhere else; it goes on there.
ui-bye-unknown = There is no such table.
ui-bye-daily = This daily dungeon is somebody else’s. It stays closed until its day is over.
ui-come-back = Come back here
ui-old-version = There is a new version. Load the page again; your place is kept.
ui-reconnecting = The connection is lost; trying again …
ui-saving = Moves cannot be saved at the moment. Nothing is lost; please wait.
ui-your-turn = It is your turn.
ui-question-of = { $name }: { $question }
ui-waiting-for = Waiting for { $names } …
ui-waiting = One moment …
ui-over = The game is over
ui-ended-resigned = { $name } has resigned.
ui-ended-closed = The host has closed the table.
ui-word-back = One word back
ui-fewer = Less: { $noun }
ui-more = More: { $noun }
ui-range = { $noun }: { $least } to { $most }
ui-bounds = { $least } to { $most }
ui-measured = { $noun } { $number }
ui-unit-degrees = { $number }°
ui-unit-mm = { $number } mm
ui-confirm = Do it: { $sentence }
ui-kind = { $noun } ({ $number }) …
ui-more-words = More ({ $page } of { $pages })
ui-waive = Let it pass
ui-guide = First steps
ui-guide-step = Step { $step } of { $steps }
ui-guide-say = Now: { $sentence }.
ui-guide-leave = Leave the guide
ui-guide-left = You play on your own.
ui-guide-follow = Take it up again
ui-guide-off-path = You left the path of the lesson. Play on as you like, or begin it again.
ui-guide-again = Begin again
ui-guide-strayed = That can be said too. In this lesson say first: { $sentence }.
ui-doubt-do = Do it
ui-doubt-back = Back
ui-undo = Take back
ui-rule = Rule { $rule }
ui-eyes-of = The table as { $name } sees it
ui-everything = Everything else
ui-table-at-end = The table at the end
ui-picture = On the table: { $things }.
ui-mark-in = inside
ui-mark-edge = touches the edge, inside
ui-mark-out = outside
ui-above-aim = Tap the table to aim there.
ui-above-choose = Tap a piece on the table, or choose its name.
ui-above-far = Nothing lies there: tap nearer to a piece.
ui-above-key = What the signs mean
ui-plan = On the plan: { $things }.
ui-plan-so = { $thing } ({ $states })
ui-plan-nearer = Nearer
ui-plan-farther = Farther
ui-plan-whole = The whole plan
ui-plan-do = What to do there
ui-plan-offered = can be chosen
ui-plan-closed = closed
ui-plan-open = open
ui-plan-locked = locked
ui-plan-blind = leads nowhere
ui-plan-barred = barred
ui-plan-opened = opened
ui-plan-down = down
ui-plan-dark = dark
ui-plan-objective = objective
ui-plan-stairs = stairs
ui-player = Player
ui-beside = Beside the table
ui-log = What happened
ui-said = { $name }: { $sentence }
ui-spoken = { $label }: { $text }
ui-nothing-yet = Nothing yet.
ui-curtain = Pass the device to { $name }
ui-curtain-about = The next page is for one pair of eyes only.
ui-curtain-open = I am { $name }
ui-why = Why can I not …?
ui-why-what = What would you like to do?
ui-why-choose = choose
ui-why-ask = Ask
ui-why-possible = That is possible now.
ui-table-tools = More at this table
ui-takeback = A wish
ui-takeback-wish = { $name } would like to take the last move back. Do you agree?
ui-takeback-ask = Ask to take my move back
ui-takeback-waits = The others are asked whether the last move may be taken back.
ui-agree = Yes
ui-disagree = No
ui-lend = Let a bot play for me
ui-lend-back = Take my seat back
ui-lend-other = Let a bot play for { $name }
ui-is-lent = A bot plays for you. You can take your seat back at any time.
ui-hold = Wait for me
ui-held = The table waits for you.
ui-orders = Standing orders
ui-orders-about = Offers that you do not want are let pass for you, and nobody waits.
ui-orders-always = ask me about every offer
ui-orders-only = wake me only for these
ui-resign = Resign
ui-resign-sure = Yes, resign
ui-resign-not = No
ui-watchers = { $number ->
    [0] Nobody is watching.
    [one] One is watching.
   *[other] { $number } are watching.
}
ui-clock = Time of { $name }: { $time }
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
ui-rematch = Play again
ui-to-rematch = To the next game
ui-to-replay = Replay and dice check

## Chat

ui-chat = { $number ->
    [0] Chat
   *[other] Chat ({ $number })
}
ui-chat-text = Say
ui-chat-phrase = Phrase
ui-chat-choose = choose
ui-chat-send = Send
ui-mute = Mute { $name }
ui-unmute = Hear { $name } again

## Replays

ui-keepsake = Picture of the result
ui-keepsake-keep = Keep or send the picture
ui-keepsake-kept = The picture was saved.
ui-keepsake-told = { $game }: { $result }
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
ui-fair = Fair dice
ui-fair-about = Before the game the table showed a fingerprint of its secret seed. Now that the seed is known, this page can make every draw again and compare.
ui-fair-check = Check the dice
ui-journal = Download the journal
ui-fair-holds = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the seed, and the seed fits its fingerprint. { $outside ->
    [0] Nothing came from outside.
    [one] One draw came from outside and is taken as written.
   *[other] { $outside } draws came from outside and are taken as written.
}
ui-fair-differs = Entry { $entry } does not follow from the seed. Written: { $written }. Expected: { $expected }.

## Profile

ui-profile-of = { $name }
ui-records = Games played
ui-record-games = Played
ui-record-wins = Won
ui-record-best = Best
ui-record-streak = Daily in a row
ui-record-streak-of = { $now } (best { $best })
ui-no-games-yet = No finished game yet.
ui-titles = Titles
ui-titles-under-way = Titles on the way
ui-title-progress = { $done } of { $all }
ui-title-missing = { $number ->
    [one] One still to come
   *[other] { $number } still to come
}
ui-latest = Latest games
ui-result-line = { $game }, { $day }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, place { $place }
ui-result-line-together = { $game }, { $day }: { $result }
ui-claim = Make this name yours
ui-claim-again = Change the passphrase
ui-claim-about = With a passphrase nobody else can play under this name, and you can sign in elsewhere.
ui-claim-do = Keep this passphrase
ui-passphrase = Passphrase
ui-passphrase-new = New passphrase, at least 8 characters
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
ui-export = Download all that is stored about me
ui-signout = Sign out here
ui-signout-all = Sign out everywhere
ui-forget = Delete me
ui-forget-sure = Yes, delete me: games stay, my name goes

## Settings

ui-looks = Looks
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-language-it = Italiano
ui-theme = Light
ui-theme-system = as on this device
ui-theme-light = by day
ui-theme-dark = by torchlight
ui-motion = Motion
ui-motion-system = as on this device
ui-motion-full = moving
ui-motion-none = still
ui-sound = Sound
ui-sound-off = off
ui-sound-low = low
ui-sound-full = full
ui-board = Board
ui-board-deep = with depth
ui-board-flat = flat
ui-board-words = words alone
ui-speed = Speed of what moves
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
ui-press-key = Press a key …

## Rules, credits

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
ui-credits-look = How all this looks

## The daily dungeon

ui-daily-about = Everybody meets the same dice today. Your first try counts; after it you may try again as often as you like.
ui-daily-ends = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
ui-daily-try = Your try
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
ui-daily-go-retry = Go on trying
ui-daily-result = See your result
ui-daily-again = Try again, for practice
ui-daily-uncounted = This is practice: your first try has been counted.
ui-daily-board = Results
ui-daily-place = Place
ui-daily-player = Player
ui-daily-score = Result
ui-daily-mine = you
ui-daily-left = somebody who has left
ui-daily-gave-up = gave up
ui-daily-watch = Watch { $name }
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

## What can go wrong

ui-refused-otherwise = That was refused ({ $code }).
ui-problem-no-answer = The server does not answer.
ui-problem-unknown = Something went wrong. Nothing was changed.
ui-problem-too-fast = That was too fast. Please wait a moment.
ui-problem-bad-name = A name has 1 to 24 letters, digits or signs.
ui-problem-name-taken = This name belongs to somebody else.
ui-problem-wrong-passphrase = Name and passphrase do not fit.
ui-problem-wrong-code = This recovery code does not fit, or was used already.
ui-problem-link-used = This link was used already, or is too old.
ui-problem-sign-in = You are not signed in. Load the page again.
ui-problem-not-saved = That could not be saved, so it did not happen. Try again in a moment.
ui-problem-no-such-table = There is no such table.
ui-problem-no-such-seat = There is no such seat.
ui-problem-no-such-bot = There is no such bot.
ui-problem-no-such-step = There is no such step.
ui-problem-not-found = There is nothing here.
ui-problem-not-over = This game is not over yet.
ui-problem-not-begun = The game has not begun yet.
ui-problem-begun = The game has begun already.
ui-problem-not-ready = Not everybody is ready yet.
ui-problem-seats-open = There are free seats still.
ui-problem-seat-taken = Somebody else has this seat.
ui-problem-seat-lent = A bot plays for this seat: take it back first.
ui-problem-not-your-seat = This is not your seat.
ui-problem-not-the-host = Only the host may do that.
ui-problem-only-watching = You are watching this game.
ui-problem-held-before = You have asked for patience once already.
ui-problem-no-window = Nobody waits here.
ui-problem-nothing-asked = Nobody has asked for that.

# Pictures of heroes, a town and a quest

ui-roster-kind = { $race } { $cls }
ui-roster-unmade = no hero yet
ui-roster-you = you
ui-roster-of = { $left } of { $whole }
ui-roster-used = used
ui-roster-sheet = Belongings and skills
ui-quest-number = { $number } of { $quests }, { $won } won so far
ui-quest-goal = Goal:
ui-quest-besides = Besides:
ui-quest-so-far = So far
ui-quest-about = Story and campaign
ui-quest-campaign = The campaign
ui-foe = { $name } { $number }
`;export{e as default};