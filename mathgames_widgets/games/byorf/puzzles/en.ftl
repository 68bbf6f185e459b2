## Puzzles

# In the list of puzzles.
aim = Build the function that earns the most points.
task = Build the function that earns the most points. Then press “Ready”.
idea-hole = Think of a hole: the same root above and below cancels.
idea-slant = Think of a slant asymptote: the numerator has one degree more than the denominator.
idea-wall = Think of vertical asymptotes: roots of the denominator that do not cancel.
idea-level = Think of the horizontal asymptote: compare the degrees of numerator and denominator.
idea-zero = Think of zeros: roots of the numerator that do not cancel.
short = { $less ->
    [one] Another function earns { WORDS($less) } point more.
   *[other] Another function earns { WORDS($less) } points more.
}
