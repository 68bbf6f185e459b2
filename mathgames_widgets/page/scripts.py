"""What the scripts around a page say, in the language of its reader: they have no words of their own.

A page carries them as JSON in an element `mathgames-words`. Where a script puts something in, its name stands in
braces: "Screen {here} of {all}".
"""

from __future__ import annotations

from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import cached, language, room

say = room(__name__)

Words = dict[str, str]


@cached
def words_of_pages() -> Words:
    """What a page that a server draws says around its cells, and what the screens of a lesson say.

    >>> words_of_pages()["screen-of"]
    'Screen {here} of {all}'
    """
    return {
        "lang": language(),
        "dir": locale_of(language()).direction,
        "math-games": say("math-games"),
        "skip": say("skip"),
        "pages": say("pages"),
        "setting": say("setting"),
        "have-a-code": say("have-a-code"),
        "join-a-table": say("join-a-table"),
        "play-with-others": say("play-with-others"),
        "lead-a-class": say("lead-a-class"),
        "late": say("late"),
        "broken": say("broken"),
        "away": say("away"),
        "gone": say("gone"),
        "lost": say("lost"),
        "open-again": say("open-again"),
        "back": say("back"),
        "next": say("next"),
        "screens": say("screens"),
        "held": say("held"),
        "screen-done": say("screen-done", screen="{screen}"),
        "screen-where": say("screen-where", here="{here}", all="{all}", screen="{screen}"),
        "screen-where-short": say("screen-where-short", here="{here}", all="{all}"),
        "screen-of": say("screen-of", here="{here}", all="{all}"),
        "one-screen": say("one-screen"),
        "all-on-one": say("all-on-one"),
        "present": say("present"),
        "small-type": say("small-type"),
        "to-table": say("to-table"),
        "to-picture": say("to-picture"),
        "to-question": say("to-question"),
        "down-to-question": say("down-to-question"),
        "up-to-table": say("up-to-table"),
        "up-to-picture": say("up-to-picture"),
        "line-lost": say("line-lost"),
        "press-lost": say("press-lost"),
    }


@cached
def words_of_site() -> Words:
    """What a page without a server says as well: it starts Python itself, copies the site and looks through it.

    >>> words_of_site()["megabytes"]
    '{done} of {all} MB'
    """
    return {
        **words_of_pages(),
        "starting": say("starting"),
        "getting": say("getting"),
        "begins": say("begins"),
        "connection-broke": say("connection-broke"),
        "takes-long": say("takes-long"),
        "nothing-arrives": say("nothing-arrives"),
        "megabytes": say("megabytes", done="{done}", all="{all}"),
        "part-missing": say("part-missing", file="{file}"),
        "no-python-here": say("no-python-here"),
        "no-python": say("no-python"),
        "how-far": say("how-far"),
        "start-again": say("start-again"),
        "needs-script": say("needs-script"),
        "copy-ready": say("copy-ready"),
        "copying": say("copying"),
        "how-much-copied": say("how-much-copied"),
        "copy-full": say("copy-full", left="{left}", all="{all}"),
        "copy-waits": say("copy-waits", left="{left}", all="{all}"),
        "copy-needs-https": say("copy-needs-https"),
        "search-label": say("search-label"),
        "search-broken": say("search-broken"),
        "search-nothing": say("search-nothing"),
        "search-found": say("search-found", many="{many}"),
        "search-found-best": say("search-found-best", many="{many}", most="{most}"),
    }


@cached
def words_without_network() -> Words:
    """What stands in place of a page that is not copied, where there is no network."""
    return {
        "lang": language(),
        "dir": locale_of(language()).direction,
        "no-network": say("no-network"),
        "not-copied": say("not-copied"),
        "not-copied-yet": say("not-copied-yet", left="{left}", all="{all}"),
        "to-home": say("to-home"),
    }


@cached
def words_of_live_tables() -> Words:
    """What a page says whose table is on a server: when the line breaks, and in a notebook."""
    return {
        "line-lost": say("line-lost"),
        "press-lost": say("press-lost"),
        "no-live-tables": say("no-live-tables"),
        "frame": say("frame", code="{code}"),
    }
