### Why formulas are true or not, what digits are worth, and what is even, odd, less or more.

## The sign =

equals-same = The sign = says that both sides have the same value: { $left } on the left and { $right } on the right.
equals-no-value = The sign = says that both sides have the same value; here the left side has no value.

# $side is such as 2 + 4, $answer what it is worth.
both-ways = The sign = does not mean that an answer comes next: { $answer } = { $side } says the same.
both-ways-too = { $answer } = { $answer } is true as well: left and right have the same value.
both-ways-swapped = { $answer } = { $answer } and { $side } = { $swapped } are true as well: left and right have the same value.

## True or not

true = { $formula } is true.
untrue = { $formula } is not true: { $side } = { $value }.
untrue-with-remainder = { $formula } is not true: { $side } is { $whole } remainder { $rest }.
untrue-by-zero = { $formula } is not true: you cannot divide by 0.
sides-differ = Both sides of = must have the same value.
right-side = { $more ->
    [yes] The right side is worth { $value }: { $by } more.
   *[no] The right side is worth { $value }: { $by } less.
}
no-multiple = No whole number times { $by } gives { $number }.
between-multiples = { $low } times { $by } is too little, and { $high } times { $by } is too much.

## What the left side is worth

with-remainder = { $side } is { $whole } remainder { $rest }.
no-whole-number = { $side } is { $whole } remainder { $rest }, which is not a whole number.
left-side = The left side is worth { $value }.
adding-zero = Adding 0 changes nothing.
past-ten = { $large } and { $first } make 10, and you still have to add the other { $rest } of the { $small }.
ones-to-ones = Ones are added to ones, tens to tens and so on.
taking-zero = Taking 0 away changes nothing.
not-enough = { $left } is less than { $right }, so there is not enough to take { $right } away: the result is below 0.
less-itself = A number minus itself is 0.
more-make = { $right } and { $value } more make { $left }.
times-one = Multiplying by 1 changes nothing.
added-times = { $small } times { $large } is { $large } added { $small } times.
taken-apart = You can split a factor into parts and multiply each part.
parts-of = The parts of { $whole } are { $parts }.
first-digits = The first digits are multiplied, and the tens with the tens: { $one } × { $two } = { $product }, times { $power }.
over-one = Dividing by 1 changes nothing.
zero-over = 0 ÷ { $right } = 0, because 0 × { $right } = 0.

## What undoes an operation

undone-because = { $formula }, because { $undone }.
undone-so = { $formula }, and so { $undone }.
undoes = { $sign ->
    [plus] Subtraction undoes addition: what one of them does, the other takes back.
    [minus] Addition undoes subtraction: what one of them does, the other takes back.
    [times] Division undoes multiplication: what one of them does, the other takes back.
   *[divide] Multiplication undoes division: what one of them does, the other takes back.
}

## 0

by-zero = { $left ->
    [0] You cannot divide by 0: every number times 0 gives 0, so 0 ÷ 0 has no single answer.
   *[other] You cannot divide by 0: no number times 0 gives { $left }.
}
by-zero-means = { $left } ÷ 0 = a would mean a × 0 = { $left }.
by-zero-never = But a × 0 is 0 for every a, and never { $left }.
by-zero-any = That holds for every a: 1, 2 and any other number would all be right, so none of them is the answer.
times-zero = { $number ->
    [0] 0 × 0 = 0, and the same is true for any other number.
   *[other] { $number } × 0 = 0, and the same is true for any other number.
}
times-zero-sum = n × 0 is n times nothing: 0 added again and again stays 0.
times-zero-free = So the formula says nothing about n: every number is right.

## Digits and their places

# $parts are such as digit-at.
place-value = { $number } is { $parts }.
place-value-long = { $number } is the sum of its digits, each times the value of its place.
digit-at = { $place ->
    [1] { $digit ->
        [one] { $digit } one
       *[other] { $digit } ones
    }
    [10] { $digit ->
        [one] { $digit } ten
       *[other] { $digit } tens
    }
    [100] { $digit ->
        [one] { $digit } hundred
       *[other] { $digit } hundreds
    }
    [1000] { $digit ->
        [one] { $digit } thousand
       *[other] { $digit } thousands
    }
    [10000] { $digit ->
        [one] { $digit } ten thousand
       *[other] { $digit } ten thousands
    }
    [100000] { $digit ->
        [one] { $digit } hundred thousand
       *[other] { $digit } hundred thousands
    }
   *[other] { $digit ->
        [one] { $digit } million
       *[other] { $digit } millions
    }
}
change-none = { $old } stays { $new }.
change-more = { $old } becomes { $new }: { $by } more.
change-less = { $old } becomes { $new }: { $by } less.
place-name = { $place ->
    [1] ones
    [10] tens
    [100] hundreds
    [1000] thousands
    [10000] ten thousands
    [100000] hundred thousands
    [1000000] millions
   *[other] digits of the place { $place }
}
digit-more = The { place-name } go from { $was } to { $now }: { $by } more.
digit-less = The { place-name } go from { $was } to { $now }: { $by } less.
set-in-front = The { $old } stays; the digits in front of it add { $front }.
set-behind = What you put behind it moves the { $old } to the left, where it counts { $power } times as much.
no-zero-in-front = { $digits } is the number { $number }, and a 0 on the left is not written.
zero-adds-nothing = A 0 on the left adds nothing, whatever its place.
many-ways-to-write = With it, one number could be written in many ways: { $number }, 0{ $number }, 00{ $number } and so on.
zero-behind = On the right a 0 does count: it moves the other digits to the left.

## What can be divided

divides = { $number } can be divided by { $by }.
divides-not = { $number } ÷ { $by } leaves a remainder of { $rest }.
divides-by-one = Every whole number can be divided by 1 with no remainder.
last-digits = { $digits ->
    [1] Only the last digit decides: { $power } can be divided by { $by }, and so can everything in front of that digit.
    [2] Only the last two digits decide: { $power } can be divided by { $by }, and so can everything in front of them.
   *[other] Only the last three digits decide: { $power } can be divided by { $by }, and so can everything in front of them.
}

# $part is the end of the number, or the sum of its digits: 5 + 7 = 12.
part-divides = { $part } can be divided by { $by }, and so can { $number }.
part-divides-not = { $part } cannot be divided by { $by }, and neither can { $number }.
digit-sum = The sum of the digits decides: 10, 100, 1000 and so on leave the remainder 1.
two-and-three = 6 = 2 × 3, and only 1 divides both 2 and 3, so a number can be divided by 6 exactly when it can be divided by both.

## Even and odd

parity = { $odd ->
    [yes] { $number } is odd.
   *[no] { $number } is even.
}
odd-number = An odd number is 1 more than 2 times a whole number.
odd-number-below-zero = An odd number is 1 more than 2 times an integer, and { $half } is an integer.
even-number = An even number is 2 times a whole number.
even-zero = An even number is 2 times a whole number, and 0 is a whole number.
even-number-below-zero = An even number is 2 times an integer, and { $half } is an integer.
parity-turns = { $odd ->
    [yes] Even and odd numbers take turns: { $before } is even, { $number } is odd, { $after } is even.
   *[no] Even and odd numbers take turns: { $before } is odd, { $number } is even, { $after } is odd.
}
parity-sign = { $odd ->
    [yes] The sign does not matter: { $number } is odd because { $size } is.
   *[no] The sign does not matter: { $number } is even because { $size } is.
}

## Divided by 3

thirds = { $number } is divisible by 3: there is no remainder.
thirds-not = { $number } is not divisible by 3: the remainder is { $rest }.
thirds-between = { $number } lies between the multiples { $low } and { $high }, and a remainder counts up from the lower one.
thirds-zero = 0 ÷ 3 = 0, and nothing is left over.
thirds-every = The multiples of 3 are every third number, on both sides of 0: −6, −3, 0, 3, 6 and so on.

## Halved and rounded down

half = Half of { $number } is { $half }.
half-rounded = Half of { $number } is { $half }, rounded down to { $low }.
half-between = { $half } lies between { $low } and { $high }, and the lower of the two is { $low }.
down-is-left = Down is to the left on the number line, below zero too: { $low } is less than { $high }.

## How far apart, and which is less

apart = The distance from { $low } to { $high } is { $apart }.
apart-through-zero = The distance from { $low } to 0 is { $size }, and from 0 to { $high } it is { $high }.
less = { $low } is less than { $high }.
negative-below-zero = Every negative number is less than 0.
positive-above-zero = Every positive number is greater than 0.
negative-below-positive = Every negative number is less than every positive number.
further-left = { $low } lies farther to the left on the number line: { $low_size } below 0, and { $high } only { $high_size } below 0.
same-denominator = Both have the denominator { $below }, so the numerators decide: { $low } < { $high }.
common-denominator = Over the common denominator { $below } the numerators can be compared: { $low } < { $high }.
by-so-much-more = { $high } is { $apart } more than { $low }.
by-so-much-less = { $low } is { $apart } less than { $high }.
between-them = { $low } is less than { $between }, and { $high } is more than { $between }.
