### The lessons of BYORF: questions, practice, paper, and the ideas behind wrong answers.

## Ideas

idea-sign-read-off = The zero is the number on the card
    .text = The number in the factor is added to x. The zero is the x that makes the whole factor 0.
idea-sign-flipped = The zero is the number with the other sign
    .text = That works for x − 3, where x stands alone. Here a minus or a number stands in front of x: solve the equation.
idea-sign-on-card = The sign on the card is the sign of the value
    .text = The sign on a card belongs to its number. The value changes its sign where the factor is 0.
idea-rises-or-falls = Rising and falling mixed up
    .text = With a positive number in front of x the values grow from left to right. With a negative one they fall.
idea-rows-mixed-up = Zeros below are zeros
    .text = A zero below the line makes the denominator 0, and nothing can be divided by 0: the function has no value there.
idea-it-cancels = It cancels, so it is a hole, not an asymptote
    .text = A factor makes a hole only when nothing of it is left below. Count: how often above, how often below?
idea-always-a-wall = Every zero of the denominator is an asymptote
    .text = Where the factor cancels completely, values near that x stay near one height: a hole, not a wall.
idea-above-is-forbidden = What is 0 above is left out, too
    .text = Above the line 0 is allowed: 0 divided by another number is 0. Only the denominator must not be 0.
idea-hole-is-gone = What cancels is gone
    .text = The values agree everywhere else, but the function as built still divides by 0 there: the point is missing.
idea-above-is-zero = Above means a zero
    .text = The factor stands below as well: the function divides by 0 there, so it has no value, not even 0.
idea-above-is-wall = An asymptote from a factor above
    .text = A factor that stands only above never divides. Where it is 0 the function has the value 0.
idea-needs-both = A hole from one row
    .text = A hole needs the factor in both rows. In one row alone it never cancels: it makes a zero or an asymptote.
idea-always-crosses = Every zero is a crossing
    .text = A squared factor is positive on both sides of its zero: the graph touches the axis and turns back.
idea-odd-touches = A bounce at an odd zero
    .text = An odd power is negative on one side of its zero and positive on the other, so the graph crosses the axis.
idea-always-flips = At every asymptote the graph jumps from one end to the other
    .text = Two factors with the same zero change their signs together: the same sign on both sides of it.
idea-repeated-stays = Every repeated asymptote is even
    .text = Three times is odd: the third power is negative on one side and positive on the other.
idea-odd-flips = A change of sign is overlooked
    .text = A factor that is there an odd number of times changes its sign at its zero, above the line as below it.
idea-height-zero = The hole lies on the x-axis
    .text = The rows are both 0 there, but the graph comes near the value of what is left after cancelling.
idea-sign-lost = The minus sign is lost
    .text = A factor such as −x − 2 is −(x + 2). When like factors are gathered, the minus stays.
idea-not-cancelled = Still both rows
    .text = As long as the common factor stands in both rows, putting in its zero gives 0 over 0. Cross it out in both.
idea-crossed-out-once = Crossed out in one row only
    .text = To cancel is to divide both rows by the same factor, so it goes away once above and once below.
idea-factors-first = Cancelling without factors
    .text = Only a factor of a whole row can be cancelled. As long as a row is a sum, nothing can.
idea-read-off-a-sum = Restrictions read off a sum
    .text = A sum does not show where it is 0. Write it as a product first: it is 0 where one of its factors is.
idea-noted-too-late = Restrictions read after cancelling
    .text = After cancelling the factor is gone, and nobody can see any more which x was forbidden because of it.
idea-put-in-too-early = Put in before cancelling
    .text = As long as the common factor is there, both rows are 0: 0 over 0 says nothing.
idea-cancelled-too-early = Cancel first, then put in 0
    .text = After cancelling there is a value at 0, the height of the hole. The function as built has none: it divides by 0.
idea-top-is-zero = Top 0 means an x-intercept
    .text = Only where the bottom is not 0 as well: 0 over 0 has no value, so there is no point on the axis.
idea-takes-all = A hole takes every intercept
    .text = A hole takes away one point, the one at its own x. At x = 0 the function has a value.
idea-axes-mixed-up = The y-axis is where y = 0
    .text = On the y-axis x is 0. Put 0 in for x; the result is the height.
idea-only-degrees = Equal degrees give y = 1
    .text = Equal degrees give the quotient of the two leading coefficients. Multiply the leading coefficients of each row.
idea-upside-down = The quotient upside down
    .text = The leading coefficient of the row above is divided by that of the row below.
idea-bigger-wins = The bigger degree gives the asymptote its name
    .text = A larger degree below presses the values towards 0. A larger one above lets them grow without end.
idea-always-fades = Every fraction fades away far out
    .text = It does only where the degree below is larger. With equal degrees both rows grow alike, and the quotient stays.
idea-always-grows = Large numbers have no limit
    .text = However large both rows grow: unless the degree above is larger, their quotient comes close to one number.
idea-not-counted = The quotient without counting
    .text = The quotient of the leading coefficients is the height only where both rows have the same degree.
idea-axis-is-asymptote = The asymptote taken for the x-axis
    .text = Where the top is 0 the graph meets y = 0. The asymptote is another line: set the function equal to its height.
idea-only-leading = Only the leading terms
    .text = They give the slope. The height of the line needs division.
idea-remainder-kept = The remainder is kept
    .text = Far out the remainder divided by the denominator fades away: it is no part of the line.
idea-divided-by-x = Divided by x alone
    .text = Every step of the division takes away a multiple of the whole denominator, its number included.
idea-must-not-cross = A curve never crosses an asymptote
    .text = A vertical asymptote is never crossed. A horizontal or slant one says only what happens far out.
idea-decided-by-looks = Different goals must exclude each other
    .text = Two goals exclude each other only for a reason. Without one, look for a function that meets both.
idea-one-more-above = Any line far out is slant
    .text = A slant asymptote needs exactly one factor more above than below.
idea-any-growth = Every end that grows is slant
    .text = With two factors more above, or even more, the ends are steeper than every line.
idea-line-itself = The line itself is an asymptote
    .text = When nothing is left below, the graph is the line: there is no curve that comes closer and closer to it.
idea-left-above = A factor above need not be a zero
    .text = What stands above and does not cancel is 0 at one place, and there the graph meets the x-axis.
idea-all-cancels = Nothing has to be left
    .text = When everything cancels, the function is constant, and this goal asks for one that is not.

## Ideas: more that practice meets

idea-swapped = Top and bottom swapped
    .text = Where only the top is 0 the function is 0. Where the bottom is 0 it has no value: a hole or an asymptote.
idea-hole-or-wall = Hole and asymptote swapped
    .text = Where the factor cancels away below there is a hole; where some of it stays below, a vertical asymptote.
idea-every-gap = Every excluded x is a hole
    .text = A zero of the bottom is a hole only if its factor cancels there completely; else it is an asymptote.
idea-no-hole = The hole is overlooked
    .text = An open circle needs a factor that stands above and below, not only in one row.
idea-no-height = A hole has no height
    .text = The function has no value there, but its neighbors come as close as you like to one height.
idea-bottom-forgotten = The bottom is forgotten
    .text = What is left below has a value there too, and it divides.
idea-no-intercept = No intercept where there is one
    .text = The bottom is not 0 at x = 0, so f(0) has a value.
idea-odd-even = Odd and even mixed up
    .text = An even number of times a factor keeps its sign: the graph turns back, or goes the same way on both sides of the wall. An odd number of times it changes its sign.
idea-before = Counted before cancelling
    .text = The order counts what is left below after cancelling.
idea-above = Counted above
    .text = The order counts factors below the line.
idea-others-forgotten = The other factors are forgotten
    .text = The order says whether the two sides agree. Which way they go is up to the sign of all factors together.
idea-sign-in-front = Upside down
    .text = The sign in front turns the graph over. Look at one height, such as far out.
idea-always-changes = The sign changes at every mark
    .text = Where a factor stands an even number of times, or cancels away, the sign stays.
idea-always-plus = Far right is always plus
    .text = Far to the right the sign is that of the leading coefficients: one negative coefficient turns the chart around.
idea-one-factor = One factor decides
    .text = The sign of a quotient comes from all its factors: an odd number of minus signs gives minus.
idea-at-0 = f(0) taken for the far end
    .text = f(0) is the height on the y-axis; far out only the highest powers count.
idea-too-high = Nothing far out
    .text = Compare the degrees: only with two or more degrees more above is there neither kind of line.
idea-second-term = The remainder's sign
    .text = Subtract carefully in the division: minus a negative number adds.
idea-degrees = The degrees do not fit
    .text = For a level other than 0 both rows need the same degree; the leading coefficients do the rest.
idea-stopped = Stopped too early
    .text = Look at the goals that your function misses. Often one card more, or one card less, reaches another.
idea-looks = Judged by its face
    .text = A card that looks different can do the same: 2 − x and x − 2 are both 0 at x = 2. Put each card in and count again.
idea-leading = The leading coefficient is forgotten
    .text = The root fits, but the number in front of x counts too: it decides about signs and about heights.
idea-untried = Decided by looks
    .text = Put the card in and count again: each root above and below, then the degrees of the two rows.

## Ideas: what only the answer knows stands in a slot

idea-sign-judged = Judged by the sign on the card
    .text = { $there }: its value there counts, not the sign you read.
idea-own-factor = Only its own factor moves a hole
    .text = Every factor that is left multiplies the height. { $there }.
idea-any-two-goals = Any two goals can be met
    .text = { $reason }

## Practice

kind-best-build = The best build
kind-last-card = The last card
practice-demand-points = { $points ->
    [one] at least { $points } point, the most that these cards can earn
   *[other] at least { $points } points, the most that these cards can earn
}
practice-best-build = Build the function that earns the most. Superlative goals count as if you were alone.
    .hint = Begin with the goal worth the most, then look which others fit beside it.
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
