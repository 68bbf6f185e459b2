"""Decks: the rules for them, and text files with cards, right and wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.core.game import Refused
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague.analysis.chances import deck_facts
from mathgames_widgets.games.mathleague.rules import cards as pool_of
from mathgames_widgets.games.mathleague.rules.cards import (
    COLOURS,
    POOL,
    School,
    Student,
    Teacher,
    Tool,
    card,
    dominoes_of,
    numbered,
)
from mathgames_widgets.games.mathleague.rules.decks import (
    LONGEST_FILE,
    MOST_MISTAKES,
    READY_DECKS,
    STARTER_DECK,
    Deck,
    DeckLimits,
    deck_named,
    faults,
    read_card,
    read_deck,
    read_draft,
    twins,
    write_card,
    write_deck,
)
from mathgames_widgets.games.mathleague.rules.state import Rules
from mathgames_widgets.games.mathleague.words.decks import mistakes_of
from mathgames_widgets.games.mathleague.words.sentences import sentence
from tests.cases import cases
from tests.refusing import refusing

say_game = room("mathgames_widgets.games.mathleague.words")

HAND_MADE = """
    SCHOOL  | red    | 20 | Zeno Academy
    STUDENT | blue   | 70 | Zoe | HS | Zeno Academy | 120
    TEACHER | green  | 30 | Coach Zeno | Zeno Academy
    TOOL    | purple | 80 | Half and Half Again | 10 | 1/2 + 1/4 + 1/8 + ... = 1
    ACTION  | orange | 98 | Pop Quiz
    staff   | red    | 97 | Principal
"""


def mistakes(text, read=read_draft):
    """What is answered to a file, line by line."""
    with pytest.raises(Refused) as refused:
        read(text, "mine.txt")
    assert sentence(refused.value.reason) == "\n".join(mistakes_of(refused.value))
    return list(mistakes_of(refused.value))


def wrong_with(*given):
    """What is said about cards that are no deck."""
    return tuple([sentence(fault) for fault in faults(*given)])


@pytest.mark.parametrize("deck", READY_DECKS, ids=lambda deck: deck.name)
def test_ready_decks_may_be_played(deck):
    """Prior to the start of the game each player must assemble a deck of exactly 55 cards."""
    assert len(deck.cards) == 55
    assert faults(deck.cards) == ()
    assert deck.plan.endswith(".")
    assert deck_named(deck.name.upper()) == deck


def test_the_plans_of_the_ready_decks_are_different():
    """One school; one colour; high-school bargains with many tools."""
    school, stars, bargains = (deck.cards for deck in READY_DECKS[1:])
    for cards, test in [
        (school, lambda one: one.school == "Ramanujan Prep"),
        (stars, lambda one: one.colour == "green"),
        (bargains, lambda one: one.level == "HS"),
    ]:
        assert all(test(one) for one in cards if isinstance(one, Student))
    assert sum(isinstance(one, School) for one in school) == 4
    assert not any(isinstance(one, School) for one in bargains)
    assert sum(isinstance(one, Tool) for one in bargains) > sum(isinstance(one, Tool) for one in STARTER_DECK.cards)


def test_exactly_55():
    """A deck that breaks a rule is refused, with the number of cards."""
    assert wrong_with(STARTER_DECK.cards[:53]) == (
        say_game("refusal-wrong-size", most=55, cards=53, count=2, size="exact", wrong="missing"),
    )
    (said,) = wrong_with((*STARTER_DECK.cards, card("blue Aiko")))
    assert said == say_game("refusal-wrong-size", most=55, cards=56, count=1, size="exact", wrong="over")


def test_no_two_cards_of_the_same_name_and_colour():
    """The deck may consist of any cards the player chooses, so long as no two cards have both the same name and the
    same color: a deck that breaks a rule is refused naming the cards."""
    doubled = (*STARTER_DECK.cards[:53], STARTER_DECK.cards[0], STARTER_DECK.cards[5])
    assert twins(doubled) == ("blue Amara", "blue Euler Academy")
    assert wrong_with(doubled) == (
        say_game("refusal-too-often", found="blue Amara and blue Euler Academy", copies=1, many=2),
    )


def test_the_same_name_in_two_colours_is_allowed():
    """no two cards have both the same name and the same color"""
    names = [one.name for one in STARTER_DECK.cards]
    assert names.count("Euler Academy") == 4 and not twins(STARTER_DECK.cards)


@pytest.mark.parametrize("deck", READY_DECKS, ids=lambda deck: deck.name)
def test_decks_are_read_as_they_were_written(deck):
    """Saved as a small text file, with name and plan."""
    assert read_deck(write_deck(deck), "mine.txt") == deck
    assert len(write_deck(deck).encode()) < 1800


def test_a_file_without_a_name_is_called_by_its_file():
    """Empty lines, comments, a byte order mark, many spaces and other line ends do no harm."""
    deck = read_draft("\ufeff# my first deck\r\n\r\n  blue   Amara\r\nBLUE".replace("BLUE", "blue Ben"), "mine.txt")
    assert deck == Deck("mine.txt", (card("blue Amara"), card("blue Ben")))


def test_a_draft_may_be_unfinished_but_a_deck_may_not():
    """Somebody is still building it."""
    text = "deck: First try\nblue Amara\n"
    assert read_draft(text).name == "First try"
    assert mistakes(text, read_deck) == [
        "mine.txt: A deck has exactly 55 cards, but this one has 1: 54 cards are missing."
    ]


# ── hand-made cards ───────────────────────────────────────────────────────────────────────────────────────────────


def test_hand_made_cards():
    """All six kinds; ACTION and STAFF cards do what goes with their names."""
    school, student, teacher, tool, action, staff = read_draft(HAND_MADE).cards
    assert school == School("red", "20", "Zeno Academy")
    assert student == Student("blue", "70", "Zoe", "HS", "Zeno Academy", 120)
    assert teacher == Teacher("green", "30", "Coach Zeno", "Zeno Academy")
    assert tool == Tool("purple", "80", "Half and Half Again", "1/2 + 1/4 + 1/8 + ... = 1", 10)
    assert action.effect == "pop-quiz" and staff.effect == "principal"
    assert read_draft(write_deck(Deck("mine", read_draft(HAND_MADE).cards))).cards == read_draft(HAND_MADE).cards


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue Amra", "There is no card 'blue Amra'. Is it 'blue Amara' or 'blue Bram'?"),
        ("Amara", "There is no card 'Amara'"),
        ("__import__('os')", "There is no card"),
        (
            "PUPIL | blue | 70 | Zoe | HS | Zeno Academy | 120",
            "There is no kind of card 'PUPIL'; the kinds are SCHOOL,",
        ),
        (
            "STUDENT | blue | 70 | Zoe | HS | 120",
            "This line has 6 columns, but a STUDENT card has 7: kind, color, domino digits, name, level,",
        ),
        ("SCHOOL | red | 20 | ", "The column “name” is empty."),
        (
            "SCHOOL | pink | 20 | Zeno",
            "'pink' is not a color in the game. The colors are blue, orange, red, green and purple.",
        ),
        ("SCHOOL | red | 21 | Zeno", "'21' are not the domino digits of a red card; those are 20, 31,"),
        ("SCHOOL | red | 02 | Zeno", "'02' are not the domino digits of a red card"),
        ("SCHOOL | red | 20 | " + 41 * "z", "The column “name” has 41 characters; at most 40 fit on the card."),
        (
            "SCHOOL | red | 20 | Ze\u0007no",
            "There is a character that cannot be seen, a control character (U+0007). Type this line again.",
        ),
        (
            'SCHOOL | red | 20 | The "Zeno"',
            'The column “name” contains a ", so a saved game could not tell where the column ends. Leave it out.',
        ),
        ("STUDENT | blue | 70 | Zoe | hs | Zeno | 120", "'hs' is not a level. The levels are Elem, MS and HS."),
        (
            "STUDENT | blue | 70 | Zoe | HS | Zeno | 120.5",
            "“high score” is '120.5', but it must be a whole number from 1 to 300.",
        ),
        ("STUDENT | blue | 70 | Zoe | HS | Zeno | 301", "“high score” is '301', but"),
        ("STUDENT | blue | 70 | Zoe | HS | Zeno | 9**9", "“high score” is '9**9', but"),
        ("STUDENT | blue | 70 | Zoe | HS | Zeno | ١٢", "“high score” is '١٢', but"),
        ("TOOL | blue | 70 | Sum | 0 | 1 + 1 = 2", "“value” is '0', but it must be a whole number from 1 to 100."),
        (
            "TOOL | blue | 70 | Sum | 5 | " + 121 * "1",
            "The column “text” has 121 characters; at most 120 fit on the card.",
        ),
        ("ACTION | blue | 70 | Nap", "The game has no ACTION card 'Nap'. It has Pop Quiz,"),
        ("STAFF | blue | 70 | Pop Quiz", "The game has no STAFF card 'Pop Quiz'. It has Principal,"),
        (
            "STUDENT | blue | 70 | Amara | HS | Zeno | 120",
            "The game already has a card 'blue Amara' with different details.",
        ),
        ("deck:", "After 'deck', write 1 to 120 characters."),
    ],
)
def test_mistakes_are_answered_by_file_line_and_reason(line, why):
    """A hand-made card or deck file with mistakes is answered by file, line and reason."""
    (said,) = mistakes(f"# a comment\nblue Ben\n{line}\nblue Dev\n")
    assert said.startswith(f"mine.txt, line 3: {why}")
    assert said.endswith((".", "?"))


def test_every_mistake_is_named():
    """All at once, in the order of the lines; a card that stands there twice names the other line."""
    assert mistakes("blue Amara\nblue Amara\n\nnothing\n") == [
        "mine.txt, line 2: blue Amara is already on line 1. A deck can have each card only once.",
        "mine.txt, line 4: There is no card 'nothing'.",
    ]


def test_a_card_of_the_pool_may_be_written_out():
    """Written with bars, it is still the same card."""
    assert read_card("SCHOOL | blue | 55 | Euler Academy") is not None
    assert read_card("SCHOOL | blue | 55 | Euler Academy") == card("blue Euler Academy")
    assert write_card(card("blue Euler Academy")) == "blue Euler Academy"


@pytest.mark.parametrize("one", POOL[::8], ids=lambda one: one.key)
def test_every_card_is_read_as_it_was_written(one):
    """Colour and name are enough for the pool."""
    assert read_card(write_card(one)) == one


NAMES = st.text(st.characters(categories=("L", "N", "P", "Zs"), exclude_characters='|"'), min_size=1, max_size=30)


@given(colour=st.sampled_from(COLOURS), name=NAMES, school=NAMES, score=st.integers(1, 300), data=st.data())
@settings(max_examples=cases(20, long=60), deadline=None)
def test_hand_made_cards_are_read_as_they_were_written(colour, name, school, score, data):
    """Whatever a person calls them, with spaces as on a typewriter."""
    name, school = " ".join(name.split()), " ".join(school.split())
    if not (name and school and name.isprintable() and school.isprintable()):
        return
    made = Student(colour, data.draw(st.sampled_from(dominoes_of(colour))), name, "MS", school, score)
    assert read_card(write_card(made)) == made


@given(st.text(max_size=60))
@settings(max_examples=cases(60, long=150), deadline=None)
def test_any_text_is_answered(text):
    """A file may hold anything: it is read, or refused in sentences."""
    try:
        read_draft(text)
    except Refused as refused:
        assert all(mistakes_of(refused))


@pytest.mark.parametrize("text", ["blue Amra\n" * 1500, "blue Amra\n" * 5000, "blue Amra" * 2000])
def test_a_file_full_of_mistakes_costs_little_to_refuse(text, monkeypatch):
    """Names that come near are looked for a few times, whatever a file holds."""
    searches: list[str] = []
    monkeypatch.setattr(pool_of, "get_close_matches", lambda key, *_, **__: searches.append(key) or [])
    said = mistakes(text)
    assert len(searches) <= MOST_MISTAKES and sum(map(len, searches)) < 2000
    assert len(said) <= MOST_MISTAKES + 1
    if len(text) > LONGEST_FILE:
        assert said == [f"mine.txt: The text has {len(text)} characters, but a deck file has at most {LONGEST_FILE}."]


def test_unknown_ready_deck():
    """The decks that there are are named."""
    with refusing(mathleague, "There is no deck 'Best'; the decks are Starter, One School, All Stars and Barg"):
        deck_named("Best")


# ── a deck in numbers ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("deck", READY_DECKS, ids=lambda deck: deck.name)
def test_a_deck_in_numbers(deck):
    """Every card is counted once, and the best four are the best of all fours."""
    facts = deck_facts(deck.cards, Rules())
    students = [one for one in deck.cards if isinstance(one, Student)]
    assert sum(facts.kinds.values()) == 55
    assert (
        sum(facts.levels.values()) == sum(facts.students_of_colour.values()) == facts.kinds["STUDENT"] == len(students)
    )
    assert sum(count for count, _ in facts.schools.values()) == facts.kinds["SCHOOL"]
    assert sum(count for _, count in facts.schools.values()) == len(students)
    points = sorted(one.high_score * Rules().multiplier(one.level) for one in students)[-4:]
    assert facts.best_four == sum(points) / 4
    assert facts.number * 55 == sum(int(one.domino) for one in deck.cards)


def test_an_empty_deck_in_numbers():
    """Nothing yet: nothing is divided by nothing."""
    facts = deck_facts((), Rules())
    assert (facts.number, facts.best_four, facts.tool_points, facts.schools) == (0, 0, 0, {})


# ── other restrictions ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_file_says_what_its_deck_may_be():
    """A deck for a game with other restrictions has them above its cards, and is read as it was written."""
    deck = Deck("Small", numbered((*STARTER_DECK.cards[:20], STARTER_DECK.cards[0])), "Short.", DeckLimits(20, 30, 2))
    text = write_deck(deck)
    assert text.startswith("deck: Small\nplan: Short.\ncards: 20-30\ncopies: 2\nblue Amara\n")
    assert read_deck(text) == deck
    assert "cards:" not in write_deck(STARTER_DECK)


@pytest.mark.parametrize(
    ("heading", "why"),
    [
        ("cards: many", "'many' is not a number of cards. Write one number, such as 54, or two, such as 40-70."),
        ("cards: 70-40", "'70-40' is out of range. Use 20 to 110 cards, with the smaller number first."),
        ("cards: 9", "'9' is out of range. Use 20 to 110 cards, with the smaller number first."),
        ("copies: 9", "“number of copies” is '9', but it must be a whole number from 1 to 4."),
        ("copies: 2\nblue Ben\nblue Ben\nblue Ben", "blue Ben is already on lines 2 and 3. A deck can have a card at"),
    ],
)
def test_a_mistake_about_them_gets_a_sentence(heading, why):
    """Bad input: one clear sentence."""
    assert why in mistakes(heading)[0]


def test_a_deck_of_another_size_is_counted_by_its_own_limits():
    """The sentences name the numbers that hold."""
    cards = STARTER_DECK.cards
    assert wrong_with(cards[:39], DeckLimits(40, 60)) == (
        say_game("refusal-wrong-size", fewest=40, most=60, cards=39, count=1, size="range", wrong="missing"),
    )
    assert wrong_with((*cards, *cards[:6]), DeckLimits(40, 60, 2)) == (
        say_game("refusal-wrong-size", fewest=40, most=60, cards=61, count=1, size="range", wrong="over"),
    )
    (said,) = wrong_with((*cards[:53], *cards[:1], *cards[:1]), DeckLimits(copies=2))
    assert said == say_game("refusal-too-often", copies=2, found="blue Amara", many=1)
