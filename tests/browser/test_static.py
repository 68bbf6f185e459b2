"""The site as plain files: Python runs in the browser, and no server but one that hands out files.

A twin of each table plays in this process. Each start of Python takes seconds, so the games are played wherever a page
is open already: online, without a network and from a folder.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import GAMES, byorf, formula, mathleague, matician, rolls_and_goals
from mathgames_widgets.page.page import stale
from mathgames_widgets.serving import cli, doctor, documents, lite, places, static
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.storage import loaded, saved
from tests.browser.files import Line, served
from tests.browser.hands import deal, new_game, open_options, press_button
from tests.browser.lesson_hands import put_on_axis, walk_first
from tests.browser.twins import both_say_the_same, is_the_one_that_is_played_here, next_offer, press_by_keys, twin_of
from tests.cases import LONG, cases
from tests.table.sitting import offers
from tests.waiting import MILLISECONDS, wait_until

say_game_table = room("mathgames_widgets.games.byorf.table")
say_page = room("mathgames_widgets.page")
say_server = room("mathgames_widgets.serving")
say_table = room("mathgames_widgets.table")
say_lesson = room("mathgames_widgets.questions.lesson")

READY = "document.body.dataset.ready === 'true'"
KEPT = "(name => [localStorage, sessionStorage].flatMap(Object.values).find((one) => one.includes(name)))"
"""What the browser keeps of the game with someone of this name."""

OPENED = re.compile(r"^index|play\.|zeros\.|puzzles?\.")
"""In the names of the notebooks that the site is written with."""

documents_of_a_clone, below = documents.pages, places.notebooks_below

NODE_IS_HERE = bool(shutil.which("npm"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, written once, with the notebooks that are opened here and the documents of one game."""
    root = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(documents, "ROOMS", ())
        patch.setattr(places, "notebooks_below", lambda root: [one for one in below(root) if OPENED.search(one[0])])
        patch.setattr(documents, "pages", lambda: [one for one in documents_of_a_clone() if "matician" in one[0]])
        wanted = lite.TOOLS | lite.INSIDE
        lab = LONG and not lite.missing(static.cache(), wanted, lite.by_pip(wanted, "314", "any"))
        assert list(static.build(root, print, lab=lab))
    return root


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """Its address."""
    with served(folder, Line()) as address:
        yield address


def at(game: object) -> str:
    """The page of a game's table."""
    return f"{str(getattr(game, '__name__', '')).rpartition('.')[2]}/play.html"


def load(page: Page, record: str) -> None:
    """Open a saved game, where a new one begins."""
    open_options(page)
    page.get_by_text(say_table("load-saved"), exact=True).click()
    page.locator(".mg [name=record]").fill(record)
    press_button(page, "Load the game")


def is_ready(page: Page) -> Page:
    """Wait until Python has drawn everything."""
    page.wait_for_function(READY)
    return page


if NODE_IS_HERE:

    @pytest.fixture(scope="module")
    def matician_page(open_shared, site) -> Page:
        """A table of Matician whose Python can be ended, and whose clock can be put on."""
        page = open_shared("about:blank")
        page.clock.install()
        page.add_init_script(
            "window.Worker = class extends Worker { constructor(...all) { super(...all); window.python = this; } }"
        )
        page.goto(site + at(matician))
        return is_ready(page)

    if LONG:

        @pytest.mark.parametrize("game", [mathleague, matician], ids=lambda game: game.NAME)
        def test_a_whole_game_of_the_others(open_page, site, game):
            """The longest by far; tests/long/test_without_a_network.py plays fifty more."""
            page = is_ready(open_page(site + at(game)))
            is_the_one_that_is_played_here(page, game)

        @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
        def test_a_press_at_any_moment_of_the_start_is_answered(browser: Browser, site, game):
            """From the first sight of the table until Python is there, also where the processor is slow."""
            for rate in (1, 6):
                for moment in (0, 20, 50, 100, 200, 500, 1_000, 2_500):
                    context = browser.new_context(reduced_motion="reduce")
                    page = context.new_page()
                    slow = context.new_cdp_session(page)
                    slow.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                    page.goto(site + at(game), wait_until="commit")
                    page.wait_for_function(doctor.READY)
                    page.wait_for_timeout(moment)
                    page.evaluate(doctor.PRESS)
                    page.wait_for_function(doctor.ANSWERED)
                    expect(page.locator(".mg-page")).not_to_contain_text(stale())
                    context.close()

    def test_a_round_by_keyboard_alone(matician_page):
        page = matician_page
        deal(page, seed="FILES-2")
        twin = twin_of(matician, "FILES-2")
        while not offers(twin, Press("on")):
            n = next_offer(page, twin)
            press_by_keys(page, n)
            twin.press(n)
            both_say_the_same(page, twin)

    def test_python_that_ends_without_a_word_is_started_again(matician_page):
        """As a browser ends a worker for want of memory: nobody is told, and only its silence can be noticed."""
        page = matician_page
        press_button(page, "Next round")
        before = page.locator(".mg-board").inner_text()
        page.evaluate("window.ended = window.python; window.python.terminate()")
        page.clock.run_for(16_000)
        expect(page.get_by_role("button", name=say_page("start-again"))).to_be_visible()
        page.clock.run_for(20_000)
        page.wait_for_function("window.python !== window.ended")
        is_ready(page)
        expect(page.locator(".mg-board")).to_have_text(before, use_inner_text=True)

    if LONG:

        def test_two_tabs_and_a_reload_keep_a_game_each(matician_page):
            first = matician_page
            board = first.locator(".mg-board").inner_text()
            first.evaluate("window.ended = window.python")
            second = first.context.new_page()
            second.goto(first.url)
            press_button(is_ready(second), "Discard it")
            deal(second, seed="FILES-3")
            second.close()
            first.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
            first.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
            first.wait_for_function("window.python !== window.ended")
            expect(is_ready(first).locator(".mg-board")).to_have_text(board, use_inner_text=True)
            first.reload()
            press_button(is_ready(first), "Continue your game")
            expect(first.locator(".mg-board")).to_have_text(board, use_inner_text=True)

    def test_a_game_saved_elsewhere_goes_on_here(matician_page):
        """A text that means harm opens nothing; a game that was played under CPython opens, and names are words."""
        page, name = matician_page, "<img src=x onerror=f()>"
        match = Match(matician, 2, "FILES-4", names=("Asha", name))
        while len(match.turns) < 6:
            seat = match.to_act()[0]
            match.play(seat, bot_move(match, seat, matician.BOTS[0])[0])
        text = saved(match, (Seat("Asha"), Seat(name, matician.BOTS[0].name))).to_json()
        new_game(page)
        load(page, "__import__('js').fetch('/')")
        expect(page.locator(".mg-page")).to_contain_text("saved game")
        page.locator(".mg [name=record]").fill(text)
        press_button(page, "Load the game")
        expect(page.locator(".mg-page")).to_contain_text(name)
        assert page.locator(".mg img[src]").count() == 0
        page.wait_for_function(f"{KEPT}('onerror') !== undefined")
        back, _ = loaded(page.evaluate(f"{KEPT}('onerror')"), matician)
        assert (back.names, back.turns) == (match.names, match.turns), "and it goes back as it came"
        expect(page.locator(".mg-board")).to_be_visible()

    def test_a_finished_game_is_looked_back_on_without_a_server(matician_page, folder):
        """Weighed by the browser's own Python, stopped and gone on with; what cost much is a puzzle of one's own."""
        page = matician_page
        match = bot_game(matician, ["random", "random"], "FILES-0")
        new_game(page)
        load(page, saved(match, (Seat("Asha"), Seat("Ben", "random"))).to_json())
        press_button(page, say_table("lookback-open"))
        weighing = page.get_by_role("progressbar")
        page.wait_for_function("document.querySelector('.mg progress')?.value >= 1")
        press_button(page, say_table("stop"))
        on = page.get_by_role("button", name=say_table("lookback-on"))
        expect(on).to_be_visible()
        weighed, all_of_them = (int(weighing.get_attribute(name) or 0) for name in ("value", "max"))
        assert weighed < all_of_them
        on.click()
        expect(page.get_by_role("heading", name=say_table("split-title", player=None))).to_be_visible()
        expect(weighing).to_have_count(0)
        puzzles = page.get_by_role("link", name=say_table("your-puzzles")).get_attribute("href") or ""
        assert (folder / at(matician)).parent.joinpath(puzzles).resolve() == (folder / "puzzles.html").resolve()
        assert page.evaluate(f"{KEPT}('FILES-0')")

    def test_the_second_visit_needs_no_network(browser: Browser, site):
        """What is pressed on the first one, before Python is there, counts. Offline a whole game of BYORF is played,
        with functions for which python-flint would be asked if there were one.
        """
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        page.goto(site + at(formula))
        page.locator(".mg-page [data-at-once]").click()
        assert not page.evaluate(READY)
        expect(page.locator(".mg-hand button").first).to_be_visible()
        if LONG:
            new_game(page)
            is_the_one_that_is_played_here(page, formula)
        page.goto(site)
        expect(page.locator(".page-copy")).to_have_text(say_page("copy-ready"), use_inner_text=True)
        context.set_offline(True)
        page.locator(".celltag_game").get_by_role("link", name="BYORF", exact=True).click()
        expect(page.locator(".mg-hand button.mg-card")).to_have_count(6)
        new_game(page)
        short = cases({"rounds": "1", "hand": "3"}, long={})
        is_the_one_that_is_played_here(page, byorf, seed="FILES-7", **short)
        page.set_viewport_size({"width": 390, "height": 844})
        said = page.locator(".page-copy")
        expect(said).to_have_text(say_page("copy-ready"), use_inner_text=True)
        said.scroll_into_view_if_needed()
        expect(said).to_be_in_viewport(ratio=0.9)
        page.set_viewport_size({"width": 1280, "height": 720})
        page.goto(site + "byorf/puzzle.html")
        expect(page.get_by_role("button", name=say_game_table("puzzle-deal"))).to_be_visible()
        page.goto(site + "docs/api/core.html")
        expect(page.locator("p").first).to_contain_text("There is no network. This page is not copied.")
        page.goto(site + "docs/rules/matician.html")
        start = page.get_by_role("button", name=say_lesson("take-up"))
        expect(start).to_be_enabled()
        assert not page.evaluate(f"{READY} || !document.querySelector('.page-start').hidden"), "it waits for a press"
        press_button(page, say_lesson("take-up"))
        expect(page.locator(".mg-board")).to_be_visible()
        context.close()

    def test_over_http_from_another_machine_a_page_says_that_it_needs_the_network(browser: Browser, folder):
        """Browsers keep no copy there."""
        page = browser.new_page()
        page.route("http://school.example/**", lambda route: route.fulfill(path=folder / route.request.url[22:]))
        page.goto("http://school.example/index.html")
        assert not page.evaluate("window.isSecureContext")
        expect(page.locator(".page-copy [role=status]")).to_have_text(say_page("copy-needs-https"))
        expect(page.locator(".page-copy progress")).to_be_hidden()
        page.set_viewport_size({"width": 390, "height": 844})
        expect(page.get_by_role("link", name=say_server("documentation"))).to_be_in_viewport(ratio=1)
        page.close()

    if LONG:

        def test_a_lesson_without_a_file_of_it_and_with_all(browser: Browser, site):
            """A line that brings nothing and one that breaks are said, and a file that is missing is named; then an
            answer is given in the first section and in the last, and stays.
            """
            page = browser.new_context(reduced_motion="reduce", service_workers="block").new_page()
            page.clock.install()
            held: list[Route] = []
            page.route("**/library-*.packed", lambda route: held.append(route))
            page.goto(site + "byorf/zeros.html")
            said = page.locator(".page-start [role=status]")
            again = page.get_by_role("button", name=say_page("start-again"))
            wait_until(lambda: bool(held) or bool(page.wait_for_timeout(50)))
            page.clock.run_for(60_000)
            expect(said).to_have_text(say_page("nothing-arrives"))
            held[0].abort()
            expect(said).to_contain_text("The connection broke before the table was ready.")
            page.unroute("**/library-*.packed")
            page.route("**/mathgames-*.packed", lambda route: route.fulfill(status=404))
            again.click()
            expect(said).to_contain_text("A file of this page is missing: mathgames-")
            page.unroute("**/mathgames-*.packed")
            again.click()
            is_ready(page)
            first = page.locator(".mg-checkpoint").first
            walk_first(first)
            box = first.get_by_role("textbox")
            box.press_sequentially("-2 1/")
            expect(first.locator(".mg-echo")).to_contain_text('I can read "-2", but not the "1/" after it')
            box.press_sequentially("3")
            expect(first.locator(".mg-echo math mfrac")).to_be_visible()
            box.fill("(-2, 0)")
            press_button(page, "Check")
            first.get_by_role("group", name="Which one do you mean?").get_by_role("button", name="-2").click()
            expect(first).to_contain_text("Right")
            page.evaluate("localStorage.setItem('mathgames steps whole', 'yes')")
            page.reload()
            expect(is_ready(page).locator(".mg-checkpoint").first).to_contain_text("Right")
            last = page.locator("[data-cell]", has=page.locator(".mg-checkpoint")).last
            put_on_axis(last, "zero -1, zero 2")
            last.get_by_role("button", name="Check").click()
            expect(last).to_contain_text("Right")
            expect(page.locator("[data-cell]").last).to_contain_text(re.compile(r"2 of \d+ questions right"))
            page.context.close()

    def test_documents_are_searched_and_have_contents(browser: Browser, site, folder):
        """Also where a page was opened from a folder, without a server."""
        page = browser.new_page()
        page.goto(site + "docs/rules/matician.html")
        expect(
            page.get_by_role("navigation", name="On this page").get_by_role("link", name="House rulings")
        ).to_be_visible()
        for address in (site, f"{folder.as_uri()}/"):
            page.goto(address + "docs/rules/matician.html")
            page.get_by_role("searchbox", name=say_page("search-label")).fill("SECRETS")
            found = page.get_by_role("search").get_by_role("listitem")
            expect(found.first).to_be_visible()
            assert all("secret" in line.lower() for line in found.all_inner_texts()[:3])
            found.first.get_by_role("link").click()
            page.wait_for_function("location.hash.length > 1 && document.readyState === 'complete'")
            name = page.evaluate("decodeURIComponent(location.hash.slice(1))")
            assert page.evaluate("name => !!document.getElementById(name)", name)
        page.goto(site + "docs/rules/matician.html")
        page.get_by_role("searchbox").fill("zebra crossings")
        expect(page.get_by_role("search").get_by_role("status")).to_contain_text("Nothing was found.")

    def test_a_page_opened_from_a_folder_needs_no_server(browser: Browser, folder):
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.goto((folder / at(rolls_and_goals)).as_uri())
        is_the_one_that_is_played_here(is_ready(page), rolls_and_goals, rounds="1")
        page.context.close()

    if LONG:

        def test_a_lesson_opens_as_a_notebook(browser: Browser, site, folder, tmp_path, capsys):
            """In JupyterLite, with nothing from elsewhere; where what builds it cannot be had, the command says so."""
            if not (folder / "lab").exists():
                assert cli.main(["static", "--lab", str(tmp_path / "site")]) == 2
                assert "JupyterLite cannot be built" in capsys.readouterr().err
                return
            page = browser.new_context().new_page()
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url))
            page.goto(site + at(byorf))
            page.get_by_role("link", name=say_server("open-as-notebook")).click()
            cell = page.locator(".jp-CodeCell").first

            def runs() -> bool:
                """A press that comes before the notebook listens is lost, so it is made again."""
                if set("*0123456789") & set(cell.locator(".jp-InputPrompt").first.inner_text()):
                    return True
                cell.locator(".cm-content").click()
                page.keyboard.press("Shift+Enter")
                page.wait_for_timeout(1_000)
                return False

            wait_until(runs)
            expect(page.locator(".jp-OutputArea .mg-page [data-at-once]")).to_be_visible(timeout=4 * MILLISECONDS)
            assert [url for url in asked if not url.startswith((site, "data:", "blob:"))] == []
            page.context.close()

else:

    def test_without_node_one_sentence_says_what_is_missing(tmp_path, capsys):
        assert cli.main(["static", str(tmp_path / "site")]) == 2
        assert "install Node with npm" in capsys.readouterr().err
