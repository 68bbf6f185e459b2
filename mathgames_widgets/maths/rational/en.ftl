### A rational function explained step by step. A row is the numerator or the denominator.

# How often a factor stands above and below, or is left after cancelling.
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
times-left = { $left ->
    [0] zero times
    [1] once
    [2] twice
   *[other] { $left } times
}

## 1. Factor

product-is-0 = A product is 0 exactly where one of its factors is 0, so factors show where each row is 0.
nothing-to-factor = There is nothing to factor.
    .why = There is no x in either row.
split-rows = Split numerator and denominator into factors.
already-factored = Numerator and denominator are already factored.
cannot-be-split = Neither row splits any further with whole numbers.
take-out = Take { $constant } out of { $polynomial }.
splits = { $polynomial } splits into factors.
zeros-give-factors = { $polynomial } is 0 for { $zeros }, and each zero gives a factor.

# A $factor of degree 2 or more that stays as it is.
unsplit-never-0 = { $factor } has no real zero, because its discriminant is negative.
unsplit-no-square = { $factor } stays in one piece: its discriminant is not a perfect square, so { $zeros } are irrational.
unsplit-no-zero = { $factor } has no real zero and no factors with rational coefficients.
unsplit-irrational = { $many ->
    [one] { $factor } stays in one piece: its real zero is irrational, { $zeros }.
   *[other] { $factor } stays in one piece: its real zeros are irrational, { $zeros }.
}

## 2. Restrictions

division-by-0 = Division by 0 has no value. A zero of the bottom row is left out even if its factor cancels later.
any-number = x can be any real number.
no-x-below = There is no x below the line.
bottom-is-never-0 = The bottom row is never 0.
must-not-be = x must not be { OR($numbers) }.
is-0-for = { $factor } is 0 for { $zeros }.

## 3. Cancel

f-is-0 = f(x) = 0 wherever f is defined.
    .why = The top row is 0, and 0 divided by any other number is 0.
nothing-cancels = Nothing cancels.
    .why = No factor is both above and below.
factor-by-itself = A factor divided by itself is 1 wherever it is not 0. Where it is 0, f stays undefined.
cancelled-factor = { $times ->
    [1] { $factor }
    [2] { $factor } (twice)
   *[other] { $factor } ({ $times } times)
}
cancels = { $many ->
    [one] { $factors } cancels.
   *[other] { $factors } cancel.
}

# Stands between an equation and the x for which it holds: f(x) = x + 1 for x ≠ 2.
for = for
left-nowhere = { $factor } appears { times-above } above and { times-below } below: nothing of it is left.
left-above = { $factor } appears { times-above } above and { times-below } below: it is left { times-left } above.
left-below = { $factor } appears { times-above } above and { times-below } below: it is left { times-left } below.

## 4. Holes

no-hole = There is no hole.
    .why = A hole is a zero of the bottom row whose factor cancels there completely; here there is none.
holes-at = { $many ->
    [one] There is a hole at { $points }.
   *[other] There are holes at { $points }.
}
    .why = Where a factor disappears from the bottom there is no asymptote, but the point is still missing.
height-is-level = What is left after cancelling is { $y }, so that is the height at x = { $x }.
hole-on-axis = The factor is still left above, so the hole at x = { $x } lies on the x-axis.
height-of-hole = Its height: put x = { $x } into what is left after cancelling.

## 5. Vertical asymptotes

no-wall = There is no vertical asymptote.
    .why = After cancelling, nothing that can be 0 is left below the line.
walls-at = { $many ->
    [one] There is a vertical asymptote at { $lines }.
   *[other] There are vertical asymptotes at { $lines }.
}
    .why = After cancelling: where the bottom comes close to 0 and the top does not, the values rise or fall without end.

wall-beside = At x = { $left } the value is about { $low }, and at x = { $right } about { $high }.
# Where the curve goes beside it; $left and $right are up or down.
wall-sides = { $left ->
    [up] { $right ->
        [up] At { $line } the factor is left { times-below } below, an even number: the curve goes up on both sides.
       *[down] At { $line } the factor is left { times-below } below, an odd number: the curve goes up on the left and down on the right.
    }
   *[down] { $right ->
        [up] At { $line } the factor is left { times-below } below, an odd number: the curve goes down on the left and up on the right.
       *[down] At { $line } the factor is left { times-below } below, an even number: the curve goes down on both sides.
    }
}

## 6. Far out

runs-along = From end to end the graph runs along y = { $y }.
    .why = Nothing with x in it is left after cancelling: the line is the graph itself, not an asymptote.
no-asymptote = { $left ->
    [up] { $right ->
        [up] There is no asymptote far out: the graph goes up on both sides.
       *[down] There is no asymptote far out: the graph goes up on the far left and down on the far right.
    }
   *[down] { $right ->
        [up] There is no asymptote far out: the graph goes down on the far left and up on the far right.
       *[down] There is no asymptote far out: the graph goes down on both sides.
    }
}
    .why = Nothing with x in it is left below, so the graph is that of a polynomial.
asymptote-horizontal = y = { $line } is the horizontal asymptote.
asymptote-slant = y = { $line } is the slant asymptote.
asymptote-curved = Far out, the curve follows y = { $line }.
leading-term = Far from 0 the term of highest degree outweighs all others.
# $cancels: whether a factor stands in both rows.
degree-less = { $cancels ->
    [yes] After cancelling, the degree above, { $above }, is less than the degree below, { $below }: the bottom grows faster, and the quotient goes to 0.
   *[no] The degree above, { $above }, is less than the degree below, { $below }: the bottom grows faster, and the quotient goes to 0.
}
degrees-equal = { $cancels ->
    [yes] After cancelling, both rows have degree { $above }: far out only the leading coefficients count.
   *[no] Both rows have degree { $above }: far out only the leading coefficients count.
}
degree-more = { $cancels ->
    [yes] { $more ->
        [1] After cancelling, the degree above, { $above }, is one more than the degree below, { $below }: division leaves a line and a remainder that fades away.
       *[other] After cancelling, the degree above, { $above }, is { $more } more than the degree below, { $below }: division leaves a polynomial and a remainder that fades away.
    }
   *[no] { $more ->
        [1] The degree above, { $above }, is one more than the degree below, { $below }: division leaves a line and a remainder that fades away.
       *[other] The degree above, { $above }, is { $more } more than the degree below, { $below }: division leaves a polynomial and a remainder that fades away.
    }
}
division = Divide the top by the bottom: the last part goes to 0 far out.
follows-asymptote = { $left ->
    [up] { $right ->
        [up] So far out the graph goes up on both sides.
       *[down] So the graph goes up on the far left and down on the far right.
    }
   *[down] { $right ->
        [up] So the graph goes down on the far left and up on the far right.
       *[down] So far out the graph goes down on both sides.
    }
}

# The side from which the graph comes to its asymptote, up for above.
comes-from = { $left ->
    [up] { $right ->
        [up] On both sides the graph approaches it from above.
       *[down] The graph approaches it from above on the far left and from below on the far right.
    }
   *[down] { $right ->
        [up] The graph approaches it from below on the far left and from above on the far right.
       *[down] On both sides the graph approaches it from below.
    }
}
never-meets = The graph never meets it.
meets-where-top-is-0 = The graph meets it at { $points }: there the top is 0.
meets-where-rest-is-0 = The graph meets it at { $points }: there the remainder is 0.

## 7. Intercepts

on-the-x-axis = The whole graph lies on the x-axis.
intercepts-why = On the x-axis f(x) = 0: the top is 0 and the bottom is not. On the y-axis x = 0.

# $many x-intercepts; $y is none where there is no y-intercept.
intercepts = { $many ->
    [0] { $y ->
        [none] There is no x-intercept, and there is no y-intercept.
       *[other] There is no x-intercept, and the y-intercept is { $y }.
    }
    [one] { $y ->
        [none] The x-intercept is { $places }, and there is no y-intercept.
       *[other] The x-intercept is { $places }, and the y-intercept is { $y }.
    }
   *[other] { $y ->
        [none] The x-intercepts are { $places }, and there is no y-intercept.
       *[other] The x-intercepts are { $places }, and the y-intercept is { $y }.
    }
}
touches = The factor that is 0 at x = { $x } appears { times-above }: the graph touches the axis and turns back.
crosses = { $above ->
    [1] The factor that is 0 at x = { $x } appears { times-above }: the graph crosses the axis.
   *[other] The factor that is 0 at x = { $x } appears { times-above }: the graph flattens as it crosses the axis.
}
level-at-0 = f(0) = { $y }, as everywhere.
put-0-in = Put x = 0 into the function.
lost-x-intercept = The hole at { $point } lies on the x-axis, but the point is missing: no intercept.
lost-y-intercept = The hole at { $point } takes the y-intercept away: f(0) is undefined.
y-axis-is-wall = The y-axis itself is a vertical asymptote, so there is no y-intercept.

## 8. Signs

no-sign = f(x) is neither positive nor negative.
    .why = It is 0 wherever it is defined.
signs-why = The sign can change only where the top or the bottom is 0. After cancelling, it changes at odd powers and stays at even ones.
signs = f(x) is positive on { $positive }, and negative on { $negative }.
one-sign = { $positive ->
    [yes] f(x) is positive wherever it is defined.
   *[no] f(x) is negative wherever it is defined.
}
one-sign-but-zeros = { $zeros ->
    [one] { $positive ->
        [yes] f(x) is positive wherever it is defined, except at its zero.
       *[no] f(x) is negative wherever it is defined, except at its zero.
    }
   *[other] { $positive ->
        [yes] f(x) is positive wherever it is defined, except at its zeros.
       *[no] f(x) is negative wherever it is defined, except at its zeros.
    }
}
# $left is how often the factor that is 0 there is left after cancelling.
mark-zero = { $flips ->
    [yes] At x = { $x }, a zero ({ times-left }), the sign changes.
   *[no] At x = { $x }, a zero ({ times-left }), the sign stays.
}
mark-asymptote = { $flips ->
    [yes] At x = { $x }, a vertical asymptote ({ times-left }), the sign changes.
   *[no] At x = { $x }, a vertical asymptote ({ times-left }), the sign stays.
}
mark-hole = { $left ->
    [0] At x = { $x }, a hole (its factor cancels), the sign stays.
   *[other] { $flips ->
        [yes] At x = { $x }, a hole ({ times-left }), the sign changes.
       *[no] At x = { $x }, a hole ({ times-left }), the sign stays.
    }
}
far-right = { $positive ->
    [yes] To the right of all these, f(x) is positive, as any large x shows.
   *[no] To the right of all these, f(x) is negative, as any large x shows.
}

## 9. Sketch

draw-asymptotes = Draw the asymptotes as dashed lines.
mark-holes = { $holes ->
    [one] Mark the hole as an open circle.
   *[other] Mark the holes as open circles.
}
mark-intercepts = Mark the intercepts.
join-everything = Join everything, following the signs, but never through a vertical asymptote or a hole.
draw-line = Draw the horizontal line.
pieces = { $walls ->
    [0] Without vertical asymptotes the curve is one piece, apart from holes.
    [one] The vertical asymptote cuts the curve into { $pieces } pieces. Apart from holes, you can draw each one without lifting your pen.
   *[other] The vertical asymptotes cut the curve into { $pieces } pieces. Apart from holes, you can draw each one without lifting your pen.
}
mirrored-even = The graph is its own mirror image in the y-axis.
mirrored-odd = The graph looks the same after half a turn about the origin.
turn-minimum = It turns at the local minimum { $point }.
turn-maximum = It turns at the local maximum { $point }.
range = Its range is { $range }.

## The whole graph in one sentence

summary-level = { $many ->
    [0] The graph is the horizontal line y = { $y }.
    [one] The graph is the horizontal line y = { $y } with a hole at { $places }.
   *[other] The graph is the horizontal line y = { $y } with holes at { $places }.
}
summary-line = { $many ->
    [one] The graph is the line y = { $line } with a hole at { $places }.
   *[other] The graph is the line y = { $line } with holes at { $places }.
}
summary-polynomial-with-holes = { $many ->
    [one] The graph is that of a polynomial with a hole at { $places }.
   *[other] The graph is that of a polynomial with holes at { $places }.
}
summary-polynomial = The graph is that of a polynomial: one smooth curve without holes or asymptotes.

# $features is a list of some of those that follow.
summary = The graph has { $features }.
summary-holes = { $many ->
    [one] a hole at { $places }
   *[other] holes at { $places }
}
summary-walls = { $many ->
    [one] a vertical asymptote at { $lines }
   *[other] vertical asymptotes at { $lines }
}
summary-asymptote-horizontal = the horizontal asymptote y = { $line }
summary-asymptote-slant = the slant asymptote y = { $line }
summary-asymptote-curved = the curved asymptote y = { $line }
