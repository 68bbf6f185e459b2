### What is said by questions that are answered by hand: painted, dragged, made level.

## A chart of signs to be painted

graph-of = The graph of { $function }
# One of several graphs side by side; $name is what stands above it.
graph-named = { $name }: the graph of { $function }.
# How a painted part is called. $x is where the mark lies.
painted-zero = zero at { $x }
painted-wall = asymptote at { $x }
painted-unpainted = nothing yet at { $x }
# The name of a part: a piece of the x-axis or a mark on it, and what is painted there.
# $where is left, right, between, all (of pieces) or mark; $painted is plus, minus, zero, wall or unpainted.
paint = { $where ->
    [mark] At x = { $low }: { paint-what }.
    [left] Left of { $high }: { paint-what }.
    [right] Right of { $low }: { paint-what }.
    [between] Between { $low } and { $high }: { paint-what }.
   *[all] Everywhere: { paint-what }.
}
paint-what = { $painted ->
    [plus] plus
    [minus] minus
    [zero] a zero
    [wall] an asymptote
   *[unpainted] not painted yet
}
paint-done = { paint }
paint-how = Press a piece or a mark to change it. A piece is + or −. A mark is 0, where the value is 0, or ┊, an asymptote, where there is none.
paint-how-signs = Press a piece to make it + or −.
signs-unpainted = { $where ->
    [mark] Choose zero or asymptote at x = { $low } first.
    [left] Paint the piece left of { $high } first.
    [right] Paint the piece right of { $low } first.
    [between] Paint the piece between { $low } and { $high } first.
   *[all] Paint a sign first.
}
signs-length = This chart has { $parts } parts, counting signs and marks.
signs-unknown = Paint + or − on each piece, and 0 or | at each mark.
# After the answer: opens the axis of the function, with its marks to be dragged.
explore = Go on: drag what you like, or try this.
right-chart = Right: your chart fits the function.
# What is said of a wrong chart before the part that does not fit.
chart-fits = { $marks } of { $all_marks } marks fit, { $pieces } of { $all_pieces } pieces.
# $at is a number inside the piece, $value the value there.
piece-wrong = { $where ->
    [left] Left of { $high } the sign is wrong: at x = { $at } the value is { $value }, which is { piece-sign }.
    [right] Right of { $low } the sign is wrong: at x = { $at } the value is { $value }, which is { piece-sign }.
    [between] Between { $low } and { $high } the sign is wrong: at x = { $at } the value is { $value }, which is { piece-sign }.
   *[all] The sign is wrong: at x = { $at } the value is { $value }, which is { piece-sign }.
}
piece-sign = { $positive ->
    [yes] positive
   *[no] negative
}
mark-wrong = { $kind ->
    [zero] At x = { $x } there is no asymptote: only the numerator is 0 there, so the value is 0.
   *[asymptote] At x = { $x } there is no zero: the denominator is 0 there, so there is no value.
}
# What the curve shows, for those who do not see it.
bent = A curve that fits your chart: { $parts }.
bent-unfinished = A curve that fits what you have painted so far.

## Zeros, holes and asymptotes to be dragged

add-zero = Add a zero
add-hole = Add a hole
add-wall = Add an asymptote
# A mark on the x-axis, in words.
axis-zero = zero at { $x }
axis-hole = hole at { $x }
axis-wall = asymptote at { $x }
# A mark where others make something else of it.
axis-above = { $factor } above
axis-below = { $factor } below
axis-name-zero = Zero
axis-name-hole = Hole
axis-name-wall = Asymptote
axis-done-zero = A zero at { $x }.
axis-done-hole = A hole at { $x }.
axis-done-wall = An asymptote at { $x }.
# What marks at one x make together.
together-hole = With what is already there, the factor cancels: f has a hole at { $x }.
together-wall = With what is already there, f has an asymptote at { $x }.
together-zero = With what is already there, f has a zero at { $x }.
# $mark is a mark in words.
take-away = Take away: { $mark }
taken-away = Taken away: { $mark }.
# What a curve does at the x-axis.
at-x-axis = { $way ->
    [crosses] The curve crosses the x-axis at { $crossed }.
    [touches] The curve touches the x-axis at { $touched } and turns back.
   *[both] The curve crosses the x-axis at { $crossed }, and touches it at { $touched } and turns back.
}
# The number in front of all factors, which can be dragged.
in-front = Number in front
in-front-is = The number in front is { $times }.
# What one may try to make of a curve after the answer, and what is said once it is there.
# $at is an x (of level and start: a y, of slope: how steep, of holes: how many), $also the x where it touches the x-axis,
# or the y of a point. $line is the right side of a line, such as x + 1.
goal-meet = Can you make it cross the x-axis at { $at } and only touch it at { $also }?
goal-zero = Can you put a zero at { $at }?
goal-falls = Can you make it cross the x-axis at { $at }, from + to −?
goal-touches = Can you make it only touch the x-axis at { $at }?
goal-under = Can you make it negative between { $at } and { $also }, and nowhere else?
goal-hole = Can you give it a hole at { $at }?
goal-wall = Can you make it go up on both sides of an asymptote at { $at }?
goal-level = Can you make the horizontal asymptote y = { $at }?
goal-holes = Can you give it { WORDS($at) } holes?
goal-above = Can you make a hole at { $at } that lies above the x-axis?
goal-ground = Can you make a hole at { $at } that lies on the x-axis?
goal-point = Can you make the point ({ $at }, { $also }) a hole?
goal-same = Can you make two holes at the same height?
goal-instead = Can you make a vertical asymptote at { $at } instead?
goal-start = Can you make it meet the y-axis at { $at }?
goal-bare = Can you take away every x-intercept, and still have a curve?
goal-slope = Can you make a slant asymptote with slope { $at }?
goal-line = Can you make the slant asymptote y = { $line }?
goal-steep = Can you make it steeper than any line far out, with a vertical asymptote left?
goal-cross = Can you make it meet its horizontal asymptote at x = { $at }?
goal-apart = Can you keep it away from its horizontal asymptote, so that they never meet?
reached-meet = There it is: the curve crosses the x-axis at { $at } and only touches it at { $also }.
reached-zero = There it is: a zero at { $at }.
reached-falls = There it is: left of { $at } it is positive, right of it negative.
reached-touches = There it is: the curve touches the x-axis at { $at } and turns back.
reached-under = There it is: negative between { $at } and { $also }, and nowhere else.
reached-hole = There it is: a hole at { $at }.
reached-wall = There it is: the curve goes up on both sides of the asymptote at { $at }.
reached-level = There it is: far out the curve comes close to y = { $at }.
reached-holes = There it is: { WORDS($at) } holes or more.
reached-above = There it is: a hole at { $at }, above the x-axis.
reached-ground = There it is: a hole at { $at }, on the x-axis.
reached-point = There it is: a hole at ({ $at }, { $also }).
reached-same = There it is: two holes at the same height.
reached-instead = There it is: a vertical asymptote at { $at }.
reached-start = There it is: the curve meets the y-axis at { $at }.
reached-bare = There it is: a curve without any x-intercept.
reached-slope = There it is: far out the curve follows a line with slope { $at }.
reached-line = There it is: far out the curve comes close to y = { $line }.
reached-steep = There it is: far out the curve gets steeper than any line.
reached-cross = There it is: the curve meets its horizontal asymptote at x = { $at }.
reached-apart = There it is: the curve comes close to its horizontal asymptote and never meets it.
goal-next = Another goal
no-marks = There is nothing on the axis yet. Add something to it.
marks-unread = Up to { $most } zeros, holes and asymptotes can stand on the axis, each at a whole number.
marks-outside = The axis goes from { $left } to { $right }.

## The number line

line-said = A number line from { $low } to { $high }.
line-mark = Your mark on the number line
line-nowhere = not placed yet
line-placed = Your mark is at { $x }.
# Several numbers, each with a mark of its own; $x is where it was put.
each-mark = The number { $number }
each-put = { $number } stands at { $x }.
each-placed = { $right ->
    [yes] { $number } is in its place.
   *[no] { $number } does not belong at { $x }.
}
each-all = Every number is in its place. Read them from left to right.
line-empty = First put the mark on the line: press a place, drag it, or use the arrow keys.
line-too-far = { $right ->
    [yes] The answer lies farther to the right.
   *[no] The answer lies farther to the left.
}
beam-prompt = Go on: lay other weights, and find where the beam is level.
beam-lay = Lay a weight at
beam-add = Lay a weight at { $n }
beam-laid = Weights at { $weights }.
beam-away = Take the last one off
beam-level = The beam is level: the positions of the weights add up to { $sum }, and { $sum } ÷ { $many } = { $x }.
# Props hold a beam until the place of its support is checked.
balance-held = Two props hold the beam level. Check takes them away.
balance-put = The support is at { $x }.
balance-placed = { $way ->
    [level] The support is at { $x }. The beam is level.
    [right] The support is at { $x }. The beam tips to the right.
   *[left] The support is at { $x }. The beam tips to the left.
}
# How far all weights on a side are from the support, added.
balance-tips = { $way ->
    [yes] At { $x } the beam tips to the right: the distances of the weights there add up to { $right }, on the left only to { $left }.
   *[no] At { $x } the beam tips to the left: the distances of the weights there add up to { $left }, on the right only to { $right }.
}

## Bars

# The name of a bar for those who do not see it.
bar-name = Bar: { $name }
bar-said = { $name } { $height }
bar-done = { $most ->
    [yes] { $name }: { $height }. No more is in your hand.
   *[no] { $spare ->
        [0] { $name }: { $height }. Your hand is empty.
       *[other] { $name }: { $height }. In your hand: { $spare }.
    }
}
guess-done = { $spare ->
    [0] { $most ->
        [yes] { $name }: { $height }. None are left to share out.
       *[no] { $name }: { $height }. All are shared out.
    }
   *[other] { $name }: { $height }. Left to share out: { $spare }.
}
in-hand = { $spare ->
    [0] Drag the top of a bar down to take some off, and give it to another bar.
   *[other] In your hand: { $spare }. Give it to another bar.
}
bars-empty = First drag the top of a bar up or down.
bars-count = Write { $bars } whole numbers with commas between them.
bars-total = The bars share { $total }; none is below 0.
bars-uneven = { $spare ->
    [0] { $higher } has { $high } and { $lower } has { $low }: the bars are not level yet.
   *[other] { $higher } has { $high } and { $lower } has { $low }, and { $spare } are still in your hand: the bars are not level yet.
}
bars-spare = The bars are level, but { $spare } are still in your hand. Share them among all { $bars }.
guess-in-hand = { $spare ->
    [0] Your guess is complete.
   *[other] Drag the bars up: { $spare } of { $total } are left to share out.
}
# Below the bars, once the answer was asked for before all was shared out.
rolls-answer = The bars show the answer.
# The same where all was shared out: the guess stays.
rolls-guess = { $right ->
    [yes] Your guess is the answer.
   *[no] The blue bars show your guess.
}
# After the answer the dice may still be rolled.
# Bars with nothing to guess, once a chance is known, and what came beside them.
# $act is roll, draw or play: dice are rolled, cards are drawn, or games of several rolls are played.
rolls-expected = { $guessed ->
    [yes] { $act ->
        [draw] Blue: what your guess predicts. Orange: your draws.
        [play] Blue: what your guess predicts for { $total } games. Orange: your games.
       *[roll] Blue: what your guess predicts for { $total } rolls. Orange: your rolls.
    }
   *[no] { $act ->
        [draw] Blue: what to expect. Orange: your draws.
        [play] Blue: what to expect in { $total } games. Orange: your games.
       *[roll] Blue: what to expect in { $total } rolls. Orange: your rolls.
    }
}
# $once is whether there was one roll; $few is 0 where the bars show a share.
rolled-on = { $once ->
    [yes] { $act ->
        [draw] One draw: { $outcomes }.
        [play] One game: { $outcomes }.
       *[roll] One roll: { $outcomes }.
    }
   *[no] { $act ->
        [draw] { $rolled } draws: { $outcomes }.
        [play] { $rolled } games: { $outcomes }.
       *[roll] { $rolled } rolls: { $outcomes }.
    }
} { $act ->
    [draw] The orange bars show them as percentages.
   *[roll] { $few ->
        [0] { $act ->
            [play] The orange bars show them scaled to { $total } games.
           *[roll] The orange bars show them scaled to { $total } rolls.
        }
       *[other] { $act ->
            [play] The orange bars count them; from { $few } games on they are scaled to { $total }.
           *[roll] The orange bars count them; from { $few } rolls on they are scaled to { $total }.
        }
    }
}
# Said first, while a die was rolled only a few times.
rolled-side = The die shows { $side }.
rolled-each = { $times ->
    [one] { $times } time { $name }
   *[other] { $times } times { $name }
}
rolls-on = { $act ->
    [draw] Go on: draw, and compare.
    [play] Go on: play, and compare.
   *[roll] Go on: roll, and compare.
}
guess-first = Guess first. Then roll, and compare.
roll-times = { $act ->
    [draw] { $times ->
        [1] Draw once
        [10] Draw 10 times
        [100] Draw 100 times
       *[1000] Draw 1,000 times
    }
    [play] { $times ->
        [1] 1 game
        [10] 10 games
        [100] 100 games
       *[1000] 1,000 games
    }
   *[roll] { $times ->
        [1] Roll once
        [10] Roll 10 times
        [100] Roll 100 times
       *[1000] Roll 1,000 times
    }
}
# $outcomes are names of outcomes, each with how often it came.
rolled = { $rolled } games rolled: { $outcomes }. The rolled bars show them scaled to { $total } games.
rolls-spare = { $spare } of the { $total } are not shared out yet.
rolls-none = Roll 1,000 times and see how far your bars are off.
# $about is a decimal number.
rolls-off = Look at “{ $name }”: you expect { $guess } of { $total }. In { $rolled } games it came { $seen } times, which is about { $about } of { $total }.

## Cards that are laid in places

# $card is a card as it is printed, $where the name of a place, or “lay-in-hand”.
lay-card = { $card }, { $where }
lay-in-hand = in your hand
lay-hand = Your hand
lay-picked = { $card } is picked up. Press a place, or its number.
lay-moved = { $card }: { $where }.
# Picture cards that are matched with the places above them.
match-gap = First put a card in each place.
match-hand = The cards
lay-nothing = First lay a card: drag it to its place, or press the card and then its place.
# $cards are all cards that there are.
lay-unread = Write the cards of each place, with spaces between them and ; between places. There are { $cards }.
lay-too-many = Your hand has only { $cards }.

## A value that walks on the number line

walk-start = start
walk-wanted = goal
# $way is such as “17 → −9 → 9”.
walk-now = The value goes { $way }.
walk-ends = { $more ->
    [yes] The value goes { $way }: it comes to { $value }, which is { $by } more than { $wanted }.
   *[no] The value goes { $way }: it comes to { $value }, which is { $by } less than { $wanted }.
}

## A fact family

family-row = row { $row }
family-half = Row { $row } is not finished: it needs a number, a sign, a number and an answer.
# $formulas are such as “2 × 4 = 8”.
family-said = { $formulas }
family-right = Right: that is the whole family.
# The same where it was to be found how many there are.
family-counted = Right: { $many } are true. Together they are a fact family.
family-now = All { $rows } rows are full.
# What is said once the answer stands there.
family-done = { $many ->
    [2] Both facts are laid.
   *[other] All { WORDS($many) } facts are laid.
}
# $part is how many cards lie in the row: a number, a sign, a number and an answer come one after the other.
family-next = { $part ->
    [0] Row { $row } begins with a number.
    [1] In row { $row }, a sign comes next.
    [2] In row { $row }, the second number comes next.
   *[other] In row { $row }, the answer comes next.
}
# $missing has a “family-missing” for each sign.
family-unfinished = Not finished: all of these belong, but the family has { $missing }.
family-more = Not finished: { $found ->
    [one] this one is true, but it is not the only one.
   *[other] these { WORDS($found) } are true, but they are not all.
}
family-missing = { $count ->
    [one] one more fact with { $sign }
   *[other] { WORDS($count) } more facts with { $sign }
}
family-untrue = { $formula } is not true: { $left } is { $value }.
# $back undoes the formula: 3 × 6 for 2 ÷ 6 = 3. $left is where it should have come to.
family-undone = { $formula } is not true: { $back } is { $value }, not { $left }.
# Said behind the first row that is not true.
family-too = { $many ->
    [one] { $formulas } is not true either.
   *[other] { $formulas } are not true either.
}
family-other = { $formula } is true, but every fact here uses each of the numbers { $numbers }.
family-twice = You have { $formula } twice.

## Sides that cards of a hand may finish

sides-now = { $formulas ->
    [none] Put cards after =. True ones are listed here.
   *[some] True so far: { $formulas }.
}

## Every order of some cards

order-begin = Press a card, and it goes to the next free place. The last card of a row is placed for you.
order-row = row { $row }
order-half = Row { $row } is not finished: lay one more card.
order-said = { $formulas }
order-right = Right: those are all { $many } orders.
# $first are the cards with which another order can begin.
order-unfinished = Not finished: { $found } different { $found ->
    [one] one
   *[other] ones
} so far. More can begin with { $first }.
# $sign is the sign that stands in all of them.
order-now = { $found } different { $found ->
    [one] formula
   *[other] formulas
} with { $sign } so far.
order-more = Go on: which cards, which signs?
# A table of dots: each row has the formulas that begin with a card, each column those with a sign.
order-first = begins with { $card }
order-many = { $many ->
    [one] { $many } formula
   *[other] { $many } formulas
}
# Each dot is a formula; those that are true are filled.
order-true = Each dot is one of the { $every } formulas. The { $true } true ones are filled.
order-many-true = { $many } formulas, { $true } of them true
order-dots = Each dot is a formula, true or not.
order-beyond = { $orders } orders, { $signs ->
    [one] 1 sign
   *[other] { $signs } signs
}: { $orders } × { $signs } = { $formulas } formulas.

## A long division

division-quotient = quotient
# Beside what is divided, such as “divided by x − 3”.
division-by = divided by { $divisor }
division-said = { $dividend } divided by { $divisor }.
division-step = { $term } times the divisor is { $product }. Subtract that, and { $rest } is left.
division-unfinished = Not finished: { $quotient } is a good start. What is left is { $rest }, and { $divisor } still goes into it.
# A card of the quotient should take away the highest power of what is left; $before and $after are degrees.
division-not-lower = { $grown ->
    [yes] After { $term } what is left has grown: { $rest } has degree { $after }; before, it was { $before }. Each card should bring the degree down.
   *[no] After { $term } the highest power is still there: { $rest } is left. Its degree is { $after }, as before.
}
division-goes-in = What is left is { $rest }, and { $divisor } still goes into it.
# Names of two graphs in one picture.
division-curve = f
division-line = your quotient

## A closer look at a curve

zoom-in = Zoom in
zoom-out = Zoom out
zoom-look = Where to look closer
zoom-at = at x = { $x }
zoom-height = Height of the missing point
zoom-height-at = height { $y }
zoom-first = Slide the circle along the x-axis to a place, then zoom in to see single points of the curve there.
zoom-nothing = First slide the circle along the x-axis to a place, and zoom in there.
zoom-no-height = Zoom in, then drag the mark beside the close picture to the height of the missing point.
zoom-unread = Write a place from { $left } to { $right }, a height, and how often you zoomed in: 1, 2; 3.
zoom-said = at x = { $x }, height { $y }
# $left and $right are places beside x, $low and $high the values there.
zoom-seen = { $kind ->
    [hole] At x = { $left } the value is { $low }, and at x = { $right } it is { $high }. At x = { $x } there is no point.
    [point] At x = { $left } the value is { $low }, at x = { $x } it is { $y }, and at x = { $right } it is { $high }.
   *[none] At x = { $left } the value is { $low }, and at x = { $right } it is { $high }. The two sides do not come close to one height.
}
zoom-has-point = At x = { $x } there is a point, at height { $y }. Nothing is missing there.
zoom-between = At x = { $left } the value is { $low }, and at x = { $right } it is { $high }. { $side ->
    [above] The missing point lies between these heights; { $y } is above both.
    [below] The missing point lies between these heights; { $y } is below both.
   *[none] The missing point lies between these heights.
}
zoom-wall = At x = { $left } the value is { $low }, and at x = { $right } it is { $high }. No single height fits: the values run away on both sides. That is an asymptote.
zoom-rounded = { $last ->
    [yes] Close, but { $y } is not the exact height. Look where the points on both sides lead.
   *[no] Close, but { $y } is not the exact height. Zoom in once more.
}

## Rounds against a bot that looks for habits

habit-often = you choose one of the two more often
habit-again = you do the same again
habit-turns = you switch every time
habit-after = you stay after a win and switch after a loss
habit-none = none of these habits shows
rounds-begin = Choose, again and again. The other player guesses what you do next from all that you did before.
# $happened is a sentence of the game.
rounds-now = Round { $number }: { $happened } Total: { $total }.
rounds-row = { $won } rounds won and { $lost } lost, of { $rounds }.
rounds-again = Start over
rounds-which = Which habit of yours was used against you?
rounds-nothing = First play { $rounds } rounds.
rounds-no-habit = Now choose the habit.
rounds-unread = Play up to { $rounds } rounds, then choose a habit.
rounds-unfinished = Not finished: { $played } of { $rounds } rounds are played.
# What the other player has learned in the rounds so far; $fits of the $of rounds after the first were so.
rounds-by-now = What it has learned so far:
rounds-rest = Play the rest for me, the way I have played
rounds-so-far = Show what it has learned so far
rounds-learned = { $habit ->
    [often] { $fits } of { $of } times you chose what you had chosen more often, so it expects that again.
    [again] { $fits } of { $of } times you did the same again, so it expects that.
    [turns] { $fits } of { $of } times you switched, so it expects that again.
   *[after] { $fits } of { $of } times you stayed after a win and switched after a loss, so it expects that again.
}
rounds-other = That is true of { $fits } of { $of } rounds, but another habit shows in more of them.
rounds-no-clear = That is true of only { $fits } of { $of } rounds, and no habit shows in many more: a coin would do the same.
rounds-some-habit = One habit shows in { $fits } of { $of } rounds, which is more than luck.
rounds-fits = { $habit ->
    [often] True of { $fits } of { $of } rounds: you choose one of the two more often.
    [again] True of { $fits } of { $of } rounds: you do the same again.
    [turns] True of { $fits } of { $of } rounds: you switch every time.
   *[after] True of { $fits } of { $of } rounds: you stay after a win and switch after a loss.
}
rounds-why = { $habit ->
    [often] The total is { $total }, on average { $mean }, and one habit shows: you choose one of the two more often.
    [again] The total is { $total }, on average { $mean }, and one habit shows: you do the same again.
    [turns] The total is { $total }, on average { $mean }, and one habit shows: you switch every time.
    [after] The total is { $total }, on average { $mean }, and one habit shows: you stay after a win and switch after a loss.
   *[none] The total is { $total }, on average { $mean }: none of these habits shows in { $clear } of { $of } rounds.
}
# Several habits show in as many rounds: $many of them.
rounds-several = The total is { $total }, on average { $mean }. { FIRST_WORDS($many) } habits show in equally many rounds, so each of them is right.
rounds-first = The first round comes after no other, so it shows no habit.
rounds-clear = A habit counts from { $clear } of { $of } rounds on: a coin gets to { $near } in two games of five, to { $clear } in only one of eight.
# Rounds in which a minus card comes by chance.
play-times = { $times ->
    [1] Play 1
   *[other] Play { $times }
}
play-begin = The minus card comes by chance. Watch the average.
toss-times = { $times ->
    [1] Toss the coin
   *[other] Toss { $times } times
}
toss-begin = Each toss chooses for you.
# $happened is a sentence of the game.
toss-now = Round { $number }: { $happened } Total: { $total }, on average { $mean }.

# Below the picture of an average over many rounds: at both ends of its axis, between them, and what its dashed line is.
running-round = round { $number }
running-line = your average so far
running-legend = Dashed: the expected value, { $value }.

## A curve to be sketched

sketch-how = Draw with a finger or a mouse, piece by piece. A new line replaces what was there.
sketch-keys = With keys: the arrows draw, Page Up and Page Down go to the edge, the space bar lifts the pen, Delete erases.
# Both curves are on the axes now: the right one is thin.
sketch-both = The thick line is yours. The thin line is the graph.
sketch-pen = Pen
sketch-pen-at = { $down ->
    [yes] x = { $x }, height { $y }, drawing
   *[no] x = { $x }, height { $y }, lifted
}
sketch-clear = Erase all
sketch-cleared = The axes are empty again.
sketch-says = Your curve says:
# $x is where a line goes back.
sketch-turns = Near x = { $x } your line turns back. A function has one height above each x, so this line was not kept.
sketch-nothing = First sketch a curve on the axes.
# $x is where a curve stops, $value what the function is further out, at $at. $seen: whether there is such a place.
sketch-unfinished-left = { $seen ->
    [yes] Your curve stops near x = { $x }, but at x = { $at } the function is { $value }. Continue to the left edge.
   *[no] Continue to the left edge, to show where the curve goes.
}
sketch-unfinished-right = { $seen ->
    [yes] Your curve stops near x = { $x }, but at x = { $at } the function is { $value }. Continue to the right edge.
   *[no] Continue to the right edge, to show where the curve goes.
}
sketch-unread = A sketch has strokes from left to right, each with dots such as 1 2 between −6 and 6.
# $half: the curve goes to the edge on one side only.
sketch-gap = { $half ->
    [yes] Near x = { $x } it follows a vertical line on one side only. Draw the other side up or down to the edge.
   *[no] Near x = { $x } there is a gap.
}
right-sketch = Right: your curve has everything that counts.
# What is read off a sketch, from left to right.
sketch-mark-zero = { $flips ->
    [yes] Near x = { $x } it crosses the x-axis.
   *[no] Near x = { $x } it touches the x-axis and turns back.
}
sketch-mark-asymptote = { $flips ->
    [yes] Near x = { $x } it has an asymptote, up on one side and down on the other.
   *[no] Near x = { $x } it has an asymptote, going the same way on both sides.
}
sketch-goes-level = { $right ->
    [yes] Far to the right it is level, near y = { $y }.
   *[no] Far to the left it is level, near y = { $y }.
}
sketch-goes-up = { $right ->
    [yes] Far to the right it goes up.
   *[no] Far to the left it goes up.
}
sketch-goes-down = { $right ->
    [yes] Far to the right it goes down.
   *[no] Far to the left it goes down.
}
# What speaks against a sketch. $other: the curve has a mark of the other kind there.
sketch-missing-zero = { $other ->
    [yes] At x = { $x } only the numerator is 0, so the value is 0. Your curve has an asymptote there.
   *[no] At x = { $x } only the numerator is 0, so the value is 0. Your curve does not meet the x-axis there.
}
sketch-missing-asymptote = { $other ->
    [yes] At x = { $x } the denominator is 0, so there is no value. Your curve meets the x-axis there.
   *[no] At x = { $x } the denominator is 0, so there is no value. Your curve goes on there as if there were one.
}
sketch-extra-zero = { $known ->
    [no] Near x = { $x } your curve meets the x-axis, but the function has no value there.
   *[yes] Near x = { $x } your curve meets the x-axis, but the value there is { $value }.
}
sketch-extra-asymptote = Near x = { $x } your curve goes to the edge as beside an asymptote, but the value there is { $value }.
# What the signs are on both sides of a mark. $left and $right are numbers beside it.
sketch-sides-zero = At x = { $left } the value is { $first ->
        [yes] positive
       *[no] negative
    }, and at x = { $right } it is { $second ->
        [yes] positive
       *[no] negative
    }. Does your curve cross the axis at { $x }, or only touch it?
sketch-sides-asymptote = At x = { $left } the value is { $first ->
        [yes] positive
       *[no] negative
    }, and at x = { $right } it is { $second ->
        [yes] positive
       *[no] negative
    }. Which way does your curve go on each side of { $x }?
sketch-sign = { $positive ->
    [yes] At x = { $x } the value is { $value }, which is positive. Your curve is below the x-axis there.
   *[no] At x = { $x } the value is { $value }, which is negative. Your curve is above the x-axis there.
}
# $y is near where the curve of a pupil ends, $value the value at a large $x.
sketch-end-level = { $right ->
    [yes] Far to the right your curve is level, near y = { $y }. At x = { $x } the value is about { $value }.
   *[no] Far to the left your curve is level, near y = { $y }. At x = { $x } the value is about { $value }.
}
sketch-end-up = { $right ->
    [yes] Far to the right your curve goes up. At x = { $x } the value is about { $value }.
   *[no] Far to the left your curve goes up. At x = { $x } the value is about { $value }.
}
sketch-end-down = { $right ->
    [yes] Far to the right your curve goes down. At x = { $x } the value is about { $value }.
   *[no] Far to the left your curve goes down. At x = { $x } the value is about { $value }.
}
