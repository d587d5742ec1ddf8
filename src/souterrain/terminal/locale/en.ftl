### What the terminal clients say.

## Questions and answers

question-of = { $name }: { $question }
which = Which of these do you mean?
which-more = Which of these do you mean? There are more.
which-next = { $words } … what comes next?
unknown-words = I do not know: { $words }.
say-again = I did not understand that. Type “help” to see what you can say.
must-answer = You have to answer this one.
offer-more = { $words } …
offer-range = { $noun }: a number from { $least } to { $most }
offer-number = { $text }. Type a whole sentence, such as:
offer-worth = { $text }: { $worth }
worth-more = { $before }; { $next }
# A labelled line of the picture that is no longer there
line-gone = { $label }: none any more.
sure = { $sentence }: { $worth }. Sure?
sure-line = { $question } [y/N]
typed-yes = y, yes
typed-no = n, no
card-name = { $name }
card-part = { $title }: { $text }
no-cards = You have no hero that the rulebook could explain.
offers = You may say:
numbered = { $number }  { $text }
numbered-span = { $first } to { $last }
refused = { $reason } [{ $rule }]
explained = { $reason }

    { $rule }
why-what = Type “why” and what you would like to do.
why-each = { $words }: { $reason }
why-possible = That is possible now:
rule = { $id } { $title }

    { $text }
rule-title = { $id } { $title }
rules-which = Which rule? Type “rules” and its number.
rules-no-book = This game has no rulebook.
rules-none = The rulebook says nothing about “{ $words }”.

## A picture from the sections of a view

picture-field = { $name }: { $value }
picture-next = { $before }; { $next }
picture-seat = { $seat } – { $cells }

## Results

result-placed = { $place }  { $name }: { $total }
result-alone = { $name }: { $total }
result-item = – { $item }
result-rank = Rank: { $rank }
result-title = Title: { $title }
result-progress = { $title }: { $found } of { $wanted }
titles-of = Titles of { $name }:
titles-none = None yet.
titles-missing = Still to come: { $nouns }.
result-none = The match ended before the game did.

## The line client

prompt = { "> " }
curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
saved = The game is saved in { $file }
go-on-with = To go on: souterrain resume { $file }
finished = The whole game is in { $file }
carry-on-asked = 1  { $what }. Any other line ends here.
unsaved = This game is not saved.
goodbye = Goodbye.
log-empty = Nothing has happened yet.
language-is = The language is English.
language-which = Languages: en (English), fr (français), it (italiano).
no-command = There is no such command. Type “help”.
welcome = { $game }. Type “help” at any time.
at-table = At the table: { $names }.
at-table-bot = { $name } ({ $bot })

## Commands

help-line = { $use }: { $about }
help-game = Say what you do, for example by a number, by one of the words listed above, or by a whole sentence. Small words, accents and the order of words do not matter, beginnings of three letters do. French and Italian words are understood too.
command-help = help
    .typed = h, ?
    .use = help
    .about = this list
command-what = what
    .typed = more
    .use = what, or what WORDS
    .about = what you may say, or what may follow those words
command-why = why
    .use = why WORDS
    .about = why something is not possible, with its rule
command-rules = rules
    .typed = rule, rulebook
    .use = rules WORD
    .about = reads the rulebook: a rule by its number, or all about a word
command-view = view
    .typed = look, show
    .use = view
    .about = shows the table again
command-log = log
    .typed = history
    .use = log
    .about = tells all that has happened
command-undo = undo
    .typed = takeback
    .use = undo
    .about = takes your last move back, as long as nothing was drawn or shown
command-pass = pass
    .typed = skip
    .use = pass
    .about = lets an offer go by
command-save = save
    .use = save, or save FILE
    .about = says where the game is saved, or saves it somewhere else
command-language = language
    .typed = lang
    .use = language en, fr or it
    .about = changes the language
command-quit = quit
    .typed = exit, bye, q
    .use = quit
    .about = ends; the game can be resumed
command-titles = titles
    .use = titles
    .about = your titles over all your games, and how far you are
command-wait = wait
    .use = wait
    .about = wait for me each time, also where my answer changes nothing; once more: do not
wait-on = From now on you are asked each time.
wait-off = From now on you are not asked where your answer changes nothing.
command-hero = hero
    .typed = card
    .use = hero NAME
    .about = explains your hero on both sides, or the one you name
command-say = say
    .typed = chat, tell
    .use = say WORDS
    .about = says something to the others at the table
command-mute = mute
    .typed = unmute, ignore
    .use = mute NAME
    .about = somebody is not heard any more; once more, and they are heard again
command-who = who
    .typed = table
    .use = who
    .about = who is here, who is away
command-hold = hold
    .typed = wait
    .use = hold
    .about = keeps an offer open until you have answered it
command-lend = lend
    .use = lend
    .about = lets a bot play for you until you type “sit”
command-whisper = whisper
    .use = whisper NAME WORDS
    .about = says something to one person only: the one who leads the game to a player, or back
command-note = note
    .typed = notes
    .use = note ZONE WORDS
    .about = keeps a note about a zone that only you see; without words it is deleted, without a zone all are listed
command-pause = pause
    .typed = unpause
    .use = pause
    .about = pauses the game, or lets it go on (who leads the game, or the host)
command-rewind = rewind
    .use = rewind
    .about = asks everybody to go back to the last decision (who leads the game); the same dice fall again
command-voice = voice
    .use = voice NAME: WORDS
    .about = speaks as somebody in the story (who leads the game)
command-aloud = aloud
    .typed = handout
    .use = aloud TITLE: WORDS
    .about = shows everybody a text (who leads the game)
command-agree = agree
    .typed = yes
    .use = agree
    .about = agrees to what somebody asks of all
command-refuse = refuse
    .typed = no
    .use = refuse
    .about = does not agree
command-resign = resign
    .use = resign
    .about = gives the game up
command-sit = sit
    .use = sit, or sit NUMBER
    .about = takes a free seat, or that one; during the game the others are asked
command-stand = stand
    .use = stand
    .about = gives your seat up
command-ready = ready
    .use = ready
    .about = tells the others that you are ready
command-start = start
    .typed = begin
    .use = start
    .about = begins the game, if you are the host
command-next = next
    .typed = forward, n
    .use = next, or Enter
    .about = one move forward
command-back = back
    .typed = previous, b
    .use = back
    .about = one move back
command-go = go
    .typed = to
    .use = go NUMBER
    .about = to that move; 0 is the beginning
command-moments = moments
    .typed = highlights
    .use = moments
    .about = the moments of the game, with their moves
command-later = later
    .typed = after
    .use = later
    .about = to the next moment
command-earlier = earlier
    .typed = before
    .use = earlier
    .about = to the moment before
command-eyes = eyes
    .typed = seat
    .use = eyes NUMBER
    .about = through the eyes of that seat; 0 are a spectator’s

## At a table that is elsewhere

table-left = Your seat stays yours. To come back: souterrain join { $link }
table-waits = The game has not begun yet. Type “help” to see what you can do meanwhile.
waiting = { $name } is thinking…
waiting-for = Waiting for { $names }…
name-and-seat = { $name } ({ $number })
who-seat = { $number }  { $name }: { $about }
who-free = free
who-here = here
who-away = away
who-gone = gone
who-lent = played by a bot for now
who-ready = ready
who-clock = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
who-watchers = { $number ->
    [one] One spectator.
   *[other] { $number } spectators.
}
chat = { $name } says: { $text }
chat-reaction = { $name } { $reaction }.
sits-down = { $name } takes seat { $number }.
stands-up = { $name } gives the seat up.
now-here = { $name } is here.
now-away = { $name } is away.
now-gone = { $name } is gone.
now-lent = A bot plays for { $name } now.
wish-takeback = { $name } would like to take the last move back.
wish-rewind = { $name } would like to go back to the last decision. The same dice would fall.
now-paused = { $name } has paused the game.
now-goes-on = The game goes on.
chat-whisper = { $name } whispers to { $to }: { $text }
chat-pointed = { $name }: look here, { $text }
chat-voice = { $voice } (told by { $name }): { $text }
chat-handout = { $name } shows: { $title }. { $text }
note-line = Zone { $place }: { $text }
no-notes = You have no notes here.
whisper-how = Type “whisper NAME WORDS”, or the number of the seat in place of the name.
voice-how = Type “voice NAME: WORDS”.
aloud-title = Listen
refusal-not-the-leader = Only the one who leads the game can do that.
refusal-nobody-there = Nobody sits there who could hear it.
refusal-voice-taken = A player has that name.
refusal-too-many-notes = There are { $number } notes already; delete one first.
refusal-paused = The game is paused.
wish-kick = { $name } would like { $player } to leave; a bot would play on.
wish-seat = { $name } would like to take seat { $number }.
wish-answer = Type “agree” or “refuse”.
wish-declined = Somebody does not agree, or the seats have changed.
handed-bot = The seat of { $was } ({ $number }) is now played by a bot.
handed-bot-first = Seat { $number } is now played by a bot.
handed-free = { $was } has given up seat { $number }.
handed-back = { $name } is back on seat { $number }.
handed-new = { $name } sits on the seat of { $was } ({ $number }).
handed-new-first = { $name } sits on seat { $number }.
no-seat = There is no seat for you in this game.
saving-fails = The server cannot save moves now, and refuses them until it can.
saving-again = Moves are saved again.
moves-lost = { $number ->
    [one] The server’s file was damaged: one move of this game is gone.
   *[other] The server’s file was damaged: { $number } moves of this game are gone.
}
moves-restored = { $number ->
    [one] The host restored an older state: one move of this game is gone.
   *[other] The host restored an older state: { $number } moves of this game are gone.
}
name-lost = Somebody has made the name “{ $was }” theirs. You are called { $name } now.
mute-whom = Name somebody who sits here or has said something.
muted = { $name } is not heard any more.
unmuted = { $name } is heard again.
rematch-at = There will be another game: souterrain join { $link }
connection-lost = The connection is lost. Trying again…
connection-back = The connection is back.
refused-code = The server refuses: { $code }
refusal-not-your-seat = That is not your seat.
refusal-seat-taken = Somebody sits there already.
refusal-seat-lent = A bot plays for you now.
refusal-no-such-seat = There is no such seat.
refusal-seats-open = A seat is still free.
refusal-not-ready = Not everybody is ready yet.
refusal-not-the-host = Only the host can do that.
refusal-begun = The game has begun already.
refusal-not-begun = The game has not begun yet.
refusal-only-watching = You are only watching.
refusal-no-window = There is no offer to keep open.
refusal-held-another = You have held another seat of this game: nobody sees the secrets of two.
refusal-nobody-to-ask = That takes the consent of others, and there is nobody to ask.
refusal-wish-pending = Another wish has to be answered first.
refusal-declined = The others did not agree.
refusal-held-before = You have kept this offer open already.
refusal-nothing-asked = Nobody has asked for that.
refusal-not-saved = That could not be saved, so it has not happened.
refusal-too-fast = That was too fast. Try again in a moment.
refusal-name-taken = That name belongs to somebody else.
refusal-table-damaged = The host’s file of this table is damaged, so it cannot be opened. Everybody else plays on; tell the host.
refusal-bad-name = That cannot be a name.

gone-lost = nobody answers there.
gone-refused = the server does not let you in.
gone-unknown = there is no such table.
gone-daily = the daily dungeon of somebody else stays closed until its day is over.
gone-damaged = the host’s file of this table is damaged; tell the host.
gone-outdated = this program is too old for that server.
gone-kicked = the host has sent you away.
gone-elsewhere = you were signed out on this device.
gone-bad = the server did not understand this program.
gone-closed = it was closed.
gone-full = no seat is free.

## The replay viewer

replay-at = Move { $number } of { $last }
replay-start = The beginning. { $last ->
    [one] One move follows.
   *[other] { $last } moves follow.
}
replay-said = { $name }: { $words }
replay-moment = Move { $number }: { $text }
replay-best = Best moment: { $text }
replay-no-moment = There is no further moment.
replay-first = This is the beginning.
replay-last = This is the end.
replay-number = Type a number from 0 to { $last }.
replay-seat = Type the number of a seat, from 0 to { $last }.
replay-hidden = What a seat sees is shown when the game is over.

## Choosing a game

choose-game = Which game?
choose-resume = Go on with { $game }, saved in { $file }
choose-title = { $game }: { $about }
choose-players = Who plays? Names and bots, with commas between them. Bots: { $bots }. Enter alone: { $default }
choose-help = { $about } ({ $rule })
choose-help-yes = Yes, take the help for few players
choose-help-no = No, play without help
choose-options = Options. A number changes one; Enter begins.
choose-option = { $option }: { $value }
choose-value = { $option }?
choose-number = Type a number from 1 to { $last }.

## Trouble

trouble-choices = Choose from: { $known }
trouble-unreadable = { $file } cannot be read: { $detail }
trouble-too-large = { $file } is too large for a saved game.
trouble-content-too-large = { $file } is larger than { $most } KB.
quest-fits = This file can be played.
trouble-unwritable = { $file } cannot be written: { $detail }
trouble-no-data = There is nothing to copy in { $folder }: no server has kept anything there.
trouble-exists = { $file } exists already. To go on with a saved game: souterrain resume { $file }
trouble-shared = { $file } is being written by somebody else too. This game is no longer saved.
trouble-finished = The game in { $file } is over. To look at it: souterrain replay { $file }
trouble-no-seed = { $file } holds a game without its seed: it can be looked at, not played on.
trouble-nothing-saved = There is no saved game to go on with.
trouble-seed = A seed is a whole number from 0 up, with at most 77 digits.
trouble-nameless = A player needs a name.
trouble-roles = Give every player a role, or none. Roles: { $roles }
trouble-bot = There is no bot called “{ $bot }” in this game. Bots: { $known }
trouble-set = “{ $text }” is no setting. Write it like this: --set name=value
trouble-language = There is no language “{ $code }”. Languages: en, fr, it
trouble-served = { $folder } is used by a server that runs. Stop it first, or use another folder: --data
trouble-listen = The server cannot listen on { $address }: { $detail }
trouble-data = Nothing can be kept in { $folder }: { $detail }
trouble-newer = { $folder } was written by a newer version of this program. Install that one, or use another folder: --data
trouble-public-url = { $url } is no address that friends could open. It looks like this: --public-url https://games.example
trouble-proxy = { $proxy } is no address and no network. It looks like this: --proxy 10.0.0.2 or --proxy 10.0.0.0/8
trouble-screen = The full-screen client needs a terminal. Add --plain to play line by line.
trouble-link = “{ $link }” is no link to a table. It looks like this: http://name:8000/t/abc
trouble-table = The table cannot be reached: { $reason }
trouble-elsewhere = This game is saved by its server, not in { $file }.
trouble-game-name = “{ $name }” is no name for a game. It has two to twenty small letters a to z, digits and “_”, and begins with a letter.
trouble-game-exists = There is a game called “{ $name }” already.
trouble-no-checkout = A new game is written into a checkout of Souterrain: { $file } is not there. Go to its top folder first.
trouble-no-option = There is no option “{ $option }”. See: { $command } --help
trouble-no-option-like = There is no option “{ $option }”. Did you mean { $like }?
trouble-no-command = There is no command “{ $name }”. See: { $command } --help
trouble-no-command-like = There is no command “{ $name }”. Did you mean { $like }?
trouble-option-alone = { $option } takes no value.
trouble-option-value = { $option } needs a value.
trouble-missing = { $name } is missing. See: { $command } --help
trouble-number = { $name } needs a whole number{ $bounds ->
    [both] { "" } from { $least } to { $most }.
    [least] { "" } from { $least } up.
   *[none] .
}
trouble-arguments = These are more words than “{ $command }” takes. See: { $command } --help

## Verifying

fair = { $draws ->
    [0] Fair: nothing was drawn.
    [1] Fair: the one draw follows from the seed that was promised.
   *[other] Fair: all { $draws } draws follow from the seed that was promised.
}
fair-outside = { $outside ->
    [one] One draw came from outside and is taken as it is written.
   *[other] { $outside } draws came from outside and are taken as they are written.
}
unfair-draw = Not fair: in entry { $entry } the game record says { $written }, the seed gives { $expected }.
unfair-promise = Not fair: the seed is not the one that was promised ({ $written }).
unfair-broken = Not fair: { $detail }
unfair-impossible = Not fair: this game cannot have been played like that.
unfair-secret = This cannot be checked yet: the seed is told when the game is over.

## How to play, told where there is no terminal

how-to = Souterrain plays in the browser, and in a terminal:
    souterrain                    opens the house in the browser
    souterrain --terminal         the full-screen client
    souterrain --plain            line by line, for screen readers and pipes
    souterrain play GAME --plain --players me,bot:random
    souterrain --help             everything else
house-open = The house is open at { $address }
    Close it with Ctrl+C; every game is kept.
house-open-already = The house is open already, at { $address }
game-line = { $name }  { $game }: { $about }
bot-line = { $bot }  { $name }: { $about }

## The full-screen client

screen-banner = S O U T E R R A I N   ·   dungeon games at one table
screen-doors = Play
screen-resume = Go on with a saved game
screen-watch = Watch a game again
screen-which-saved = Which game?
screen-saved-game = { $moment }  { $game }: { $players }
screen-leave = Leave Souterrain
screen-leave-about = Until next time.
screen-begin = Begin
screen-begin-about = Enter begins. Below you can change who plays, and how.
screen-seats = Seats
screen-seats-about = How many play. ← and → change it.
screen-seat-about = ← and → choose a person or a bot. Enter types a name.
screen-role = { $seat }: role
screen-role-about = Which role this seat plays; a role for one is one for each.
screen-no-role = as dealt
screen-option = { $value } – { $about }
screen-person = a person
screen-bot = { $name }: { $about }
screen-name = What is the player called?

screen-asking = Your move
screen-story = What happened
screen-saved = saved in { $file }
screen-unsaved = not saved
screen-line = or type a whole sentence here
screen-say = Confirm: { $sentence }
screen-sure-no = No, think again
screen-sure-yes = Yes, { $sentence }
screen-pass = Pass
screen-count-about = ← and → or digits change the number.
screen-others = Others move
screen-lobby = Before the game
screen-lost = The table is lost
screen-over = The game is over.

screen-why = Why not?
screen-why-verbs = These are not possible now. Choose one to see why.
screen-why-after = These cannot follow “{ $words }” now. Choose one to see why.
screen-why-last = what was refused last
screen-why-all = Nothing is missing here.
screen-rules = Rulebook
screen-rules-search = a word, or the number of a rule

screen-results = Results
screen-again = One more
screen-again-about = The same players and options, new dice.
screen-watch-this = Watch this game again
screen-home = To the start screen

screen-leave-title = Leave the game?
screen-leave-saved = Nothing is lost: the game is saved in { $file }, and you can go on with it at any time.
screen-leave-unsaved = This game is not saved. Whoever leaves it cannot come back to it.
screen-leave-elsewhere = The table is elsewhere and goes on without you; your seat stays yours, and you can come back at any time.
screen-stay = Stay

screen-eyes = seen by { $name }
screen-spectator = a spectator

screen-name-enter = Enter
screen-name-escape = Esc
screen-name-tab = Tab
screen-name-home = Home
screen-name-end = End

screen-key-back = Back
screen-key-clear = Clear
screen-key-close = Close
screen-key-complete = Complete
screen-key-eyes = Eyes
screen-key-first = First
screen-key-home = Start screen
screen-key-hurry = Do not wait
screen-key-language = Language
screen-key-last = Last
screen-key-leave = Leave
screen-key-lift = Look
screen-key-moments = Moments
screen-key-moves = Moves
screen-key-results = Results
screen-key-rule = This rule
screen-key-rules = Rules
screen-key-theme = Theme
screen-key-turn = Change
screen-key-undo = Undo
screen-key-why = Why

## A new game

new-game-written = { $files } files are written. Try it: souterrain play { $name } --plain. Its tests: pytest tests/contract tests/games/{ $name }
