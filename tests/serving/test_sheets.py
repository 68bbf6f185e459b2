"""`mathgames print` for a teacher without computers: decks, boards, worksheets with their keys, exit tickets."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from datetime import date
from functools import cache

import pytest
from bs4 import BeautifulSoup, Tag

from mathgames_widgets import games
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.rules.cards import FACTORS, GOALS
from mathgames_widgets.games.formula.rules import cards as formula
from mathgames_widgets.games.mathleague.rules.decks import deck_named, write_deck
from mathgames_widgets.games.mathleague.rules.rules import decks_of
from mathgames_widgets.games.mathleague.rules.state import Rules
from mathgames_widgets.games.matician.rules import cards as matician
from mathgames_widgets.games.rolls_and_goals.rules import cards as rolls
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.page.html import Element
from mathgames_widgets.questions import worksheet
from mathgames_widgets.serving import browser, cli, sheets
from mathgames_widgets.table.puzzles import day_text, puzzle_of

say_game_table = room("mathgames_widgets.games.matician.table")
say_game = room("mathgames_widgets.games.matician.words")

DECKS = {
    "byorf": {"factor cards": len(FACTORS), "goal cards": len(GOALS)},
    "formula": {"cards": len(formula.DECK) + len(Sign) + 1},
    "rolls_and_goals": {
        "modifier cards": sum(rolls.STARTING_SET.values()) + len(rolls.SHARED_DECK),
        "goal cards": len(rolls.GOALS),
    },
    "matician": {"symbols": len(matician.SYMBOL_DECK), "numbers and minus cards": len(matician.DECK)},
    "mathleague": {"Starter deck": len(decks_of(Rules(), 2)[0])},
}
"""What the rules of each game deal from."""


def having(kind: str) -> pytest.MarkDecorator:
    """A test of each game that has this on paper."""
    return pytest.mark.parametrize("game", [game for game in games.NAMES if f"{game}/{kind}" in sheets.names()])


@cache
def made(name: str, **options: object) -> list[BeautifulSoup]:
    """The files of a name, taken apart; the styles are not looked at."""
    files = sheets.files(name, **options)  # type: ignore[arg-type]
    return [
        BeautifulSoup(re.sub(r"<style>.*?</style>", "", file.html, flags=re.DOTALL), "html.parser") for file in files
    ]


def words(tag: Tag) -> str:
    return " ".join(tag.get_text(" ").split())


def grid(sheet: Tag) -> list[Tag]:
    """The places of a sheet, row by row."""
    return sheet.select(".mg-cut-grid > div")


# ── decks ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("large", [False, True])
@having("deck")
def test_a_deck_is_whole_and_each_card_has_its_back_behind_it(game, large):
    (deck,) = made(f"{game}/deck", large=large)
    across, places = (2, 4) if large else (3, 9)
    fronts, backs = deck.select(".mg-fronts"), deck.select(".mg-backs")
    assert deck.select(".mg-leaf") == [one for both in zip(fronts, backs, strict=True) for one in both]
    found: Counter[str] = Counter()
    numbered = defaultdict(list)
    for front, back in zip(fronts, backs, strict=True):
        assert len(grid(front)) == len(grid(back)) == places
        for row in range(0, places, across):
            cards = [one.get("data-card") for one in grid(front)[row : row + across]]
            assert cards == [one.get("data-back") for one in grid(back)[row : row + across]][::-1]
        (name,) = {words(one).removeprefix(f"{getattr(games, game).TITLE} ") for one in back.select(".mg-paper-back")}
        found[name] += len(front.select("[data-card]"))
        numbered[name].append(re.search(r"sheet (\d+ of \d+)", words(front))[1])
    assert dict(found) == DECKS[game]
    assert all(said == [f"{at} of {len(said)}" for at in range(1, len(said) + 1)] for said in numbered.values())


def test_the_faces_are_those_of_the_rules():
    """The same cards as often as the rules have them, by what a screen reader says."""
    faces = [one["aria-label"] for one in made("matician/deck")[0].select("[data-card] > *")]
    assert Counter(faces).most_common(2) == [
        (say_game("minus-card"), 10),
        (say_game_table("symbol", operation="plus"), 4),
    ]
    assert Counter(faces)["0"] == 1 and Counter(faces)["15"] == 3
    modifiers = [one["aria-label"] for one in made("rolls_and_goals/deck")[0].select("[data-card] .mg-modifier")]
    assert Counter(modifiers)["plus 1"] == rolls.STARTING_SET["+1"]
    starting = Counter(rolls.STARTING_DECK * 6)
    assert starting == Counter(rolls.STARTING_SET)


def without_colour(card: Element | Tag) -> str:
    """What a card shows in black and white: its shapes and its words."""
    html = re.sub(r' (class|style|fill|title|aria-label|data-[\w-]+)="[^"]*"', "", str(card))
    return re.sub(r"#[0-9a-f]{3,6}\b", "", html)


@having("deck")
def test_no_two_cards_differ_in_colour_alone(game):
    seen: dict[str, str] = {}
    for card in made(f"{game}/deck")[0].select("[data-card]"):
        named = card.select_one("[aria-label]")
        label = words(card) if named is None else named["aria-label"]
        assert seen.setdefault(without_colour(card), label) == label
    assert len(seen) > 10


def test_a_sheet_needs_nothing_else():
    for file in sheets.files("mathleague/deck"):
        assert re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}", file.html) == []
        assert "<script" not in file.html and "<link" not in file.html


# ── worksheets and tickets ──────────────────────────────────────────────────


@having("worksheet")
def test_a_worksheet_is_drawn_from_its_seed_and_answers_nothing(game):
    pages, key = made(f"{game}/worksheet", seed="fern 42")
    many = [len(leaf.select(".mg-problem")) for leaf in pages.select(".mg-leaf")]
    assert many == [6, 6]
    assert words(pages).count("Because") >= 5
    assert [words(line) for line in pages.select(".mg-name-line")] == ["Name Date"]
    assert len(key.select(".mg-leaf")) == 1
    drill = sheets.Wanted(game).drill
    said = words(pages)
    for problem, row in zip(worksheet.problems(drill, "FERN-42"), key.select(".mg-key li"), strict=True):
        question = problem.question
        assert question.say(question.solution) in " ".join(row.get_text().split())
        for told in (question.why.claim, *(hint for hint in question.hints if isinstance(hint, str))):
            assert told not in said
    assert pages.select("details, [checked], [selected][value]:not([value=''])") == []
    assert str(pages) == str(made(f"{game}/worksheet", seed="FERN-42")[0])
    assert said != words(made(f"{game}/worksheet", seed="OAK-17")[0])


def test_what_is_to_be_put_in_order_is_not_in_order():
    asked = [one.question for one in worksheet.problems(sheets.Wanted("matician").drill, "FERN-42")]
    (order,) = [one for one in asked if hasattr(one, "items")]
    shown = [words(one) for one in made("matician/worksheet", seed="FERN-42")[0].select(".mg-written-items li")]
    assert shown == [order.items[at] for at in order.start] != list(order.items)


@having("tickets")
def test_a_ticket_has_four_sets_of_numbers_and_its_key(game):
    pages, key = made(f"{game}/tickets", seed="FERN-42")
    drill = sheets.Wanted(game).drill
    assert len(pages.select(".mg-leaf")) == len(drill.tickets) >= 2
    tickets = pages.select(".mg-ticket")
    assert all(one.select(".mg-name-line") for one in tickets)
    assert len({str(one) for one in tickets}) == len(key.select("li")) == 2 * len(drill.tickets) == len(tickets) // 2


def test_without_a_seed_one_is_drawn_and_named(tmp_path, capsys):
    assert cli.main(["print", "formula/worksheet", f"--to={tmp_path}"]) == 0
    page, key = sorted(tmp_path.iterdir(), key=lambda path: len(path.name))
    assert re.fullmatch(r"formula-worksheet-[A-Z]+-\d\d\.html", page.name)
    assert key.name == page.name.replace(".html", "-key.html")
    assert page.stem.removeprefix("formula-worksheet-") in page.read_text(encoding="utf-8")


def test_a_seed_of_any_signs_makes_a_file_name():
    names = [file.name for file in sheets.files("formula/worksheet", seed="../ü 7/b")]
    assert names == ["formula-worksheet-Ü-7-B", "formula-worksheet-Ü-7-B-key"]


def test_another_deck_is_printed_by_its_name_and_from_its_file(tmp_path):
    """A ready deck, and the same cards saved by the deck editor."""
    (ready,) = made("mathleague/deck", deck="all stars")
    wanted = deck_named("All Stars")
    assert [card.name in words(ready) for card in wanted.cards] == [True] * len(wanted.cards)
    assert len(ready.select("[data-card]")) == len(wanted.cards)
    (tmp_path / "mine.txt").write_text(write_deck(wanted), encoding="utf-8")
    (own,) = sheets.files("mathleague/deck", deck=str(tmp_path / "mine.txt"))
    (same,) = sheets.files("mathleague/deck", deck="all stars")
    assert (own.name, same.name, own.html) == ("mathleague-deck-mine", "mathleague-deck-all-stars", same.html)


# ── what does not fit, and PDF ──────────────────────────────────────────────


def refused(capsys, *arguments: str) -> str:
    assert cli.main(["print", *arguments]) == 2
    said = capsys.readouterr().err.strip()
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["byorf/decks"], "There is no lesson called byorf/decks; there are byorf/far,"),
        (
            ["chess/deck"],
            "for each game a deck, rules, boards, pages, worksheet, tickets and puzzles, such as byorf/deck;",
        ),
        (["byorf/boards", "--large"], "Only decks have a large-print version, so leave out --large for byorf/boards."),
        (["byorf/deck", "--seed=FERN-42"], "Nothing in byorf/deck is random, so leave out --seed."),
        (
            ["mathleague/deck", "--deck=Bargain"],
            "There is no deck 'Bargain'; the decks are Starter, One School, All Stars",
        ),
        (["mathleague/deck", f"--deck={__file__}"], "test_sheets.py, line 1: "),
        (["formula/deck", "--deck=Starter"], "There are no decks to choose from for formula/deck; leave out --deck."),
        (["mathleague/boards", "--deck=Starter"], "no decks to choose from for mathleague/boards; leave out --deck."),
        (["byorf/worksheet", f"--seed={'A' * 99}"], "This seed code has 99 characters; use at most"),
        (["byorf/deck", "--answers"], "byorf/deck is no lesson, and --code and --answers are for lessons;"),
        (
            ["byorf/puzzle", "--seed=FERN-42"],
            "byorf/puzzle is a lesson, and --large, --deck, --seed and --day are for cards",
        ),
    ],
)
def test_what_does_not_fit_is_one_sentence(arguments, said, tmp_path, capsys):
    assert said in refused(capsys, *arguments, f"--to={tmp_path}")
    assert list(tmp_path.iterdir()) == []


def test_another_paper_is_refused(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["print", "byorf/deck", "--paper=a3"])
    assert end.value.code == 2
    assert "invalid choice: 'a3'" in capsys.readouterr().err


def test_without_a_chromium_there_is_html_and_one_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(browser, "find_chromium", lambda: None)
    said = refused(capsys, "matician/boards", "--pdf", f"--to={tmp_path}")
    assert said.startswith("No PDF was made, because there is no Chromium, Chrome or Edge here;")
    assert [path.name for path in tmp_path.iterdir()] == ["matician-boards.html"]


def test_a_chromium_that_does_nothing_is_one_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(browser, "find_chromium", lambda: "true")
    said = refused(capsys, "matician/boards", "--pdf", f"--to={tmp_path}")
    assert f"{tmp_path / 'matician-boards.pdf'} was not made (the browser wrote no file)" in said


def test_a_chromium_of_playwright_is_found_too(tmp_path, monkeypatch):
    for build in ("chromium-1100", "chromium-1187"):
        (tmp_path / build / "chrome-linux").mkdir(parents=True)
        (tmp_path / build / "chrome-linux" / "chrome").write_text("")
    monkeypatch.setattr(browser.shutil, "which", lambda name: None)
    monkeypatch.setattr(browser, "ELSEWHERE", ())
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    assert browser.find_chromium() == str(tmp_path / "chromium-1187" / "chrome-linux" / "chrome")
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "empty"))
    assert browser.find_chromium() is None


def test_the_command_names_everything_there_is(capsys):
    with pytest.raises(SystemExit):
        cli.main(["print", "--help"])
    said = capsys.readouterr().out
    assert all(f"byorf/{kind}" in said for kind in sheets.KINDS)
    assert all(game in said for game in games.NAMES)


# ── puzzles ─────────────────────────────────────────────────────────────────


@having("puzzles")
def test_the_puzzles_of_a_week_are_a_page_each_and_their_key_has_the_answers(game):
    """The same on every day of the week; nothing can be pressed, and no page tells its answer."""
    week, key = made(f"{game}/puzzles", day="2026-11-26")
    leaves, answers = week.select(".mg-leaf"), key.select(".mg-puzzle-key > li")
    days = [day_text(date(2026, 11, 23 + at)) for at in range(5)]
    assert len(leaves) == len(answers) == len(days)
    for leaf, answer, day in zip(leaves, answers, days, strict=True):
        assert day in words(leaf) and words(answer).startswith(day)
        assert words(answer.select_one(".mg-key-answer")) not in words(leaf)
        assert leaf.select_one(".mg-puzzle-position") and answer.select_one(".mg-why .mg-claim")
        assert not leaf.select("[data-n], [data-drops]")
    position = puzzle_of(game, date(2026, 11, 24)).match(getattr(games, game))
    assert position.seed not in str(week)


def test_a_week_of_puzzles_is_the_same_from_monday_to_sunday():
    named = {sheets.files("matician/puzzles", day=f"2026-11-{day}")[0].name for day in (23, 29)}
    assert named == {"matician-puzzles-2026-11-23"}


@pytest.mark.parametrize(("name", "day"), [("byorf/deck", "2026-11-24"), ("byorf/puzzles", "tomorrow")])
def test_a_day_that_does_not_fit_is_refused(name, day):
    with pytest.raises(ValueError, match="leave out --day" if name == "byorf/deck" else "tomorrow is not a day"):
        sheets.files(name, day=day)


@having("pages")
def test_each_lesson_has_a_page_for_its_teacher_and_one_for_its_pupil(game: str) -> None:
    """Every screen with its answers, and where to stop; to write on, six questions or more that need no screen."""
    for file in made(f"{game}/pages"):
        teacher, pupil = file.select(".mg-leaf")
        rows = [[words(cell) for cell in row.select("th, td")] for row in teacher.select("tbody tr")]
        assert len(rows) >= 10
        assert sum("Stop: vote, talk, vote again." in answers for _, _, answers, _ in rows) == 2
        assert sum(bool(said) for *_, said in rows) >= 5, "what pupils say"
        totals = [int(found[1]) for _, minutes, *_ in rows if (found := re.search(r"\((\d+)\)", minutes))]
        assert totals == sorted(totals) and totals[-1] <= 25
        assert len(pupil.select(".mg-problem")) >= 6 and not pupil.select(".mg-key-answer")


@having("rules")
def test_the_rules_on_a_page_have_pictures(game: str) -> None:
    (file,) = made(f"{game}/rules")
    (page,) = file.select(".mg-leaf")
    assert len(page.select(".mg-leaf-pictures > div")) >= 2
    assert all(
        words(one.p) and one.select("[class*=card], svg") for one in page.select(".mg-leaf-pictures > div") if one.p
    )


@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_on_paper_is_to_be_pressed(game: str) -> None:
    """What a sheet shows; some is written there and hidden."""
    for kind in {"rules", "boards", "pages"}.intersection(sheets.kinds_of(sheets.Wanted(game))):
        for file in made(f"{game}/{kind}"):
            for hidden in file.select(".mg-in-hand, .mg-advice, .mg-sketch-side"):
                hidden.extract()
            assert not re.search(r"\b(?:press|click|drag)\b", words(file), re.IGNORECASE), kind
