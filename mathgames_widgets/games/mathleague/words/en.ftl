### What mathleague.org/cards says: its cards, what happens and why not, scores, hints, rules, and what bots say.
### The six kinds of cards stand in capitals, as in the rulebook: SCHOOL, STUDENT, TEACHER, TOOL, ACTION, STAFF.

# A card as it stands in a sentence: its name, and the color that tells it from others of the same name.
card = { $name } ({ $colour })

colour-blue = blue
colour-orange = orange
colour-red = red
colour-green = green
colour-purple = purple

kind-school = SCHOOL
kind-student = STUDENT
kind-teacher = TEACHER
kind-tool = TOOL
kind-action = ACTION
kind-staff = STAFF

level-elem = elementary school
level-ms = middle school
level-hs = high school

# The same as they are printed on a card.
short-level-elem = Elem
short-level-ms = MS
short-level-hs = HS

# $number is written as on a score sheet, such as “167.5”; $points chooses the plural.
points = { $points ->
    [one] { $number } point
   *[other] { $number } points
}

deck-starter = Starter
deck-one-school = One School
deck-all-stars = All Stars
deck-bargains = Bargains

## ACTION and STAFF cards: the name, what is printed about it, and that in at most seven words

effect-pop-quiz = Pop Quiz
    .text = Target: one opponent. The target reveals all TOOL cards in hand and discards one of them (their choice). No TOOL in hand: no effect.
    .short = One opponent shows all TOOL cards
effect-transfer-request = Transfer Request
    .text = Pay TOOL cards worth at least 10. Target: one opponent with a STUDENT card not attached to a school team. Return one such card (your choice) to its owner's hand; TOOL and TEACHER cards on it go to the owner's discard pile.
    .short = Sends a student back; pay 10
effect-study-session = Study Session
    .text = Target: yourself. Draw two cards now. You may play them this turn; the normal six-card adjustment still happens at the end of the turn.
    .short = Draw two cards
effect-snow-day = Snow Day
    .text = Target: one opponent. On the target's next turn every TOOL card is blocked for making payments (TOOL cards may still be attached).
    .short = They cannot pay next turn
effect-scholarship = Scholarship
    .text = Target: yourself. The next STUDENT card that you play this turn costs 15 points less, but never less than 0.
    .short = Next student costs 15 less
effect-building-grant = Building Grant
    .text = Target: yourself. The next SCHOOL card that you play this turn is free.
    .short = Next school is free
effect-fundraiser = Fundraiser
    .text = Target: yourself. Until the end of this turn every TOOL card that you pay counts 5 points more than its value.
    .short = TOOLs pay 5 more
effect-lost-and-found = Lost and Found
    .text = Target: yourself. Take one TOOL card (your choice) from your discard pile into your hand. No TOOL card there: no effect.
    .short = Take a TOOL back
effect-library-day = Library Day
    .text = Target: yourself. Draw three cards now, then discard two cards from your hand (your choice).
    .short = Draw three, discard two
effect-exchange-student = Exchange Student
    .text = Target: yourself, with a STUDENT card not attached to a school team and a school team. Attach one such STUDENT card to one such school team (your choice), whatever school name is on the STUDENT card.
    .short = A student joins any school
effect-substitute-teacher = Substitute Teacher
    .text = Pay TOOL cards worth at least 5. Target: one opponent with a TEACHER card on the table. Return one such card (your choice) to its owner's hand.
    .short = Sends a teacher back; pay 5
effect-calculator-ban = Calculator Ban
    .text = Pay TOOL cards worth at least 5. Target: one opponent with a TOOL card attached to a STUDENT card. One such TOOL card (your choice) goes to its owner's discard pile.
    .short = Removes a TOOL; pay 5
effect-field-trip = Field Trip
    .text = Target: one opponent. The target discards two cards from hand (their choice). Fewer than two in hand: all of them.
    .short = They discard two cards
effect-early-dismissal = Early Dismissal
    .text = Target: one opponent. At the end of the target's next turn the target draws or discards to five cards instead of six.
    .short = They end with five cards
effect-principal = Principal
    .text = Cancel the ACTION card just played.
    .short = Cancels an ACTION
effect-proctor = Proctor
    .text = Block the ACTION card just played: it returns to its player's hand and cannot be played again this turn.
    .short = Blocks an ACTION
effect-registrar = Registrar
    .text = Change the target of the ACTION card just played to another legal target, which may be the player who played it.
    .short = Changes the target
effect-counselor = Counselor
    .text = Cancel the STAFF card just played; the ACTION card then takes effect normally.
    .short = Cancels a STAFF card
effect-secretary = Secretary
    .text = Block the STAFF card just played: it returns to its player's hand and cannot be played again this turn; the ACTION card then takes effect normally.
    .short = Blocks a STAFF card
effect-treasurer = Treasurer
    .text = The player of the ACTION card just played pays TOOL cards worth at least 10 now, or the ACTION card is canceled (their choice).
    .short = Pay 10 or cancel
effect-superintendent = Superintendent
    .text = Become the beneficiary of the ACTION card just played: it takes effect as if you had played it, on a legal target of your choice. What was paid for it stays paid.
    .short = Takes the ACTION over

## TOOL cards of the pool, by their ids in records: the name, and what is printed below it, with formulas as people type them

tool-m009 = Divisibility by 9
    .text = n is a multiple of 9 exactly when its digit sum is
tool-m010 = Triangle Area
    .text = A = bh/2
tool-m011 = Pythagorean Theorem
    .text = right triangle: a^2 + b^2 = c^2
tool-m022 = Mean
    .text = mean = sum ÷ count
tool-m023 = Difference of Squares
    .text = a^2 - b^2 = (a - b)(a + b)
tool-m024 = Gauss Sum
    .text = 1 + 2 + ... + n = n(n + 1)/2
tool-m035 = Order of Operations
    .text = grouping, powers, × and ÷ left to right, + and − left to right
tool-m036 = Distance Formula
    .text = d = rt
tool-m037 = Slope Formula
    .text = m = (y2 - y1)/(x2 - x1), x1 != x2
tool-m048 = Commutative Law
    .text = a + b = b + a and ab = ba
tool-m049 = Circle Area
    .text = A = pi r^2
tool-m050 = Choosing Pairs
    .text = C(n,2) = n(n - 1)/2
tool-m053 = Quadratic Formula
    .text = ax^2+bx+c=0, a!=0: x = (-b +- sqrt(b^2-4ac))/(2a)
tool-m054 = Pigeonhole Principle
    .text = n + 1 objects in n boxes: some box holds at least 2
tool-m055 = Unique Factorization
    .text = each integer > 1 is a product of primes in one way, up to order
tool-m063 = Divisibility by 3
    .text = n is a multiple of 3 exactly when its digit sum is
tool-m064 = Triangle Angle Sum
    .text = the angles of a plane triangle add up to 180 degrees
tool-m065 = Heron's Formula
    .text = triangle with sides a, b, c: A = sqrt(s(s - a)(s - b)(s - c)), s = (a + b + c)/2
tool-m076 = Percent
    .text = p% of n is pn/100
tool-m077 = Odd Number Sum
    .text = 1 + 3 + 5 + ... + (2n - 1) = n^2
tool-m078 = Geometric Series
    .text = 1 + r + r^2 + ... + r^n = (r^(n + 1) - 1)/(r - 1), r != 1
tool-m089 = Distributive Law
    .text = a(b + c) = ab + ac
tool-m090 = Exponent Rules
    .text = a^m a^n = a^(m + n) and (a^m)^n = a^(mn), m and n positive integers
tool-m091 = Vieta's Formulas
    .text = the roots of x^2 + px + q = 0, counted twice where equal, have sum -p and product q
tool-m102 = Associative Law
    .text = (a + b) + c = a + (b + c) and (ab)c = a(bc)
tool-m103 = Multiplication Principle
    .text = m ways for one choice, then n ways for another: mn ways for both
tool-m104 = Binomial Coefficients
    .text = C(n,k) = n!/(k!(n - k)!), 0 <= k <= n
tool-m118 = Rectangle Area
    .text = A = lw
tool-m119 = Thales's Theorem
    .text = an angle in a semicircle is a right angle
tool-m120 = Trapezoid Area
    .text = A = (a + b)h/2, a and b the parallel sides
tool-m121 = Polygon Angle Sum
    .text = the inner angles of an n-gon add up to (n - 2) * 180 degrees
tool-m131 = Zero Product
    .text = ab = 0 exactly when a = 0 or b = 0
tool-m132 = Square of a Sum
    .text = (a + b)^2 = a^2 + 2ab + b^2
tool-m133 = Complement Rule
    .text = P(not A) = 1 - P(A)
tool-m134 = Sum of Squares
    .text = 1^2 + 2^2 + ... + n^2 = n(n + 1)(2n + 1)/6
tool-m144 = Divisibility by 4
    .text = n is a multiple of 4 exactly when the number formed by its last two digits is
tool-m145 = Circumference
    .text = C = 2 pi r
tool-m146 = Divisibility by 11
    .text = n is a multiple of 11 exactly when its alternating digit sum is
tool-m147 = Number of Divisors
    .text = p^a q^b, p and q different primes, has (a + 1)(b + 1) positive divisors
tool-m157 = Odd and Even
    .text = odd + odd is even, odd + even is odd, odd × odd is odd
tool-m158 = Cylinder Volume
    .text = V = pi r^2 h
tool-m159 = GCD times LCM
    .text = gcd(a,b) * lcm(a,b) = ab, a and b positive integers
tool-m160 = Two Means
    .text = (a + b)/2 >= sqrt(ab) for a, b >= 0, equal exactly when a = b
tool-m165 = Fermat's Little Theorem
    .text = p prime: a^p and a leave the same remainder when divided by p

## What has happened
## $kind is the kind of a card, such as STUDENT; $place says what a card is attached to: a school team, a student of the
## player's own ($owner is the player), or a student of the partner ($owner is the partner).

fact-paid = { $over ->
    [0] { $player } paid { $tools }, worth { $worth }, for a cost of { $cost }.
   *[other] { $player } paid { $tools }, worth { $worth }, for a cost of { $cost }: { $lost } lost.
}
fact-played = { $place ->
    [team] { $player } played the { $kind } card { $card } and attached it to the school team { $on }.
    [own] { $player } played the { $kind } card { $card } and attached it to { $on }.
    [partner] { $owner ->
        [you] { $player } played the { $kind } card { $card } and attached it to your { $on }.
       *[other] { $player } played the { $kind } card { $card } and attached it to { $owner }'s { $on }.
    }
   *[none] { $player } played the { $kind } card { $card }.
}
fact-attached = { $player } attached { $card } to the school team { $team }.
# $left says, as $place does, what the card was attached to before.
fact-moved = { $left ->
    [team] { $place ->
        [team] { $player } moved { $card } from the school team { $before } to the school team { $after }.
        [partner] { $owner ->
            [you] { $player } moved { $card } from the school team { $before } to your { $after }.
           *[other] { $player } moved { $card } from the school team { $before } to { $owner }'s { $after }.
        }
       *[own] { $player } moved { $card } from the school team { $before } to { $after }.
    }
   *[student] { $place ->
        [team] { $player } moved { $card } from { $before } to the school team { $after }.
        [partner] { $owner ->
            [you] { $player } moved { $card } from { $before } to your { $after }.
           *[other] { $player } moved { $card } from { $before } to { $owner }'s { $after }.
        }
       *[own] { $player } moved { $card } from { $before } to { $after }.
    }
}
fact-removed = { $is_own ->
    [yes] { $owner } put { $card } on the discard pile.
   *[no] { $owner ->
        [you] { $by } sent { $card } to your discard pile.
       *[other] { $by } sent { $card } to { $owner }'s discard pile.
    }
}
fact-discarded = { $player } discarded the { $kind } card { $card }.
# $cards are known, or not: none.
fact-drew = { $cards ->
    [none] { $count ->
        [one] { $player } drew { WORDS($count) } card.
       *[other] { $player } drew { WORDS($count) } cards.
    }
   *[known] { $player } drew { $cards }.
}
fact-turn-began = { $player ->
    [you] It is your turn.
   *[other] It is { $player }'s turn.
}
fact-played-action = { $is_own ->
    [yes] { $player } played the ACTION card { $card }.
   *[no] { $player } played the ACTION card { $card } on { $target }.
}
fact-replied = { $card ->
    [none] { $player ->
        [you] You have answered, face down.
       *[other] { $player } has answered, face down.
    }
   *[known] { $player ->
        [you] You offer { $card } as an answer, face down.
       *[other] { $player } offers { $card } as an answer, face down.
    }
}
fact-played-staff = { $player } answered { $to } with the STAFF card { $card }.
fact-unanswered = Nobody answered { $to }.
fact-cancelled = { $card } is canceled and has no effect.
fact-blocked = { $player ->
    [you] { $card } is blocked: it goes back to your hand and cannot be played again this turn.
   *[other] { $card } is blocked: it goes back to { $player }'s hand and cannot be played again this turn.
}
fact-redirected = { $card } is now aimed at { $target }.
fact-taken-over = { $is_own ->
    [yes] { $card } takes effect as if { $beneficiary } had played it.
   *[no] { $card } takes effect as if { $beneficiary } had played it on { $target }.
}
fact-asked = { $left ->
    [1] { $effect } gives { $player } a choice.
   *[other] { $effect } gives { $player } a choice: { WORDS($left) } cards still to choose.
}
fact-did-not-pay = { $player ->
    [you] You do not pay.
   *[other] { $player } does not pay.
}
fact-showed-cards = { $many ->
    [0] { $player ->
        [you] You show nothing.
       *[other] { $player } shows nothing.
    }
   *[other] { $player ->
        [you] You show { $cards }.
       *[other] { $player } shows { $cards }.
    }
}
fact-returned = { $owner ->
    [you] { $card } goes back to your hand.
   *[other] { $card } goes back to { $owner }'s hand.
}
fact-took-discard = { $player } took { $card } from the discard pile.
fact-took-effect = { $effect } takes effect for { $player }.
fact-no-effect = { $effect } has no effect for { $player }.
fact-reached-win-number = { $player ->
    [you] You have reached the win number with { $score }.
   *[other] { $player } has reached the win number with { $score }.
}
fact-ran-out = { $player } cannot draw enough cards, so the game ends.
fact-pile-finished = Pile { $pile } is finished with { $score }.
# $seats is how many sides had a score: 1 in a solitaire.
fact-game-over = { $seats ->
    [1] { $winners } finished the solitaire game with { $score }.
   *[other] { $many ->
        [1] { $winners } won the game with { $score }.
       *[other] { $winners } won the game together with { $score }.
    }
}
fact-both-piles = The total score of both piles.
fact-first-to-win-number = { $is_team ->
    [yes] The first team to reach the win number, { $win_number }.
   *[no] The first player to reach the win number, { $win_number }.
}
fact-highest-score = { $is_team ->
    [yes] The cards ran out, and the team with the highest score wins.
   *[no] The cards ran out, and the player with the highest score wins.
}

## What may be done; $paid is how many TOOL cards are paid

fact-play-school = { $paid ->
    [0] Play { $card }.
   *[other] Play { $card } and pay { $payment }.
}
fact-play-student = { $team ->
    [none] { $paid ->
        [0] Play { $card } without a school team.
       *[other] Play { $card } without a school team and pay { $payment }.
    }
   *[named] { $paid ->
        [0] Play { $card } in the school team { $team }.
       *[other] Play { $card } in the school team { $team } and pay { $payment }.
    }
}
fact-play-teacher = { $place ->
    [team] Attach { $card } to the school team { $on }.
   *[own] Attach { $card } to { $on }.
}
fact-play-tool = { $place ->
    [team] Attach { $card } to the school team { $on }.
   *[own] Attach { $card } to { $on }.
}
# $is_own: the card is played on the player's own side.
fact-play-action = { $is_own ->
    [yes] { $paid ->
        [0] Play { $card } on yourself.
       *[other] Play { $card } on yourself and pay { $payment }.
    }
   *[no] { $paid ->
        [0] Play { $card } on { $target }.
       *[other] Play { $card } on { $target } and pay { $payment }.
    }
}
fact-attach = { $paid ->
    [0] Attach { $student } to its school team.
   *[other] Attach { $student } to its school team and pay { $payment }.
}
fact-move-teacher = { $place ->
    [team] { $paid ->
        [0] Move { $teacher } to the school team { $to }.
       *[other] Move { $teacher } to the school team { $to } and pay { $payment }.
    }
   *[own] { $paid ->
        [0] Move { $teacher } to { $to }.
       *[other] Move { $teacher } to { $to } and pay { $payment }.
    }
}
fact-move-tool = { $place ->
    [team] { $paid ->
        [0] Move { $tool } to the school team { $to }.
       *[other] Move { $tool } to the school team { $to } and pay { $payment }.
    }
   *[own] { $paid ->
        [0] Move { $tool } to { $to }.
       *[other] Move { $tool } to { $to } and pay { $payment }.
    }
}
fact-send-away = { $paid ->
    [0] Send away { $player }'s { $tool }.
   *[other] Send away { $player }'s { $tool } and pay { $payment }.
}
fact-discard = Discard { $card }.
fact-end-turn = End the turn.
fact-answer = { $target ->
    [none] Answer with { $card }.
   *[named] Answer with { $card }, with { $target } as the target.
}
fact-decline = Do not answer.
fact-choose = { $team ->
    [none] Choose { $card }.
   *[named] Choose { $card } for the school team { $team }.
}
fact-pay-up = { $paid ->
    [0] Pay so the ACTION card takes effect.
   *[other] Pay { $payment } so the ACTION card takes effect.
}
fact-let-go = Do not pay: the ACTION card is canceled.

## Why not

fact-wrong-phase = { $phase ->
    [play] You cannot do that now: a player is playing cards.
    [answer] You cannot do that now: a card is being answered.
    [choose] You cannot do that now: a player is making a choice.
   *[over] You cannot do that now: the game is over.
}
fact-not-your-turn = It is not your turn. It is { $turn }'s turn.
fact-not-asked = Nobody is asking you for an answer now.
fact-one-action-a-turn = You have already played an ACTION card this turn. You can play only one each turn.
fact-play-or-discard-one = You cannot end your turn yet. Play or discard at least one card first.
fact-too-many-cards = { $over ->
    [one] You have too many cards to end your turn. You may keep at most { WORDS($most) } cards, so discard { WORDS($over) } card first.
   *[other] You have too many cards to end your turn. You may keep at most { WORDS($most) } cards, so discard { WORDS($over) } cards first.
}
fact-not-in-your-hand = { $card } is not in your hand.
fact-not-that-kind = You cannot play { $card } that way: it is { A($kind) } card.
fact-other-age-group = { $age_group ->
    [Elem] You cannot play { $card }: this game uses only elementary school STUDENT cards.
    [MS] You cannot play { $card }: this game uses only middle school STUDENT cards.
   *[HS] You cannot play { $card }: this game uses only high school STUDENT cards.
}
fact-blocked-this-turn = { $card } was blocked and cannot be played again this turn.
fact-not-a-tool = You cannot pay with { $card }. Pay with TOOL cards.
fact-paid-twice = You named { $card } twice. Use each card once.
fact-not-enough = These TOOL cards are worth only { $worth }. The cost is { $cost }.
fact-nothing-to-pay = This is free, so you do not pay anything.
fact-payments-blocked = You cannot pay this turn: an ACTION card blocks all payments.
fact-no-such-team = There is no school team { $school } on your side of the table.
fact-other-school = { $card } belongs to { $printed }, not to { $school }.
fact-no-such-student = { $place ->
    [team] The school team { $spot } is not on your side of the table. Choose one of your STUDENT cards there.
   *[own] { $spot } is not on your side of the table. Choose one of your STUDENT cards there.
}
fact-too-few-schools = { $count ->
    [one] { $school } has only { WORDS($count) } SCHOOL card. You need three or more to attach a TOOL card.
   *[other] { $school } has only { WORDS($count) } SCHOOL cards. You need three or more to attach a TOOL card.
}
fact-other-colour = You cannot attach { $tool } to { $student }: in this game their colors must match.
fact-already-attached = { $student } is already in a school team.
fact-only-from-students = You cannot move { $tool }: it is on a school team. You can move only TOOL cards on STUDENT cards.
fact-only-to-students = You cannot move { $tool } to a school team. Move it to another STUDENT card.
fact-already-there = { $card } is already attached there. Choose another place.
fact-not-an-opponent = { $player } is not your opponent. You can send away only an opponent's TOOL cards.
fact-no-such-tool-there = { $tool } is not in front of { $player }.
fact-not-a-legal-target = { $target ->
    [none] { $card } needs a target.
   *[named] { $card } cannot be aimed at { $target }.
}
fact-does-not-answer = { $card } cannot answer { $to }.
fact-not-a-choice = You cannot choose { $card } for { $effect }.
fact-not-as-was-asked = { $effect } asks for something else.

## Why an option, a deck or a line of a deck file is refused
## $option is an option's name as a program writes it; $value and names in quotation marks are as they were typed.

# $file and $line say where a mistake is; $why is a whole sentence.
mistake-in-file = { $file }, line { $line }: { $why }
mistake-of-file = { $file }: { $why }
mistake-on-line = Line { $line }: { $why }

refusal-not-a-multiplier = { $option } is { $value }, but it must be a number above 0 and up to 10, such as '1.5' or '3/2'.
refusal-not-a-deck-size = { $option } is { $value }, but it must be a number of cards from { $smallest } to { $largest }, such as '54', or two of them, such as '40-70'.
refusal-not-a-deck = { $option } is { $value }, but a deck is the name of a ready deck or the text of a deck file.
# Why an option would change nothing in a way to play.
no-use-single-deck = { $value ->
    [none] { $option } is set, but the one deck is split in a fixed way, and the win number is 200.
   *[given] { $option } is { $value }, but the one deck is split in a fixed way, and the win number is 200.
}
no-use-solitaire = { $value ->
    [none] { $option } is set, but solitaire is played alone, with the starter deck.
   *[given] { $option } is { $value }, but solitaire is played alone, with the starter deck.
}
no-use-team-play = { $value ->
    [none] { $option } is set, but with two teams there is no second place to play for.
   *[given] { $option } is { $value }, but with two teams there is no second place to play for.
}
refusal-known-to-all = { $option } is True, but everyone plays the same deck and so already knows it.
# The game in another way to play.
played-as-single-deck = { $game } as single deck
played-as-solitaire = { $game } as solitaire
played-as-team-play = { $game } as team play
refusal-wrong-number-of-decks = decks names { $decks } decks for { $players } players; name one for each, or one for all.
refusal-no-such-deck = There is no deck { $name }; the decks are { $decks }.
refusal-unplayable = { $name ->
    [none] This deck cannot be played here.
   *[named] The deck { $name } cannot be played here.
}
refusal-no-such-card = There is no card { $text }; the cards are numbered M001 to M{ $last }.
refusal-not-a-school = { $id } is not a SCHOOL card.
refusal-wrong-size = { $size ->
    [exact] { $wrong ->
        [missing] { $count ->
            [one] A deck has exactly { $most } cards, but this one has { $cards }: { WORDS($count) } card is missing.
           *[other] A deck has exactly { $most } cards, but this one has { $cards }: { WORDS($count) } cards are missing.
        }
       *[over] { $count ->
            [one] A deck has exactly { $most } cards, but this one has { $cards }: { WORDS($count) } card is too many.
           *[other] A deck has exactly { $most } cards, but this one has { $cards }: { WORDS($count) } cards are too many.
        }
    }
   *[range] { $wrong ->
        [missing] { $count ->
            [one] A deck has { $fewest } to { $most } cards, but this one has { $cards }: { WORDS($count) } card is missing.
           *[other] A deck has { $fewest } to { $most } cards, but this one has { $cards }: { WORDS($count) } cards are missing.
        }
       *[over] { $count ->
            [one] A deck has { $fewest } to { $most } cards, but this one has { $cards }: { WORDS($count) } card is too many.
           *[other] A deck has { $fewest } to { $most } cards, but this one has { $cards }: { WORDS($count) } cards are too many.
        }
    }
}
refusal-too-often = { $copies ->
    [1] { $many ->
        [one] No two cards have both the same name and the same color, but { $found } is in the deck more than once.
       *[other] No two cards have both the same name and the same color, but { $found } are in the deck more than once.
    }
   *[other] { $many ->
        [one] At most { WORDS($copies) } cards have the same name and the same color, but { $found } is in the deck more often.
       *[other] At most { WORDS($copies) } cards have the same name and the same color, but { $found } are in the deck more often.
    }
}
refusal-file-too-long = The text has { $characters } characters, but a deck file has at most { $most }.
refusal-not-read-further = There are { $mistakes } mistakes so far. The rest of the file was not read.
refusal-unknown-card = { $many ->
    [0] There is no card { $card }.
   *[other] There is no card { $card }. Is it { OR($near) }?
}
refusal-unknown-kind = There is no kind of card { $kind }; the kinds are { $kinds }.
refusal-wrong-columns = This line has { $columns } columns, but { A($kind) } card has { $wanted }: { $names }.
# $name is the character's name in Unicode, in English.
refusal-hidden-character = { $name ->
    [none] There is a character that cannot be seen, a control character ({ $code }). Type this line again.
   *[named] There is a character that cannot be seen, { $name } ({ $code }). Type this line again.
}
refusal-heading-says-nothing = After { $heading }, write 1 to { $most } characters.
refusal-already-on-line = { $copies ->
    [1] { $card } is already on line { $lines }. A deck can have each card only once.
   *[other] { $many ->
        [one] { $card } is already on line { $lines }. A deck can have a card at most { $copies } times.
       *[other] { $card } is already on lines { $lines }. A deck can have a card at most { $copies } times.
    }
}
refusal-not-a-size = { $text } is not a number of cards. Write one number, such as 54, or two, such as 40-70.
refusal-size-out-of-range = { $text } is out of range. Use { $smallest } to { $largest } cards, with the smaller number first.
refusal-wrong-copies = { $copies } is not a number of copies from 1 to { $most }.
refusal-unknown-effect = The game has no { $kind } card { $name }. It has { $names }.
refusal-taken = The game already has a card { $card } with different details. Give this card another name.
refusal-empty-column = The column “{ $column }” is empty.
refusal-unknown-colour = { $colour } is not a color in the game. The colors are { $colours }.
refusal-wrong-dominoes = { $domino } are not the domino digits of { A($colour) } card; those are { $fitting }.
# $quote is the character that stands for a quotation mark.
refusal-has-a-quote = The column “{ $column }” contains a { $quote }, so a saved game could not tell where the column ends. Leave it out.
refusal-too-long = The column “{ $column }” has { $length } characters; at most { $most } fit on the card.
refusal-unprintable = The column “{ $column }” has characters that cannot be printed. Remove them.
refusal-unknown-level = { $level } is not a level. The levels are { $levels }.
refusal-not-up-to = “{ $column }” is { $text }, but it must be a whole number from 1 to { $most }.

# What a column of a hand-made card is called.
column-kind = kind
column-colour = color
column-domino = domino digits
column-name = name
column-level = level
column-school = school
column-high-score = high score
column-value = value
column-text = text
column-copies = number of copies

## Captions: what has just happened, in at most ten words; cards by their names alone

caption-played = { $place ->
    [none] { $player ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
   *[attached] { $player ->
        [you] You put { $card } on { $on }.
       *[other] { $player } puts { $card } on { $on }.
    }
}
caption-attached = { $player ->
    [you] You move { $card } into { $team }.
   *[other] { $player } moves { $card } into { $team }.
}
caption-moved = { $player ->
    [you] You move { $card } to { $after }.
   *[other] { $player } moves { $card } to { $after }.
}
caption-removed = { $is_own ->
    [yes] { $owner ->
        [you] You discard { $card }.
       *[other] { $owner } discards { $card }.
    }
   *[no] { $by ->
        [you] You remove { $card } from { $owner }’s table.
       *[other] { $owner ->
            [you] { $by } removes { $card } from your table.
           *[other] { $by } removes { $card } from { $owner }’s table.
        }
    }
}
caption-discarded = { $player ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
}
caption-played-action = { $is_own ->
    [yes] { $player ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
   *[no] { $player ->
        [you] You play { $card } on { $target }.
       *[other] { $player } plays { $card } on { $target }.
    }
}
caption-played-staff = { $player ->
    [you] You answer { $to } with { $card }.
   *[other] { $player } answers { $to } with { $card }.
}
caption-cancelled = { $card } is canceled.
caption-blocked = { $card } goes back to { $player }.
caption-redirected = { $card } now hits { $target }.
caption-taken-over = { $beneficiary } takes over { $card }.
caption-did-not-pay = { $player ->
    [you] You do not pay.
   *[other] { $player } does not pay.
}
caption-showed-cards = { $many ->
    [one] { $player ->
        [you] You show { $many } TOOL card.
       *[other] { $player } shows { $many } TOOL card.
    }
   *[other] { $player ->
        [you] You show { $many } TOOL cards.
       *[other] { $player } shows { $many } TOOL cards.
    }
}
caption-returned = { $owner ->
    [you] { $card } goes back to your hand.
   *[other] { $card } goes back to { $owner }’s hand.
}
caption-took-discard = { $player ->
    [you] You take back { $card }.
   *[other] { $player } takes back { $card }.
}
caption-no-effect = { $effect } has no effect.
caption-reached-win-number = { $player ->
    [you] You reach { $number }.
   *[other] { $player } reaches { $number }.
}
caption-ran-out = { $player } cannot draw any more cards.

## Scores in their arithmetic; $points, $worth and the like are amounts such as “167.5 points”

student-scores = { $card } scores { $points }.
printed-once = { $level ->
    [Elem] Its printed number is { $high }, and an elementary school number counts as it is.
    [MS] Its printed number is { $high }, and a middle school number counts as it is.
   *[HS] Its printed number is { $high }, and a high school number counts as it is.
}
printed-times = { $level ->
    [Elem] An elementary school number is multiplied by { $times }.
    [MS] A middle school number is multiplied by { $times }.
   *[HS] A high school number is multiplied by { $times }.
}
tools-add = { $many ->
    [one] { $tools } adds { $points }.
   *[other] { $tools } add { $points }.
}
tools-are-worth = { $many ->
    [one] { $tools } is worth { $points }.
   *[other] { $tools } are worth { $points }.
}
tools-doubled = { $many ->
    [one] With the TEACHER card { $teacher }, it counts double. More teachers do not double it again.
   *[other] With the TEACHER card { $teacher }, they count double. More teachers do not double them again.
}
student-capped = { $lost ->
    [one] A STUDENT card scores at most { $cap }, so { $points } does not count.
   *[other] A STUDENT card scores at most { $cap }, so { $points } do not count.
}
team-scores = { $school ->
    [none] The all-star score is { $points }.
   *[named] The school score of { $school } is { $points }.
}
average-is = The average of { $students } is { $points }.
one-colour-adds = All four are { $colour } and so is the TEACHER card { $teacher }: { $bonus } points more.
# $most is the number of points that tools on a school may bring.
school-tools-add = { $is_capped ->
    [yes] { $many ->
        [one] { $tools } on the SCHOOL cards adds { $points }, but only { $most } count.
       *[other] { $tools } on the SCHOOL cards add { $points }, but only { $most } count.
    }
   *[no] { $many ->
        [one] { $tools } on the SCHOOL cards adds { $points }.
       *[other] { $tools } on the SCHOOL cards add { $points }.
    }
}
no-score-yet = There is no score yet: a team needs four STUDENT cards.
students-missing = { $missing ->
    [one] { FIRST_WORDS($missing) } STUDENT card is still missing.
   *[other] { FIRST_WORDS($missing) } STUDENT cards are still missing.
}
only-school-scores = Only a school score counts here, and no school team has four students yet.
highest-counts = { $points } count, because that is the highest score here.
win-number-reached = This reaches the win number, { $win_number }.
win-number-missing = This team still needs { $points } to reach the win number, { $win_number }.
points-on-four = Each point that one of the four gains raises their average by a quarter of a point, so { $points } more on the average needs { $gained } on the four students.

points-for-each = { $card } gives { $points } for each point paid.
bargain-of-level = { $level ->
    [Elem] An elementary school card scores { $times }x and costs x/{ $part }: { $points } for each point paid.
    [MS] A middle school card scores { $times }x and costs x/{ $part }: { $points } for each point paid.
   *[HS] A high school card scores { $times }x and costs x/{ $part }: { $points } for each point paid.
}
best-bargain = { $best ->
    [Elem] An elementary school STUDENT card gives the most for each point paid.
    [MS] A middle school STUDENT card gives the most for each point paid.
    [HS] A high school STUDENT card gives the most for each point paid.
   *[several] STUDENT cards of these age groups give the most for each point paid: { $levels }.
}
one-colour-worth = A bonus of { $bonus } points for one color is worth as much as { $worth } points on the four students.
one-colour-after = First divide by { $four } to get the average. Then add the { $bonus } points.
one-colour-wins = So four of one color win unless the other four score at least { $worth } points more in total.

# What nobody can beat, with the pile of a solitaire or with all cards that were drawn.
bound-drawn = Nobody can score more than { $points } with the cards you have drawn.
bound-students = The best four would be { $students }, with { $points } before tools.
bound-tools = All the TOOL cards are worth { $points } in total, and the four and their schools cost at least { $cost }.
bound-alone = Without a school team, the four cost { $cost } in total.
# $count SCHOOL cards of a name; $students are those of the four from that school.
bound-free = { FIRST_WORDS($count) } SCHOOL cards of { $school } cost { $cost } in total, and they make { $students } free.
bound-paid = { $many ->
    [one] The other student, { $students }, costs { $cost }.
   *[other] The other students, { $students }, cost { $cost } in total.
}
bound-school = A school team with { WORDS($schools) } SCHOOL cards can use up to { $most } points of that.
bound-doubled = At best, the rest is attached to students with teachers and counts double.
bound-rest = At best, all the rest is attached to the four: { $points }.
bound-room = A student counts for at most { $cap }, so the four have room for { $points } more.
bound-average = That gives the average.
bound-bonus = The color bonus adds { $bonus }.
bound-school-tools = The tools of the school team add { $points }.

# Cards that may be drawn: any of a $kind, such as TOOL, or those of a color or of a school, $of.
wish = { $sort ->
    [colour] { $of } { $kind } card
    [school] { $of } { $kind } card
   *[any] { $kind } card
}
wishes = { $sort ->
    [colour] { $of } { $kind } cards
    [school] { $of } { $kind } cards
   *[any] { $kind } cards
}
draw-chance = The chance of drawing at least one { wish } is { $chance }, about { $percent }%.
draw-among = { $wanted ->
    [one] { $drawn ->
        [one] The { $cards } { $cards ->
            [one] card includes
           *[other] cards include
        } { WORDS($wanted) } { wish }, and you draw { $drawn }.
       *[other] The { $cards } cards include { WORDS($wanted) } { wish }, and you draw { $drawn }.
    }
   *[other] { $drawn ->
        [one] The { $cards } cards include { WORDS($wanted) } { wishes }, and you draw { $drawn }.
       *[other] The { $cards } cards include { WORDS($wanted) } { wishes }, and you draw { $drawn }.
    }
}
draw-none = The chance of drawing none is { $none }.
# $first of $of cards are none of those that are wanted; $later is a list of such pairs, one for each further draw.
draw-card-by-card = First, { $first } of { $of } cards miss, then { $later }.
few-of = { $few } of { $left }
draws = { $pile ->
    [one] You have { WORDS($pile) } card left to draw, and nobody knows their order: each is equally likely to be next.
   *[other] You have { WORDS($pile) } cards left to draw, and nobody knows their order: each is equally likely to be next.
}
draws-next = { $draws ->
    [one] These are the chances for { WORDS($draws) } draw, because your hand has room for that many now. Every card that leaves your hand makes room for one more.
   *[other] These are the chances for { WORDS($draws) } draws, because your hand has room for that many now. Every card that leaves your hand makes room for one more.
}

win-number-single-deck = The win number is always { $win_number } when two players share one deck.
win-number-is = The win number is { $win_number }: add the lowest domino number showing to { $base }.
# $later are the numbers that a player turned over after a tie.
turned-over = { $many ->
    [0] { $player } turned over { $first }.
   *[other] { $player } turned over { $first }, then { $later }.
}
decks-unknown = Its average depends on decks you do not know.
lowest-on-average = On average, the lowest number of these { WORDS($decks) } decks is { $mean }, and the win number is { $sum }.
lowest-or-more = The lowest number is { $lowest } or more with a chance of { $chance }.
every-card-as-high = Every player's card has to show at least that number, so multiply their chances.

## Hints

compare-choices = Compare what each choice leaves you with.
hint-students = { $missing ->
    [one] You need { WORDS($missing) } more student for a score.
   *[other] You need { WORDS($missing) } more students for a score.
}
hint-raise = Look for the move that raises your four students' score the most.
# $move is the kind of move that adds the points.
# $counts is what the points are added to: the score, the average of four, which is no score yet, or the same average
# with the fourth student, which makes it the first score, $after.
hint-gain = { $counts ->
    [average] { $move ->
        [PlayStudent] Your hand has a student that brings { $points } toward your average of four.
        [PlayTool] Your hand has a tool that brings { $points } toward your average of four.
        [PlayTeacher] Your hand has a teacher that brings { $points } toward your average of four.
       *[other] You have a move that brings { $points } toward your average of four.
    }
    [first] { $move ->
        [PlayStudent] Your hand has a student that gives you your first score: { $after }.
        [Attach] You can put a student into a school team, which gives you your first score: { $after }.
       *[other] You have a move that gives you your first score: { $after }.
    }
   *[score] { $move ->
        [PlayStudent] Your hand has a student that adds { $points } to your score right away.
        [PlayTool] Your hand has a tool that adds { $points } to your score right away.
        [PlayTeacher] Your hand has a teacher that adds { $points } to your score right away.
        [Attach] You can put a student into a school team, which adds { $points } to your score right away.
       *[other] You have a move that adds { $points } to your score right away.
    }
}
hint-best-buy = You can pay for these students. Find the best buy.
best-buy-is = The best buy gives you the most points for each point you pay.
hint-end-turn = End your turn. The cards you keep are worth more later.
hint-discard = Discard { $card }. A new card is likely to help you more.
hint-compare = Compare what { $played } would cost you with the value of keeping a STAFF card.
hint-no-staff = You have no STAFF card that answers it.
hint-answer = It is worth answering.
hint-no-answer = It is not worth a STAFF card.

## What to do now, and help

is-choosing = { $player } is choosing.
others-choose = The others are choosing.
prompt-answer = { $played }: play a STAFF card, or let it happen.
prompt-treasurer = Treasurer: pay 10, or your ACTION card is canceled.
prompt-choose = { $left ->
    [1] { $effect }: choose a card.
   *[other] { $effect }: choose a card ({ $left } more).
}
prompt-snow-day = Snow Day: you cannot pay this turn.
prompt-over = Play or discard { $over } more, then end your turn.
prompt-go-on = Play more cards, or end your turn.
prompt-play = Your turn: play or discard at least one card.

only-an-answer = Keep it as an answer: a STAFF card is played after an ACTION or STAFF card.
# Said to everyone alike: who is asked tells nothing about who holds a STAFF card.
who-is-asked = Every opponent is asked, even without a STAFF card. If several answer, the next in turn order counts, and the others keep their cards.
pay-the-treasurer = Pay TOOL cards worth at least { $asked } points, or your ACTION card is canceled.
over-with-both = Can you score over { $both }?
over-with-either = Can you score over { $either } with either pile?
decks-closed = Each player knows only their own deck, so you cannot tell which cards the others may still have.
aim-alone = Over { $either } with one pile, over { $both } with both
help-answer = Press a STAFF card in your hand, then Answer or the player you aim it at.
help-pay = Press TOOL cards to lay them out or to take them back.
help-choose = Press the card you want. The card in play says what happens to it.
help-press = Press a card, and the places where it can go light up. Press one of them, or its key. If a card costs something, press the TOOL cards that pay, and then Pay. In a game the cheapest ones are laid out already.
help-table = Schools, students, teachers and tools stay on your table. Put TOOL cards on a student, or pay with them. For 5 points you can move a teacher or a tool, or put a student into a school team.
help-price = A crossed-out price is more than you can pay. Press the card to read why. Press another player to look closer.
domino = The two small digits in the corner of a card are its domino digits, such as 9 over 8. They matter only before the first turn: 200 plus the lowest number turned over is the win number.

# What ACTION cards have changed for this turn: a word or two, and a sentence.
mark-no-payments = no paying
    .text = You cannot pay with TOOL cards this turn.
mark-discount = student −{ $discount }
    .text = The next STUDENT card costs { $discount } points less.
mark-free-school = school free
    .text = The next SCHOOL card is free.
mark-bonus = tools +{ $bonus }
    .text = Every TOOL card you pay with counts { $bonus } points more.
mark-hand = { $hand } cards
    .text = This turn ends with { $hand } cards in hand.


## The rules in short: a title, and what stands below it

rule-aim = The aim
    .text = Build a team of four students. The first whose all-star score or school score reaches the win number wins. If someone cannot draw enough cards at the end of a turn, the game ends and the highest score wins.
rule-set-up = Set up
    .text = Each player has a deck of 55 cards, no two with the same name and color. Everyone turns over the top card and reads its domino digits as a number. The lowest is added to 200: that is the win number. The player with the highest number goes first. Players who tie turn over another card. Everyone draws six cards.
rule-turn = A turn
    .text = Play or discard as many cards as you like, but at least one, and play at most one ACTION card. Then draw or discard until you hold six.
rule-schools = SCHOOL cards
    .text = A SCHOOL card costs 10 points for each SCHOOL card of that name already on the table. Schools of one name in front of you form a school team.
rule-students = STUDENT cards
    .text = An elementary or high school student costs a tenth of the printed score, and a middle school student costs half of it. In a school team of the same name with two or more SCHOOL cards, students are free.
rule-teachers = TEACHER cards
    .text = TEACHER cards are free. Put one on any student, or on the school team of the same name.
rule-tools = TOOL cards
    .text = Pay with them, or put them on a student or on three or more SCHOOL cards of one name. Anything you pay above the cost is lost.
rule-moving = Moving cards
    .text = For 5 points you may put one of your students into a school team, or move a teacher or a tool. You may send away an opponent's TOOL card for twice its value.
rule-action = ACTION and STAFF cards
    .text = Every opponent may answer an ACTION card with a STAFF card, which can be answered too. If several answer, the next in turn order counts. Then the ACTION card does what it says, unless an answer changed that. STAFF cards are only ever answers.
rule-student-score = A student's score
    .text = The printed score, times 5 for middle school or 1.5 for high school, plus the tools on the student. A teacher on the student or on the school team doubles the tools, once. A student scores at most 300.
rule-team-scores = Team scores
    .text = The all-star score is the average of any four of your students. A school score is the average of four in one school team, plus up to 100 points of tools on its schools. Either score gets 50 more if all four are the same color and a teacher of that color is on one of them or on the school.
rule-corner = The corners of a card
    .text = The large number is printed on the card: a student's score before it is multiplied, or what a tool is worth. { domino }
rule-one-deck = One deck for two
    .text = One player gets the blue and orange cards and a 25-point tool, the other the red and green ones and a 20-point tool. The win number is 200.
rule-solitaire = Solitaire
    .text = 54 cards in two piles of 27. Play each until it is used up. Can you score over { $either } with one pile, and over { $both } with both?
rule-team-play = Team play
    .text = Four players, partners opposite each other. You may attach your cards to your partner's, and the lowest number is added to 300. Partners are not opponents.
rule-more = More ways to play
    .text = Other base numbers, open hands, other multipliers, one age group, school scores only, tools that match their student's color, other decks, or playing on for second and third place.

## What bots are, and say about their moves

first-staff = I answer a card aimed at me with the first STAFF card that can answer it.
# $counts is what the points are added to, as in the hint.
adds-most = { $counts ->
    [average] It brings { $points } toward my average of four, and no other move brings more.
    [first] It gives me my first score, { $after }, and no other move gives me more.
   *[score] It adds { $points } to my score right away, and no other move adds more.
}
no-gain = Nothing I can play adds points now.
no-gain-discard = Nothing I can play adds points now, and { $card } is the card I need least.
no-better-choice = No other choice leaves me with more points.
adds-nothing = It adds no points right away, but it costs nothing.
so-far = { $is_score ->
    [yes] My score is { $points }.
   *[no] I have no score yet. My students bring { $points } toward an average of four.
}
weighs-answer = I compare what the card would cost my team with what a STAFF card is worth if I keep it. I answer if answering is worth at least { $least } points more to my team.
prepares-school = { $card } prepares a school team: with two SCHOOL cards, its students are free.
counts-for-team = { $card } counts for the school team from now on.
sends-away = I pay twice the value of { $card } to send it away.
helps-more = { $card } helps my team more than the card I would draw instead.
# What is expected with the discard stands in the next sentence.
discards = { $points ->
    [none] I discard { $card }, because I have to play or discard a card before my turn can end.
    [one] I discard { $card } and draw another card. If I ended my turn with the cards I have, I would expect about { $points } point.
   *[other] I discard { $card } and draw another card. If I ended my turn with the cards I have, I would expect about { $points } points.
}
keeps = The cards I keep are worth more to my team later than anything I could do with them now.
best-position = This choice puts my team in the best position compared with the other players.
student-brings = { $card } scores { $points }, and a quarter of that is { $quarter }.
costs-nothing = It costs nothing.
costs-so-much = It costs { $cost }: { $rate } points for each point I pay.
attached-adds = { $counts ->
    [average] { $card } brings { $points } there toward my average of four.
   *[score] { $card } adds { $points } to my score there right away.
}
attached-adds-nothing = { $card } adds nothing there yet, but I will need it there.
pays-more = I pay { $points } more than I need to.
pays-exactly = I pay the exact cost.
reaches-win-number = With it, I reach the win number this turn.
# $team is what is built; $turns is how many turns are left, or none where a pile is played to its end.
builds = { $team ->
    [school] { $colour ->
        [none] { $turns ->
            [none] I build a school team at { $school } and expect about { $points } points when this pile is finished.
           *[some] I build a school team at { $school } and expect about { $points } points within { $turns } more turns.
        }
       *[named] { $turns ->
            [none] I build a school team at { $school } in { $colour } and expect about { $points } points when this pile is finished.
           *[some] I build a school team at { $school } in { $colour } and expect about { $points } points within { $turns } more turns.
        }
    }
   *[all-star] { $colour ->
        [none] { $turns ->
            [none] I build an all-star team and expect about { $points } points when this pile is finished.
           *[some] I build an all-star team and expect about { $points } points within { $turns } more turns.
        }
       *[named] { $turns ->
            [none] I build an all-star team in { $colour } and expect about { $points } points when this pile is finished.
           *[some] I build an all-star team in { $colour } and expect about { $points } points within { $turns } more turns.
        }
    }
}
chance-of-four = The chance of having four students by then is { $percent }%.

## What a turn cost, in the look back on a game

judged-nothing = Play nothing.
# What luck brought.
luck-deal = Your first cards.
luck-draw = The cards you drew at the end of a turn.

## A bot that plays like a pupil

pupil-believed = It believed that the highest number on a card makes the best student. The age group changes the score: times 5 in middle school, times 1.5 in high school.
# $points such as “40 points”
pupil-slip = It played { $student }. { $better } would have added { $points } more.
