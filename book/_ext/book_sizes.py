"""How large things of the built site are, in the pages that speak of it: ``{size}`lite/build` ``.

A path is one below the site; several stand with commas between them, and one with a minus before it
is left out. ``{size}`.` `` is the whole site, and ``{size}`kept` `` what a reader keeps who reads
without a network.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from book_offline import kept_files
from book_run import megabytes
from docutils import nodes
from docutils.parsers.rst.states import Inliner
from sphinx.application import Sphinx

KEPT = "kept"
PLACE = re.compile(r'(<span class="dp-size" data-of="([^"]*)">)[^<]*(</span>)')


def size_role(
    name: str, rawtext: str, text: str, lineno: int, inliner: Inliner, *_: object
) -> tuple[Sequence[nodes.Node], Sequence[nodes.system_message]]:
    """A place that is filled in when the site is there. Paper has no site."""
    place = f'<span class="dp-size" data-of="{html.escape(text)}">…</span>'
    on_paper = nodes.raw("", "some megabytes", format="latex")
    return [nodes.raw("", place, format="html"), on_paper], []


def measured(site: Path, told: str) -> str:
    """The size of what is named, in words."""
    if told == KEPT:
        files = kept_files(site)
    else:
        named = [each.strip() for each in told.split(",")]
        files = [file for each in named if each[0] != "-" for file in under(site / each)]
        less = {file for each in named if each[0] == "-" for file in under(site / each[1:])}
        files = [file for file in files if file not in less]
    if not files:
        return "nothing"
    return megabytes(sum(file.stat().st_size for file in files)).replace(" ", "\u00a0")


def under(path: Path) -> list[Path]:
    """A file, or the files of a folder."""
    return [file for file in (path, *path.rglob("*")) if file.is_file()]


def filled(site: Path, place: re.Match[str]) -> str:
    return f"{place[1]}{measured(site, html.unescape(place[2]))}{place[3]}"


def fill_in(app: Sphinx, error: Exception | None) -> None:
    if error is not None or app.builder.format != "html":
        return
    site = Path(app.outdir)
    for name in app.env.found_docs:
        page = site / f"{name}.html"
        before = page.read_text(encoding="utf-8") if page.is_file() else ""
        if "dp-size" in before:
            page.write_text(PLACE.sub(partial(filled, site), before), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_role("size", size_role)
    # When all is there, and before book_offline takes the digest of each page.
    app.connect("build-finished", fill_in, priority=950)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
