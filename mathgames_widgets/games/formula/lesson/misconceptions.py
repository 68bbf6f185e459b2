"""What leads to wrong answers about formulas: each idea by its name, and what to say about it."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

ANSWER_COMES_NEXT = Misconception(
    "answer-comes-next",
    "= means that the answer comes next",
    "The sign = says that both sides have the same value. Work out both sides and compare.",
)
NOTHING_TO_WORK_OUT = Misconception(
    "nothing-to-work-out",
    "There must be something to work out",
    "The sign = only says that both sides have the same value. Compare them, even where there is no + or −.",
)
ONE_SIDE_ONLY = Misconception(
    "one-side-only",
    "Any answer will do",
    "A formula is true only where both sides have the same value. Work out the left side, then look at the right one.",
)
ORDER_IS_FREE = Misconception(
    "order-is-free",
    "The two numbers may change places",
    "They may with + and ×. With − and ÷ the order counts: 6 − 3 is 3, but 3 − 6 is below 0.",
)
LARGE_BY_SMALL = Misconception(
    "large-by-small",
    "The larger number is always divided by the smaller one",
    "The number in front is shared out, whatever its size: 3 ÷ 6 is 3 shared by 6, and that is a half.",
)
ONE_CARD_ANSWERS = Misconception(
    "one-card-answers",
    "The answer must be one card",
    "Two cards can make one number: 1 and 8 side by side are 18.",
)
SUM_FOR_PART = Misconception(
    "sum-for-part",
    "Add what you see",
    "The missing number is only a part: together with the other part it makes the answer. Take away instead.",
)
DIVISION_BOTH_WAYS = Misconception(
    "division-both-ways",
    "Division can be turned round",
    "8 ÷ 2 is 4, but 2 ÷ 8 is a quarter. Turn it into a product instead: 4 × 2 = 8.",
)
FACE_VALUE = Misconception(
    "face-value",
    "A digit is worth the same wherever it stands",
    "The place decides. One step to the left, and a card is worth ten times as much.",
)
ZERO_IN_FRONT = Misconception(
    "zero-in-front",
    "A 0 on the left makes a longer number",
    "0 tens add nothing: 02 is the number 2. In this game a number of several cards does not begin with 0.",
)
ZERO_BEHIND = Misconception(
    "zero-behind",
    "A 0 is worth nothing, wherever it stands",
    "Behind another card a 0 moves that card one place to the left: 2 becomes 20, ten times as much.",
)
DIGIT_DROPPED = Misconception(
    "digit-dropped",
    "A card of a number can be left out",
    "Every card of a number stays or is covered. From 10 alone you cannot take the 1 and leave the 0 out.",
)
EVERY_CARD_AT_ONCE = Misconception(
    "every-card-at-once",
    "As many cards as you like",
    "In one turn you lay at most three cards. A card of the table that stays costs none.",
)
SIGN_ALONE = Misconception(
    "sign-alone",
    "Another sign is a move",
    "Changing the sign is free, but you must lay at least one card.",
)
LAST_DIGIT_DECIDES = Misconception(
    "last-digit-decides",
    "Even numbers can be divided by 4",
    "Every second even number has a remainder of 2. Half of the number must be even as well.",
)
SAME_END = Misconception(
    "same-end",
    "The last digit alone decides",
    "It decides for 2, 5 and 10. For 4 you need the last two digits, because 100 can be divided by 4 and 10 cannot.",
)
ZERO_DIVIDES = Misconception(
    "zero-divides",
    "Dividing by 0 gives 0, or the number itself",
    "Check it with the product: a number times 0 is always 0, and never anything else. So there is no answer at all.",
)
ZERO_OVER = Misconception(
    "zero-over",
    "A 0 anywhere forbids dividing",
    "0 may be shared out: 0 ÷ 8 = 0, because 0 × 8 = 0. Only dividing by 0 has no answer.",
)
ONLY_ZERO = Misconception(
    "only-zero",
    "Only 0 times 0 gives 0",
    "Any number of nothings is nothing: 5 × 0, 28 × 0 and 428 × 0 are all 0.",
)
ONLY_THE_ONE_THAT_LIES_THERE = Misconception(
    "only-the-one-that-lies-there",
    "The number that stands there is the only one",
    "Try another one: is 5 × 0 = 0 true? Then 5 could lie there as well.",
)
ONLY_SHORT_NUMBERS = Misconception(
    "only-short-numbers",
    "A large number times 0 is more",
    "428 nothings are still nothing. Length makes no difference.",
)
THEN_IT_IS_FINISHED = Misconception(
    "then-it-is-finished",
    "The proof begins with what it wants to show",
    "First say what an answer a would mean. Then look whether that can be.",
)
NOTHING_TO_SWEEP = Misconception(
    "nothing-to-sweep",
    "Something of n × 0 = 0 may stay",
    "It is the one formula that must go whole: otherwise everyone could lay any number for n, turn after turn.",
)
ORDER_FORGOTTEN = Misconception(
    "order-forgotten",
    "The order makes no difference",
    "3 + 5 = 8 and 5 + 3 = 8 are two formulas: other cards lie in other places.",
)
CHOICES_ADD = Misconception(
    "choices-add",
    "Choices are added",
    "For each first card there are as many second cards. Choices that follow each other are multiplied.",
)
CARD_USED_AGAIN = Misconception(
    "card-used-again",
    "The same card again",
    "A card that you have laid is no longer in your hand: for the next number there is one card less.",
)
SIGNS_FORGOTTEN = Misconception(
    "signs-forgotten",
    "One formula for each order",
    "The sign is free: each order of the cards goes with four signs, true or not.",
)
ONE_OF_THE_FAMILY = Misconception(
    "one-of-the-family",
    "One fact, one formula",
    "A fact has a family. Swap its two numbers where you may, and undo each formula.",
)
LARGE_NEEDS_MUCH = Misconception(
    "large-needs-much",
    "The order of the two numbers makes no difference",
    "The larger number in front leaves a difference, which is one more answer. The smaller one in front leaves none.",
)

# ── practice: true formulas ───────────────────────────────────────────────────────────────────────────────────────────

ONLY_ONE_SIGN = Misconception(
    "only-one-sign",
    "One sign at most",
    "Two signs can have the same value: 2 + 2 and 2 × 2 are both 4. Work out all four.",
)
FORWARDS = Misconception(
    "forwards",
    "Worked forwards",
    "The operation that stands there was done with the numbers that stand there. It must be undone instead.",
)
ALWAYS_ONE = Misconception(
    "always-one",
    "There is always a number",
    "Put it in and work it out: it does not come out as it should. Sometimes no whole number does.",
)
PARTS_OF_CARDS = Misconception(
    "parts-of-cards", "A part of a number", "Cards make whole numbers, so a fraction cannot be laid."
)
DOUBTED = Misconception(
    "doubted",
    "Doubted by its looks",
    "Work this one out: it is true. Check a difference by a sum, and a quotient by a product.",
)
NEXT_IN_THE_TABLE = Misconception(
    "next-in-the-table",
    "The next one in the table",
    "That is the product of the number beside it. Count on from a product that you know, such as 5 times the number.",
)
TEN_FORGOTTEN = Misconception(
    "ten-forgotten",
    "A ten too many or too few",
    "Ten ones make a ten that is carried, or borrowed. Count the tens once more.",
)
ONE_OFF = Misconception(
    "one-off", "Miscounted by one", "Count from the first number, but do not count the number itself."
)
TURNED = Misconception(
    "turned", "Two digits changed places", "Look at the tens: 56 and 65 have the same digits and differ by 9."
)

# ── practice: formulas made of a hand ─────────────────────────────────────────────────────────────────────────────────

TABLE_UNUSED = Misconception(
    "table-unused",
    "Nothing of the table is used",
    "Cards of the table that stay cost nothing. Look which of them your cards go with.",
)
STOPPED_EARLY = Misconception(
    "stopped-early",
    "The first formula that comes to mind",
    "There is one with more cards. Try a new number of two cards, or all three.",
)
CARDS_LEFT = Misconception(
    "cards-left", "A card is left in the hand", "Here both cards are to be laid in the same turn."
)
SAME_DIGIT = Misconception(
    "same-digit",
    "A card over the same digit",
    "A card may also be covered by one of the same value: then the formula stays as it is.",
)
ONE_SIGN_ONLY = Misconception(
    "one-sign-only", "Only one sign was tried", "The sign is free: try all four with each digit."
)
SIGN_MISSED = Misconception(
    "sign-missed", "Not all four signs were tried", "Go through +, −, × and ÷ one after the other."
)
SAME_VALUE_COUNTS = Misconception(
    "same-value-counts",
    "A card over the same digit",
    "Covering a card with the same digit is a play too: the formula stays, your card is laid.",
)

# ── practice: digits, division and 0 ──────────────────────────────────────────────────────────────────────────────────

WHOLE_NUMBER = Misconception(
    "whole-number", "The new number itself", "How much it grows is the new number less the old one."
)
WRONG_WAY = Misconception(
    "wrong-way", "Beside on the other side", "In front and behind are two different things: 3 before 15 is 315."
)
CHANGE_FOR_CARD = Misconception(
    "change-for-card",
    "The change taken for the card",
    "That is by how much the digit changes. The card shows the digit after the change.",
)
ROUNDED = Misconception(
    "rounded", "The remainder is forgotten", "Something is left over, so the product does not come out."
)
NOTHING_ADDED = Misconception(
    "nothing-added", "0 makes everything 0", "Only a product with 0 is 0. Adding or taking away 0 changes nothing."
)
ZERO_MAY_STAY = Misconception(
    "zero-may-stay",
    "Only 0 times something is meant",
    "0 ÷ n = 0 leaves n free just as n × 0 = 0 does, so it goes as well.",
)
ANY_ZERO = Misconception(
    "any-zero",
    "Every formula with a 0 goes",
    "Only where n could be anything: in a sum and in a difference each number counts.",
)

# ── practice: changing what lies on the table ─────────────────────────────────────────────────────────────────────────

PUSHED_APART = Misconception(
    "pushed-apart",
    "Cards can be pushed apart",
    "Two cards that touch and stay leave no room: a new card covers or stands at an end.",
)
ONLY_ONE_BY_ONE = Misconception(
    "only-one-by-one",
    "One card over one card only",
    "A new card may also cover a run of neighboring cards, or stand beside the number at either end.",
)
TOO_STRICT = Misconception(
    "too-strict",
    "A rule that there is not",
    "Look at the cards one by one: what stays, what is covered, what stands beside?",
)
