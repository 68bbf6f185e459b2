### What every table says around its game: the page before it, the head, the line below, what opens, the end, and saving.

## Who sits there

# How well a bot plays; below its name.
bot-level = { $level ->
    [0] plays at random
    [1] plays well
    [2] plays very well
    [9] has a wrong idea
   *[3] plays brilliantly
}
# Who may play at a seat: the words of a menu.
who-person = A person at this screen
who-bot = { $level ->
    [0] Bot: plays at random
    [1] Bot: plays well
    [2] Bot: plays very well
    [9] Bot: a pupil with a wrong idea
   *[3] Bot: plays brilliantly
}
# The same, with how many of 100 games it was measured to win against the bot before it.
who-bot-measured = { $level ->
    [1] Bot: plays well (wins { $share } of 100 games against random play)
    [2] Bot: plays very well (wins { $share } of 100 against “plays well”)
   *[3] Bot: plays brilliantly (wins { $share } of 100 against “plays very well”)
}
at-this-screen = at this screen
at-the-table = At the table

# $believed says what a bot believed, $slip where that cost it most.
pupil-was = { $player } played like a pupil. { $believed }
pupil-cost = That cost it most here: { $slip }

## The page before a game

as-given = as given to play()
watch-bots = Watch bots play
kept-game = Your game is still here, as you left it.
continue = Continue your game
forget = Discard it
play = Play
play-new = Play a new game
look-at-last = Look at your last game
options = Options
players = Players
how-many = How many
cards = Cards
same-code = The same code deals the same cards to everyone.
variants = Variants
deal = Deal
seed-code = Seed code
# Stands in the empty box for a seed code.
seed-new = a new one
load-saved = Load a saved game
file = File
paste-text = Or paste its text
load = Load the game
name-of-player = Name of player { $place }
who-plays = Who plays as player { $place }

# What everyone may have one of, such as a deck: $label is its name, $player whose it is.
each-seat = { $label }: { $player }
# $thing is what a text of one's own describes.
own-load = { $thing ->
    [deck] Load a deck file
   *[other] Load a file
}
own-how = Choose a player, then a file, or paste its text.
own-for = For
own-everybody = everyone
own-text = Text
own-use = { $thing ->
    [deck] Use this deck file
   *[other] Use this file
}
own-missing = { $thing ->
    [deck] There is no deck file yet: choose a file or paste its text.
   *[other] There is no file yet: choose a file or paste its text.
}
own-nobody = { $thing ->
    [deck] The deck file is for { $who }, but nobody sits there.
   *[other] The file is for { $who }, but nobody sits there.
}
# $name is what the text calls itself.
own-taken = { $thing ->
    [deck] { $player } plays with the deck file { $name }.
   *[other] { $player } plays with { $name }.
}
own-taken-by-all = { $thing ->
    [deck] Everyone plays with the deck file { $name }.
   *[other] Everyone plays with { $name }.
}

## Boxes that hold what does not fit

quoted = “{ $text }”
no-such-bot = There is no bot called { $bot }; choose from { $bots }.
bots-and-you = { $bots ->
    [one] { $bots } bot and you are { $seats } players, not { $players }.
   *[other] { $bots } bots and you are { $seats } players, not { $players }.
}
how-many-unfit = How many: { $game } is for { $least } to { $most } players, not { $typed }.
same-name = Two players are called { $player }; give each a different name.
seed-too-long = This seed code has { $long } characters; use at most { $most }, such as FERN-42.
name-too-long = The name of player { $place } has { $long } letters; use at most { $most }.
no-such-player-kind = Who plays as player { $place } is { $who }, but it is one of { $known }.

## What has just happened

new-game-begun = A new game.
# $where is where the game stands, such as “Round 1 of 2 · turn 1 of 6”.
dealt = The cards are dealt. { $where }.
goes-on = The game goes on. { $where }.
stands-at = { $where }.
forgotten = The game was discarded.
taken-back = Taken back.
closed = Closed.
your-view = { $player }, this is your view.
plays-by-itself = The game now plays by itself.
stopped = Stopped.
too-late = This can no longer be taken back.
nothing-to-decide = There is nothing to decide now.
# $kind and $fault are what the program calls the fault.
fault = Something went wrong in the program ({ $kind }: { $fault }). Your game has not changed.

## The head, and what opens over the table

all-games = All games
tools = Table
tool-hint = Hint
tool-undo = Undo
tool-help = What now?
tool-log = Log
tool-menu = Menu
skip = Skip
why = Why?
more = More
yes = Yes
close = Close
all-rules = All the rules
rules = The rules
what-happened = What happened
nothing-yet = Nothing yet.
what-was-possible = What was possible
# $button is what the button says that leads on.
help-stopped = Look at what came out, and ask why where you can. Then press “{ $button }”.
help-over = The game is over. Press “{ step-through }” to see it again, move by move.
help-watching = You are watching, so you see only what is face up. The log tells you what happened, and why.
see-result = See the result
next-round = Next round
go-on = Next step
new-game = New game
full-screen = Full screen
# How long each move of the others is shown.
pace = Moves of the others
pace-quick = Quick
pace-calm = Calm
pace-slow = Slow
pace-press = Until I press
# $seed is a piece of the page.
seed = Seed { $seed }
save = Save
copy = Copy
copied = Copied
load-later = To load it later, press New game, then Options.
your-hand = Your hand

## Leaving a game, and passing the screen on

leave-question = This game is not over. Leave it for a new one?
keep-playing = Keep playing
leave = Leave this game
pass-screen = Pass the screen to { $player }.
look-away = Everyone else, look away.
show-cards = I am { $player }: show my cards
take-back = Take the last move back

## The log

why-line = Why? { $line }
why-by = { $player }: { $why }
adviser = A bot in this seat would say: { $why }

## Watching, and a game once more

next-move = Next move
play-on = Play on
stop = Stop
first-deal = The first deal.
forward = Forward
back = Back
replay-play = Play
replay = Replay
replay-place = Place in the game
replay-at = { $place } of { $last }
replay-close = Close the replay

## The end

you-did-it = You did it
not-this-time = Not this time
you-win = You win
# The points are equal; something else, such as a roll, has decided.
you-win-tie = You win the tie
you-share = You share the win
nobody-wins = Nobody wins
# $players are those who won.
verdict = { $many ->
    [one] { $players ->
        [you] You win
       *[other] { $players } wins
    }
   *[other] { $players } share the win
}
# The place of a player at the end, before the name.
place = { $place }.
how-it-ended = How it ended
the-places = The places
the-last-table = The last table
play-again = Play again
ask-possible = What was possible?
step-through = Step through the game

## What each move cost

lookback-open = See what each move cost
lookback-title = What each move cost
lookback-begun = Your decisions are being weighed.
lookback-done = All decisions are weighed.
lookback-progress = { $done } of { $all } decisions weighed
lookback-on = Go on weighing
lookback-dearest = What cost most
lookback-all = All decisions
lookback-none = There was never more than one thing to do.
lookback-how = Each choice is weighed by what you could know at that moment. Hidden cards do not count: how it turned out is luck.
# $did says what was chosen, such as “Keep x − 2.”
lookback-did = { $player ->
    [none] You: { $did }
   *[other] { $player }: { $did }
}
# $better is the better choice, as a request: “Keep x + 1.”
lookback-better = Better: { $better }
lookback-show = Show the table
lookback-show-better = Show the better move
lookback-back = Back to the decisions
lookback-try = Try this position again
# $puzzles is a link: “your puzzles”.
lookback-puzzles = { $many ->
    [one] The decision that cost you a lot comes back in a few days, as one of { $puzzles }.
   *[other] The { WORDS($many) } decisions that cost you a lot come back over the next few days, among { $puzzles }.
}
your-puzzles = your puzzles
# What two choices are worth on average, the better one and what was done; in percent where it is a chance.
lookback-worth-points = The better choice is worth { $best } points on average. What was done is worth { $done }.
lookback-worth-tokens = The better choice is worth { $best } tokens on average. What was done is worth { $done }.
lookback-worth-point = The better choice scores in { $best } of the simulated deals. What was done scores in { $done }.
lookback-worth-win = The better choice wins in { $best } of the simulated games. What was done wins in { $done }.
# How good a decision was.
mark-best = Best
mark-as-good = As good
mark-little = Cost a little
mark-much = Cost a lot
# How many decisions were so.
count-best = { $many } best
count-as-good = { $many } as good
count-little = { $many } cost a little
count-much = { $many } cost a lot
# What a decision cost on average.
price-points = { $many ->
    [one] It cost about { $price } point.
   *[other] It cost about { $price } points.
}
price-tokens = { $many ->
    [one] It cost about { $price } token.
   *[other] It cost about { $price } tokens.
}
price-point = { $many ->
    [one] It lowered your chance of this round's point by about { $price } percentage point.
   *[other] It lowered your chance of this round's point by about { $price } percentage points.
}
price-win = { $many ->
    [one] It lowered your chance of winning by about { $price } percentage point.
   *[other] It lowered your chance of winning by about { $price } percentage points.
}
price-game = The better turn wins the game at once, or keeps you from losing it.

# What the result is made of. $cost is what all decisions of someone cost on average, $luck what luck gave or took.
split-title = { $player ->
    [none] Your decisions and your luck
   *[other] { $player }: decisions and luck
}
split-cost-points = { $player ->
    [none] Your decisions cost { $many ->
        [one] { $cost } point
       *[other] { $cost } points
    } in total.
   *[other] The decisions of { $player } cost { $many ->
        [one] { $cost } point
       *[other] { $cost } points
    } in total.
}
split-cost-point = { $player ->
    [none] Your decisions cost { $many ->
        [one] { $cost } point
       *[other] { $cost } points
    } in total.
   *[other] The decisions of { $player } cost { $many ->
        [one] { $cost } point
       *[other] { $cost } points
    } in total.
}
split-cost-tokens = { $player ->
    [none] Your decisions cost { $many ->
        [one] { $cost } token
       *[other] { $cost } tokens
    } in total.
   *[other] The decisions of { $player } cost { $many ->
        [one] { $cost } token
       *[other] { $cost } tokens
    } in total.
}
split-cost-win = { $player ->
    [none] Your decisions lowered your chance of winning by { $many ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    } in total.
   *[other] The decisions of { $player } lowered their chance of winning by { $many ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    } in total.
}
split-luck-points = { $sign ->
    [gave] Good luck added { $many ->
        [one] { $luck } point.
       *[other] { $luck } points.
    }
    [took] Bad luck cost { $many ->
        [one] { $luck } point.
       *[other] { $luck } points.
    }
   *[none] Good and bad luck evened out.
}
split-luck-point = { $sign ->
    [gave] Good luck added { $many ->
        [one] { $luck } point.
       *[other] { $luck } points.
    }
    [took] Bad luck cost { $many ->
        [one] { $luck } point.
       *[other] { $luck } points.
    }
   *[none] Good and bad luck evened out.
}
split-luck-tokens = { $sign ->
    [gave] Good luck added { $many ->
        [one] { $luck } token.
       *[other] { $luck } tokens.
    }
    [took] Bad luck cost { $many ->
        [one] { $luck } token.
       *[other] { $luck } tokens.
    }
   *[none] Good and bad luck evened out.
}
split-luck-win = { $sign ->
    [gave] Good luck added { $many ->
        [one] { $luck } percentage point.
       *[other] { $luck } percentage points.
    }
    [took] Bad luck cost { $many ->
        [one] { $luck } percentage point.
       *[other] { $luck } percentage points.
    }
   *[none] Good and bad luck evened out.
}
# The rows of a sum that gives the result.
split-start = What a game like this usually brings
split-own = Your decisions, compared with the best ones
split-others = Decisions of the others
split-luck = Luck
split-result-points = Result, in points
split-result-point = Result, in points
split-result-tokens = Result, in tokens
split-result-win = Result: a win is 100%
split-luckiest = Luckiest moment:
split-unluckiest = Unluckiest moment:
split-how = { $margin ->
    [yes] Luck is what a deal, a roll or a draw brought, less what it brings on average. All of this is worked out from many simulated deals, so it is about right, not exact; ± says how far off luck may be.
   *[no] Luck is what a deal, a roll or a draw brought, less what it brings on average. All of this is worked out from many simulated deals, so it is about right, not exact.
}
split-by-others = The others

## Puzzles

puzzle-solved = Solved: { $signs }
# $did such as “Keep x − 2.”, $less a sentence
puzzle-wrong = Not yet. You chose: { $did } { $less }
# On the page, where $did would be long; the table shows it.
puzzle-wrong-there = Not yet. { $less }
puzzle-why-not = Why not?
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-step = Begin like this: { $step }
puzzle-answer = The answer: { $answer }
# $did such as “Keep x − 2.”, $price a sentence
mistake-task = Then you chose: { $did } { $price } Find something better.
mistake-no-words = No bot has a reason for this one. Compare it with the answer in the hints.
puzzle-help = Try as often as you like. A try that is not the best is taken back, and you are told why. Hints begin with an idea and end with the answer.
day = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

## Saved games

load-nothing = Choose a saved file, or paste its text into the box.
load-too-long = This is too long to be a saved game. Choose a file made with “Save”.
load-unwritable = This saved game is damaged: it contains characters that cannot be written.
load-other-game = This saved game is from { $other }, but this table plays { $game }.
load-seats = This saved game is damaged: it seats { $seats } of { $players } players.
# $why is the sentence that says what does not fit.
load-unfit = This saved game cannot be opened. { $why }

## How a match, a view and a record look in a notebook

seen-by-watcher = Seen by a watcher.
seen-by = Seen by { $player }.
to-move = { $many ->
    [one] { $players } is to move.
   *[other] { $players } are to move.
}
nobody-won = Nobody won.
not-over = This game is not over.
record = { $moves ->
    [one] { $game }: { $players }, { WORDS($moves) } move.
   *[other] { $game }: { $players }, { WORDS($moves) } moves.
}
no-games = No games.
# $games is the number as it is written, $many the number.
games-all = { $many ->
    [one] { $games } game
   *[other] { $games } games
}
games-first = The first { $shown } of { $games } games
