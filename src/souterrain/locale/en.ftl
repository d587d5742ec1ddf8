### What every client says, whatever the game.

## Refusals of the table

refusal-not-asked = Nothing is asked of you now.
refusal-match-over = The game is over.
refusal-too-late = Too late: the question has changed in the meantime.
refusal-unreadable = That is no sentence of this game.
refusal-not-offered = That is not possible now.
refusal-no-way-back = That cannot be taken back: something was drawn or shown since, or somebody has answered.
refusal-only-watched = You are watching this game; it is played elsewhere.
refusal-draw-failed = The throw could not be made. Nothing happened; try again.
refusal-content-size = The file is larger than { $most } KB.
refusal-content-depth = At { $path }: nested more than { $most } levels deep.
refusal-content-objects = The file holds more than { $most } objects and lists.
refusal-content-text = At { $path }: a plain text of 1 to { $most } characters is expected, not “{ $found }”.
refusal-content-number = At { $path }: a whole number from { $least } to { $most } is expected, not “{ $found }”.
refusal-content-choice = At { $path }: one of { $choices } is expected, not “{ $found }”.
refusal-content-field = At { $path }: there is no field “{ $field }”; the fields are { $choices }.
refusal-content-missing = At { $path }: the field “{ $field }” is missing.
refusal-content-record = At { $path }: an object with the fields { $fields } is expected, not “{ $found }”.
refusal-content-row = At { $path }: a list of exactly { $number } values is expected, not “{ $found }”.
refusal-content-list = At { $path }: { $least } to { $most } entries are expected, not “{ $found }”.
refusal-no-such-game = There is no game called “{ $game }”.
refusal-not-on-this-system = This game needs a part that is not made for this system. It is made for: { $systems }. Replays play everywhere.
refusal-not-installed = This needs packages that are not installed. Install them: { $command }
refusal-no-such-option = There is no option called “{ $option }”.
refusal-no-such-value = The option “{ $option }” has no value “{ $value }”.
refusal-wrong-seats = { $most ->
    [1] This game is for one player.
   *[other] { $least ->
        [one] This game is for one to { $most } players.
       *[other] This game is for { $least } to { $most } players.
    }
}
refusal-no-content = This game takes no content of your own.
refusal-no-such-role = There is no such role in this game.
refusal-daily-closed = The daily dungeon keeps its secret until its day is over: { $opens }, 00:00 UTC.
refusal-not-in-daily = That is not possible in a daily dungeon.
refusal-no-daily = This game has no daily dungeon.
refusal-no-lesson = This game has no lesson.
refusal-bad-date = A date is written like this: 2026-01-31.
refusal-no-such-day = That day is still to come.

event-taken-back = { $seat } undoes the last move.

## Nouns with numbers, lists, measures

form = { $number ->
    [one] one
   *[other] many
}
counted = { $number } { $noun }
measured = { $noun }={ $number }
a-noun = { $start ->
    [vowel] an { $noun }
   *[other] a { $noun }
}
single-one = { $one } { $number }
singles = { $noun } { $numbers }
single-the = { $one } { $number }
single-of = of { $one } { $number }
of-name = of { $name }
list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-nothing = nothing
recap-title = Previously …

## Seats

seat-number = Seat { $number }
seat-me = Player { $number }
seat-bot = { $name } { $number }
seat-table = The table

## Results

place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
result-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-won = won
result-lost = lost
result-line = { $what }: { $points }
result-line-counted = { $what } ({ $number }): { $points }

## Bots

bot-random = Pyrite
    .about = plays whatever comes to mind

## Names that a new guest is offered; a bot has none of them

guest-names = Agate, Amber, Basalt, Beryl, Cobalt, Coral, Flint, Garnet, Granite, Jade, Jasper, Jet, Lapis, Marble, Obsidian, Onyx, Opal, Pearl, Quartz, Ruby, Slate, Topaz, Zircon

## Words that are understood when they are typed

typed-small = the, a, an, of, to, on, in, at, into, as, for, from, by, with, using, against, versus, and, then, my, one, it, its, this, that, please, i
typed-every = all, every, everything
typed-numbers = two, three, four, five, six, seven, eight, nine, ten, eleven, twelve

## Mass play

lab-about = { $game }, { $seats } { $seats ->
    [one] player
   *[other] players
}: { $games } { $games ->
    [one] game
   *[other] games
} of the bot { $bot }, seeds { $first } to { $last }
lab-done = { $done } of { $games }
lab-duel = { $game }: { $bot } against { $other }, { $games } games, seeds { $first } to { $last }, each with the seats swapped: won { $won }, ahead by { $margin } points
lab-all = all
lab-seats = seats
lab-score = score
lab-won = won
lab-lost = lost
lab-rounds = rounds
lab-explored = explored
lab-clock = by clock
lab-figure = { $mean } ± { $half }
lab-share = { $mean }% [{ $low }, { $high }]
lab-intervals = ± and […, …] are 95% intervals.
trial-won = Won { $won } of { $games }: { $share }
trial-length = Rounds: { $median } in the middle, { $least } to { $most }
trial-count = { $noun } { $number }
trial-defeats = Lost: { $number } ({ $listed })
trial-no-defeats = No game was lost.
trial-deaths = Heroes dead: { $number } ({ $listed })
trial-no-deaths = No hero has died.
trial-unused-creatures = Creatures that never came: { $listed }
trial-unused-furniture = Furniture that nobody opened: { $listed }
trial-unused-events = Events that were never played: { $listed }
trial-unused-treasures = Treasures that were never found: { $listed }
trial-all-used = Everything in it was used.

## What can be said at a table without typing; a reaction follows a name

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-unlucky = What bad luck.
phrase-lucky = That was lucky.
phrase-careful = Careful…
phrase-courage = Courage!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back soon.
phrase-i-am-back = I am back.
phrase-yes = Yes.
phrase-no = No.
phrase-perhaps = Perhaps.
phrase-nice-idea = Good idea.
phrase-close = That was close.
phrase-hurry = Shall we go on?
phrase-no-hurry = Take your time.
phrase-again = One more game?
phrase-good-game = Good game!
phrase-goodbye = Goodbye!
reaction-cheer = cheers
reaction-applause = applauds
reaction-laugh = laughs
reaction-gasp = gasps
reaction-groan = groans
reaction-think = thinks
