### What FORMULA says: events, refusals, reasons, hints, what was possible, the rules, and what the bots say.

## Cards, numbers and signs

# A Joker's name behind “no” or “only”, with nothing before it.
joker = Joker
joker-card = a Joker

# $digit is what the Joker stands for.
joker-card-as = a Joker as { $digit }

cards = { WORDS($cards) } { $cards ->
    [one] card
   *[other] cards
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

place = { $place ->
    [left] the first number
    [right] the second number
   *[answer] the answer
}

operation = { $sign ->
    [plus] addition
    [minus] subtraction
    [times] multiplication
   *[divide] division
}

nth = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}

## How a game ends

ending-first-out = First to have no cards left.
ending-fewest-cards = Nobody could lay or draw, so the fewest cards win.

# $points is what ended the points game.
ending-most = { $points ->
    [none] { $shared ->
        [yes] Most rounds won. The win is shared.
       *[no] Most rounds won.
    }
   *[other] { $shared ->
        [yes] Most points when someone reached { $points }. The win is shared.
       *[no] Most points when someone reached { $points }.
    }
}

## What happens

event-dealt = { $name ->
    [you] Round { $round }: { $cards } are face up, and you start.
   *[other] Round { $round }: { $cards } are face up, and { $name } starts.
}

# $laid are the cards from the hand, $cards how many.
event-laid = { $opening ->
    [yes] { $points ->
        [0] { $name } opened with { $formula }, laying { cards }: { $laid }.
       *[other] { $name } opened with { $formula } for { points }, laying { cards }: { $laid }.
    }
   *[no] { $points ->
        [0] { $name } made { $formula }, laying { cards }: { $laid }.
       *[other] { $name } made { $formula } for { points }, laying { cards }: { $laid }.
    }
}

# $card is a digit, J for a Joker, or none where it is hidden.
event-drew = { $card ->
    [none] { $name } drew a card.
    [J] { $name } drew a Joker.
   *[other] { $name } drew { A($card) }.
}
event-had-to-draw = { $card ->
    [none] { $name } had to draw a card, because the answer is divisible by 5.
    [J] { $name } had to draw a Joker, because the answer is divisible by 5.
   *[other] { $name } had to draw { A($card) }, because the answer is divisible by 5.
}
event-stock-made = { $cards ->
    [one] The stock ran out: one covered card is the new stock.
   *[other] The stock ran out: { WORDS($cards) } covered cards were shuffled to make the new stock.
}
event-passed = { $name } passed: there was no card to draw.
event-went-out = { $name ->
    [you] You have no cards left and go out { nth }.
   *[other] { $name } has no cards left and goes out { nth }.
}

# Behind it come sentences such as went-out and has-left, one for each player.
event-round-over = { $blocked ->
    [yes] Round { $round } is over: nobody could lay or draw.
   *[no] Round { $round } is over.
}
went-out = { $name } went out { nth }.
has-left = { $name ->
    [you] You have { cards } left.
   *[other] { $name } has { cards } left.
}

# $scores are such as name-and-points.
event-round-scored = Round { $round } is over: { $scores }.
name-and-points = { $name } { points }

## What happens, in at most ten words

caption-laid = { $points ->
    [0] { $name }: { $formula }, { cards }.
   *[other] { $name }: { $formula }, { cards }, { points }.
}
caption-drew = { $card ->
    [none] { $name ->
        [you] You draw a card.
       *[other] { $name } draws a card.
    }
    [J] { $name ->
        [you] You draw a Joker.
       *[other] { $name } draws a Joker.
    }
   *[other] { $name ->
        [you] You draw { A($card) }.
       *[other] { $name } draws { A($card) }.
    }
}
caption-must-draw = { $card ->
    [none] { $name } must draw a card.
    [J] { $name } must draw a Joker.
   *[other] { $name } must draw { A($card) }.
}
caption-stock-made = The covered cards become the new stock.
caption-passed = { $name ->
    [you] You pass.
   *[other] { $name } passes.
}
caption-went-out = { $nth ->
    [1] Out first.
    [2] Out second.
    [3] Out third.
    [4] Out fourth.
   *[other] Out fifth.
}

## Moves

action-lay = Lay { $laid }, with the sign { $sign }.
action-set-sign = Set the sign { $sign }.
action-draw = Draw a card.
action-pass = Pass.

## Refusals

reason-rounds-are-open = { $option } is { $rounds }, but the points game plays as many rounds as it needs; leave it at 1.
reason-no-points-game = { $option } is switched on, but points are counted only in the points game.
reason-no-next-round = { $option } is switched on, but one round has no next one; play more rounds, or for points.
reason-nothing-to-draw = There are no cards left to draw, in the stock or under the formula. Lay cards or pass.
reason-still-cards-to-draw = You cannot pass while there are cards to draw. Lay cards or draw one.
reason-nothing-laid = A new sign alone is not a move. Lay at least one card, or draw.
reason-too-many-cards = { FIRST_WORDS($laid) } cards are too many: you may lay at most { WORDS($most) } in a turn.

# $card is a digit, J for a Joker; $laid is more than 1.
reason-held-too-few = { $card ->
    [J] This takes { WORDS($laid) } Jokers, but you have only { WORDS($held) }.
   *[other] This takes { WORDS($laid) } { $card }s, but you have only { WORDS($held) }.
}
reason-wrong-digit = { $card ->
    [J] A Joker stands for one digit from 0 to 9, so it cannot be { $digit }.
   *[other] The card { $card } is always { $card }; only a Joker can stand for { $digit }.
}
reason-sign-not-in-play = This game has no { $sign }. Choose × or ÷.
reason-keep-one-card = This would cover every card. Leave at least one card of the formula as it is.
reason-opening-cards-stay = In the opening, the two cards on the table stay: you cannot change { place } yet.
reason-number-missing = There is no card for { place } yet. A formula needs two numbers, a sign and an answer.
reason-no-card-there = There is no card at that place: { place } has fewer than { $cards } cards.
reason-no-answer-yet = There is no card in the answer to keep yet.
reason-order-changed = Cards that stay must keep their order; those in { place } have changed it.
reason-squeezed-in = You cannot push two cards of { place } apart. A new card covers cards or goes at either end.
reason-left-out = You cannot leave the { $digit } out of { $number }: cover it or keep it.
reason-joker-needs-a-digit = The Joker in { place } has no digit yet: choose one from 0 to 9.
reason-joker-keeps-its-digit = The card in { place } stays { $digit } while it is in the formula; it cannot become { $wanted }.

# $zero says where the 0 stands that leaves n free.
always-true = { $zero ->
    [divided] 0 ÷ n = 0 is true for every n except 0
    [left] 0 × n = 0 is true for every n
   *[right] n × 0 = 0 is true for every n
}
reason-times-zero-must-go = After { $formula }, you must cover every card of the formula, because { always-true }.
# The same where cards would stay: each of $bare is a “bare-cards”.
reason-still-bare = Still uncovered: { $bare }. No card may stay: that is the rule of the game, because { always-true }.
bare-cards = { $digits } in { place }
# Where a card covers a part of a number, $digits are the others of it.
reason-half-covered = { $many ->
    [one] The { $digits } of { $number } is still uncovered; one card can cover all of { $number }. No card may stay: that is the rule of the game, because { always-true }.
   *[other] { $digits } of { $number } are still uncovered; one card can cover all of { $number }. No card may stay: that is the rule of the game, because { always-true }.
}
# $card lies beside a number; $digits are all the cards of that number.
reason-laid-beside = { $many ->
    [one] Your { $card } lies beside the { $digits }, which is still uncovered. No card may stay: that is the rule of the game, because { always-true }.
   *[other] Your { $card } lies beside { $digits }, which are still uncovered. No card may stay: that is the rule of the game, because { always-true }.
}
reason-leading-zero = { $digits } begins with 0. As a number it is just { $number }, written without a 0 in front.
reason-divides-by-zero = { $left ->
    [0] You cannot divide by 0: every number times 0 gives 0, so 0 ÷ 0 has no single answer.
   *[other] You cannot divide by 0: no number times 0 gives { $left }.
}

# $side is such as 7 × 8.
not-true = { $side } = { $value }, not { $answer }.
# The same before the formula is played.
not-true-so-far = { $side } is not { $answer }.
not-below-zero = { $side } = { $value }, and the game has no numbers below 0.
not-a-whole-number = { $side } is { $whole } remainder { $rest }, and the game has only whole numbers.

## What a refusal rests on

behind-not-your-turn = Play goes around to the left.
behind-nothing-to-draw = When the stock runs out, the covered cards become the new one. Now there are none.
behind-still-cards-to-draw = In a turn, you lay cards or draw one.
behind-nothing-laid = You may change the sign in any turn if you also lay at least one card.
behind-too-many-cards = The limit keeps anyone from getting rid of a whole hand at once.
behind-not-in-your-hand = New cards come from your hand. A card in the formula stays there or is covered.
behind-held-too-few = { behind-not-in-your-hand }
behind-wrong-digit = Only a Joker has no digit of its own.
behind-sign-not-in-play = This variant leaves out + and −, and you may lay four cards in a turn.
behind-opening-cards-stay = To open, you put a sign between the two cards and put down the answer from your hand.
behind-number-missing = A side of = has a value only when its numbers are there.
behind-no-card-there = Only cards that are in the formula can stay in it.
behind-order-changed = Cards never move: each one stays where it was laid.
behind-squeezed-in = A new card covers one card, or neighboring cards, or goes beside the number at either end.
behind-keep-one-card = In this variant, every new formula keeps at least one card that is on the table.
behind-joker-needs-a-digit = The player who completes the first formula names a Joker that was turned up.
behind-joker-keeps-its-digit = A Joker keeps its digit while it is in the formula. In the stock, it is free again.
behind-left-out = Each card of a number has its place, so leaving one out would change the number.

## Why a play is lawful, and what there was to play

play-made = { $formula }, with { cards }: { $laid }.
number-new = { $place ->
    [left] The first number is new: { $number }.
    [right] The second number is new: { $number }.
   *[answer] The answer is new: { $number }.
}
number-stays = { $place ->
    [left] The first number stays { $number }.
    [right] The second number stays { $number }.
   *[answer] The answer stays { $number }.
}
must-cover-all = The next player must cover every card.
n-is-free = If a card could stay, anyone could lay any three cards in place of n, as in 428 × 0 = 0, and the game would soon be over.
zero-divided-is-zero = 0 ÷ n = 0 for every n except 0, because 0 × n = 0.

round-laid = You laid { cards } in { turns }.
turns = { WORDS($turns) } { $turns ->
    [one] turn
   *[other] turns
}
turn-drew = You drew a card.
turn-passed = You passed.
turn-laid = { $formula }: { cards }.
turn-had-none = No formula was possible.
turn-was-best = On this turn, no formula lays more.
turn-had-better = On this turn, you could have laid { cards }: { $formula }.

nothing-to-play = There was no formula you could lay, so you could not have done better.
plays-there-were = { $plays ->
    [one] There was one play.
   *[other] There were { $plays } plays.
}
laid-the-most = The most was { cards }, and you laid that many.
best-lays = The best one lays { cards }: { $formula }.

# $counts are such as plays-with-sign and plays-with-cards.
by-sign = By sign: { $counts }.
by-cards-laid = By cards laid: { $counts }.
by-cards-kept = By how many cards on the table stay: { $counts }.
plays-with-sign = { $plays } with { $sign }
plays-with-cards = { $plays } with { cards }

## Hints

hint-operation = You can lay { cards } with { operation }.

# $kept are such as kept-number and kept-digit.
hint-keep = Keep { $kept } on the table.
hint-keep-none = No card on the table stays: all three numbers are new.
hint-lay = Lay { $laid }.
hint-draw = Your cards make no true formula now: draw a card.
hint-pass = Your cards make no true formula now: pass.
hint-none-true = No formula that your cards can make here is true.
hint-no-answer = With { $left } and { $right }, no sign in play gives a whole number from 0 up.
hint-answers = With { $left } and { $right }, the answer must be { OR($answers) }, and your cards cannot make that.
kept-number = the { $number }
kept-digit = the { $digit } in { $number }

## Which digits are useful

useful-digits = { $first } is in { $most } true formulas with three one-digit numbers, { $second } in { $more }, and { $last } in only { $least }.

# $counts are such as digit-in.
from-most-to-fewest = From most to fewest: { $counts }.
digit-in = { $digit } in { $formulas }
fewest-alone = Fewest with × alone: { $times } in { $times_least }. Fewest with ÷ alone: { $divide } in { $divide_least }.
two-digit-answers = If the answer may have two digits, { $first } in { $most } is the most, and { $last } in { $least } the fewest.
single-cards = When you lay a single card on one of these formulas, { OR($digits) } most often makes another true one.

## How many formulas there are

plays-on-table = { $plays ->
    [0] You have no plays on this table.
    [one] You have one play on this table.
   *[other] You have { $plays } plays on this table.
}
takes-three-cards = A formula made entirely of new cards takes at least three cards.
new-formulas = { $true ->
    [0] With only these cards, you can lay { $every } formulas, and none of them is true.
    [one] With only these cards, you can lay { $every } formulas, and one of them is true.
   *[other] With only these cards, you can lay { $every } formulas, and { $true } of them are true.
}

# $laid is 3 or 4.
orders = { $laid ->
    [3] The first card is one of { $first }, the second one of the other { $second } and the third one of the other { $third }.
   *[other] The first card is one of { $first }, the second one of the other { $second }, the third one of the other { $third } and the fourth one of the other { $fourth }.
}

# $equal are such as equal-cards.
equal-rows = There are { $equal }: swapping equal cards makes the same row, so { $different } of the { $rows } rows are different.
equal-cards = { $card ->
    [J] { WORDS($count) } Jokers
   *[other] { WORDS($count) } { $card }s
}
joker-rows = A Joker can be any of 10 digits, so each row counts 10 times for each Joker in it: { $rows } rows, { $without } of them without a Joker.
ways-to-cut = With { cards }, one of the three numbers has two digits: { $ways } ways to cut the row. Numbers such as 05 are counted too, but none of them is allowed.
signs = The sign is one of { $signs }.
counts-added = Three-card and four-card formulas are different, so their counts are added.

opening-chance = About { $hands } of 100 hands can open with { $left } and { $right }.
openings = { $many ->
    [one] There is 1 true formula: { $formulas }.
   *[other] There are { $many } true formulas: { $formulas }.
}
opening-counted = This counts every hand of { $hand } from the other { $others } cards, Jokers included.

## What a play, a round and a game were worth

no-points-game = In this game, plays score no points: the first player with no cards left wins.
play-scores = { $formula } scores { points }.
cards-score-digits = Each card laid scores its digit; a Joker scores the digit it stands for.
sign-bonus = { $sign ->
    [minus] A difference scores { $bonus } more.
   *[divide] A quotient scores { $bonus } more.
}
nothing-left = No cards are left, so nothing is deducted.

# $jokers is 0 where one of the cards is no Joker, $hand how many cards there are.
left-costs = { $jokers ->
    [0] { $hand ->
        [one] { $cards } costs { points }.
       *[other] { $cards } cost { points }.
    }
    [one] A Joker costs { points }.
   *[other] { FIRST_WORDS($jokers) } Jokers cost { points }.
}
each-left-costs = Each card left costs its digit; a Joker costs 25.

round-points = { $name } scored { points } in round { $round }.
round-place = { $tied ->
    [yes] { $name ->
        [you] You are tied for { nth } in round { $round }.
       *[other] { $name } is tied for { nth } in round { $round }.
    }
   *[no] { $name ->
        [you] You are { nth } in round { $round }.
       *[other] { $name } is { nth } in round { $round }.
    }
}
round-played = The plays in this round scored { points }.
round-bonus = { $name } went out first and gets { $bonus } points for it.
round-no-bonus = Nobody went out, so nobody gets the { $bonus } points for going out first.
place-by-out = { $name ->
    [you] You were the { nth } to have no cards left.
   *[other] { $name } was the { nth } to have no cards left.
}
place-by-cards = { $finished ->
    [yes] { $name ->
        [you] You have { cards } left; fewer is better. Players who went out come first.
       *[other] { $name } has { cards } left; fewer is better. Players who went out come first.
    }
   *[no] { $name ->
        [you] You have { cards } left; fewer is better.
       *[other] { $name } has { cards } left; fewer is better.
    }
}
round-won = { $names ->
    [you] You were the first to have no cards left.
   *[other] { $names } was the first to have no cards left.
}
round-won-blocked = Nobody could lay or draw, so the fewest cards win: { $names }.
ended-blocked = Everyone passed in a row: nobody could lay a formula, and there were no cards to draw.
ended-one-left = The round ended when { $name } went out and one player was left.
ended-last-card = { $name ->
    [you] The round ended when you laid your last card.
   *[other] The round ended when { $name } laid their last card.
}
rounds-played = { FIRST_WORDS($rounds) } rounds were played. Winning the most rounds wins the game.
points-reached = { $names } had { $target } points or more at the end of a round, so the most points win.
total-points = { $name ->
    [you] You have { points }.
   *[other] { $name } has { points }.
}

# $which are the rounds' numbers.
total-rounds = { $won ->
    [0] { $name } won no rounds.
    [one] { $name } won one round: round { $which }.
   *[other] { $name } won { WORDS($won) } rounds: rounds { $which }.
}

## What to do now

prompt-wait = { $name } is playing.
prompt-open = Choose a sign and put down the answer.
prompt-zero = Cover every card, or draw.
prompt-change = Make a new formula with up to { WORDS($most) } cards.

help-open = The two cards on the table stay. Choose a sign between them, and put down the answer from your hand.
help-zero = The answer is 0, so every card must be covered: lay a whole new formula with up to { WORDS($most) } cards.
help-change = Turn the formula into another true one: lay one to { WORDS($most) } cards, and change the sign if you like. A card you do not cover stays in the formula. If nothing fits, draw a card.
help-beneath = A small +2 on a card of the formula says that two cards lie beneath it.
help-pressing = Press a card, then its place: on one card, over several, or beside a number. You can also drag it. Press a card you laid to take it back.
help-keys = Keys: a digit picks up that card, the letter on a place puts it there, + − x / set the sign, = plays.

## The variants of this game

variant-keep-one = At least one card on the table must stay.
variant-times-and-divide = Only × and ÷ are used, and you may lay four cards in a turn.
variant-fives-draw = If the answer is divisible by 5, the others draw a card.
variant-first-can-open = Each round is dealt so that the first player can open.
variant-open-hands = All hands are face up.
variant-play-on = The round goes on until one player is left.
variant-winner-extra-card = The winner of a round starts the next one with an extra card.
variant-points = The first player with { $points_to } points ends the game.
variant-sign-bonus = A difference scores 5 more, a quotient 10 more.

## The rules in short

rules-aim = Aim
    .text = Be the first to have no cards left.
rules-deal = Deal
    .text = Each player gets seven cards. Two more lie face up: the first two numbers of the formula. The rest is the stock. There are five cards of each digit and two Jokers.
rules-opening = Opening
    .text = The first player puts a sign between the two cards and puts down the answer. The two cards stay as they are. If you cannot, draw a card; then the next player tries. A house rule of the table deals anew until the first player can open; you can switch it off under Options.
rules-turn = A turn
    .text = Lay one to three cards so that the formula is true again. You may change the sign, but a new sign alone is not a move. If you cannot or do not want to lay cards, draw one card. Either way, your turn is over.
rules-places = Where a card goes
    .text = On one card, over neighboring cards of a number, or beside a number at either end. What you do not cover stays: no card is ever taken away or moved. So 10 can become 12, 5 or 103, but never just 1.
rules-numbers = Numbers
    .text = Only whole numbers from 0 up. None begins with 0, except 0 itself. A division must come out even, and you cannot divide by 0.
rules-zero = Answer 0
    .text = After n × 0 = 0, 0 × n = 0 or 0 ÷ n = 0 the next formula must cover every card. Otherwise any n would do, and the game would soon be over.
rules-joker = Joker
    .text = It stands for any digit from 0 to 9. The player who lays it or opens with it names it. It keeps that digit while it is in the formula.
rules-stock = Stock
    .text = When the stock runs out, the covered cards are shuffled and become the new stock. You may pass only when there are no cards left to draw. If everyone passes in a row, the fewest cards win.
rules-harder = Harder
    .text = At least one card on the table stays in each formula. Or only × and ÷, with four cards in a turn.
rules-variants = More variants
    .text = If the answer is divisible by 5, the others draw a card. The round goes on until one player is left. Several rounds, where the winner starts with an extra card. All hands face up.
rules-points = Points
    .text = Cards you lay score their digits, a Joker its digit. The first player out scores 10 more. Cards left cost their digits, a Joker 25. You play rounds until someone reaches the target. The most points win. With the bonus, a difference scores 5 more, a quotient 10 more.

## The bots

bot-draws = I lay cards whenever I can. This time I found no formula, so I draw.
bot-passes = I found no formula, and there are no cards to draw, so I pass.
bot-lays = This lays { $laid } of my { $cards } cards.
bot-most-cards = No other play of mine lays more.
bot-goes-out = { $laid ->
    [one] This is my last card, so I am out.
   *[other] These are my last cards, so I am out.
}
bot-scores = { $saved ->
    [one] This play scores { points } and gets rid of cards that could cost me { $saved } point at the end.
   *[other] This play scores { points } and gets rid of cards that could cost me { $saved } points at the end.
}
bot-most-points = No other play of mine gains more now.
bot-safe = Nobody else has few enough cards to go out before my next turn, so I kept the cards that should take me the fewest turns to lay.
bot-looked-on = { $deals ->
    [0] I simulated { WORDS($worlds) } deals of the cards that I cannot see. In none of them could anyone go out before my next turn.
   *[other] I simulated { WORDS($worlds) } deals of the cards that I cannot see. In { $deals } of them, someone could go out before my next turn.
}
bot-compared = { $deals ->
    [0] I simulated { WORDS($worlds) } deals of the cards that I cannot see. In none of them could anyone go out before my next turn, compared with { $otherwise } if I had left the table as it was.
   *[other] I simulated { WORDS($worlds) } deals of the cards that I cannot see. In { $deals } of them, someone could go out before my next turn, compared with { $otherwise } if I had left the table as it was.
}
bot-answer = { $points ->
    [one] In { WORDS($worlds) } deals that I simulated, the next player's best answer scored { $points } point on average.
   *[other] In { WORDS($worlds) } deals that I simulated, the next player's best answer scored { $points } points on average.
}

## What a decision cost, in the look back on a game

judged-play = Make { $formula }, with { $laid }.
# What stays in hand after the better play: with how many of so many usual formulas on the table all of it can go next turn, and
# how many there are for what the player kept.
judged-leaves = { $mine ->
    [none] It leaves { $cards }: on { $out } of { $of } usual formulas, you could go out with that next turn.
   *[other] It leaves { $cards }: on { $out } of { $of } usual formulas, you could go out with that next turn. With what you kept, you could on { $mine }.
}
# What luck brought.
luck-deal = The deal, and who began.
luck-between = The cards that you and the others drew, and what lay on the table when your turn came.
luck-end = The last turns of the others.

## A bot that plays like a pupil

pupil-lays = I lay as many cards as I can.
pupil-believed = It believed that the answer must be one card. The answer can be as long as you like.
pupil-slip = { $cards ->
    [one] It drew a card, when it could have made { $formula } and laid { WORDS($cards) } card.
   *[other] It drew a card, when it could have made { $formula } and laid { WORDS($cards) } cards.
}
