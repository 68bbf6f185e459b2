### How mathematics is said in sentences, read aloud, and refused when it cannot be read.

## Numbers in sentences

impossible = 0, impossible
certain = 1, certain
# $percent is one of the next four.
chance = { $chance }, { $percent }
percent = { $percent }%
about-percent = about { $percent }%
below-one-percent = less than 1%
above-ninety-nine-percent = more than 99%
about = about { $number }
# A mean as a fraction, and as a decimal.
mean-is = { $fraction } = { $decimal }
mean-about = { $fraction }, { $decimal }

## Signs of a formula, as a screen reader says them

aloud-equals = equals
aloud-unequal = is not equal to
aloud-at-most = less than or equal to
aloud-at-least = greater than or equal to
aloud-less = less than
aloud-greater = greater than
aloud-plus-minus = plus or minus
aloud-minus = minus
aloud-plus = plus
aloud-times = times
aloud-divided = divided by
aloud-over = over
aloud-and-so-on = and so on
aloud-percent = percent
aloud-pi = pi
aloud-root = the square root of
aloud-factorial = factorial
aloud-squared = squared
aloud-cubed = cubed
aloud-power = to the power of

## What cannot be read
# $place counts the characters of what was typed from 1.

no-text = { $given } is not text; write a function such as "(x+1)/(x-2)".
too-long = This is { $length } characters long; a function may have up to { $most }.
nothing-typed = There is nothing to read yet; write a function such as (x+1)/(x-2).
stray-equals = The "=" at character { $place } does not belong here; write only what f(x) is equal to.
stray-comma = The comma at character { $place } cannot be read; write a decimal with a point, such as 0.5.
stray-letter = The letter "{ $found }" at character { $place } cannot be read; the only letter is x.
stray-sign = "{ $found }" at character { $place } cannot be read; use x, numbers, brackets and the signs + - * / ^.
closes-nothing = The bracket ")" at character { $place } closes nothing; put "(" before it or delete it.
power-of-nothing = The power at character { $place } needs something in front that it belongs to, such as x^2.
over-zero = What stands below the "/" at character { $place } is 0, and nothing can be divided by 0.
number-follows = The number at character { $place } follows something directly; write * before it, or ^ for a power.
too-many-digits = The number at character { $place } has more than { $most } digits; please use a shorter one.
negative-power-of-zero = 0 has no negative powers: they would divide by 0.
zero-to-zero = 0 to the power 0 has no value; write 1 if you mean 1.
too-deep = The bracket at character { $place } is the { ORDINAL($depth) } inside another; please use fewer.
empty-brackets = The brackets at character { $place } are empty; write something between them.
never-closed = The bracket "(" at character { $place } is never closed; put ")" where it ends.
power-too-high = The power at character { $place } is too high; powers up to { $most } can be read.
power-on-power = The power at character { $place } stands on another power; write the product of the two instead.
power-needs-whole = The power at character { $place } needs a whole number after it, such as x^2.
power-needs-one = The power at character { $place } needs one whole number in its brackets, such as x^(-2).
missing-at-end = Something is missing at the end; continue with a number, x or a bracket.
missing-before-bracket = Something is missing before the bracket ")" at character { $place }; write a number, x or a bracket.
missing-before = Something is missing before "{ $found }" at character { $place }; write a number, x or a bracket there.
two-meanings = "{ $found }" at character { $place } can be read in more than one way; put brackets around all that stands below the line, as in 1/(3x), or around the fraction, as in (1/3)x.
degree-too-high = The degree is higher than { $most }; please use a simpler function.
too-many-factors = A row has more than { $most } factors; please use fewer.
too-large = The numbers in this function become too large to work with; please use smaller ones.
