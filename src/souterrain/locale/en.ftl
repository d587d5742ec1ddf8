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
refusal-no-such-role = There is no such role in this game.
refusal-daily-closed = The daily dungeon keeps its secret until its day is over: { $opens }, 00:00 UTC.
refusal-not-in-daily = That is not possible in a daily dungeon.
refusal-no-daily = This game has no daily dungeon.
refusal-no-lesson = This game has no lesson.
refusal-bad-date = A date is written like this: 2026-01-31.
refusal-no-such-day = That day is still to come.

event-taken-back = { $seat } takes the last move back.

## Nouns with numbers, lists, measures

form = { $number ->
    [one] one
   *[other] many
}
counted = { $number } { $noun }
measured = { $noun }={ $number }
list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-nothing = nothing

## Seats

seat-number = Seat { $number }
seat-me = Player { $number }
seat-bot = Bot { $number }
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

bot-random = plays at random

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
lab-all = all
lab-seats = seats
lab-score = score
lab-won = won
lab-lost = lost
lab-rounds = rounds
lab-explored = explored
lab-clock = by clock
lab-figure = { $mean } ± { $half }
lab-share = { $mean } % [{ $low }, { $high }]
lab-intervals = ± and […, …] are 95 % intervals.

## What can be said at a table without typing; a reaction follows a name

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-unlucky = What bad luck.
phrase-lucky = That was lucky.
phrase-careful = Careful …
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
