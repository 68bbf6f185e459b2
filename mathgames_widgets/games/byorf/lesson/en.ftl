### The lessons of BYORF: questions, practice, paper, and the ideas behind wrong answers.

## Ideas

idea-sign-read-off = The zero is the number on the card, with its sign
    .mine = I took the number with its sign.
    .text = The number on the card, with its sign, is not the zero. The zero is the x that makes the whole factor 0.
idea-sign-flipped = The zero is the number with the other sign
    .mine = I only turned the sign.
    .text = That works only where x stands alone, as in x − 3. Look at what stands in front of x here, and solve the equation.
idea-sign-dropped = The zero is the number on the card, without its sign
    .mine = I took the number without its sign.
    .text = The zero cannot be read off this card. It is the x that makes the whole factor 0: solve the equation.
idea-sign-on-card = The sign on the card is the sign of the value
    .mine = I read the sign on the card.
    .text = The sign on a card belongs to its number. The value changes its sign where the factor is 0.
idea-rises-or-falls = Rising and falling mixed up
    .mine = I mixed up rising and falling.
    .text = With a positive number in front of x the values grow from left to right. With a negative one they fall.
idea-rows-mixed-up = A zero of the denominator is a zero of the function
    .mine = I took a zero from below.
    .text = A zero below the line makes the denominator 0, and nothing can be divided by 0: the function has no value there.
idea-it-cancels = It cancels, so it is a hole, not an asymptote
    .mine = I saw it cancel, so I said hole.
    .text = A factor makes a hole only when nothing of it is left below. Count: how often above, how often below?
idea-always-a-wall = Every zero of the denominator is an asymptote
    .mine = I made every zero below an asymptote.
    .text = Where the factor cancels completely, values near that x stay near one height: a hole, not a wall.
idea-above-is-forbidden = What is 0 above is left out, too
    .mine = I left out the zeros above, too.
    .text = Above the line 0 is allowed: 0 divided by another number is 0. Only the denominator must not be 0.
idea-hole-is-gone = What cancels is gone
    .mine = I cancelled it and forgot about it.
    .text = The values agree everywhere else, but the function as built still divides by 0 there: the point is missing.
idea-above-is-zero = Above means a zero
    .mine = I took every zero above the line.
    .text = The factor stands below as well: the function divides by 0 there, so it has no value, not even 0.
idea-above-is-wall = An asymptote from a factor above
    .mine = I made an asymptote from above.
    .text = A factor that stands only above never divides. Where it is 0 the function has the value 0.
idea-needs-both = A hole from one row
    .mine = I looked for it in one row only.
    .text = A hole needs the factor in the numerator and in the denominator. In only one of them it never cancels; it makes a zero or an asymptote.
idea-always-crosses = Every zero is a crossing
    .mine = I let the graph cross at every zero.
    .text = A squared factor is positive on both sides of its zero: the graph touches the axis and turns back.
idea-odd-touches = A bounce at an odd zero
    .mine = I let it bounce at an odd zero.
    .text = An odd power is negative on one side of its zero and positive on the other, so the graph crosses the axis.
idea-always-flips = At every asymptote the graph jumps from one end to the other
    .mine = I let it jump at every asymptote.
    .text = Two factors with the same zero change their signs together: the same sign on both sides of it.
idea-repeated-stays = Every repeated asymptote is even
    .mine = I took every repeated asymptote as even.
    .text = Three is odd: the third power is negative on one side and positive on the other.
idea-odd-flips = A change of sign is overlooked
    .mine = I missed a change of sign.
    .text = A factor that is there an odd number of times changes its sign at its zero, above the line as below it.
idea-height-zero = The hole lies on the x-axis
    .mine = I put the hole on the x-axis.
    .text = On both sides the graph comes close to another height, that of what is left after cancelling, although numerator and denominator are both 0.
idea-sign-lost = The minus sign is lost
    .mine = I lost a minus sign.
    .text = A factor with −x in it is minus a factor with x: 1 − x is −(x − 1), and −x − 2 is −(x + 2). When like factors are gathered, the minus stays.
idea-not-cancelled = The common factor is not cancelled
    .mine = I did not cancel the common factor.
    .text = While the common factor is still there, substituting its zero gives 0 over 0. Cross it out in numerator and denominator.
idea-crossed-out-once = Cancelled in one row only
    .mine = I crossed it out in one row only.
    .text = To cancel is to divide numerator and denominator by the same factor, so it goes away once above and once below.
idea-factors-first = Terms of a sum are cancelled
    .mine = I crossed out a part of a sum.
    .text = Only a factor of the whole numerator and the whole denominator can be cancelled. As long as they are sums, nothing can.
idea-cancelled-too-early = Cancel first, then put in 0
    .mine = I cancelled first, then put in 0.
    .text = After cancelling there is a value at 0, the height of the hole. The function as built has none: it divides by 0.
idea-top-is-zero = Top 0 means an x-intercept
    .mine = I only looked where the top is 0.
    .text = Only where the bottom is not 0 as well: 0 over 0 has no value, so there is no point on the axis.
idea-zero-over-zero = 0 over 0 is 0
    .mine = I took 0 over 0 for 0.
    .text = 0 ÷ 0 has no value: any number times 0 is 0, so no single number is the answer.
idea-axes-mixed-up = The y-axis is where y = 0
    .mine = I put in 0 for y, not x.
    .text = On the y-axis x is 0. Put 0 in for x; the result is the height.
idea-only-degrees = Equal degrees give y = 1
    .mine = I saw equal degrees and said 1.
    .text = With equal degrees, y is the quotient of the two leading coefficients. Multiply the leading coefficients of each row.
idea-upside-down = The quotient upside down
    .mine = I divided the lower number by the upper.
    .text = The leading coefficient of the row above is divided by that of the row below.
idea-bigger-wins = The bigger degree gives the asymptote its name
    .mine = I went by the bigger degree alone.
    .text = A larger degree below pulls the values toward 0. A larger one above lets them grow without bound.
idea-always-fades = Every fraction gets close to 0 far out
    .mine = I thought every fraction gets close to 0.
    .text = A fraction gets close to 0 only if the denominator has the higher degree. With equal degrees both rows grow at the same rate, and their quotient settles near that of the leading coefficients.
idea-always-grows = Large rows mean large values
    .mine = I thought large rows make large values.
    .text = However large both rows grow, their quotient gets close to one number unless the degree above is larger.
idea-not-counted = The quotient without counting
    .mine = I divided without comparing the degrees.
    .text = The quotient of the leading coefficients is the height only where both rows have the same degree.
idea-axis-is-asymptote = The x-axis was taken for the asymptote
    .mine = I set the function equal to 0.
    .text = Where the top is 0 the graph meets y = 0. The asymptote is another line: set the function equal to its height.
idea-only-leading = Only the leading terms
    .mine = I divided only the leading terms.
    .text = They give the slope. The height of the line needs division.
idea-remainder-kept = The remainder is kept
    .mine = I kept the remainder.
    .text = Far out, the remainder divided by the denominator fades away, so it is not part of the line.
idea-divided-by-x = Divided by x alone
    .mine = I divided by x alone.
    .text = Every step of the division takes away a multiple of the whole denominator, its number included.
idea-must-not-cross = A curve never crosses an asymptote
    .mine = I thought it never crosses an asymptote.
    .text = A vertical asymptote is never crossed. A horizontal or slant one says only what happens far out.
idea-decided-by-looks = Goals that look different exclude each other
    .mine = I saw that the two goals look different.
    .text = Two goals exclude each other only for a reason. Here { $function } meets both.
idea-one-more-above = Any line far out is a slant asymptote
    .mine = I took any line far out.
    .text = A slant asymptote needs a degree above that is exactly one higher than the degree below.
idea-any-growth = Every end that grows has a slant asymptote
    .mine = I saw it grow and said slant.
    .text = With two or more extra factors above, the ends get steeper than any line.
idea-line-itself = The line itself is an asymptote
    .mine = I took the graph's own line.
    .text = When nothing is left below, the graph is the line itself, and a line is not its own asymptote.
idea-left-above = A factor above need not be a zero
    .mine = I did not look for zeros above.
    .text = What stands above and does not cancel is 0 at one place, and there the graph meets the x-axis.
idea-all-cancels = Nothing has to be left
    .mine = I let everything cancel.
    .text = When everything cancels, the function is constant, and this goal asks for one that is not.

## Ideas: more that practice meets

idea-swapped = Top and bottom swapped
    .mine = I swapped top and bottom.
    .text = Where only the top is 0 the function is 0. Where the bottom is 0 it has no value: a hole or an asymptote.
idea-hole-or-wall = Hole and asymptote swapped
    .mine = I swapped hole and asymptote.
    .text = Where the factor cancels away below there is a hole; where some of it stays below, a vertical asymptote.
idea-every-gap = Every excluded x is a hole
    .mine = I called every gap a hole.
    .text = A zero of the bottom is a hole only if its factor cancels there completely; else it is an asymptote.
idea-no-hole = The hole is overlooked
    .mine = I did not see the hole.
    .text = An open circle needs a factor in the numerator and in the denominator, not only in one of them.
idea-no-height = A hole has no height
    .mine = I thought a hole has no height.
    .text = The function has no value there, but its values close by come as close as you like to one height.
idea-bottom-forgotten = The bottom is forgotten
    .mine = I forgot what is left below.
    .text = What is left below has a value there too, and it divides.
idea-no-intercept = No intercept where there is one
    .mine = I thought there was no intercept.
    .text = The bottom is not 0 at x = 0, so f(0) has a value.
idea-odd-even = Odd and even mixed up
    .mine = I mixed up odd and even.
    .text = A factor that appears an even number of times keeps its sign: the graph turns back, or goes the same way on both sides of the asymptote. With an odd number of times, the sign changes.
idea-before = Counted before cancelling
    .mine = I counted before cancelling.
    .text = The order is the number of equal factors left below after cancelling.
idea-above = Counted above
    .mine = I counted the factors above.
    .text = The order counts factors below the line.
idea-others-forgotten = The other factors are forgotten
    .mine = I looked at this factor only.
    .text = The order says whether the two sides agree. Which way they go depends on the signs of all the factors.
idea-sign-in-front = Upside down
    .mine = I turned the graph upside down.
    .text = The sign in front turns the graph over. Look at one height, such as far out.
idea-always-changes = The sign changes at every mark
    .mine = I changed the sign at every mark.
    .text = Where a factor stands an even number of times, or cancels away, the sign stays.
idea-always-plus = Far right is always plus
    .mine = I began with plus on the right.
    .text = Far to the right the sign is that of the leading coefficients: one negative coefficient turns the chart around.
idea-one-factor = One factor decides
    .mine = I took the sign of one factor.
    .text = The sign of a quotient comes from all its factors: an odd number of minus signs gives minus.
idea-at-0 = f(0) taken for the far end
    .mine = I took f(0) for the far end.
    .text = f(0) is the height on the y-axis; far out only the highest powers count.
idea-too-high = Neither kind of line
    .mine = I thought it had neither kind of line.
    .text = Compare the degrees: there is neither kind of line only when the degree above is higher by 2 or more.
idea-second-term = The remainder's sign
    .mine = I lost a sign in the division.
    .text = Subtract carefully in the division: minus a negative number adds.
idea-degrees = The degrees do not match
    .mine = I did not match the degrees.
    .text = For a height other than 0, both rows need the same degree; the leading coefficients do the rest.
idea-stopped = Stopped too early
    .mine = I stopped at the first good function.
    .text = These cards can earn more: change what stands in the way of the next goal.
idea-looks = Judged by how the card looks
    .mine = I went by how the card looks.
    .text = A card that looks different can do the same: 2 − x and x − 2 are both 0 at x = 2. Put each card in and count again.
idea-leading = The leading coefficient is forgotten
    .mine = I forgot the number in front of x.
    .text = The root is right, but the number in front of x matters too: it affects signs and heights.
idea-untried = Decided by looks
    .mine = I did not put the card in.
    .text = Put the card in and count again: each root above and below, then the degrees of the two rows.

## Ideas: what only the answer knows stands in a slot

idea-sign-judged = Judged by the sign on the card
    .mine = I judged by the sign on the card.
    .text = The value of { $factor } at x = { $x } counts, not the sign you read. What is it?
idea-own-factor = Only its own factor moves a hole
    .mine = I looked at the hole's own factor only.
    .text = Every factor that is left multiplies the height. What is { $factor } at x = { $x }?
# $holes are the x of the holes; at $x the function has the value $value.
idea-takes-all = A hole takes every intercept
    .mine = I thought the hole took every intercept.
    .text = A hole takes away only the point at its own x, here { $holes }. At x = { $x } the function has the value { $value }.
idea-any-two-goals = Any two goals can be met
    .mine = I thought any two goals fit together.
    .text = { $reason }

## Practice

kind-best-build = The best build
kind-last-card = The last card
kind-zeros = Zeros: through the axis, or back
kind-signs = Sign charts
kind-paint = Paint the signs
kind-sketch = Sketch the curve
kind-intercepts = Intercepts, and those that are lost
kind-holes = Find the holes
kind-heights = Heights of holes
kind-walls = Vertical asymptotes and their orders
kind-far-out = Horizontal and slant asymptotes
kind-match = Graphs and formulas
kind-write = Write a function

## Practice: cards

practice-demand-points = { $points ->
    [one] { $points } point, the most these cards can earn
   *[other] { $points } points, the most these cards can earn
}
# What a function earns that is not the best one.
points-now = { $points ->
    [one] { $points } point so far.
   *[other] { $points } points so far.
}
# $goal is the one worth most of those that it could still meet; what stands in its way follows.
points-missed = { $points ->
    [one] { $points } point so far. Not yet met: “{ $goal }”.
   *[other] { $points } points so far. Not yet met: “{ $goal }”.
}
practice-best-build = Build the function that earns the most. Goals with “most”, “highest” or “lowest” count as if you were alone.
    .hint = Begin with the goal worth the most, then see which others you can reach with it.
practice-last-card = This function reached { $goals }. Which of these can the last card be? { $function }
    .why = With { OR($cards) } it reaches { $goals }.

# A goal, and a card, that was tried in a function.
practice-goal-tried = { $reached ->
    [yes] “{ $goal }” is reached.
   *[no] “{ $goal }” is missed.
}
practice-card-tried = { $fits ->
    [yes] { $card } fits: { $function }.
   *[no] { $card } does not fit: { $function }.
}
practice-card-misses = With { $card } it becomes { $function }, and that misses “{ $goal }”.

## Practice: factors and their places

# How often the same factor stands above and below the line.
placed = { $below ->
    [0] { WORDS($above) } above
   *[other] { $above ->
        [0] { WORDS($below) } below
       *[other] { WORDS($above) } above, { WORDS($below) } below
    }
}

# What such a factor does at its zero.
outcome-crosses = a zero: the graph crosses
outcome-touches = a zero: the graph bounces
outcome-wall = a vertical asymptote
outcome-hole = a hole
outcome-at-height-crosses = a zero: the graph crosses
outcome-at-height-touches = a zero: the graph bounces
outcome-at-height-wall = a vertical asymptote
outcome-at-height-hole = a hole off the x-axis
outcome-at-height-on-axis = a hole on the x-axis
manner-crosses = At x = { $x } the graph crosses the x-axis.
manner-touches = At x = { $x } the graph bounces.
manner-wall = At x = { $x } there is a vertical asymptote.
manner-hole = At x = { $x } there is a hole.
with-placed-crosses = With { placed } there is a zero, and the graph crosses the x-axis.
with-placed-touches = With { placed } there is a zero, and the graph bounces.
with-placed-wall = With { placed } there is a vertical asymptote.
with-placed-hole = With { placed }, there is a hole.
with-placed-on-axis = With { placed }, there is a hole on the x-axis.

# Why, for a factor that stands in both rows or in one.
placed-left-below = After cancelling, { WORDS($left) } is still left below: next to it the values are huge.
placed-cancels = { $left ->
    [0] It cancels above and below, but as built the function still divides by 0 there. None of it is left above, so the hole lies off the x-axis.
   *[other] It cancels below, but as built the function still divides by 0 there. { $left ->
        [one] One factor is left above, so the hole lies on the x-axis.
       *[other] Factors are left above, so the hole lies on the x-axis.
    }
}
placed-only-below = It is left below: no value there, and next to it the values are huge.
placed-only-above = Only the top is 0 there, so the value is 0; an even power keeps its sign, an odd one changes it.
value-at = { $y ->
    [none] At x = { $x } the function has no value.
   *[other] At x = { $x } the function is { $y }.
}

## Practice: signs and zeros

practice-signs = On which of these intervals is f(x) positive? { $function }
    .hint = Begin far to the right, then go left: at which marks does the sign change?
practice-zeros = At which x is f(x) = 0? { $function }
    .hint = A quotient is 0 where its top is 0 and its bottom is not.
practice-manners = What does the graph have at each of these x-values? { $function }
    .hint = Count how often each factor stands above, and whether it stands below too.
    .hint-2 = What is left below after cancelling makes an asymptote; what cancels completely makes a hole.
    .hint-3 = Left above an odd number of times, it crosses; an even number, it bounces.
    .again = { $below ->
        [0] { $above ->
            [one] Look again at x = { $x }: { WORDS($above) } factor above is 0 there.
           *[other] Look again at x = { $x }: { WORDS($above) } factors above are 0 there.
        }
       *[other] { $above ->
            [0] { $below ->
                [one] Look again at x = { $x }: { WORDS($below) } factor below is 0 there.
               *[other] Look again at x = { $x }: { WORDS($below) } factors below are 0 there.
            }
            [one] Look again at x = { $x }: { WORDS($above) } factor above and { WORDS($below) } below are 0 there.
           *[other] Look again at x = { $x }: { WORDS($above) } factors above and { WORDS($below) } below are 0 there.
        }
    }
    .at = { $many ->
        [one] At x = { $x } the factor { $factors } is 0.
       *[other] At x = { $x } the factors { $factors } are 0.
    }
practice-y-intercept = At what y does the graph of this function meet the y-axis? { $function }
    .hint = On the y-axis, x is 0. What is f(0)?
    .hint-2 = Work out the denominator first. Is it 0 at x = 0?
    .hint-3 = Nothing can be divided by 0, whatever cancels later.
    .lost = At x = 0 there is a hole, so there is no point on the y-axis.
    .against = { $own ->
        [none] There is a value: put 0 in for every x, and work out numerator and denominator.
       *[other] At x = 0 the bottom is { $below }, so for a height of { $own } the top would have to be { $above } there, and it is not.
    }
    .over-zero = Put 0 in for every x: the top is { $above }, and the bottom is 0. What is { $above } ÷ 0?
practice-x-intercepts = At which x does the graph of this function meet the x-axis? { $function }
    .hint = On the x-axis, y is 0. When is a fraction 0?
    .hint-2 = Set each factor above equal to 0.
    .hint-3 = Put each of these x-values into the denominator. Where it is 0 as well, the point is missing.
    .some = There is one: look for an x at which the top is 0 and the bottom is not.
practice-points = At which of these points does the graph of this function meet the axes? { $function }
    .hint = Check for each point that f is defined at its x.

## Practice: holes and vertical asymptotes

practice-holes = At which x does the graph of this function have a hole? { $function }
    .hint = Which factors are in the numerator and in the denominator? Count how often each is in either.
    .hint-factor = Factor numerator and denominator first; then look for what is in both.
    .some = There is a hole: look for an x at which the bottom is 0 only because of what cancels.
    .value = At x = { $x } the function is { $y }, so no point is missing there, and there is no asymptote.
    .beside = { $hole ->
        [yes] { $x } is not: at x = { $beside } the function is about { $y }. It keeps near one height, so a hole is there.
       *[no] { $x } is not: at x = { $beside } the function is about { $y }. Its size grows without end, so an asymptote is there.
    }
practice-height = The graph of this function has a hole at x = { $x }. What is its height y? { $function }
    .hint = Cancel { $factor }, then put x = { $x } into what is left.
    .why = The hole lies at { $point }.
practice-walls = At which x does the graph of this function have a vertical asymptote? { $function }
    .hint = Cancel first. Then find where the rest of the denominator is 0.
    .some = There is an asymptote: look for an x at which the bottom is still 0 after cancelling.
practice-order = What is the order of the vertical asymptote x = { $x } of this function? { $function }
    .hint = The order is how often the factor is left below after cancelling.
    .against = { $own ->
        [none] The order counts factors, so it is a whole number, and here it is at least 1.
       *[other] { $more ->
            [yes] After cancelling, fewer than { $own } of the factors below are 0 at x = { $x }.
           *[no] After cancelling, more than { $own } of the factors below are 0 at x = { $x }.
        }
    }
    .why = { $line } has order { $order }.
practice-beside = What does the graph do at each of these x-values? { $function }
    .hint = Count what is left below: nothing, an odd or an even number. Then try a number close to x on one side.
sides-up = up on both sides
sides-down = down on both sides
sides-down-up = down on the left, up on the right
sides-up-down = up on the left, down on the right
sides-hole = a hole, no wall

## Practice: far out

practice-level = What is the height y of the horizontal asymptote of this function? { $function }
    .hint = Count the factors with x in each row. Which row has more?
    .hint-2 = What stands in front of x in each factor? For each row, multiply these numbers.
    .hint-3 = With equal degrees: the number for the top, divided by the number for the bottom.
# Two places on either side of a hole, or far out on both sides, and how the values there lie to a wrong height.
on-both-sides = { $way ->
    [none] At x = { $left } and at x = { $right } the function has nearly the same value.
    [positive] At x = { $left } and at x = { $right } the function is positive.
    [negative] At x = { $left } and at x = { $right } the function is negative.
    [greater] At x = { $left } and at x = { $right } the function is greater than { $own }.
   *[less] At x = { $left } and at x = { $right } the function is less than { $own }.
}
# Two values far out beside a wrong height.
far-values = { $own ->
    [none] f({ $x }) ≈ { $near } and f({ $farther }) ≈ { $far }: these heights hardly differ.
   *[other] f({ $x }) ≈ { $near } and f({ $farther }) ≈ { $far }: is that close to { $own }?
}
far-value = At x = { $x } the function is about { $y }.
practice-which-end = Which asymptote does the graph of this function have far out? { $function }
    .hint = Count the factors above and below: what cancels does not change the difference.
    .slant = a slant asymptote
    .neither = neither a horizontal nor a slant one
practice-slant = The graph of this function has a slant asymptote. Which line is it? { $function }
    .advice = such as 2x+1
    .hint = Multiply out both rows, then divide the top by the bottom. The remainder does not matter far out.
    .hint-2 = How many times does the first term below go into the first term above? Multiply back and subtract.
    .hint-3 = Do that once more with what remains. The two results make the line; the remainder fades away.
    .function-itself = That is the function itself, and not a line.
    .far = { $above ->
        [yes] { $gap ->
            [grows] At x = { $x } your line lies above the curve, and further out the gap grows.
            [stays] At x = { $x } your line lies above the curve, and further out the gap stays just as wide.
           *[closes] At x = { $x } what you wrote lies above the curve, and further out the gap closes, but it is no line.
        }
       *[no] { $gap ->
            [grows] At x = { $x } your line lies below the curve, and further out the gap grows.
            [stays] At x = { $x } your line lies below the curve, and further out the gap stays just as wide.
           *[closes] At x = { $x } what you wrote lies below the curve, and further out the gap closes, but it is no line.
        }
    }

## Practice: graphs and formulas

practice-match-one = Which formula belongs to this graph?{ $graph }
    .hint = Read off where the graph meets the x-axis and where its walls are; then look for holes.
practice-match = Which formula belongs to which graph? One formula is left over.
    .hint = Begin with the walls, then the places on the x-axis, then open circles and which way the ends go.
    .why = Each graph shows its factors.
    .graph = Graph { $place }{ $graph }
practice-write-graph = Write a function with this graph.{ $graph }

# $features is a list of what the function has to have, with semicolons between them.
practice-write = Write a function with { $features }.
    .hint = For each feature ask: in which row must its factor stand, and how often?
    .why = One such function is f(x) = { $function }.
demand-x-intercepts = { $many ->
    [0] no x-intercept
    [1] exactly { WORDS($many) } x-intercept at { $places }
   *[other] exactly { WORDS($many) } x-intercepts at { $places }
}
demand-walls = { $many ->
    [0] no vertical asymptote
    [1] exactly { WORDS($many) } vertical asymptote at { $places }
   *[other] exactly { WORDS($many) } vertical asymptotes at { $places }
}
demand-holes = { $many ->
    [0] no hole
    [1] exactly { WORDS($many) } hole at { $places }
   *[other] exactly { WORDS($many) } holes at { $places }
}
# $places are what a function has and should not have, such as “x = 2”.
extra-zeros = { $many ->
    [one] The x-intercept at { $places } is one too many.
   *[other] The x-intercepts at { $places } are too many.
}
extra-walls = { $many ->
    [one] The vertical asymptote at { $places } is one too many.
   *[other] The vertical asymptotes at { $places } are too many.
}
extra-holes = { $many ->
    [one] The hole at { $places } is one too many.
   *[other] The holes at { $places } are too many.
}
demand-level = the horizontal asymptote y = { $y }
demand-right-zeros = the right zeros
demand-right-walls = the right vertical asymptotes
demand-right-holes = the right holes
demand-right-orders = the right number of times for each factor
demand-right-heights = the right heights

## Lesson: asymptotes and places of a factor

ask-drag = Drag zeros and asymptotes to make a hole at x = { $x }, and leave nothing else.
    .hint = A zero puts its factor above, an asymptote puts its factor below. Which factors does a hole need?
    .hint-2 = A hole needs the same factor above and below.
    .hint-3 = Drag a zero and an asymptote to the same place.
    .alone = nothing else on the axis
    .needs = { $y ->
        [none] At x = { $x } there is an asymptote, and no height would fill the gap.
       *[other] At x = { $x } the function is { $y }, so no point is missing there.
    }
    .clear = Still on the axis: { $marks }.
still-zero = a zero at { $x }
still-wall = an asymptote at { $x }
still-hole = a hole at { $x }
# $twice is whether one picture belongs to two of the places.
ask-places = { $twice ->
    [yes] You hold { WORDS($cards) } cards with { $factor }; the rest stays aside. What happens at x = { $x } if no other card has its zero there? A picture may fit twice.
   *[no] You hold { WORDS($cards) } cards with { $factor }; the rest stays aside. What happens at x = { $x } if no other card has its zero there?
}
    .hint = Ask each time: is there a value at { $x }? If not, is { $factor } still below after cancelling?
    .hint-2 = Above only: the value is 0 there. Does the sign change? That depends on how often the factor stands.
    .hint-3 = Above and below: cancel, and remember that the function as built divides by 0 at { $x }.
    .why = It depends on where the factor is left after cancelling.
    .again = Look again at “{ placed }”.
    .on-axis = “{ placed }”: one { $factor } is left above. So how high is the curve close to x = { $x }?
ask-wall = Here is an empty coordinate plane. Where will { $function } have its vertical asymptote? Choose a place on it.
    .hint = Which x makes the denominator 0?
    .hint-2 = The denominator is { $factor }. What do you have to substitute for x to make it 0?
    .hint-3 = Try it: put in the number on the card, and then that number with the other sign.
    .not-0 = At x = { $x } the denominator is { $value }, not 0.
ask-forbidden = Which x must be left out of { $function }? Write all of them, with commas.
    .hint = Look at the denominator before anything cancels.
    .hint-2 = Set each factor below equal to 0, one after the other.
    .hint-3 = A factor that stands above as well counts, too: the function as built divides by it.
    .allowed = At x = { $x } the denominator is not 0.
    .none = Every factor with x in it is 0 somewhere.

## Lesson: multiplicity and signs

# $factors already stand below, and $factor joins them.
ask-even = Now { $factor } joins { $factors } below. Close to { $x }, what will { $function } do? Work out its sign at x = { $left } and at x = { $right } first.
    .hint = Near { $x } the numerator { $top } hardly changes. What is the sign of { $bottom } on both sides?
    .hint-2 = Take two numbers close to { $x }, one on each side. Which signs do the factors below have there?
    .hint-3 = With an even number of such factors the sign is the same on both sides; with an odd number it flips.
    .jump = Up on one side of { $x }, down on the other
    .why = { $left ->
        [up] { $right ->
            [up] The curve goes up on both sides of { $x }.
           *[down] The curve goes up on the left of { $x } and down on the right.
        }
       *[down] { $right ->
            [up] The curve goes down on the left of { $x } and up on the right.
           *[down] The curve goes down on both sides of { $x }.
        }
    }
    .keeps = At x = { $x }, { WORDS($many) } factors below are 0, an even number. They change sign together, so their product keeps its sign.
    .flips = At x = { $x }, { WORDS($many) } factors below are 0, an odd number. So their product changes its sign there.
    .stay = Up on both sides, or down on both
    .hole = The factors below cancel each other and leave a hole
ask-bounce = { $times ->
    [2] The second { $factor } goes above: { $function }. What will the graph do at x = { $x }? Work out the sign at x = { $left } and at x = { $right } first.
   *[3] The third { $factor } goes above: { $function }. What will the graph do at x = { $x }? Work out the sign at x = { $left } and at x = { $right } first.
}
    .hint = What is the sign of { $power } just left of { $x }, and just right of it?
    .hint-2 = How many factors are 0 at { $x }?
    .hint-3 = An odd number of them flips the sign there; with an even number it stays.
    .crosses = Cross the x-axis
    .why-touches = At x = { $x } the graph touches the x-axis and turns back: a bounce.
    .why-crosses = At x = { $x } the graph crosses the x-axis.
    .power = { $many ->
        [2] { $power } is a square: 0 at x = { $x }, and positive on both sides of it.
       *[3] { $power } is a third power: 0 at x = { $x }, negative on its left and positive on its right.
    }
    .others = Close to x = { $x } every other factor keeps its sign.
    .values = So f({ $left }) ≈ { $low } and f({ $right }) ≈ { $high }.
    .touches = Touch the x-axis and turn back
    .hole = Have a hole
ask-sketch = Sketch { $function }. What counts: where it meets the x-axis and how, its asymptotes, and its end behavior.
    .hint = Imagine dots at the zeros and dashed lines at the asymptotes. Then begin far on the right.
    .hint-2 = At each zero and each asymptote, count the factors that are 0 there: an odd number changes the sign.
    .hint-3 = Far out only the highest powers count. Begin near that line, and walk from mark to mark to the left.
ask-sign-chart = Paint the sign chart of { $function }.
    .hint = Begin far on the right with a large x. At each mark, ask whether the sign changes.
    .hint-2 = For each mark, count the factors that are 0 there, above and below together.
    .hint-3 = An odd number of them flips the sign; with an even number it stays. A factor below makes an asymptote.

## Lesson: one factor alone

ask-zero = At which x is the card { $function } equal to 0?
    .hint = Set the factor equal to 0 and solve for x.
    .hint-2 = Write { $card } = 0, then add or subtract the number, so that only the term with x is left there.
    .hint-3 = Now look at what stands in front of x, and divide by it.
    .somewhere = Every card is 0 somewhere.
    .not-0 = At x = { $x } it is { $value }, not 0.
    .why = { $card } is 0 at x = { $x }.
    .set-equal = Set the factor equal to 0.
    .subtract = Subtract { $number } from both sides.
    .add = Add { $number } to both sides.
    .change-signs = Change both signs.
    .divide = Divide both sides by { $lead }.
    .put-in = Substitute it to check.
walk-try = Drag x, or use the arrow keys. Where is each factor 0?
walk-left = { $left ->
    [0] Both zeros are found. Now find one without the line.
    [one] One more to find.
   *[other] Drag x until a factor is 0.
}
walk-first = First find the zeros of two other factors on the line. Then a box for your answer opens here; a wrong guess costs nothing.
walk-at = At x = { $x }, the factor { $factor } is { $value }.
ask-first = Suppose you put { $function } above, alone. What is it at x = { $left }, what at x = { $right }? Paint where it is negative (−), where positive (+).
    .hint = Put in a number to the left of { $x }, and one to the right.
    .hint-2 = Take x = { $left } and x = { $right }. What is { $card } there?
    .hint-3 = You have two signs now: paint one on each side of the 0.
    .why = The sign changes at { $x }: { $signs }.
    .put-in = Put in x = { $x }.
    .only-there = A factor is 0 at one x only, so its sign can change only there.
    .values = It is { $low } at x = { $left } and { $high } at x = { $right }.
ask-known =
    .hint-2 = Only above: the value is 0 there. Only below: there is no value, and close to it the curve runs away.
ask-between = Add zeros or asymptotes, and drag them until f is negative between { $low } and { $high }, and nowhere else.
    .hint = Where can the sign change? Only at { $low } and at { $high }.
    .hint-2 = A zero at { $low } changes the sign there. So does an asymptote.
    .hint-3 = Use one mark at { $low } and one at { $high }. Far to the right f is positive.
    .demand = negative between { $low } and { $high }, and nowhere else
    .wall = Find one with a vertical asymptote.
    .three = Find one with three marks or more.
    .no-zero = Find one without any zero.
    .hole = Find one with a hole.
    .inside = { $y ->
        [none] At x = { $x }, between { $low } and { $high }, it has no value.
       *[other] At x = { $x }, between { $low } and { $high }, it is { $y }, not negative.
    }
    .outside = At x = { $x } it is { $y }, so it is negative in other places, too.

## Lesson: holes

ask-hole = You move one { $factor } below: { $function }. What will be at x = { $x }?
ask-hole-again = Look for { $factor } in numerator and denominator: { $function }. What will be at x = { $x }?
ask-hole-at = How often does { $factor } stand above, how often below?
    .hint-2 = Cancel as many as you can. Is one of them left below?
    .hint-3 = Left below, it makes the values huge close to that x. With none left below, only one point is missing.
    .look = Look closely at x = { $x }
guess-crosses = A zero
guess-wall = A vertical asymptote
guess-hole = A hole
guess-gone = Nothing: the factor is gone
ask-which-holes = Which of these have a hole at x = { $x }?
    .hint = Cancel in each of them. What is left of { $factor }?
    .hint-2 = If { $factor } is still below after cancelling, the values next to { $x } are huge.
    .hint-3 = A hole needs the factor below, and at least as often above.
    .why = A factor that stands below, and at least as often above, leaves a hole. One that stands below more often leaves a vertical asymptote.
    .leaves = { $kind ->
        [hole] Left: { $left }, with a hole at { $point }.
       *[asymptote] { $many ->
            [0] Left: { $left }, with an asymptote at x = { $x }.
           *[other] Left: { $left }, with an asymptote at x = { $x }. Its hole is at { $beside }.
        }
    }
    .runs = { $function } is { $y } at x = { $x } and { $then } at x = { $closer }: it runs away, so no height fills its gap.
    .pictured = { $kind ->
        [hole] { $function }: a hole
       *[asymptote] { $function }: an asymptote
    }
ask-reduced = Write the reduced form g of { $function }.
    .name = g(x)
    .hint = Cross out { $factor } once above and once below, and write down the rest.
    .hint-2 = What is left above, and what is left below? Look for a minus in front of x.
    .hint-3 = A minus in front of x can be taken out of its factor and written in front of the fraction.
    .compared = At x = { $x } what you wrote is { $yours }; it has to be { $right }.
    .lost = { $one } and { $other } both stand below, so neither cancels the other.
    .then = Where is g the same as f?
    .everywhere = At every x
    .but-one = At every x except { $x }
    .nowhere = At no x
    .why = At x = { $x }, g has the value { $y }, and f has none. At every other x they agree.
    .not-everywhere = At x = { $x }, g is { $y }, but f divides by 0.
    .not-nowhere = At x = { $x }, both are { $y }.
ask-zoom = One point of this curve is missing. Find it, and mark how high it would lie.
    .hint = Slide the circle along the axis and zoom in. Is there a point in the middle of the close picture?
    .hint-2 = Where the curve runs away on both sides, no height closes the gap: that is an asymptote. Look elsewhere.
    .hint-3 = Zoom in until the points on both sides nearly agree on a height.
    .why = The curve has its hole at x = { $x }, height { $y }.
    .fraction = As a fraction, { $decimal } is { $y }.
    .then = What in its formula could make only the point at x = { $x } go missing?

# Where a factor stands in a formula that is not shown, and what it would do there.
hidden-above = { $factor } in the numerator only
    .not = Then the value at x = { $x } would be 0: a point on the x-axis, not a missing one.
hidden-below = { $factor } in the denominator only
    .not = Then the values close to x = { $x } would be huge: an asymptote.
hidden-both = { $factor } in the numerator and in the denominator
hidden-other = { $other } in the numerator and in the denominator
    .not = { $other } is 0 at x = { $elsewhere }, so the point would be missing there.
height-hint = Which factor is in numerator and denominator? Cancel it.
height-hint-3 = Put the x of the hole into each factor that is left; multiply above and below, then divide.
ask-lifted = The hole is at { $point }. Where does it go with { $factor } above? { $graph }
    .hint = Its height is multiplied by the value of { $factor } at { $x }.
    .hint-2 = Put x = { $x } into { $factor }. Is the result positive or negative?
    .hint-3 = A negative factor takes a point to the other side of the x-axis.
    .above = Above the x-axis
    .below = Below the x-axis
    .up = Further up
    .down = Further down
    .stays = It stays where it is
    .times = { $side ->
        [above] The new height is { $times } times the old one, above the x-axis.
       *[below] The new height is { $times } times the old one, below the x-axis.
    }
lift-try = Try other cards above: drag their zero
lift-first = Without a card, the hole is at height { $height }.
lift-put = With { $factor } above, the hole is at height { $height }. At x = { $x }, { $factor } is { $value }.

ask-changes = { $factor } above moves the hole. What else does it change?
    .hint = Put numbers into { $factor }: { $low }, then { $high }. Is the result positive or negative, large or small?
    .wall-stays = At x = { $pole } the denominator is 0 before and after.
    .zero-stays = At x = { $zero } the function is 0 before and after.
    .hint-2 = A zero or an asymptote lies where its own factor is 0. Is one of these factors new?
    .hint-3 = Far away, count the factors above and below, before and after.
    .signs = The signs left of { $root }
    .wall = The asymptote x = { $pole }
    .far = How the curve runs far away
    .zero = The zero at { $zero }
    .why = Left of { $root }, { $factor } is negative: every sign changes there.
    .level = Now as many factors stand above as below: far away, y = { $y }.
    .others = { $pole } and { $zero } come from other factors: they stay.

# $way is what the factor does to the height of the hole: it stays, turns to the other side, or grows.
lifted = { $way ->
    [stays] At x = { $x } the factor { $factor } is { $value }, so the height is multiplied by 1 and stays.
    [turns] At x = { $x } the factor { $factor } is { $value }, so the height is multiplied by a negative number.
   *[grows] At x = { $x } the factor { $factor } is { $value }, so the height is multiplied by more than 1, away from the x-axis.
}

## Lesson: far out

ask-steer = Drag and add: exactly two zeros, and the horizontal asymptote y = { $y }.
    .hint = Drag the number in front first. What does the dashed line do?
    .hint-2 = With one more zero the line slopes. What else can you add, so that it is level again?
    .hint-3 = With as many asymptotes as zeros it is level. Then make the number in front { $y }.
    .zeros = exactly two different zeros
    .slopes = Far out it follows the line y = { $line }, which slopes.
    .then = What brought the line to { $y }?
    .zeros-place = Where the zeros lie.
    .front = The number in front.
    .walls-place = Where the asymptotes lie.
    .stays = { $moved ->
        [zeros] Had you put both zeros elsewhere, the line would lie at { $y } all the same.
       *[walls] Had you put the asymptotes elsewhere, the line would lie at { $y } all the same.
    }
    .why = y = { $y } is the horizontal asymptote.
    .one-way = One way: f(x) = { $function }.
    .middle = The number in front lifts and lowers the line; moving zeros and asymptotes changes only the middle.
ask-degrees = Walk out: about which values does each function have at x = 10, 100 and 1000?
    .hint = Put in x = 10: the first has 1 above and 9 below. Which card begins with 1/9, about 0.1?
    .hint-2 = At x = 1000, x + 1 and x − 1 are both about 1000. So (2x + 2)/(x − 1) is about 2000/1000.
    .hint-3 = With two factors above and one below, one is left over: at 1000 it is about 1000. Two left over make about a million.
    .hint-again = Put in x = 10: work out the top and the bottom, then divide.
    .hint-again-2 = At x = 1000 every factor is about 1000 times the number in front of its x. Cancel the thousands.
    .put-in = At x = { $x } the top of { $function } is { $above } and the bottom is { $below }: is that about { $value }?
    .then = What decides what a function does far out?
    .why = Far out, only the leading terms of numerator and denominator matter.
    .words = The degree counts the factors with x. The leading coefficient is the product of the numbers in front of x.
# $below and $above are what is below and above a fraction line.
ask-divide = How many times does { $below } go into { $above }? Lay the quotient card by card, and watch what is left.
    .hint = Look at the first terms only: which card times x makes the first term above?
    .hint-2 = Multiply that card by everything below, and subtract. Minus a negative number adds.
    .hint-3 = Do it once more with what is left, until the denominator no longer goes into it.
    # At this x the divisor is 1000.
    .then = { $minus ->
        [yes] So f(x) = { $line } − { $rest }/({ $divisor }). How far from the line y = { $line } is the curve at x = { $x }?
       *[no] So f(x) = { $line } + { $rest }/({ $divisor }). How far from the line y = { $line } is the curve at x = { $x }?
    }
    .not-rest = What is left, { $rest }, is still divided by { $divisor }. How much is that at x = { $x }?
    .not-none = Something is left at every x: here { $rest } divided by { $divisor }. That is small, but not 0.
ask-crossing = At which x does { $function } meet its own asymptote y = −1? First put in x = { $left } and x = { $right }: is the value above or below −1?
    .hint = Set the function equal to −1 and multiply by the denominator. What happens to x²?
    .hint-2 = Multiply out both sides. The same x² is on both sides: subtract it.
    .hint-3 = Only x and numbers are left. Solve for x.
    .elsewhere = { $y ->
        [none] At x = { $x } the function has no value, not −1.
       *[other] { $rounded ->
            [yes] At x = { $x } the function is about { $y }, not −1.
           *[no] At x = { $x } the function is { $y }, not −1.
        }
    }
    .between = { $above ->
        [yes] f({ $left }) = { $low } lies above −1 and f({ $right }) = { $high } below, and the curve has no gap between them.
       *[no] f({ $left }) = { $low } lies below −1 and f({ $right }) = { $high } above, and the curve has no gap between them.
    }
    .why = The graph meets y = −1 at x = { $found }.
    .set-equal = Set the function equal to −1.
    .multiply = Multiply both sides by the denominator.
    .bring-left = Bring everything to the left: x² disappears.
    .only-there = That is 0 for x = { $found }, and nowhere else.

## Lesson: goals together

two-goals = “{ $one }” with “{ $other }”
    .both = “{ $one }” with “{ $other }”: a function that meets both.
    .neither = “{ $one }” with “{ $other }”: no function.
    .hole-on-axis = Its zero at { $x } has become a hole on the x-axis, and a hole is no x-intercept.
ask-together = Which of these pairs of goals can no function meet at once?
    .hint = “− | 0 | +” needs a zero. What is a zero on the graph?
    .hint-again = Ask of each pair: what do both want at the zeros, at the asymptotes, and far out?
    .hint-2 = Try to sketch a curve that meets both goals. Where do you get stuck?
    .hint-3 = Look for two goals that speak of the same place and ask for opposite things.
    .why = Two goals exclude each other where they ask for different things at the same place.
    .so = So no function reaches all five.
demand-goal = “{ $goal }”
ask-rival = Player 2 holds these six cards. The goals are yours, too: build the function that earns the most.
    .hint = Add up which goals can go together. What are y = −1 and an asymptote of even order worth, and what else fits?
    .hint-2 = 2 − x and 2x − 4 are both 0 at x = 2. Two of these cards below, and none above, make the even order.
    .hint-3 = For y = −1 both rows need the same degree, and leading coefficients such as 2 above and −2 below.
ask-other = These six cards can earn 12 points, too, and they leave Player 2 with 6. Build the 12.
    .hint = Four goals make 12: all but “No x-intercepts”. Which two cards make the asymptote of even order, and which two the hole?
    .hint-2 = x + 2 and −x − 2 below make the even order. 2x − 2 and x − 1 are both 0 at x = 1: one goes above, one below.
    .hint-3 = x and 2x − 4 go above as well. Then y = −1 decides where 2x − 2 stands: the leading coefficients need the quotient −1.
    .draft = Draft { $cards }, in this order; { $last } comes last.
    .left = Player 2 then holds { $cards }.
    .rest = With those cards { $function } earns the most: { $points } points.
ask-build = The same six cards, other goals: build a function with a slant asymptote and a hole above the x-axis.
    .new = Six new cards: build a function that reaches both goals.
    .hint-new = Begin far out: after cancelling, how many factors may be left above, and how many below?
    .hint = A slant asymptote needs one more factor left above than below, and something must be left below.
    .hint-2 = A hole needs one zero above and below: you hold x − 1 twice, and x + 2 with −x − 2.
    .hint-3 = Three cards above and two below, of which one pair cancels. If the hole lies below the axis, try the other pair.
# $points are holes, none of them above the axis, as a goal wants one.
holes-not-above = { $many ->
    [one] The hole lies at { $points }, not above the x-axis.
   *[other] The holes lie at { $points }, not above the x-axis.
}
ask-high = Your six cards, in other places: build a function that bounces and has a hole above the x-axis.
    .hint = Two zeros come twice: 1 and −2. One of these pairs makes the bounce, the other the hole. Which way do you want it?
    .hint-2 = For the bounce both cards of a pair stand above; for the hole one stands above, one below.
    .hint-3 = If your hole lies below the axis, put in a card that is negative there. x − 4 is negative at −2 and at 1.
    .holes = { $many ->
        [one] Your hole is at { $points }, not above the axis.
       *[other] Your holes are at { $points }, and none is above the axis.
    }
    .why = { $many ->
        [one] Hole at { $points }, above the axis; bounce at { $bounces }.
       *[other] Holes at { $points }, at least one above the axis; bounce at { $bounces }.
    }
ask-write = Write a function with a hole at x = { $hole } whose only vertical asymptote is x = { $pole }.
    .hint = Which factor must be in numerator and denominator, and which one only in the denominator?
    .hint-2 = A hole at { $hole }: the factor that is 0 there stands once above and once below.
    .hint-3 = One more factor below, 0 at x = { $pole }, makes the asymptote.
    .above = Find one whose hole at { $hole } lies above the x-axis.
    .below = Find one whose hole at { $hole } lies below the x-axis.
    .on-axis = Find one whose hole at { $hole } lies on the x-axis.
    .level = Find one with the horizontal asymptote y = 2.
    .twins = Find one with two holes at the same height.
ask-two = Write a function with a vertical asymptote only at x = { $x }, and with a slant asymptote.
    .hint = How many factors must stand above when one is left below? None of them may cancel.
    .hint-2 = Below stands the factor that is 0 at x = { $x }. A slant asymptote needs one more factor above.
    .hint-3 = Choose any two factors for above; none of them is 0 at x = { $x }.
    .line = Find one with the slant asymptote y = x.
    .none = Find one without any x-intercept.
    .crosses = Find one that crosses its slant asymptote.
demand-hole = a hole at x = { $x }
demand-wall = a vertical asymptote at x = { $x }
demand-slant = a slant asymptote other than the graph itself

# Two goals of the box, chosen on the page.
none-meets = No function meets “{ $one }” and “{ $other }” at once.
none-found = None of { $tries } functions meets both “{ $one }” and “{ $other }”. That is no proof: can you find one?
some-meets = There is a function that meets both “{ $one }” and “{ $other }”.
can-both = Can a function meet both?
    .these = Can a function meet both? “{ $one }” and “{ $other }”
guess-both-possible = Possible
guess-both-impossible = Impossible
guessed = { $right ->
    [yes] Your guess was right.
   *[no] Your guess was not right.
}
# Said instead of the answer where the question on the same screen is about these two goals.
pair-is-asked = These two stand in the question on this screen: decide them there.
one-goal = One goal
another-goal = Another goal
answer = Answer

## Why two goals exclude each other

needs-a-zero = The other goal needs a zero, and a zero is an x-intercept.
needs-a-wall = The other goal needs a vertical asymptote.
all-cancels-below = Without a vertical asymptote everything below cancels. What is left is a polynomial: a constant, or it grows without end.
one-and-more = There cannot be exactly one vertical asymptote and more than one.
other-difference = Far out, a function can do only one thing. The degree above minus the degree below decides which, and these goals need different differences.
one-height = With equal degrees there is one height far out, not both: { $heights }.
height-g01 = y = 0
height-g02 = y = 1
height-g03 = y = −1
height-g04 = y = 2
height-g05 = a height between −1 and 1, but not 0

# More than the six cards of a player.
seven-cards-g06-g10 = Three vertical asymptotes need three factors below; one more degree above makes four. That is seven cards or more, and you have six.
seven-cards-g07-g10 = Three vertical asymptotes need three factors below; two more degrees above make five. That is seven cards or more, and you have six.
seven-cards-g08-g10 = Three vertical asymptotes need three factors below; a higher degree above needs four. That is seven cards or more, and you have six.
seven-cards-g10-g16 = Three vertical asymptotes need three factors below; two holes need two above and two below. That is seven cards or more, and you have six.
seven-cards-g16-g21 = Three x-intercepts need three factors above; two holes need two above and two below. That is seven cards or more, and you have six.
seven-cards-g01-g21 = Three x-intercepts need three factors above; a higher degree below needs four. That is seven cards or more, and you have six.
seven-cards-g06-g16 = Two holes need four factors; a slant asymptote beside a vertical one needs two above, one below. That is seven cards or more, and you have six.

# What two goals need at x = 0: the value 0, a value above 0, or none.
at-0 = { $one ->
    [zero] { $other ->
        [positive] At x = 0, one goal needs the value 0 and the other needs a value above 0.
       *[none] At x = 0, one goal needs the value 0 and the other needs no value.
    }
    [positive] { $other ->
        [zero] At x = 0, one goal needs a value above 0 and the other needs the value 0.
       *[none] At x = 0, one goal needs a value above 0 and the other needs no value.
    }
   *[none] { $other ->
        [zero] At x = 0, one goal needs no value and the other needs the value 0.
       *[positive] At x = 0, one goal needs no value and the other needs a value above 0.
    }
}

## Building with cards, and what a pupil's function is shown beside

card-used-twice = A card can be used only once.
card-not-here = "{ $text }" is not one of the cards here.
you = You
cards-in-function = { $cards ->
    [1] { $used } of { $cards } card lies in the function.
   *[other] You have used { $used } of { $cards } cards.
}
# $scored: the round is over, and nothing is added.
points-so-far = { $scored ->
    [yes] { $points ->
        [one] { $function }, { $points } point
       *[other] { $function }, { $points } points
    }
   *[no] { $points ->
        [one] { $function }, { $points } point so far
       *[other] { $function }, { $points } points so far
    }
}
# The learner's table beside the lesson's: $by is same, more or less, $points the difference.
weighed-built = { $by ->
    [same] Both functions earn the same so far.
    [more] { $points ->
        [one] Your function earns { $points } point more so far.
       *[other] Your function earns { $points } points more so far.
    }
   *[less] { $points ->
        [one] The lesson’s function earns { $points } point more so far.
       *[other] The lesson’s function earns { $points } points more so far.
    }
}
# Said once to a player who is ready too soon: $above and $below are the degrees after cancelling, and $cancels says
# whether anything cancels.
short-degrees = { $cancels ->
    [yes] { $points } of { $best } points. For y = −1 compare the degrees after cancelling: { $above } above, { $below } below.
   *[no] { $points } of { $best } points. For y = −1 compare the degrees: { $above } above, { $below } below.
}
short-level = { $points } of { $best } points. Which goals are still open?
# The same after the round is scored.
weighed-scored = { $by ->
    [same] Both functions earn the same.
    [more] { $points ->
        [one] Your function earns { $points } point more.
       *[other] Your function earns { $points } points more.
    }
   *[less] { $points ->
        [one] The lesson’s function earns { $points } point more.
       *[other] The lesson’s function earns { $points } points more.
    }
}
# The same for six cards each, before any is laid.
weighed-kept = { $by ->
    [same] Your cards can earn as much as the lesson’s.
    [more] { $points ->
        [one] Your cards can earn { $points } point more.
       *[other] Your cards can earn { $points } points more.
    }
   *[less] { $points ->
        [one] The lesson’s cards can earn { $points } point more.
       *[other] The lesson’s cards can earn { $points } points more.
    }
}
label-yours = Your function
label-lessons = The lesson’s function
drafted = { $many ->
    [0] no card yet.
   *[other] { $cards }.
}
drafted-can-earn = { $points ->
    [one] { $cards }. These cards can earn { $points } point.
   *[other] { $cards }. These cards can earn { $points } points.
}

## The lessons

lesson-zeros = BYORF, zeros and signs
lesson-holes = BYORF, holes
lesson-far = BYORF, far away

## The game of the lesson: its parts, what to do and why

keep = Keep { $card }.
put = { $row ->
    [top] Put { $card } into the numerator.
   *[bottom] Put { $card } into the denominator.
}
aside = Put { $card } aside.
press-ready = Press “Ready”.

part-draft = the draft
    .task = Press the two goals about zeros.
    .then = Keep a card that could reach a goal.
    .keep-1 = On its own above the line it runs from − to + at −1, which is one of the goals.
    .keep-2 = Two cards in this hand say x − 1, and a common factor is how holes are made.
    .keep-3 = A factor with its zero at −2 is free to become a vertical asymptote there.
    .keep-4 = The second x − 1 has come back to you: one above and one below make a hole at 1.
    .keep-5 = It turns the sign of everything to the left of 4, and you may need that for the hole.
    .after = The lesson keeps x + 1, x − 1 twice, x + 2 and x − 4; −x − 2 comes last, without a choice.
    .after-2 = The first five can earn 6 points, all six 12: −x − 2 has the same zero as x + 2.
    .after-3 = Two of the four zeros come twice. The rest of the lesson plays with these cards.
# What is said to a card that was kept. $rises: whether its values go from − to +. $below is 1 over the card.
picked-first = { $rises ->
    [yes] { $card } is negative left of { $x } and positive right of it. Alone above the line it reaches “{ $goal }”.
   *[no] { $card } is positive left of { $x } and negative right of it. It misses “{ $goal }”, but { $below } is never 0: “{ $other }”.
}
# The same of a later card: $goals are those that the kept cards can reach only with this one.
picked-opens = { $card } opens { $goals }.
picked-opens-none = { $rises ->
    [yes] { $card } changes from − to + at { $x } and opens no new goal.
   *[no] { $card } changes from + to − at { $x } and opens no new goal.
}
# The same: $points is what all kept cards can earn now, $most what they could with $better, another card of that hand.
picked-earns = Your cards can earn { $points } points now.
picked-earns-most = Your cards can earn { $points } points now, the most here.
picked-earns-less = Your cards can earn { $points } points now; with { $better } it would be { $most }.
# Where no card of that hand would have added to the $points that the cards could earn before.
picked-adds-none = Your cards can earn { $points } points, whichever one you keep here.
# The same, where $twin, another card with the same zero, would make it $most.
picked-adds-later = { $points ->
    [one] Still { $points } point; { $twin }, with the same zero, would make it { $most }.
   *[other] Still { $points } points; { $twin }, with the same zero, would make it { $most }.
}
part-zero = a first factor
    .task = Which card would you begin with, above or below? Make one move.
    .why = One factor above the line is the simplest function.
    .after = The lesson puts x + 1 above: the line crosses the x-axis at −1.
    .after-2 = Left of −1 the values are negative, right of it positive: − | 0 | + earns 2 points.
    .after-3 = Any card below earns 3 at once: no x-intercepts. But only with x + 1 above can the six cards come to 12.
part-asymptote = a factor below
    .why = Below the line a factor must not become 0.
    .after = Close to −2 the denominator is almost 0, so the curve climbs or falls without end.
    .after-2 = Left of −2 both rows are negative, and the curve climbs along the line x = −2.
    .after-3 = Right of −2 the denominator is positive and the numerator still negative: it falls.
part-even = the same asymptote twice
    .task = Put −x − 2 above or below. Which goal does each place reach? In the strip, ○ is a hole.
    .why = −x − 2 has the same zero as x + 2, so the asymptote at −2 now has order 2.
    .after = Below, (x + 2)(−x − 2) is −(x + 2)², and a square is never negative: no change of sign at −2.
    .after-2 = The asymptote has even order: 3 points. Above, −x − 2 earns 3, too, for another goal.
    .after-3 = The minus flips every sign, so − | 0 | + is lost for now.
part-bounce = the same zero twice
    .once = First look at x − 1 once: the graph crosses the x-axis at 1.
    .task-2 = Put the second x − 1 above, too. What happens at x = 1, and to your points?
    .twice = Now twice: what was a crossing becomes something else.
    .after = With one x − 1 the curve crosses the axis at 1. With two it touches the axis and turns back: a bounce.
    .after-2 = Odd multiplicity crosses, even multiplicity bounces.
    .after-3 = Below the line: odd order changes the sign, even order does not.
    .after-4 = Points fall from 9 to 3: no − to + at a bounce, no y = −1 far out.
part-hole = a common factor
    .why = With x − 1 once above and once below, the factor cancels.
    .after = For every x except 1 the factor cancels; at x = 1 the function divides by 0.
    .after-2 = So a single point is missing: a hole, drawn as an open circle.
part-height = the last card
    .task = One card is left, x − 4. Where does it earn most: above, below or aside? Make one move.
    .why = The hole lies below the x-axis; this factor is negative at 1 and lifts it above.
    .after = With x − 4 above, the height of the hole is −2/9 · (−3) = 2/3. Below, it is −2/9 ÷ (−3) = 2/27.
    .after-2 = Either way it earns 3, and − | 0 | + at −1 earns 2. Only above, y = −1 earns 4 more: 12 points.
part-score = the score
    .task = Bring your function from 6 points to 12, then press “Ready”.
    .begins = Without it the degree above is only 1, after cancelling.
    .begins-2 = Without it too, nothing with x is left above.
    .why = y = −1 needs as many factors with x above as below, after cancelling: two more are needed. This one also lifts the hole above the x-axis.
    .why-2 = Now both rows have degree 2 after cancelling, with leading coefficients 1 above and −1 below. And it brings − | 0 | +.
    .why-ready = Four of the five goals are met.
    .after = The lesson puts x + 1 and x − 4 above: after cancelling, both rows have degree 2, and far out the curve follows y = −1. That earns 4 points.
    .after-2 = x + 1 brings − | 0 | +, 2 points; x − 4 lifts the hole, 3 points. “No x-intercepts” is lost, 3 points: 6 + 9 − 3 = 12. Player 2 has 9.
    .after-3 = Your six cards can be placed in 729 ways, and none of them earns more.
    .after-4 = Player 2 built x / ((2 − x)(2 − x)x): its only factor above cancels.

## On paper

factor-cards = factor cards
goal-cards = goal cards
picture-cards = One card above the line, one below: each is a factor.
picture-graph = Their function: a zero from the card above, an asymptote from the card below.
picture-goals = Goals say what earns points. The number is what each is worth.
paper-function = { $game }: my function
numerator = Numerator
denominator = Denominator
in-lowest-terms = In lowest terms, f(x) =
my-function-has = My function has
feature-zeros = Zeros
feature-holes = Holes: x and height
feature-walls = Vertical asymptotes
feature-far-out = Horizontal or slant
feature-y-intercept = y-intercept
feature-signs = Signs, from left to right
score-sheet = { $game }: score sheet
round = Round { $round }
goal-and-points = Goal, and its points
points = Points
names-above = Write a player’s name above each column. A goal with MOST, HIGHEST or LOWEST goes only to the best.
all-rounds = All rounds
total = Total

## Where does it go wrong?

# What was asked, and below it the lines of an answer that goes wrong. `asked` says what to write as a counterexample.
whose-zero = Where is { $function } equal to 0?
    .top = f(x) is 0 where the top is 0 and the bottom is not.
    .factor = { $factor } is 0 at x = { $x }.
    .so = So f(x) is 0 at x = { $x }.
    .asked = Write a linear factor for which this way finds a wrong zero.
whose-cross = Where does the graph of { $function } cross the x-axis?
    .only = A graph can cross the x-axis only where its value is 0.
    .top = The top is 0 at { $zeros }, and the bottom is not 0 there.
    .every = At each of these zeros the graph crosses the x-axis.
    .so = So it crosses the x-axis at { $zeros }.
    .instead = The zero at { $even } counts twice, so there the graph touches the x-axis and turns back.
    .asked = Write a function for which this way finds a crossing that is not there.
whose-domain = Which x must be left out of the domain of { $function }?
    .rows = The top is 0 at { $zero }, and the bottom is 0 at { $wall }.
    .every = An x that makes one of the rows 0 is left out.
    .so = So x must not be { OR($both) }.
    .instead = An x that makes the bottom 0 is left out; the top may be 0.
    .asked = Write an x that this answer leaves out although f has a value there.
whose-walls = Where are the vertical asymptotes of { $function }?
    .bottom = The bottom is 0 at { $below }.
    .every = Wherever the bottom is 0 there is a vertical asymptote.
    .so = So there are vertical asymptotes at { $below }.
    .instead = Where the factor cancels completely, as at { $hole }, there is a hole.
    .asked = Write a function for which this way finds an asymptote that is not there.
whose-simplify = Simplify { $function }.
    .so = So { $left } for every x.
    .asked = Write an x for which the function and the result differ.
whose-gone =
    .both = { $factor } is a factor of numerator and denominator.
    .every = It cancels, and then x may be any number.
    .instead = It cancels, but x must still not be { $x }, where { $factor } is 0.
whose-sums =
    .cancel = There is an x above and an x below: cancel them.
    .instead = x is a factor of neither: numerator and denominator are sums, so nothing cancels.
whose-turned =
    .both = There is { $factor } above and { $turned } below.
    .same = { $factor } and { $turned } are the same, so they cancel.
    .instead = { $turned } is −({ $factor }), so cancelling leaves −1.
whose-far = What is the height of the horizontal asymptote of { $function }?
    .degrees = Both rows have degree 1.
    .equal = Rows of the same degree are worth the same far out, so their quotient gets close to 1.
    .so = So the asymptote is y = { $y }.
    .instead = Far out the leading coefficients decide: their quotient is { $y }.
    .large = Far out, the bottom is as large as you like.
    .fades = Anything divided by something that large is as close to 0 as you like.
    .fades-instead = The top grows as well, so the quotient gets close to that of the leading coefficients, { $y }.
    .asked = Write a function with the same degree above and below for which this method finds a wrong height.
    .asked-any = Write a function with a horizontal asymptote for which this method finds a wrong height.
    .no-level = { $function } has no horizontal asymptote.
    .constant = { $function } is constant: its graph is the line itself.
whose-meet = Where does the graph of { $function } meet its horizontal asymptote?
    .level = The degree below is larger, so the asymptote is y = 0.
    .never = A curve gets close to its asymptote and never meets it.
    .so = So f(x) is never 0.
    .instead = A curve may meet its horizontal asymptote: set the function equal to its height.
    .asked = Write a function whose graph meets its horizontal asymptote.

## Say why

# Lines to be put in order; the last numbered one is to be shown, `false` is false, and `but` says why.
why-bounce = Why does the graph of { $function } turn back at x = { $x }?
    .one = x − { $x } appears twice, so (x − { $x })² is a factor of the product.
    .two = A square is positive on both sides of its zero.
    .three = Close to x = { $x } every other factor keeps its sign.
    .four = So the value has the same sign on both sides of x = { $x }.
    .five = So the graph touches the x-axis at x = { $x } and turns back.
    .false = A square changes its sign at its zero.
    .but = A square is never negative.
why-hole = Why does the graph of { $function } have a hole at { $point }?
    .one = At x = { $x } the bottom is 0, so f has no value there.
    .two = For every x except { $x }, { $factor } cancels, so f(x) = { $left }.
    .three = Close to x = { $x }, the numerator { $above } is close to { $top } and the denominator { $below } is close to { $bottom }.
    .four = So the value is close to { $top } ÷ { $bottom } = { $y } there.
    .five = So the curve comes close to { $point }, but that point is missing.
    .false = After cancelling, the value of f at x = { $x } is { $y }.
    .but = As built, f still divides by 0 there.
    .struck = The false line: { $y } is the value of { $left } at { $x }; f itself has none there.
why-level = Why is y = { $y } the horizontal asymptote of { $function }?
    .one = Divided by x, the top is { $y } + { $a }/x, and the bottom is 1 − { $b }/x.
    .two = Far out, { $a }/x and { $b }/x come as close to 0 as you like.
    .three = So the top, divided by x, comes close to { $y }, and the bottom to 1.
    .four = So the value comes close to { $y } ÷ 1 = { $y }.
    .false = Far out, every quotient comes close to 0.
    .but = That takes a larger degree below.
    .true-one = With x = { $x }: { $top } ÷ { $x } = { $above } = { $y } + { $of-a }, and { $bottom } ÷ { $x } = { $below } = 1 − { $of-b }.
    .true-two = With x = { $x }: { $a } ÷ { $x } = { $of-a }, and { $b } ÷ { $x } = { $of-b }.
    .true-three = With x = { $x }: { $top } ÷ { $x } = { $above }, and { $bottom } ÷ { $x } = { $below }.
    .true-four = With x = { $x }: { $top } ÷ { $bottom } ≈ { $value }.

why-two = Why can no quotient of polynomials have both a horizontal and a slant asymptote, not even one on each side?
why-two-again = Why can no quotient of polynomials have both asymptotes y = { $level } and y = { $line }, not even one on each side?
why-two-lines =
    .b = b
    .slope = mx + c
    .gap = mx + c − b
    .one = Suppose f has both asymptotes, y = { $level } and y = { $line }, perhaps one on each side.
    .two = Divided out, f is a polynomial and a remainder that fades away on the left and on the right.
    .three = So f comes close to the same line on both sides.
    .four = So far to the right f would come close to both lines, and their difference, { $gap }, close to 0.
    .five = But y = { $gap } is a line that slopes, so it gets as far from 0 as you like.
    .six = Both cannot be true, so f does not have both asymptotes.
    .false = A quotient of polynomials may come close to one line on the left and to another on the right.
    .but = After dividing, one polynomial is left, and it is the same on both sides.

# Reasons of which one is chosen once the answer is right.
because-why = Why is that so?
because-level =
    .at-0 = At x = 0 only the numbers without x are left: their quotient is the height on the y-axis, and the curve stays near that height on both sides.
    .leading = { $cancels ->
        [yes] After cancelling, numerator and denominator have degree { $degree }, and the leading coefficients are { $above } above and { $below } below.
       *[no] Numerator and denominator have degree { $degree }, and the leading coefficients are { $above } above and { $below } below.
    }
    .degrees = Numerator and denominator have the same degree, so both grow alike, and the height can only be 1 or −1, whatever stands in front of x.
because-degrees =
    .front = The numbers in front of x, above and below. The larger those above, the higher the curve ends far to the right.
    .counted = Which row has more factors with x, after cancelling. If there are equally many, the numbers in front decide.
    .above = How many factors with x are left in the numerator. The denominator matters only near the vertical asymptotes.
    .not-front = { $level } is about { $near } at x = 1000, and { $slant } is about { $far }, with only 1 in front of each x.
    .not-above = At x = 1000 the numerator { $top } alone is about { $alone }. Divided by the denominator, { $slant } is only about { $far }.
because-crossing =
    .near = At x = { $x } the curve only comes very close to y = { $y }: an asymptote is a line that a curve never meets.
    .zero = At x = { $x } the top is 0, so the value is the height of the asymptote, and the curve meets it there.
    .far = An asymptote says only what happens far out. f(x) = { $y } has one solution, x = { $x }.
because-lost =
    .hole = At x = { $x } the bottom is 0, so f has no value and there is no point on the axis.
    .gone = After cancelling, x = { $x } no longer matters.
    .all = Where there is a hole, x-intercepts get lost.

## What one can do after a lesson

can-find = Find the zeros and the vertical asymptotes of a function from its factors.
can-turn = Tell from how often a factor appears whether the sign changes there.
can-chart = Draw the sign chart of a rational function.
can-tell-hole = Tell a hole from a zero and from a vertical asymptote.
can-reduce = Simplify a function to its reduced form.
can-height = Work out the height of a hole.
can-level = Find the horizontal asymptote of a rational function.
can-slant = Divide to find a slant asymptote.
can-sketch = Sketch a curve from its zeros, asymptotes and signs.
