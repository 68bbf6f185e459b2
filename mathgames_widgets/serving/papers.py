"""What a teacher prints or takes along: personal codes, result cards, everything as one file, a copy of a class; and
the page that says what is kept.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from datetime import date
from functools import partial

from tornado.web import HTTPError

from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.lobby import qr_picture
from mathgames_widgets.classroom.privacy import privacy_page
from mathgames_widgets.classroom.reports import answers_sheet, games_sheet
from mathgames_widgets.classroom.roster import own_code
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.standings import card_of, standings_sheet
from mathgames_widgets.classroom.store import ASIDE, TABLE
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, Raw, div, h2, p, section, strong
from mathgames_widgets.serving.classes import NEW_CLASSES, Led, Member
from mathgames_widgets.serving.handlers import h1, main
from mathgames_widgets.serving.live import Addresses, LiveHandler

say = room(__name__)

SECRET = ("class", "marks")
"""Entries of a log with what the teacher's key is made of: they are in no file."""

PAPER = """
body { margin: 0; font: 1rem/1.45 system-ui, sans-serif; color: CanvasText; background: Canvas; }
:root { color-scheme: light dark; }
main { max-width: 60rem; margin: 0 auto; padding: 16px; }
main.wide { max-width: 70rem; }
.slips, .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 12px; }
.slip, .mg-card-of { border: 1px solid GrayText; border-radius: 8px; padding: 12px 16px; break-inside: avoid; }
.slip { display: flex; gap: 12px; align-items: center; }
.slip .mg-qr { flex: none; width: 96px; border-radius: 6px; overflow: hidden; background: #fff; }
.slip .mg-qr svg { display: block; width: 100%; height: auto; }
.slip p, .mg-card-of p { margin: 2px 0; }
.slip h2, .mg-card-of h2 { margin: 0; font-size: 1.25rem; }
.slip strong { font: 700 1.15rem/1.3 ui-monospace, monospace; letter-spacing: 0.04em; white-space: nowrap; }
.mg-card-of h3 { margin: 12px 0 4px; font-size: 1rem; }
.mg-card-of ul, .kept ul { margin: 0; padding-inline-start: 1.2rem; }
.mg-card-of li { margin-block-end: 6px; }
.mg-card-of header p { color: GrayText; }
h1 { font-size: 1.6rem; }
@media print { .not-printed { display: none; } main { padding: 0; } }
"""


class Paper(LiveHandler):
    """A page that is read or printed, without a script."""

    def show_paper(self, heading: str, *inside: object, kind: str = "") -> None:
        """Write it."""
        self.write_page(heading, Raw(f"<style>{PAPER}</style>"), main(h1(heading), *inside, cls=kind))


class LedPaper(Paper, Led):
    """What only the teacher of the class may open."""

    async def led(self, typed: str) -> Class | None:
        """The class; None where the page asks for the key instead. Raises HTTPError."""
        school = await self.school(typed)
        if not await self.leads(school):
            self.ask_for_key(school.code if school else "")
            return None
        if school is None:
            raise HTTPError(404)
        return school


class CodesHandler(LedPaper):
    """A slip for each pupil: the code of the class and the own one, to type or to scan."""

    async def get(self, typed: str) -> None:
        if (school := await self.led(typed)) is None:
            return
        address = self.live.address(self.request)
        slips = [self._slip(school, person, address) for person in school.standing.people]
        self.show_paper(
            say("codes-of-class", code=school.code),
            p(say("codes-how"), cls="not-printed"),
            div(*slips, cls="slips") if slips else p(say("nobody-listed")),
            kind="wide",
        )

    def _slip(self, school: Class, person: str, address: str) -> Element:
        own = own_code(self.live.tables.secret, person)
        link = f"{address}join?code={school.code}&name={own}"
        return section(
            qr_picture(link) if address else None,
            div(
                h2(school.standing.people[person].name),
                p(*say.pieces("slip-address", address=f"{address.partition('://')[2]}join" if address else "/join")),
                p(*say.pieces("slip-class", code=strong(school.code))),
                p(*say.pieces("slip-own", code=strong(own))),
            ),
            cls="slip",
        )


class CardsHandler(LedPaper):
    """A result card for each pupil."""

    async def get(self, typed: str) -> None:
        if (school := await self.led(typed)) is None:
            return
        cards = await self.live.ask(school, lambda: [card_of(school, person) for person in school.standing.people])
        self.show_paper(say("cards-of-class", code=school.code), div(*cards, cls="cards"), kind="wide")


class CardHandler(Paper, Member):
    """The result card of the pupil who asks."""

    async def get(self, typed: str) -> None:
        school, person = await self._known(typed)
        card = await self.live.ask(school, lambda: card_of(school, person))
        self.show_paper(say("your-card"), p(say("card-how"), cls="not-printed"), card)


class ExportHandler(LedPaper):
    """Everything that is kept about a class, as one file."""

    async def get(self, typed: str) -> None:
        if (school := await self.led(typed)) is None:
            return
        sheets = await self.live.ask(school, lambda: dict(_sheets(school)))
        logs = await self.live.away(partial(_logs, school))
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, text in (sheets | logs).items():
                packed.writestr(name, text)
        self.set_header("Content-Type", "application/zip")
        name = f"{school.code}-{date.today().isoformat()}.zip"
        self.set_header("Content-Disposition", f'attachment; filename="{name}"')
        self.finish(out.getvalue())


def _sheets(school: Class) -> Iterator[tuple[str, str]]:
    standing = school.standing
    yield "games.csv", games_sheet(standing)
    yield "standings.csv", standings_sheet(standing)
    for page in school.pages:
        yield f"answers-{page.replace('/', '-')}.csv", answers_sheet(standing, school.asks(page), page)


def _logs(school: Class) -> dict[str, str]:
    """The log of the class and those of its tables, line by line as they are kept."""
    store = school.store
    codes = [school.code]
    codes += [code for kind in (TABLE, ASIDE) for code in store.codes(kind) if code.startswith(f"{school.code}/")]
    found = {}
    for code in codes:
        entries = [entry for entry in store.read(code) if not entry.keys() & {*SECRET}]
        found[f"log/{code.replace('/', '-table-')}.jsonl"] = "".join(f"{json.dumps(entry)}\n" for entry in entries)
    return found


class CopyHandler(LedPaper):
    """Copies a class: the same people with the same codes, and no answers."""

    async def get(self, typed: str) -> None:
        if (school := await self.led(typed)) is not None:
            self.ask_for(
                say("copy-class", code=school.code), f"class/{school.code}/copy", say("copy-it"), p(say("copy-does"))
            )

    async def post(self, typed: str) -> None:
        school = await self.school(typed)
        if school is None or not await self.leads(school):
            raise HTTPError(403)
        try:
            if not self.live.bucket("class", self.address, *NEW_CLASSES).lets_pass():
                raise CannotBeDone(say("many-classes"))
            fresh = await self.live.away(self.live.tables.open_class)
            await self.live.ask(fresh, lambda: fresh.do(lambda: fresh.follow(school)))
        except CannotBeDone as refused:
            self.show_page(say("copy-class", code=school.code), p(str(refused)), status=400)
            return
        await self.let_in(fresh)
        self.redirect(self.at(f"class/{fresh.code}"), status=303)


class PrivacyHandler(Paper):
    """What is kept, in plain words."""

    async def get(self) -> None:
        self.show_paper(say("privacy"), *privacy_page())


PAPERS: Addresses = (
    (r"class/([^/]{1,60})/codes", CodesHandler),
    (r"class/([^/]{1,60})/cards", CardsHandler),
    (r"class/([^/]{1,60})/export", ExportHandler),
    (r"class/([^/]{1,60})/copy", CopyHandler),
    (r"t/([^/]{1,60})/card", CardHandler),
    (r"privacy", PrivacyHandler),
)
