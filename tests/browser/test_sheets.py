"""Cards and sheets on paper: measured in millimetres, and read in the PDF that Chromium makes of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from mathgames_widgets import games
from mathgames_widgets.page.paper import CARDS, LARGE_CARDS, PAPERS
from mathgames_widgets.serving import browser, cli, sheets
from tests.browser import chromium
from tests.cases import cases
from tests.serving import pdf

MM = 96 / 25.4
BOXES = """(cls) => [...document.querySelectorAll(".mg-leaf")].map((leaf) => {
  const page = leaf.getBoundingClientRect();
  return [page.width, page.height, [...leaf.querySelectorAll(`.${cls}`)].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.dataset.card ?? one.dataset.back, box.left - page.left, box.top - page.top, box.width, box.height];
  })];
})"""
SPILLS = """() => [...document.querySelectorAll(".mg-leaf, .mg-ticket, .mg-paper-card, .mg-problem")].filter((room) => {
  const foot = room.querySelector(":scope > .mg-leaf-foot");
  const box = room.getBoundingClientRect();
  const low = foot ? foot.getBoundingClientRect().top : box.bottom;
  return [...room.querySelectorAll("*")].some((one) => {
    const own = one.getBoundingClientRect();
    const counts = own.width && !one.closest(".mg-leaf-foot, .mg-cut, .mg-unseen, svg svg"); // that one clips
    return counts && (own.bottom > low + 1 || own.right > box.right + 1 || own.left < box.left - 1);
  });
}).map((room) => room.textContent.slice(0, 80))"""
"""What reaches over the edge of its page, ticket, card or problem, or into the line at the foot."""

SMALL = """() => [...document.querySelectorAll(".mg-leaf *")].filter((one) => {
  const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim());
  if (!says || !one.checkVisibility() || one.closest(".mg-sketch, .mg-dice-goal-picture, math")) return false;
  let size = parseFloat(getComputedStyle(one).fontSize);
  for (let here = one; here; here = here.parentElement) size *= parseFloat(getComputedStyle(here).zoom || 1);
  const drawn = one.closest("svg");
  if (drawn?.viewBox.baseVal.width) size *= drawn.clientWidth / drawn.viewBox.baseVal.width;
  return size * 0.75 < 8.95;
}).map((one) => `${one.className.baseVal ?? one.className}: ${one.textContent.slice(0, 40)}`)"""
"""What is smaller than 9 pt; the pictures of goals say no more than the words beside them."""
BROKEN = """() => [...document.querySelectorAll(".mg-problem .mg-league-name")].flatMap((one) => {
  const text = one.firstChild;
  return [...text.nodeValue.matchAll(/\\p{L}{4,}/gu)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]);
})"""
"""Words of the names of cards that go on in another line."""
MANY = """() => [...document.querySelectorAll(".mg-leaf")].map((leaf) =>
  [...leaf.querySelectorAll(".mg-problem")].filter((one) => one.checkVisibility()).length)"""
"""How many problems each page has."""
READ = ("rules", "pages", "worksheet", "tickets")
"""The kinds of sheet that are read at a desk."""


@pytest.fixture(scope="module")
def page(open_shared) -> Page:
    """One page for all sheets."""
    opened: Page = open_shared("about:blank")
    opened.emulate_media(media="print")
    return opened


def near(found: float, millimetres: float) -> bool:
    return abs(found / MM - millimetres) < 0.3


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", PAPERS)
def test_cards_have_their_size_and_lie_back_to_back(page, size, large):
    (file,) = sheets.files("matician/deck", size=size, large=large)
    page.set_content(file.html)
    paper, cut = PAPERS[size], LARGE_CARDS if large else CARDS
    leaves = page.evaluate(BOXES, "mg-paper-card")
    assert all(near(width, paper.width) and near(height, paper.height) for width, height, _ in leaves)
    for (_, _, fronts), (_, _, backs) in zip(leaves[::2], leaves[1::2], strict=True):
        behind = {name: box for name, *box in backs}
        for name, left, top, width, height in fronts:
            assert near(width, cut.size.width) and near(height, cut.size.height)
            assert left / MM > 10 and top / MM > 10
            assert near(left + behind[name][0] + width, paper.width) and near(top - behind[name][1], 0)
    marks = page.evaluate(BOXES, "mg-cut")[0][2]
    assert len(marks) == 2 * (cut.across + 1) + 2 * (cut.down + 1)
    assert all(left / MM > 3 and top / MM > 3 for _, left, top, *_ in marks)


@pytest.mark.parametrize("size", PAPERS)
@pytest.mark.parametrize("game", cases(games.NAMES[::2], long=games.NAMES))
def test_nothing_reaches_over_its_edge(page, game, size):
    """Every sheet of a game. What is read at a desk has 9 pt or more, and a page to write on has six problems to eight,
    but for the last of a worksheet."""
    seeds = [("worksheet", {"seed": f"FERN-{42 + more}"}) for more in range(cases(2, long=60))]
    for kind, options in (
        ("deck", {}),
        ("rules", {}),
        ("boards", {}),
        ("pages", {}),
        ("tickets", {"seed": "OAK-17"}),
        *seeds,
    ):
        for file in sheets.files(f"{game}/{kind}", size=size, **options):
            page.set_content(file.html)
            assert page.evaluate(SPILLS) == [], file.name
            assert kind not in READ or page.evaluate(SMALL) == [], file.name
            *before, last = page.evaluate(MANY)
            full = {"worksheet": before, "pages": [last]}.get(kind, [])
            assert all(6 <= many <= 8 for many in full), file.name


@pytest.mark.parametrize("size", PAPERS)
def test_no_word_of_the_name_of_a_card_is_broken(page, size):
    for seed in range(cases(6, long=40)):
        page.set_content(sheets.files("mathleague/worksheet", size=size, seed=f"FERN-{42 + seed}")[0].html)
        assert page.evaluate(BROKEN) == [], seed


def test_a_worksheet_has_few_pages_and_its_key_one(tmp_path, monkeypatch):
    """As the command makes them, with a Chromium of its own."""
    monkeypatch.setattr(browser, "find_chromium", chromium.executable)
    command = ["print", "formula/worksheet", "--seed=FERN-42", "--pdf", "--paper=letter", f"--to={tmp_path}"]
    assert cli.main(command) == 0
    sheet, key = (pdf.read(tmp_path / f"formula-worksheet-FERN-42{end}.pdf") for end in ("", "-key"))
    assert len(sheet) == 2, "six problems a page"
    assert all(f"page{number}of{len(sheet)}" in one.text for number, one in enumerate(sheet, 1))
    assert len(key) == 1 and key[0].text.startswith("FORMULA:answerkey1.")
    assert sheet[0].text.startswith("FORMULA:worksheetNameDate1.")
    assert all(abs(one.width - 215.9) < 0.3 and abs(one.height - 279.4) < 0.3 for one in (*sheet, *key))


def test_a_large_deck_has_a_page_for_each_side(page, tmp_path):
    (file,) = sheets.files("formula/deck", large=True)
    page.set_content(file.html)
    page.pdf(path=tmp_path / "deck.pdf", prefer_css_page_size=True, print_background=True)
    assert (tmp_path / "deck.pdf").stat().st_size < 2_000_000, "cards are drawn, not photographed"
    deck = pdf.read(tmp_path / "deck.pdf")
    assert all(abs(one.width - 210) < 0.3 and abs(one.height - 297) < 0.3 for one in deck)
    assert len(deck) == 2 * 15  # 57 cards, four to a sheet
    assert deck[1].text.count("FORMULAcards") == 4
    assert deck[-1].text.count("FORMULAcards") == 1
    assert sum(one.text.count("front") for one in deck) == sum(one.text.count("·back") for one in deck) == 15
