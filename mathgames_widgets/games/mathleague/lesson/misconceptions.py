"""The ideas behind wrong answers in mathleague.org/cards: scores, averages, costs, choosing four, and chances."""

from __future__ import annotations

from mathgames_widgets.questions.question import Misconception

# ── the score of a card ───────────────────────────────────────────────────────────────────────────────────────────

AGE_GROUP_FORGOTTEN = Misconception(
    "age-group-forgotten",
    "The high score counts as it is printed",
    "Look at the age group first: a middle school high score counts 5 times, a high school one 1.5 times.",
)
ALL_MULTIPLIED = Misconception(
    "all-multiplied",
    "The age group multiplies the tools, too",
    "Only the printed high score is multiplied. What the TOOL cards are worth is added afterwards.",
)
TOOLS_FORGOTTEN = Misconception(
    "tools-forgotten",
    "The tools are forgotten",
    "TOOL cards that are attached to a STUDENT card add what they are worth.",
)
TEACHER_FORGOTTEN = Misconception(
    "teacher-forgotten",
    "The teacher makes no difference",
    "With a TEACHER card, the TOOL cards on the STUDENT card count double.",
)
EVERYTHING_DOUBLED = Misconception(
    "everything-doubled",
    "A teacher doubles the whole score",
    "A TEACHER card doubles the tools only. The high score stays as it is.",
)
DOUBLED_TWICE = Misconception(
    "doubled-twice",
    "Every teacher doubles once more",
    "Tools are doubled once at most, however many TEACHER cards are attached.",
)
DOUBLED_ALONE = Misconception(
    "doubled-alone",
    "Tools always count double",
    "They count double only where a TEACHER card is attached.",
)
NO_CAP = Misconception(
    "no-cap",
    "More tools always add more",
    "A STUDENT card scores 300 at most. What is over that counts for nothing.",
)
CAP_FORGOTTEN = Misconception(
    "cap-forgotten",
    "Nothing is lost",
    "Work out each card without the cap. Is one of them over 300?",
)
ALL_TOOLS_LOST = Misconception(
    "all-tools-lost",
    "All tools are lost",
    "Tools count up to 300. Only what is over that is lost.",
)
CAP_ITSELF = Misconception(
    "cap-itself",
    "The cap is the room for tools",
    "The card has a score already. The room for tools is what is left up to 300.",
)
DOUBLING_TURNED_ROUND = Misconception(
    "doubling-turned-round",
    "Doubled tools need twice as many",
    "Where tools count double, half as many fill the same room.",
)

# ── averages ──────────────────────────────────────────────────────────────────────────────────────────────────────

NOT_DIVIDED = Misconception(
    "not-divided",
    "The sum is taken for the average",
    "The scores of four students are added, and then the sum is divided by 4.",
)
MIDDLE_OF_ENDS = Misconception(
    "middle-of-ends",
    "The average lies in the middle of the lowest and the highest",
    "All four scores count. Add all of them, and divide by 4.",
)
POINT_FOR_POINT = Misconception(
    "point-for-point",
    "A point for one student is a point for the average",
    "The point is shared by four: the average grows by a quarter of a point.",
)
DIVIDED_AGAIN = Misconception(
    "divided-again",
    "What is missing is divided by 4",
    "It is the other way round: the average grows by 1 when the four together gain 4.",
)
EVERYBODY_COUNTS = Misconception(
    "everybody-counts",
    "Every student on the table counts",
    "A team is four students. The weakest ones may stay out of it.",
)
PRINTED_ORDER = Misconception(
    "printed-order",
    "The highest number on the card is the best student",
    "Work out the scores first: 40 points of middle school are worth more than 130 of high school.",
)
FIRST_FOUR = Misconception(
    "first-four",
    "The first four make the team",
    "Any four may be taken, whenever they were played.",
)
SCORES_DIFFER = Misconception(
    "scores-differ",
    "It makes no difference",
    "Work out both, and compare.",
)
BONUS_FORGOTTEN = Misconception(
    "bonus-forgotten",
    "One color makes no difference",
    "Four of one color with a TEACHER card of that color in the right place score 50 points more.",
)
BONUS_ALWAYS = Misconception(
    "bonus-always",
    "One color is always best",
    "50 points are as good as 200 on the four. Higher scores can bring more than that.",
)
HIGHEST_ALWAYS = Misconception(
    "highest-always",
    "The four highest scores are always best",
    "The color brings 50 after the average. The four highest must have 200 points more together to make up for it.",
)
BONUS_WITHOUT_TEACHER = Misconception(
    "bonus-without-teacher",
    "Four of one color are enough",
    "A TEACHER card of the same color has to be attached to one of them, or to the school of a school team.",
)
SCHOOL_TOOLS_SHARED = Misconception(
    "school-tools-shared",
    "Tools on the school are divided by 4",
    "They are added after the average, all of them up to 100.",
)
NO_SCHOOL_CAP = Misconception(
    "no-school-cap",
    "All tools on the school count",
    "No more than 100 points of the tools on a school are counted.",
)
SCHOOL_TOOLS_DOUBLED = Misconception(
    "school-tools-doubled",
    "A teacher doubles the tools on the school",
    "A TEACHER card doubles tools on STUDENT cards only.",
)

# ── costs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

WRONG_PART = Misconception(
    "wrong-part",
    "Every age group costs the same part",
    "An elementary or high school card costs a tenth of what is printed, a middle school card half of it.",
)
WHOLE_PRICE = Misconception(
    "whole-price",
    "The whole printed number is paid",
    "Only a part of it is paid: half of it for a middle school card, a tenth of it for any other.",
)
COST_OF_THE_SCORE = Misconception(
    "cost-of-the-score",
    "The cost goes with the score",
    "It goes with the number printed on the card, before it is multiplied.",
)
FREE_FORGOTTEN = Misconception(
    "free-forgotten",
    "A student always has to be paid for",
    "Attached to a school team with two or more SCHOOL cards, a STUDENT card is free.",
)
FREE_TOO_SOON = Misconception(
    "free-too-soon",
    "In any school team a student is free",
    "Only a school team with two or more SCHOOL cards takes students for free.",
)
THIS_ONE_TOO = Misconception(
    "this-one-too",
    "The card that is played counts as well",
    "Only those count that are on the table already. So the first SCHOOL card of a name is free.",
)
OWN_SCHOOLS_ONLY = Misconception(
    "own-schools-only",
    "Only your own SCHOOL cards count",
    "SCHOOL cards of the same name count in front of any player.",
)
LARGEST_FIRST = Misconception(
    "largest-first",
    "One pays with the largest tool first",
    "Try other sets: several small tools may come nearer to the cost.",
)
ALL_PAID = Misconception(
    "all-paid",
    "One has to pay with everything",
    "Any TOOL cards may be paid, as long as they cover the cost.",
)
PAID_NOT_LOST = Misconception(
    "paid-not-lost",
    "What is paid is taken for what is lost",
    "The loss is only what is paid over the cost.",
)
ALWAYS_EXACT = Misconception(
    "always-exact",
    "There is always a payment that fits",
    "Cards cannot be changed into smaller ones. List what every set of tools is worth.",
)
RATE_TURNED_ROUND = Misconception(
    "rate-turned-round",
    "The cost is divided by the score",
    "Points for each point paid: the score is divided by the cost.",
)
SCORE_NOT_RATE = Misconception(
    "score-not-rate",
    "The highest score is the best bargain",
    "A high score may cost a lot. Divide it by the cost.",
)
CHEAP_NOT_RATE = Misconception(
    "cheap-not-rate",
    "The cheapest card is the best bargain",
    "It may bring little, too. Divide the score by the cost.",
)
ALL_RATES_ALIKE = Misconception(
    "all-rates-alike",
    "A card that costs more brings as much more",
    "Divide the score by the cost for each card, and compare.",
)

# ── counting and chances ──────────────────────────────────────────────────────────────────────────────────────────

ORDER_COUNTED = Misconception(
    "order-counted",
    "The order counts",
    "The same cards in another order are the same choice. Divide by the number of their orders.",
)
ONE_EACH_TIME = Misconception(
    "one-each-time",
    "Number of cards times number of places",
    "For each first card there are many second ones. Multiply the choices, and divide by the orders.",
)
POWERS = Misconception(
    "powers",
    "A card can be taken again",
    "After the first card there is one fewer to choose from.",
)
ADDED_NOT_MULTIPLIED = Misconception(
    "added-not-multiplied",
    "The two numbers of choices are added",
    "Each choice of the first sort goes with each of the other. That is a product.",
)
ONE_SORT_ONLY = Misconception(
    "one-sort-only",
    "Only one sort is chosen",
    "The other cards of the team have to be chosen as well.",
)
CHANCES_ADDED = Misconception(
    "chances-added",
    "Chances of several draws add up",
    "Draws can both succeed, and that would be counted twice. Work out the chance that none does.",
)
FIRST_DRAW_ONLY = Misconception(
    "first-draw-only",
    "One draw is taken for all",
    "That is the chance for a single card. Every further draw gives another chance.",
)
CHANCE_OF_NONE = Misconception(
    "chance-of-none",
    "The chance that none comes",
    "That is the opposite event. Take it away from 1.",
)
PUT_BACK = Misconception(
    "put-back",
    "Cards are put back",
    "A card that was drawn is gone. The next draw is from fewer cards.",
)
AT_LEAST_FOR_EXACTLY = Misconception(
    "at-least-for-exactly",
    "Exactly and at least are not the same",
    "Read the number once more: “exactly” leaves out all larger numbers, “at least” takes them in.",
)
ONE_ORDER_ONLY = Misconception(
    "one-order-only",
    "One order is taken for all",
    "The wanted cards may come first, last or in between. Add all these orders.",
)
LOWEST_CARD = Misconception(
    "lowest-card",
    "The lowest card always shows",
    "It shows only where a player turns it over. Weigh every case by its chance.",
)
MEAN_OF_ONE = Misconception(
    "mean-of-one",
    "The lowest of several is like one alone",
    "With several players the lowest is lower on average than a single card.",
)
BASE_FORGOTTEN = Misconception(
    "base-forgotten",
    "Only the domino number counts",
    "The win number is what the lowest number is added to, and that number.",
)
ONE_PLAYER_ENOUGH = Misconception(
    "one-player-enough",
    "One high card is enough",
    "The lowest is high only where every player has turned over a high card. Multiply.",
)
