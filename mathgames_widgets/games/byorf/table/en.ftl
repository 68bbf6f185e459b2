### The table of BYORF: what stands on it and is read aloud, its options, and the puzzle.

## Before the game

introduction = Draft six factors, build a rational function from them, and earn the goals on the table.
option-rounds = Rounds
option-goals = Goals each round
option-hand = Cards in a hand

# Behind this stands a box with “left” or “right”.
option-pass-first = In round 1, pass hands to the
option-pass-first-left = left
option-pass-first-right = right
option-more-factors = In a tie, more factors win
option-ties-split = If still tied, the points are split, rounded up
way-puzzle = Puzzle: the best build

## Where the game stands

where-over = The game is over
where-draft = Round { $round } of { $rounds } · turn { $turn } of { $hand }
where-build = Round { $round } of { $rounds } · building
where-scored = Round { $round } is scored

# How many factors lie above and below the line, read aloud.
heard-rows = { $above } above, { $below } below.

## What opens over the table

title-goal = The goal
title-steps = My function
title-why = Why?
label-yours = Your function
label-best = the best

## Goals

goals-of-this-round = Goals of this round

# A goal card, read aloud. $state is none where no function lies beside it, else reached, missed, empty (nothing to compare) or value.
goal-card = { $state ->
    [none] { $goal }, { $points }
    [reached] { $goal }, { $points }, reached
    [missed] { $goal }, { $points }, not reached yet
    [empty] { $goal }, { $points }, yours has none
   *[value] { $goal }, { $points }, yours: { $value }
}
goal-card-to-press = { goal-card }. What does it mean?

## The draft

cards-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
is-ready = ready
is-building = building
picked-up = { $card }, picked up. Keep it, or press it again to put it down.
lies-down = { $card }, chosen, face down
keep-here = Keep
kept-here = Kept
the-cards-you-keep = The cards you keep

## The building

ready = Ready
nothing-built = Nothing is built yet, so your function is 1. Finish anyway?
your-function = Your function
unused-cards = Cards you have not used
go-on = Next step
your-graph = Your graph
signs = Signs

# A place for cards: a row of the fraction, or none for what lies aside.
zone = { $row ->
    [top] Numerator
    [bottom] Denominator
   *[none] Aside
}
zone-with-cards = { $cards ->
    [0] { $row ->
        [top] Numerator: no cards
        [bottom] Denominator: no cards
       *[none] Aside: no cards
    }
    [one] { $row ->
        [top] Numerator: { $cards } card
        [bottom] Denominator: { $cards } card
       *[none] Aside: { $cards } card
    }
   *[other] { $row ->
        [top] Numerator: { $cards } cards
        [bottom] Denominator: { $cards } cards
       *[none] Aside: { $cards } cards
    }
}
card-in-zone = { $row ->
    [top] { $card }, numerator
    [bottom] { $card }, denominator
   *[none] { $card }, aside
}
card-moved = { $row ->
    [top] { $card } goes into the numerator.
    [bottom] { $card } goes into the denominator.
   *[none] { $card } goes aside.
}

# $row is where the card lies; the other places are those it can go to.
card-picked-up = { $row ->
    [top] { $card }, picked up. Places: denominator and aside.
    [bottom] { $card }, picked up. Places: numerator and aside.
   *[none] { $card }, picked up. Places: numerator and denominator.
}

## Features and signs of a function

domain = Domain

# On the sign chart: as it is drawn, an asymptote as in a chart that is painted and a hole as in a graph; and read aloud.
mark-zero = 0
    .spoken = zero at { $x }
mark-asymptote = ┊
    .spoken = vertical asymptote at { $x }
mark-hole = ○
    .spoken = hole at { $x }
sign-positive = positive
sign-negative = negative
sign-zero = zero

## The scoring

score-sheet = Score sheet of round { $round }
points-in-round = Points in round { $round }
all-graphs = All graphs
column-function = Function
column-sum = Sum

# A cell of the sheet: $shown is the points as they stand there, $value what the goal compares.
cell = { $shown } { $player }, { $goal }: { $points }. Why?
cell-with-value = { $shown } { $value } { $player }, { $goal }: { $points }. Why?
made = { $function }: { $points } in round { $round }

## The puzzle

puzzle = Best build
puzzle-start = Six cards, five goals: build the function that earns the most.
puzzle-help-placing = Pick up a card and press the numerator or the denominator. You can also drag it, or press N, D or A (aside).
puzzle-help-goals = A tick means that your function reaches the goal. Press a goal to read what it means.
puzzle-help-alone = Goals with “most”, “highest” or “lowest” count as if you were alone at the table.
puzzle-help-check = Check shows what your function earns and whether another one earns more.
puzzle-closed = Closed.
puzzle-continues = Your puzzle continues. Its seed is { $seed }.
puzzle-dealt = A new puzzle is dealt. Its seed is { $seed }.
puzzle-judged-best = { $points ->
    [0] { $function } earns no points. Nothing earns more.
    [one] { $function } earns { $points } point. Nothing earns more.
   *[other] { $function } earns { $points } points. Nothing earns more.
}
puzzle-judged = { $points ->
    [0] { $function } earns no points. There is a function that earns more.
    [one] { $function } earns { $points } point. There is a function that earns more.
   *[other] { $function } earns { $points } points. There is a function that earns more.
}
puzzle-seed = Puzzle { $seed }
puzzle-deal = Deal the puzzle
puzzle-deal-this = Deal this puzzle
puzzle-new = New puzzle
puzzle-you = You
puzzle-check = Check
puzzle-answer = Answer
puzzle-the-answer = The answer
puzzle-what-now = What now?
puzzle-menu = Menu

## What the function on the table earns now

# $points are earned whatever the others build, $most where nobody does better.
total-now = { $open ->
    [no] { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
   *[yes] { $points } to { $most } points so far
}
