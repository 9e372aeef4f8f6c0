"""Entries of the glossary lead back to the chapters that use them: to the first place in each."""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx

# Not what theorems and proofs stand in.
PLACE = re.compile(
    r'<section(?! class="[a-z]+-content")[^>]* id="([^"]+)"|href="glossary\.html#(term-[^"]+)"'
)
NUMBER = re.compile(r'<h1><span class="section-number">(\d+)\. </span>')
ENTRY = re.compile(r'(<dt id="(term-[^"]+)">(?:(?!</dd>).)*)</dd>', re.DOTALL)
BACK = re.compile(r'<p class="dp-used">.*?</p>\n', re.DOTALL)


def used(html: str) -> dict[str, str]:
    """The terms that a page links, each with the section of the first link."""
    article = html[html.find('<article class="bd-article">') :]
    found: dict[str, str] = {}
    section = ""
    for place in PLACE.finditer(article):
        section = place[1] or section
        if place[2]:
            found.setdefault(place[2], section)
    return found


def lead_back(app: Sphinx, error: Exception | None) -> None:
    """Write into each entry of the glossary which chapters use it."""
    glossary = Path(app.outdir) / "book" / "glossary.html"
    if error or app.builder.name != "html" or not glossary.is_file():
        return
    links: dict[str, list[tuple[int, str]]] = {}
    for page in glossary.parent.glob("*.html"):
        html = page.read_text(encoding="utf-8")
        if number := NUMBER.search(html):
            for term, section in used(html).items():
                links.setdefault(term, []).append((int(number[1]), f"{page.name}#{section}"))

    def with_links(entry: re.Match[str]) -> str:
        if entry[2] not in links:
            return entry[0]
        places = [f'<a href="{to}">{number}</a>' for number, to in sorted(links[entry[2]])]
        word = "Chapter" if len(places) == 1 else "Chapters"
        return f'{entry[1]}<p class="dp-used">{word} {", ".join(places)}</p>\n</dd>'

    before = glossary.read_text(encoding="utf-8")
    after = ENTRY.sub(with_links, BACK.sub("", before))
    if after != before:
        glossary.write_text(after, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("build-finished", lead_back)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
