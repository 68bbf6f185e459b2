### The words of BYORF: what is done and what happens, reasons, hints, explanations, the rules, and the goal cards.

## Actions

keep = Keep { $card }.

# $row is where the card goes; none where it is put aside.
put = { $row ->
    [top] Put { $card } into the numerator.
    [bottom] Put { $card } into the denominator.
   *[none] Put { $card } aside.
}
finish-building = Finish building.

## Events

dealt = { $goals ->
    [one] Round { $round }: new cards were dealt, with { $goals } new goal.
   *[other] Round { $round }: new cards were dealt, with { $goals } new goals.
}
chose-hidden = { $player } chose a card.
chose = { $player } chose { $card }, face down.
kept = { $player } kept { $card }.
kept-last = { $player } kept { $card }, the last card in hand.
passed = { $direction ->
    [left] All hands were passed to the left.
   *[right] All hands were passed to the right.
}
building-began = The draft is over: now everyone builds a function from the cards in front of them.
placed = { $row ->
    [top] { $player } put { $card } into the numerator.
   *[bottom] { $player } put { $card } into the denominator.
}
took-back = { $player } put { $card } aside.
finished = { $player } finished building.
revealed = { $player } built { $function }.

# $points lists the players, each with their points: “Asha 5 and Ben 7”.
scored = Round { $round } was scored: { $points }.
points-of = { $player } { $points }

ending-most-points = { $shared ->
    [yes] Most points, so they share the win.
   *[no] Most points.
}

## What has just happened, in at most ten words

seen-dealt = Round { $round }: new goals, new cards.
seen-passed = { $direction ->
    [left] Everyone kept a card. The hands go left.
   *[right] Everyone kept a card. The hands go right.
}
seen-building-began = The draft is over. Build your function.
seen-ready = { $player ->
    [you] You are ready.
   *[other] { $player } is ready.
}

# $many is how many players achieve the goal, $players are their names.
seen-goal = { $many ->
    [0] { $goal }: nobody
    [1] { $goal }: { $players }
    [2] { $goal }: { $players }
   *[other] { $goal }: { $many } players
}
seen-nothing-earned = Nobody earns any points.

# $many players have the most points; $others is how many have fewer.
seen-most = { $many ->
    [1] { $players ->
        [you] You earn the most: { $score }.
       *[other] { $players } earns the most: { $score }.
    }
    [2] { $players } earn the most: { $score }.
   *[other] { $others ->
        [0] Everyone scores { $score }.
       *[other] { $many } players earn the most: { $score }.
    }
}

## Reasons why something may not be done

not-in-the-draft = You build after the draft. For now, keep one card from your hand.
draft-is-over = The draft of this round is over. Build a function from the cards in front of you.
already-chose = You have already chosen { $card }. Wait until everyone has chosen.
already-ready = You have already finished building. Wait until everyone is ready.
already-there = { $row ->
    [top] { $card } is already in the numerator.
   *[bottom] { $card } is already in the denominator.
}
not-placed = { $card } is in neither row, so it cannot be taken back.

# $most can play with hands of this size; with $fewer cards each, all $players can.
too-few-factors = { $players } hands of { $hand } need { $needed } cards, but there are { $cards }: up to { $most } can play with such hands, or { $players } with { $fewer } cards each.

# $option is an option's name as a program writes it, $value what was given.
not-left-or-right = { $option } is { $value }, but hands are passed 'left' or 'right'.
no-such-goal = There is no goal card { $text }; they are numbered G01 to G40.
no-such-factor = There is no factor card { $text }; they are numbered F01 to F48.

## What to do now

everyone-is-building = Everyone is building.
wait-for-others = Waiting for the others.
build-a-function = Build a function that reaches many goals.
everyone-is-choosing = Everyone is choosing a card.
wait-for-choices = Waiting for the others to choose.
keep-one-card = Keep one card; the rest go to { $player }.

## What stands behind the question mark

help-placing = Pick up a card and press the numerator or the denominator. You can also drag it, or press N, D or A (aside). Press a card again to put it down.
help-unused = You need not use every card. An empty row counts as 1.
help-goals-follow = The graph and the goals above follow every card: a tick means that your function reaches the goal. A goal with a star shows your own value; the best value at the table earns its points.
help-ready = Press a goal to read what it means and to see it in the graph. Press Ready when you are done.
help-keeping = Pick up a card and press Keep, or press K on a card. Press it again to put it down.
help-passing = { $direction ->
    [left] Nobody sees your choice until everyone has chosen. Then the cards are turned over, and the rest of each hand goes on to the left.
   *[right] Nobody sees your choice until everyone has chosen. Then the cards are turned over, and the rest of each hand goes on to the right.
}
help-what-for = From the cards that you keep you will build one rational function. Cards with the same dot have the same zero: one above and one below the line cancel and leave a hole.
help-goal = Press a goal to read what it means.

## The rules in short

rule-aim = The aim
    .text = Build rational functions that match the goals on the table. The most points after all rounds win.
rule-beginning = A round begins
    .text = Factor cards and goal cards are shuffled. Five goals are face up for everyone, and each player gets six factor cards. The options change these numbers and the number of rounds.
rule-draft = The draft
    .text = Everyone chooses one card from their hand at the same time and lays it face down. Then these cards are turned over, and the rest of each hand goes to the player on the left. The draft goes on until all cards are kept; you keep the last card of a hand without a choice.
rule-building = Building
    .text = Put your cards into the numerator or the denominator. You need not use all of them. An empty row is 1.
rule-scoring = Scoring
    .text = A function that matches a goal earns its points. Several players may earn the same goal.
rule-comparing = Most, highest, lowest
    .text = These goals compare all functions, and only the best earns the points. In a tie, the function with more factor cards wins; cards that cancel count too. If they are still tied, the points are split evenly, rounded up. Options can change both: ties split at once, or each player earns all the points. A count of zero earns nothing.
rule-next-round = The next round
    .text = Everything is shuffled and dealt again, and hands go the other way: to the right in the second round.
rule-end = The end
    .text = After two rounds the player with the most points wins. Players with the same points share the win.

## Hints

think-first = Which goals could your cards reach together?
look-at = Look at { $goals }.
quoted = “{ $goal }”
keeps-most-open = { $card } keeps the most builds possible.

# $open is how many of the goals compare all players; $goals are those goals.
with-card-could-build = { $open ->
    [0] With { $card } you could build { $function }, worth { $points }.
   *[other] With { $card } you could build { $function }, worth { $points } if nobody does as well at { $goals }.
}
already-could-build = { $open ->
    [0] You can already build { $function }, worth { $points }, and { $card } keeps the most other builds possible.
   *[other] You can already build { $function }, worth { $points } if nobody does as well at { $goals }, and { $card } keeps the most other builds possible.
}
could-build = { $open ->
    [0] You could build { $function }, worth { $points }.
   *[other] You could build { $function }, worth { $points } if nobody does as well at { $goals }.
}
as-if-alone = Goals with “most”, “highest” or “lowest” count as if you were alone at the table.
nothing-more = Your cards cannot earn more points. Press Ready.
more-is-possible = { $now ->
    [0] You have no points now; { $best } are possible.
    [one] You have { $now } point now; { $best } are possible.
   *[other] You have { $now } points now; { $best } are possible.
}
earned-the-most = In round { $round }, you earned { $points }, the most your cards could earn.
earned-of-possible = In round { $round }, you earned { $earned } of a possible { $points }.

## What the bots say

bot-out-of-reach = No goal is within reach yet. { $card } can still be part of the most functions that reach one.

# $compares: whether one of the goals compares all players.
bot-with-card = { $compares ->
    [yes] With { $card } I could build { $function }, worth { $points } for { $goals }, if nobody beats me at goals that compare players.
   *[no] With { $card } I could build { $function }, worth { $points } for { $goals }.
}
bot-already = { $compares ->
    [yes] My cards can already build { $function }, worth { $points } for { $goals }, if nobody beats me at goals that compare players. { $card } keeps the most other builds possible.
   *[no] My cards can already build { $function }, worth { $points } for { $goals }. { $card } keeps the most other builds possible.
}

# $average is a decimal number.
bot-imagined = { $tables ->
    [one] I simulated { $tables } table that fits what I have seen. { bot-average }
   *[other] I simulated { $tables } tables that fit what I have seen. { bot-average }
}
bot-average = { $average ->
    [1] With { $card } and the best next card, my cards earned about { $average } point on average, with goals that compare players shared equally.
   *[other] With { $card } and the best next card, my cards earned about { $average } points on average, with goals that compare players shared equally.
}
bot-aims = For now I aim at { $goals }.
bot-no-aim = No goal is within reach yet.
bot-stops = Nothing I can build from these cards earns points, so I stop here.
bot-builds-alone = I build { $function }, worth { $points } for { $goals }, counted as if nobody else were at the table.
bot-builds-against = I build { $function }, worth { $points } for { $goals }, expecting everyone else to build well.

## Why: what a goal asks

how-to-get-there = How to get there: { $advice }
exact-condition = The exact condition: { $condition }.
goal-pays = { $points ->
    [one] It earns { $points } point for everyone who achieves it.
   *[other] It earns { $points } points for everyone who achieves it.
}
comparing-goal-pays = { $points ->
    [one] It earns { $points } point. In a tie, more factor cards win; if still tied, the points are shared.
   *[other] It earns { $points } points. In a tie, more factor cards win; if still tied, the points are shared.
}
goal-asks = The goal asks: { $meaning }
earned-for-goal = { $points ->
    [0] { $player } earned nothing for “{ $goal }”.
    [one] { $player } earned { $points } point for “{ $goal }”.
   *[other] { $player } earned { $points } points for “{ $goal }”.
}
whole-function = The whole function, step by step.
best-earns = { $points ->
    [0] { $function } earns no points.
    [one] { $function } earns { $points } point.
   *[other] { $function } earns { $points } points.
}

## Why: what a function has

# How often a factor stands in each row.
times-above = { $above ->
    [0] zero times
    [1] once
    [2] twice
   *[other] { $above } times
}
times-below = { $below ->
    [0] zero times
    [1] once
    [2] twice
   *[other] { $below } times
}
has-no-holes = The function has no hole.
has-no-zeros = The function has no x-intercept.
has-no-walls = The function has no vertical asymptote.
has-no-walls-on-the-left = The function has no vertical asymptote left of the y-axis.
has-no-changes = The function has no zero and no vertical asymptote.
has-no-flips = The function never changes its sign.
hole-at = There is a hole at x = { $x }.
    .why = { $factor } appears { times-above } above and { times-below } below: it cancels, but f is still not defined at x = { $x }.
    .height = What is left after cancelling has the value { $y } at x = { $x }.

# $even: whether the multiplicity is even.
zero-at = There is an x-intercept at x = { $x }, a zero of multiplicity { $multiplicity }.
    .why = { $even ->
        [yes] { $factor } appears { times-above } above and not below, so the graph touches the x-axis and turns back.
       *[no] { $factor } appears { times-above } above and not below, so the graph crosses the x-axis.
    }
wall-at = There is a vertical asymptote at x = { $x }, of order { $order }.
    .why = { $factor } appears { times-below } below and { times-above } above; { $below } − { $above } = { $order }.
    .order = { $even ->
        [yes] The order is even, so the curve goes the same way on both sides.
       *[no] The order is odd, so the curve goes opposite ways on the two sides.
    }

# $before and $after are signs, + or −.
change-at-zero = { $turns ->
    [yes] At x = { $x }, a zero, the sign goes from { $before } to { $after }.
   *[no] At x = { $x }, a zero, the sign stays { $before }.
}
change-at-asymptote = { $turns ->
    [yes] At x = { $x }, a vertical asymptote, the sign goes from { $before } to { $after }.
   *[no] At x = { $x }, a vertical asymptote, the sign stays { $before }.
}
change-why = { $turns ->
    [yes] { $factor } appears { times-above } above and { times-below } below; the difference { $difference } is odd, so the sign changes.
   *[no] { $factor } appears { times-above } above and { times-below } below; the difference { $difference } is even, so the sign stays.
}

## Why: far out, and at the y-axis

degrees = Degree above: { $above }. Degree below: { $below }.
no-x-is-left = After cancelling, no x is left, so the graph is a horizontal line with no asymptote.
bottom-grows-faster = The denominator grows faster, so the horizontal asymptote is y = 0.
top-is-two-higher = The degree above is higher by 2 or more, so there is no horizontal or slant asymptote.
graph-is-a-line = Nothing is left below after cancelling, so the graph is itself a line, with no asymptote.
top-is-one-higher = The degree above is higher by exactly 1, so there is a slant asymptote.
ratio-of-leading = Leading coefficient above: { $above }, below: { $below }; their ratio is { $ratio }.
equal-degrees = The degrees are equal, so the leading coefficients give the horizontal asymptote y = { $ratio }.
far-right = { $up ->
    [yes] Far out on the right, f(x) is positive, so it goes up.
   *[no] Far out on the right, f(x) is negative, so it goes down.
}
crosses-y-axis = The graph crosses the y-axis at { $y }.
f-is-constant = After cancelling, no x is left, so f is constant.
no-y-intercept = f is not defined at x = 0, so there is no y-intercept.
    .why = { $hole ->
        [yes] A factor with root 0 appears { times-below } below and { times-above } above: a hole at x = 0.
       *[no] A factor with root 0 appears { times-below } below and { times-above } above: a vertical asymptote at x = 0.
    }

## Why: who is best, and ties

cannot-be-compared = This function has nothing to count or measure here, so it cannot earn this goal.

# Someone who is ahead of everyone else, with the $value that the goal compares.
ahead-g31 = { $value ->
    [one] { $player ->
        [you] With { $value } vertical asymptote, you are ahead of everyone else.
       *[other] With { $value } vertical asymptote, { $player } is ahead of everyone else.
    }
   *[other] { $player ->
        [you] With { $value } vertical asymptotes, you are ahead of everyone else.
       *[other] With { $value } vertical asymptotes, { $player } is ahead of everyone else.
    }
}
ahead-g32 = { $value ->
    [one] { $player ->
        [you] With { $value } vertical asymptote left of the y-axis, you are ahead of everyone else.
       *[other] With { $value } vertical asymptote left of the y-axis, { $player } is ahead of everyone else.
    }
   *[other] { $player ->
        [you] With { $value } vertical asymptotes left of the y-axis, you are ahead of everyone else.
       *[other] With { $value } vertical asymptotes left of the y-axis, { $player } is ahead of everyone else.
    }
}
ahead-g33 = { $value ->
    [one] { $player ->
        [you] With { $value } x-intercept, you are ahead of everyone else.
       *[other] With { $value } x-intercept, { $player } is ahead of everyone else.
    }
   *[other] { $player ->
        [you] With { $value } x-intercepts, you are ahead of everyone else.
       *[other] With { $value } x-intercepts, { $player } is ahead of everyone else.
    }
}
ahead-g34 = { $value ->
    [one] { $player ->
        [you] With { $value } hole, you are ahead of everyone else.
       *[other] With { $value } hole, { $player } is ahead of everyone else.
    }
   *[other] { $player ->
        [you] With { $value } holes, you are ahead of everyone else.
       *[other] With { $value } holes, { $player } is ahead of everyone else.
    }
}
ahead-g35 = { $value ->
    [one] { $player ->
        [you] With { $value } sign change, you are ahead of everyone else.
       *[other] With { $value } sign change, { $player } is ahead of everyone else.
    }
   *[other] { $player ->
        [you] With { $value } sign changes, you are ahead of everyone else.
       *[other] With { $value } sign changes, { $player } is ahead of everyone else.
    }
}
ahead-g36 = { $player ->
    [you] With a hole at height { $value }, you are ahead of everyone else.
   *[other] With a hole at height { $value }, { $player } is ahead of everyone else.
}
ahead-g37 = { $player ->
    [you] With a hole at height { $value }, you are ahead of everyone else.
   *[other] With a hole at height { $value }, { $player } is ahead of everyone else.
}
ahead-g38 = { $player ->
    [you] With the y-intercept { $value }, you are ahead of everyone else.
   *[other] With the y-intercept { $value }, { $player } is ahead of everyone else.
}
ahead-g39 = { $player ->
    [you] With the y-intercept { $value }, you are ahead of everyone else.
   *[other] With the y-intercept { $value }, { $player } is ahead of everyone else.
}
ahead-g40 = { $player ->
    [you] With the horizontal asymptote y = { $value }, you are ahead of everyone else.
   *[other] With the horizontal asymptote y = { $value }, { $player } is ahead of everyone else.
}

# $player has the value $mine; $best have the better value $theirs.
better-g31 = { $mine ->
    [one] { $player ->
        [you] You have { $mine } vertical asymptote; { $best } did better with { $theirs } vertical asymptotes.
       *[other] { $player } has { $mine } vertical asymptote; { $best } did better with { $theirs } vertical asymptotes.
    }
   *[other] { $player ->
        [you] You have { $mine } vertical asymptotes; { $best } did better with { $theirs } vertical asymptotes.
       *[other] { $player } has { $mine } vertical asymptotes; { $best } did better with { $theirs } vertical asymptotes.
    }
}
better-g32 = { $mine ->
    [one] { $player ->
        [you] You have { $mine } vertical asymptote left of the y-axis; { $best } did better with { $theirs } vertical asymptotes left of the y-axis.
       *[other] { $player } has { $mine } vertical asymptote left of the y-axis; { $best } did better with { $theirs } vertical asymptotes left of the y-axis.
    }
   *[other] { $player ->
        [you] You have { $mine } vertical asymptotes left of the y-axis; { $best } did better with { $theirs } vertical asymptotes left of the y-axis.
       *[other] { $player } has { $mine } vertical asymptotes left of the y-axis; { $best } did better with { $theirs } vertical asymptotes left of the y-axis.
    }
}
better-g33 = { $mine ->
    [one] { $player ->
        [you] You have { $mine } x-intercept; { $best } did better with { $theirs } x-intercepts.
       *[other] { $player } has { $mine } x-intercept; { $best } did better with { $theirs } x-intercepts.
    }
   *[other] { $player ->
        [you] You have { $mine } x-intercepts; { $best } did better with { $theirs } x-intercepts.
       *[other] { $player } has { $mine } x-intercepts; { $best } did better with { $theirs } x-intercepts.
    }
}
better-g34 = { $mine ->
    [one] { $player ->
        [you] You have { $mine } hole; { $best } did better with { $theirs } holes.
       *[other] { $player } has { $mine } hole; { $best } did better with { $theirs } holes.
    }
   *[other] { $player ->
        [you] You have { $mine } holes; { $best } did better with { $theirs } holes.
       *[other] { $player } has { $mine } holes; { $best } did better with { $theirs } holes.
    }
}
better-g35 = { $mine ->
    [one] { $player ->
        [you] You have { $mine } sign change; { $best } did better with { $theirs } sign changes.
       *[other] { $player } has { $mine } sign change; { $best } did better with { $theirs } sign changes.
    }
   *[other] { $player ->
        [you] You have { $mine } sign changes; { $best } did better with { $theirs } sign changes.
       *[other] { $player } has { $mine } sign changes; { $best } did better with { $theirs } sign changes.
    }
}
better-g36 = { $player ->
    [you] You have a hole at height { $mine }; { $best } did better with a hole at height { $theirs }.
   *[other] { $player } has a hole at height { $mine }; { $best } did better with a hole at height { $theirs }.
}
better-g37 = { $player ->
    [you] You have a hole at height { $mine }; { $best } did better with a hole at height { $theirs }.
   *[other] { $player } has a hole at height { $mine }; { $best } did better with a hole at height { $theirs }.
}
better-g38 = { $player ->
    [you] You have the y-intercept { $mine }; { $best } did better with the y-intercept { $theirs }.
   *[other] { $player } has the y-intercept { $mine }; { $best } did better with the y-intercept { $theirs }.
}
better-g39 = { $player ->
    [you] You have the y-intercept { $mine }; { $best } did better with the y-intercept { $theirs }.
   *[other] { $player } has the y-intercept { $mine }; { $best } did better with the y-intercept { $theirs }.
}
better-g40 = { $player ->
    [you] You have the horizontal asymptote y = { $mine }; { $best } did better with the horizontal asymptote y = { $theirs }.
   *[other] { $player } has the horizontal asymptote y = { $mine }; { $best } did better with the horizontal asymptote y = { $theirs }.
}

# Several players have the same value.
tied-g31 = { $value ->
    [one] { $players } tied with { $value } vertical asymptote each.
   *[other] { $players } tied with { $value } vertical asymptotes each.
}
tied-g32 = { $value ->
    [one] { $players } tied with { $value } vertical asymptote left of the y-axis each.
   *[other] { $players } tied with { $value } vertical asymptotes left of the y-axis each.
}
tied-g33 = { $value ->
    [one] { $players } tied with { $value } x-intercept each.
   *[other] { $players } tied with { $value } x-intercepts each.
}
tied-g34 = { $value ->
    [one] { $players } tied with { $value } hole each.
   *[other] { $players } tied with { $value } holes each.
}
tied-g35 = { $value ->
    [one] { $players } tied with { $value } sign change each.
   *[other] { $players } tied with { $value } sign changes each.
}
tied-g36 = { $players } tied with a hole at height { $value } each.
tied-g37 = { $players } tied with a hole at height { $value } each.
tied-g38 = { $players } tied with the y-intercept { $value } each.
tied-g39 = { $players } tied with the y-intercept { $value } each.
tied-g40 = { $players } tied with the horizontal asymptote y = { $value } each.

same-cards-placed = { $cards ->
    [0] Each of them placed no factor cards, so the number of factors does not settle it.
    [one] Each of them placed { $cards } factor card, so the number of factors does not settle it.
   *[other] Each of them placed { $cards } factor cards, so the number of factors does not settle it.
}
cards-placed = { $cards ->
    [0] { $player } placed no factor cards.
    [one] { $player } placed { $cards } factor card.
   *[other] { $player } placed { $cards } factor cards.
}
more-cards-win = More factors win the tie.
cards-do-not-count = In this game the number of factors does not settle a tie.
tie-won = So { $player } earned all { $points } points.
tie-split = { $players } are still tied: { $points } points are split evenly, rounded up to { $each } each.
tie-all-earn = { $players } are still tied: each earned all { $points } points.

## Goal cards

# What is printed on the card; then how it stands on the table, the exact condition, what it asks for and how to get there. Goals G01 to G30 say what makes a function reach them (yes) or miss them (no).
goal-g01 = Horizontal asymptote y = 0
    .short = Horizontal asymptote y = 0
    .test = deg numerator < deg denominator
    .meaning = Far out, to the left and to the right, the curve comes closer and closer to the x-axis.
    .advice = Put more factors below than above: the denominator then grows faster.
    .yes = The degree below is higher than the degree above, so f(x) shrinks toward 0 far out.
    .no = The curve does not settle at height 0 far out.
goal-g02 = Horizontal asymptote y = 1
    .short = Horizontal asymptote y = 1
    .test = degrees equal, not constant, ratio of leading coefficients = 1
    .meaning = Far out, the curve comes closer and closer to the line y = 1. A constant does not count.
    .advice = Use as many factors above as below, with equal products of leading coefficients, and leave something uncancelled.
    .yes = The degrees are equal and the leading coefficients have the ratio 1.
    .no = The curve does not settle at height 1 far out.
goal-g03 = Horizontal asymptote y = −1
    .short = Horizontal asymptote y = −1
    .test = degrees equal, not constant, ratio of leading coefficients = −1
    .meaning = Far out, the curve comes closer and closer to the line y = −1. A constant does not count.
    .advice = Use as many factors above as below, as many like 2x + 2 above as below, and an odd number of negative ones such as 2 − x.
    .yes = The degrees are equal and the leading coefficients have the ratio −1.
    .no = The curve does not settle at height −1 far out.
goal-g04 = Horizontal asymptote y = 2
    .short = Horizontal asymptote y = 2
    .test = degrees equal, not constant, ratio of leading coefficients = 2
    .meaning = Far out, the curve comes closer and closer to the line y = 2. A constant does not count.
    .advice = Use as many factors above as below, with one more factor like 2x + 2 above than below, and an even number of negative ones such as 2 − x.
    .yes = The degrees are equal and the leading coefficients have the ratio 2.
    .no = The curve does not settle at height 2 far out.
goal-g05 = Horizontal asymptote y = k with 0 < |k| < 1
    .short = Asymptote y = k, 0 < |k| < 1
    .test = degrees equal, not constant, 0 < |ratio| < 1
    .meaning = Far out, the curve comes closer to a horizontal line that is nearer to the x-axis than y = 1 and y = −1, but not the x-axis itself. A constant does not count.
    .advice = Use as many factors above as below, with more factors like 2x + 2 below than above.
    .yes = The degrees are equal and the ratio of the leading coefficients lies between −1 and 1 without being 0.
    .no = The curve does not settle at a height between −1 and 1 other than 0.
goal-g06 = Slant (oblique) asymptote
    .short = Slant asymptote
    .test = deg numerator = deg denominator + 1 and at least one vertical asymptote survives
    .meaning = Far out, the curve comes closer and closer to a line that rises or falls, and it still has a vertical asymptote.
    .advice = Use one more factor above than below, and keep at least one factor below from cancelling.
    .yes = The degree above is higher by exactly 1, and something is left below after cancelling.
    .no = Either the degree above is not higher by exactly 1, or nothing is left below, so that the graph is a line itself, perhaps with holes.
goal-g07 = Neither a horizontal nor a slant asymptote
    .short = No horizontal or slant asymptote
    .test = deg numerator ≥ deg denominator + 2
    .meaning = Far out, the curve follows no line at all: it bends away faster.
    .advice = Use at least two more factors above than below.
    .yes = The degree above is higher by 2 or more.
    .no = The degree above is not higher by 2 or more.
goal-g08 = End behavior: f(x) → −∞ on the right
    .short = Falls to −∞ on the right
    .test = deg numerator > deg denominator and the ratio of leading coefficients is negative
    .meaning = Far out on the right, the curve goes down without end.
    .advice = Use more factors above than below, and an odd number of negative ones such as 2 − x.
    .yes = The degree is higher above than below, and far out on the right f(x) is negative.
    .no = The curve does not go down without end on the right.
goal-g09 = Exactly one vertical asymptote
    .short = One vertical asymptote
    .test = number of vertical asymptotes = 1
    .meaning = The graph has one vertical asymptote, no more and no fewer.
    .advice = Let the factors below share one root, or cancel all the others.
    .yes = There is exactly one vertical asymptote.
    .no = The number of vertical asymptotes is not 1.
goal-g10 = Exactly three vertical asymptotes
    .short = Three vertical asymptotes
    .test = number of vertical asymptotes = 3
    .meaning = The graph has three vertical asymptotes, no more and no fewer.
    .advice = Put three factors with different roots below, and none of them above.
    .yes = There are exactly three vertical asymptotes.
    .no = The number of vertical asymptotes is not 3.
goal-g11 = At least one denominator factor but no vertical asymptote
    .short = Factors below, no vertical asymptote
    .test = at least one card below the line and no vertical asymptote
    .meaning = There are factors below the line, but all of them cancel: there are holes instead of vertical asymptotes.
    .advice = Put a factor with the same root above for every factor below.
    .yes = At least one card lies below, and none of them is left after cancelling.
    .no = Either no card lies below, or a factor below is left after cancelling.
goal-g12 = The y-axis is a vertical asymptote
    .short = The y-axis is an asymptote
    .test = x = 0 is a vertical asymptote
    .meaning = The y-axis itself is a vertical asymptote: near x = 0 the curve goes off without end.
    .advice = Put a factor with root 0, such as x or 2x, below more often than above.
    .yes = There is a vertical asymptote at x = 0, which is the y-axis.
    .no = No vertical asymptote lies at x = 0.
goal-g13 = Vertical asymptotes at x = a and x = −a (a not 0)
    .short = Vertical asymptotes at ±a
    .test = for some a > 0 both x = a and x = −a are vertical asymptotes
    .meaning = Two vertical asymptotes are mirror images of each other in the y-axis.
    .advice = Put a pair such as x − 2 and x + 2 below.
    .yes = Two vertical asymptotes lie equally far to the left and to the right of the y-axis.
    .no = No two vertical asymptotes lie equally far to the left and to the right of the y-axis.
goal-g14 = Vertical asymptote of even order (no sign change)
    .short = Vertical asymptote, even order
    .test = some vertical asymptote has even order q − p
    .meaning = At one of the vertical asymptotes the curve goes the same way on both sides: up and up, or down and down.
    .advice = Put two factors with the same root below.
    .yes = A vertical asymptote has even order, so the sign is the same on both sides.
    .no = No vertical asymptote has even order.
goal-g15 = At least one hole
    .short = At least one hole
    .test = number of holes ≥ 1
    .meaning = The graph has a hole: a single point is missing.
    .advice = Put the same root above and below, at least as often above.
    .yes = A factor below cancels completely, and leaves a hole.
    .no = No factor below cancels completely.
goal-g16 = Exactly two holes
    .short = Exactly two holes
    .test = number of holes = 2
    .meaning = The graph has two holes, no more and no fewer.
    .advice = Cancel two different roots.
    .yes = There are exactly two holes.
    .no = The number of holes is not 2.
goal-g17 = A hole on the x-axis
    .short = Hole on the x-axis
    .test = some hole has height exactly 0
    .meaning = A hole lies exactly on the x-axis.
    .advice = Use a root more often above than below: after cancelling, the function is still 0 there.
    .yes = At a hole, what is left after cancelling has the value 0.
    .no = No hole has height 0.
goal-g18 = A hole strictly above the x-axis
    .short = Hole above the x-axis
    .test = some hole has height > 0
    .meaning = A hole lies above the x-axis.
    .advice = Cancel a root at which the remaining factors give a positive value.
    .yes = A hole has a positive height.
    .no = No hole has a positive height.
goal-g19 = A hole strictly to the left of the y-axis
    .short = Hole left of the y-axis
    .test = some hole has x < 0
    .meaning = A hole lies to the left of the y-axis.
    .advice = Cancel a negative root, such as that of x + 2.
    .yes = A hole has a negative x.
    .no = No hole has a negative x.
goal-g20 = Passes through the origin
    .short = Through the origin
    .test = x = 0 is a zero (not a hole)
    .meaning = The graph goes through the point (0, 0).
    .advice = Put a factor with root 0 above and none below.
    .yes = x = 0 is a zero: f(0) = 0.
    .no = x = 0 is not a zero.
goal-g21 = Exactly three x-intercepts
    .short = Three x-intercepts
    .test = number of x-intercepts = 3
    .meaning = The graph meets the x-axis in three points, no more and no fewer.
    .advice = Put three different roots above, and none of them below.
    .yes = There are exactly three x-intercepts.
    .no = The number of x-intercepts is not 3.
goal-g22 = No x-intercepts, and not constant
    .short = No x-intercepts
    .test = no x-intercepts and not constant
    .meaning = The graph never meets the x-axis. A constant does not count.
    .advice = Leave no root above that is not also below.
    .yes = There is no x-intercept, and something with x in it is left after cancelling.
    .no = There is an x-intercept, or nothing with x in it is left after cancelling.
goal-g23 = Bounces: a zero of even multiplicity
    .short = Bounces off the x-axis
    .test = some zero has even multiplicity
    .meaning = Somewhere the graph touches the x-axis and turns back.
    .advice = Put two factors with the same root above, and none with it below.
    .yes = A zero has even multiplicity, so the sign does not change there.
    .no = No zero has even multiplicity.
goal-g24 = x-intercepts at x = a and x = −a (a not 0)
    .short = x-intercepts at ±a
    .test = for some a > 0 both a and −a are x-intercepts
    .meaning = Two x-intercepts are mirror images of each other in the y-axis.
    .advice = Put a pair such as x − 2 and x + 2 above, with neither root below.
    .yes = Two x-intercepts lie equally far to the left and to the right of the origin.
    .no = No two x-intercepts lie equally far to the left and to the right of the origin.
goal-g25 = y-intercept is a positive integer, and not constant
    .short = y-intercept 1, 2, 3 …
    .test = f(0) is defined and is an integer > 0, and the function is not constant
    .meaning = The graph crosses the y-axis at 1, 2, 3 or a greater whole number. A constant does not count.
    .advice = Set x = 0: the product of the constant terms above, divided by the product below, is f(0).
    .yes = f(0) is a positive whole number.
    .no = f(0) is not a positive whole number, or the function is constant.
goal-g26 = No y-intercept
    .short = No y-intercept
    .test = x = 0 is a hole or a vertical asymptote
    .meaning = The graph never meets the y-axis.
    .advice = Put a factor with root 0, such as x or −x, below.
    .yes = f is not defined at x = 0.
    .no = f is defined at x = 0.
goal-g27 = Sign chart contains + | 0 | −
    .short = Zero: from + to −
    .test = at some zero the sign goes from + to −
    .meaning = Just left of some zero the values are positive, just right of it negative.
    .advice = Use a root above an odd number of times; every negative factor flips all the signs.
    .yes = At a zero the function is positive just before and negative just after.
    .no = At no zero does the sign go from + to −.
goal-g28 = Sign chart contains − | 0 | +
    .short = Zero: from − to +
    .test = at some zero the sign goes from − to +
    .meaning = Just left of some zero the values are negative, just right of it positive.
    .advice = Use a root above an odd number of times; every negative factor flips all the signs.
    .yes = At a zero the function is negative just before and positive just after.
    .no = At no zero does the sign go from − to +.
goal-g29 = Sign chart contains + | VA | −
    .short = Asymptote: from + to −
    .test = at some vertical asymptote the sign goes from + to −
    .meaning = Just left of some vertical asymptote the values are positive, just right of it negative.
    .advice = Use a root below an odd number of times; every negative factor flips all the signs.
    .yes = At a vertical asymptote the function is positive just before and negative just after.
    .no = At no vertical asymptote does the sign go from + to −.
goal-g30 = Sign chart contains − | VA | +
    .short = Asymptote: from − to +
    .test = at some vertical asymptote the sign goes from − to +
    .meaning = Just left of some vertical asymptote the values are negative, just right of it positive.
    .advice = Use a root below an odd number of times; every negative factor flips all the signs.
    .yes = At a vertical asymptote the function is negative just before and positive just after.
    .no = At no vertical asymptote does the sign go from − to +.
goal-g31 = MOST vertical asymptotes
    .short = Most vertical asymptotes
    .test = largest number of vertical asymptotes (0 does not count)
    .meaning = Have the most vertical asymptotes at the table.
    .advice = Put many different roots below.
goal-g32 = MOST vertical asymptotes left of the y-axis
    .short = Most asymptotes on the left
    .test = largest number of vertical asymptotes with x < 0 (0 does not count)
    .meaning = Have the most vertical asymptotes to the left of the y-axis.
    .advice = Put many different negative roots below, such as those of x + 1 and x + 2.
goal-g33 = MOST x-intercepts
    .short = Most x-intercepts
    .test = largest number of x-intercepts (0 does not count)
    .meaning = Have the most x-intercepts at the table.
    .advice = Put many different roots above.
goal-g34 = MOST holes
    .short = Most holes
    .test = largest number of holes (0 does not count)
    .meaning = Have the most holes at the table.
    .advice = Collect pairs of equal roots: one above and one below makes a hole.
goal-g35 = MOST sign changes
    .short = Most sign changes
    .test = largest number of zeros and vertical asymptotes at which the sign flips (0 does not count)
    .meaning = Have the most places where the sign changes: zeros and vertical asymptotes of odd order.
    .advice = Use many different roots, each once, above or below.
goal-g36 = HIGHEST hole
    .short = Highest hole
    .test = greatest height of any hole
    .meaning = Have the highest hole at the table.
    .advice = Cancel a root far from the others: the remaining factors are large there.
goal-g37 = LOWEST hole
    .short = Lowest hole
    .test = least height of any hole
    .meaning = Have the lowest hole at the table.
    .advice = Cancel a root at which the remaining factors give a large negative value.
goal-g38 = HIGHEST y-intercept
    .short = Highest y-intercept
    .test = greatest f(0)
    .meaning = Cross the y-axis higher than anyone else.
    .advice = Set x = 0: constant terms that are large above and small below make f(0) large; watch the sign.
goal-g39 = LOWEST y-intercept
    .short = Lowest y-intercept
    .test = least f(0)
    .meaning = Cross the y-axis lower than anyone else.
    .advice = Set x = 0: make f(0) negative, with large constant terms above and small ones below.
goal-g40 = HIGHEST horizontal asymptote
    .short = Highest horizontal asymptote
    .test = greatest y of a horizontal asymptote (degrees equal or numerator smaller; not constant)
    .meaning = Have the highest horizontal asymptote at the table. A constant does not count.
    .advice = Use as many factors above as below, with factors like 2x + 2 above and an even number of negative ones.

## What a decision cost, in the look back on a game

judged-built = Build { $function }.
judged-nothing-built = Build nothing.
# What luck brought in a round.
luck-deal = The deal of round { $round }.
luck-between = The cards that came to you in round { $round }.
luck-end = The last cards of round { $round }.

## A bot that plays like a pupil

pupil-builds = I build { $function }.
pupil-believed = It believed that what cancels is gone. A factor that cancels leaves a hole, and a hole counts for the goals.
# $points and $most such as “7 points”
pupil-slip = It built { $function } for { $points }. With the same cards, { $better } earns { $most }.
