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
offers = You may say:
numbered = { $number }  { $text }
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

## Results

result-placed = { $place }  { $name }: { $total }
result-alone = { $name }: { $total }
result-item = – { $item }
result-rank = Rank: { $rank }
result-title = Title: { $title }
result-none = The match ended before the game did.

## The line client

prompt = { "> " }
curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
saved = The game is saved in { $file }
go-on-with = To go on: souterrain resume { $file }
finished = The whole game is in { $file }
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
command-eyes = eyes
    .typed = seat
    .use = eyes NUMBER
    .about = through the eyes of that seat; 0 are a spectator's

## The replay viewer

replay-at = Move { $number } of { $last }
replay-start = The beginning. { $last ->
    [one] One move follows.
   *[other] { $last } moves follow.
}
replay-said = { $name }: { $words }
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
choose-options = Options. A number changes one; Enter begins.
choose-option = { $option }: { $value }
choose-value = { $option }?
choose-number = Type a number from 1 to { $last }.

## Trouble

trouble-unreadable = { $file } cannot be read: { $detail }
trouble-unwritable = { $file } cannot be written: { $detail }
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
trouble-screen = The full-screen client needs a terminal. Add --plain to play line by line.

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
unfair-draw = Not fair: in entry { $entry } the journal says { $written }, the seed gives { $expected }.
unfair-promise = Not fair: the seed is not the one that was promised ({ $written }).
unfair-broken = Not fair: { $detail }
unfair-secret = This cannot be checked yet: the seed is told when the game is over.

## How to play, told where there is no terminal

how-to = Souterrain plays in a terminal:
    souterrain                    the full-screen client
    souterrain --plain            line by line, for screen readers and pipes
    souterrain play GAME --plain --players me,bot:random
    souterrain --help             everything else
game-line = { $name }  { $game }: { $about }
bot-line = { $name }  { $about }

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
screen-option = { $value } – { $about }
screen-person = a person
screen-bot = bot: { $bot }
screen-name = What is the player called?

screen-asking = Your move
screen-story = What happened
screen-saved = saved in { $file }
screen-unsaved = not saved
screen-line = or type a whole sentence here
screen-say = Confirm: { $sentence }
screen-pass = Pass
screen-count-about = ← and → or digits change the number.
screen-others = Others move
screen-waiting = { $name } is thinking …
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
screen-key-moves = Moves
screen-key-results = Results
screen-key-rule = This rule
screen-key-rules = Rules
screen-key-theme = Theme
screen-key-turn = Change
screen-key-undo = Undo
screen-key-why = Why
