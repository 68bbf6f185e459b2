"""A page that Python draws and that hears which of its offers was taken. It knows no browser and no widget.

A carrier brings it to people: it shows `html`, hands messages to `hear`, and is told by `on_change` when there is
something new. `carriers/notebook.py` carries pages into notebooks; tests press them directly.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from mathgames_widgets.core.entrance import Message, message as read, whole
from mathgames_widgets.core.faults import told
from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import ENGLISH, best_of, language, room, speaking, spoken
from mathgames_widgets.page import CARRIERS
from mathgames_widgets.page.assets import static
from mathgames_widgets.page.html import Element, Raw, el, in_language, p

LOG = logging.getLogger(__name__)

say = room(__name__)


def stale() -> str:
    """What is said of a press on a page that has changed since."""
    return say("stale")


REMEMBERED = 64
"""How many earlier offers a press may still name: it is taken where the same thing is offered on the newest drawing.

Drawings one after the other that offer the same count as one, so a page that others change often forgets no press.
"""
MOST_STEPS = 16
"""Steps of one answer; a browser has a few seconds for all of them."""

Values = Mapping[str, str]
"""What stands in the boxes of the form that was sent, by name."""

Frame = tuple[int, str, str]
"""One step of what an answer shows: the number of the drawing, the page, and the words for it."""

MimeBundle = tuple[dict[str, Any], dict[str, Any]]


class Offers:
    """What the page on the screen offers: things that can be done, each under its number.

    >>> offers = Offers()
    >>> offers("keep"), offers("undo"), offers[1]
    (0, 1, 'undo')
    """

    def __init__(self) -> None:
        self._things: list[Any] = []

    def __call__(self, thing: Any) -> int:
        """Offer one more thing; its number goes into the page as `data-n`."""
        self._things.append(thing)
        return len(self._things) - 1

    def __getitem__(self, number: int) -> Any:
        return self._things[number]

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._things)


class Page:
    """A page drawn by Python.

    `draw` makes the page anew: it gets an `Offers` and gives back an Element. `take` is called with the thing that was
    offered under the number the browser named, and with the values of the form around it. `keep` is the name under
    which the browser keeps the text in `kept`; it keeps nothing where the name is empty.

    >>> from mathgames_widgets.page.html import button
    >>> lamp = Page(lambda offers: button("on", data_n=offers("on")), lambda thing, values: lamp.redraw("Light."))
    >>> lamp.press(0)
    >>> lamp.spoken, lamp.drawing
    ('Light.', 2)
    """

    def __init__(
        self,
        draw: Callable[[Offers], Element],
        take: Callable[[Any, Values], None] | None = None,
        *,
        summary: str = "",
        keep: str = "",
        kept: str = "",
    ) -> None:
        self._draw = draw
        self._take = take
        self._summary = summary
        self.__listeners: list[Callable[[], None]] = []
        self.__hearing = False
        self.__earlier: deque[tuple[range, Offers]] = deque(maxlen=REMEMBERED)
        """What was offered before, and on which drawings."""
        self.__heard: deque[str] = deque(maxlen=REMEMBERED)
        self.__collects_steps = False
        self._offers = Offers()
        self.__offered_since = 0
        self.__drawn = ""
        self.__kept = kept
        self.html = ""
        """The page as it was drawn last."""
        self.drawing = 0
        """How many times it was drawn; a press names the drawing that it was made on."""
        self.spoken = ""
        """What screen readers are told of the last change."""
        self.frames: tuple[Frame, ...] = ()
        """What the last answer shows step by step before the page as it is now."""
        self.keep = keep
        self.language = language()
        """The language of its words: that of the one who made it, until its reader wants another."""
        self.carrier: Any = None
        """What shows this page in a notebook, once it was shown there."""
        self.redraw()

    # ── what it shows ─────────────────────────────────────────────────────────────────────────────────────────────

    def redraw(self, say: str = "") -> None:
        """Draw the page again and have `say` spoken by screen readers."""
        html = self.__draw_anew()
        self.__drawn = html
        self.__show(html, say)

    def show_step(self, said: str) -> None:
        """Draw the page as it is now, to be seen for a moment before the page that the answer ends with.

        `said` is what those who listen hear.

        The steps of one answer go to the browser together with the page that `redraw` draws in the end. Where they
        become too many to be followed, two that lie back become one: all of them are still heard.

        >>> from mathgames_widgets.page.html import div
        >>> told = []
        >>> story = Page(lambda offers: div(*told))
        >>> told.append("She knocks."); story.show_step("She knocks.")
        >>> told.append("He opens."); story.redraw()
        >>> story.frames, story.html
        (((2, '<div>She knocks.</div>', 'She knocks.'),), '<div>She knocks.He opens.</div>')
        """
        if not self.__hearing and not self.__collects_steps:
            self.frames, self.__collects_steps = (), True
        if len(self.frames) == MOST_STEPS:
            pairs = zip(self.frames[::2], self.frames[1::2], strict=True)
            self.frames = tuple([(*later[:2], f"{earlier[2]} {later[2]}") for earlier, later in pairs])
        html = self.__draw_anew()
        self.drawing += 1
        self.frames += ((self.drawing, html, whole(said)),)

    def __draw_anew(self) -> str:
        offers = Offers()
        with self.in_its_language():
            drawn = self._draw(offers)
            if self.language != ENGLISH and not isinstance(drawn, Raw):
                drawn = in_language(drawn, self.language, locale_of(self.language).direction)
            html = whole(str(drawn))
        if [*offers] != [*self._offers]:
            self.__earlier.append((range(self.__offered_since, self.drawing + 1), self._offers))
            self._offers, self.__offered_since = offers, self.drawing + 1
        return html

    def __show(self, html: str, say: str) -> None:
        self.html, self.spoken = html, whole(say)
        self.drawing += 1
        if not self.__hearing and not self.__collects_steps:
            self.frames = ()
        self.__collects_steps = False
        self.__tell_listeners()

    @property
    def silence(self) -> str:
        """What the browser shows when nobody answers."""
        with self.in_its_language():
            return say("slow")

    def in_its_language(self) -> AbstractContextManager[None]:
        """What is said inside is said in the language of this page, no matter who made it happen."""
        return speaking(self.language)

    @property
    def kept(self) -> str:
        """The text that the browser keeps for this page."""
        return self.__kept

    @kept.setter
    def kept(self, text: str) -> None:
        text = whole(text)
        if text != self.__kept:
            self.__kept = text
            self.__tell_listeners()

    @property
    def offered(self) -> Offers:
        """The offers of the page on the screen."""
        return self._offers

    def on_change(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have `listener` called once after everything that changes the page; what comes back ends that."""
        self.__listeners.append(listener)
        return lambda: self.__listeners.remove(listener)

    def __tell_listeners(self) -> None:
        if not self.__hearing:
            for listener in tuple(self.__listeners):
                listener()

    # ── what it hears ─────────────────────────────────────────────────────────────────────────────────────────────

    def press(self, number: int, **values: str) -> None:
        """Do what the browser does when offer `number` is taken."""
        self.hear({"n": number, "drawing": self.drawing, "values": values})

    def hear(self, message: Any) -> None:
        """Answer a message from a browser: a press, or the text that it kept. Listeners are told once, at the end."""
        with self.in_its_language():
            said = read(message)
        with self.__one_answer():
            before = self.drawing
            if self.__is_new(said):
                with self.in_its_language():
                    self.__answer(said)
            if self.drawing == before and said.id:
                self.__say_it_was_heard()

    @contextmanager
    def __one_answer(self) -> Iterator[None]:
        """Listeners are told once of all that changes in here."""
        if self.__hearing:
            yield
            return
        self.__hearing, self.frames = True, ()
        before = self.drawing, self.__kept
        try:
            yield
        finally:
            self.__hearing = False
            if before != (self.drawing, self.__kept):
                self.__tell_listeners()

    @property
    def heard(self) -> str:
        """The name of the message that was heard last."""
        return self.__heard[-1] if self.__heard else ""

    def __is_new(self, message: Message) -> bool:
        """Whether this message was not heard before: what came twice is done once."""
        if message.id and message.id in self.__heard:
            return False
        self.__heard.append(message.id)
        return True

    def __say_it_was_heard(self) -> None:
        """The same page under a new number, for a browser that waits for an answer."""
        self.drawing += 1
        self.spoken = ""

    def __answer(self, message: Message) -> None:
        if message.trouble:
            self.__note(spoken(message.trouble), "unfit")
            return
        try:
            if message.restored is not None:
                self.restore(message.restored)
            elif message.reread is not None:
                self.reread(message.reread)
            elif message.languages:
                self.speak(best_of(message.languages))
            else:
                self.__press(message)
        except Exception as fault:
            LOG.error("A press failed: %s", told(fault))
            self.fail(say("fault", kind=type(fault).__name__, fault=f"{fault}"))

    def __press(self, message: Message) -> None:
        thing = self.__meant(message)
        if thing is None or self._take is None:
            self.refuse()
        else:
            self._take(thing, dict(message.values))

    def fail(self, said: str) -> None:
        """The last page that could be drawn, and under it what went wrong: no fault is swallowed."""
        self.frames = ()
        self.__note(said, "fault")

    def __note(self, said: str, key: str) -> None:
        """The same page once more, with a sentence under it."""
        self.__show(self.__drawn + str(p(whole(said), cls="mg-note mg-alert", data_key=key)), said)

    def restore(self, kept: str) -> None:
        """Go on from the text that the browser kept; pages that have something to keep say how."""

    def reread(self, kept: str) -> None:
        """Another tab has kept this text under the same name; pages that two tabs share take it over."""

    def speak(self, tag: str) -> None:
        """Say everything in another language from now on.

        >>> from mathgames_widgets.page.html import div
        >>> page = Page(lambda offers: div(language()))
        >>> page.speak("de"); page.html
        '<div lang="de" dir="ltr">de</div>'
        """
        if tag != self.language:
            self.language = tag
            self.redraw()

    def refuse(self) -> None:
        """A press on a page that is gone: the page as it is now, and a word about it."""
        self.redraw(stale())

    def __meant(self, message: Message) -> Any:
        """The thing that a message takes; None where nothing of that kind is offered now.

        A press made on an earlier drawing counts where the newest one offers the same thing.
        """
        offers = self.__offers_of(message.drawing)
        if message.offer is None or not message.offer < len(offers):
            return None
        thing = offers[message.offer]
        if offers is not self._offers and not any(thing == offer for offer in self._offers):
            return None
        return thing

    def __offers_of(self, drawing: int | None) -> Offers:
        if drawing is None:
            return Offers()
        if self.__offered_since <= drawing <= self.drawing:
            return self._offers
        return next((offers for drawings, offers in self.__earlier if drawing in drawings), Offers())

    # ── to keep, and to show in a notebook ────────────────────────────────────────────────────────────────────────

    def still(self) -> tuple[Element | Raw, ...]:
        """What stands on the page where nothing answers: in a saved notebook, and on paper."""
        return (Raw(self.html),)

    def static_html(self, *, styled: bool = True) -> str:
        """The page without anything that answers; it stands alone where it carries its styles."""
        return static(*self.still(), styled=styled)

    def save_page(self, path: str | Path) -> Path:
        """Write the page as one HTML file that needs nothing else."""
        page = el("html")(
            el("head")(el("meta")(charset="utf-8"), el("title")(self._summary)),
            el("body")(Raw(self.static_html())),
            lang=self.language,
            dir=locale_of(self.language).direction,
        )
        target = Path(path)
        target.write_text(f"<!doctype html>{page}", encoding="utf-8")
        return target

    def __repr__(self) -> str:
        return self._summary or type(self).__name__

    @property
    def widget(self) -> Any:
        """This page as an ipywidget, to be put into boxes and tabs; its carrier is loaded only here."""
        return CARRIERS[-1](self)

    def _repr_mimebundle_(self, **kwargs: Any) -> MimeBundle | None:
        bundle: MimeBundle | None = self.widget._repr_mimebundle_(**kwargs)
        return bundle
