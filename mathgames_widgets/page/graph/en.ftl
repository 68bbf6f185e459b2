### A graph in words: what is met when tracing it, its description, and its tables.

## Where the graph goes

# Beside a vertical asymptote; $left and $right are up or down.
sides = { $left ->
    [up] { $right ->
        [up] up on both sides
       *[down] up on the left, down on the right
    }
   *[down] { $right ->
        [up] down on the left, up on the right
       *[down] down on both sides
    }
}

# At a zero that stands $times times; $even says whether that is an even number.
crossing = { $even ->
    [yes] the graph bounces off the axis (multiplicity { $times })
   *[no] { $times ->
        [1] the graph crosses the axis
       *[other] the graph crosses the axis (multiplicity { $times })
    }
}

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

## What is met when tracing the curve

met-hole = undefined at x = { $x }: hole at { $point }
met-wall = undefined at x = { $x }: vertical asymptote, { sides }
met-zero = x-intercept { $point }: { crossing }
met-y-intercept = y-intercept { $point }
met-minimum = local minimum { $point }
met-maximum = local maximum { $point }
met-asymptote = meets its asymptote at { $point }

## What features are called

feature-hole = { $many ->
    [one] Hole
   *[other] Holes
}
feature-vertical = { $many ->
    [one] Vertical asymptote
   *[other] Vertical asymptotes
}
feature-horizontal = Horizontal asymptote
feature-slant = Slant asymptote
feature-far-out = Asymptote far out
feature-meets = Meets its asymptote
feature-x-intercept = { $many ->
    [one] x-intercept
   *[other] x-intercepts
}
feature-y-intercept = y-intercept
feature-minimum = { $many ->
    [one] Local minimum
   *[other] Local minima
}
feature-maximum = { $many ->
    [one] Local maximum
   *[other] Local maxima
}
feature-symmetry = Symmetry
symmetry-even = about the y-axis (even)
symmetry-odd = about the origin (odd)
undefined = undefined

## The description

undefined-at = Undefined at x = { $places }.
holes-at = { $many ->
    [one] Hole at { $points }.
   *[other] Holes at { $points }.
}
wall-at = Vertical asymptote x = { $x }: { sides }.

# Without an asymptote, each end rises or falls, or the whole graph is level.
far-out-level = Far to the left and far to the right it stays at y = { $y }.
far-out-ends = { $left ->
    [up] { $right ->
        [up] Far to the left and far to the right the graph rises without end.
       *[down] Far to the left the graph rises without end, and far to the right it falls without end.
    }
   *[down] { $right ->
        [up] Far to the left the graph falls without end, and far to the right it rises without end.
       *[down] Far to the left and far to the right the graph falls without end.
    }
}
far-out-line = { $many ->
    [0] Far out the graph comes close to y = { $line }.
   *[other] Far out the graph comes close to y = { $line } and meets it at { $points }.
}
x-intercepts = { $many ->
    [0] No x-intercept.
    [one] x-intercept { $places }.
   *[other] x-intercepts { $places }.
}
bounces = { $x } (bounces)
y-intercept = y-intercept { $y }.
no-y-intercept = No y-intercept.
turn-minimum = Local minimum at { $point }.
turn-maximum = Local maximum at { $point }.

# $positive and $negative are intervals; holes within them are left out.
signs-both = { $holes ->
    [0] Positive on { $positive }, negative on { $negative }.
    [one] Positive on { $positive }, negative on { $negative }, leaving out the hole.
   *[other] Positive on { $positive }, negative on { $negative }, leaving out the holes.
}
signs-positive = { $holes ->
    [0] Positive on { $positive }.
    [one] Positive on { $positive }, leaving out the hole.
   *[other] Positive on { $positive }, leaving out the holes.
}
signs-negative = { $holes ->
    [0] Negative on { $negative }.
    [one] Negative on { $negative }, leaving out the hole.
   *[other] Negative on { $negative }, leaving out the holes.
}

## One feature in a sentence

told-hole = Hole at { $point }: the factor { $factor } appears { times-above } above and { times-below } below.
told-zero = x-intercept { $point }: { crossing }.
told-point = Point { $point }.
told-vertical-asymptote = Vertical asymptote { $line }: { sides }.
told-horizontal-asymptote = Horizontal asymptote { $line }.
told-slant-asymptote = Slant asymptote { $line }.

## Around the picture

# $functions such as “f(x) = 1 / x” for letters, and “Asha: 1 / x” for people.
graph-of = { $names ->
    [letters] Graph of { $functions }
   *[people] Graph. { $functions }
}
empty-graph = An empty graph
goal-reached = – reached
goal-not-reached = – not reached
in-words-and-numbers = The graph in words and numbers
features-of = Features of { $function }
values = Values
needs-matplotlib = This picture needs matplotlib; install it with: { $command }

## What the script of a graph says

# What a screen reader hears of the picture; $name is what it is called.
picture-how = { $name }. Left and right arrow keys trace the curve, N goes to the next feature, plus and minus zoom, Shift with an arrow key moves the picture, 0 shows all, O singles out one of several curves, Escape ends tracing.
all-curves = All curves.
only-curve = Only { $curve } stands out.
no-more-left = Nothing more to the left.
no-more-right = Nothing more to the right.
tracing-ended = Tracing ended.
tools = Graph
tool-in = Zoom in
tool-out = Zoom out
tool-all = Show all
tool-svg = Save as SVG
tool-png = Save as PNG
