### What questions say that are answered by hand: painted, dragged, made level.

## A chart of signs to be painted

graph-of = The graph of { $function }
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
signs-unpainted = { $where ->
    [mark] Choose zero or asymptote at x = { $low } first.
    [left] Paint the piece left of { $high } first.
    [right] Paint the piece right of { $low } first.
    [between] Paint the piece between { $low } and { $high } first.
   *[all] Paint a sign first.
}
signs-length = This chart has { $parts } parts, signs and marks together.
signs-unknown = Paint + or − on each piece, and 0 or | at each mark.
right-chart = Right: your chart fits the function.
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
