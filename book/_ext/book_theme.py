"""Mend the theme's pages: what the theme writes that assistive technology trips over.

Each substitution names what it mends; the browser tests hold the pages to WCAG 2 A and AA.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from docutils import nodes
from formula_width import width
from sphinx.application import Sphinx

# What stands away from a formula, and the punctuation against it; and the other way round.
AGAINST_LEFT = re.compile(r"(.*?)([^\w\s]*)", re.DOTALL)
AGAINST_RIGHT = re.compile(r"([^\w\s]*)(.*)", re.DOTALL)


def reserve(found: re.Match[str]) -> str:
    """A formula in a line, with the room that it will need when it is set."""
    wide = width(html.unescape(found[2]))
    return f'{found[1]} style="--dp-wide: {wide:.2f}em">\\({found[2]}\\)</span>'


MENDINGS: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r'(<span class="math notranslate nohighlight")>\\\(([^<]*)\\\)</span>'), reserve),
    # The visible text of these summaries is their name; a label that differs hides it.
    (re.compile(r'<summary aria-label="Toggle hidden content">'), "<summary>"),
    # The logo stands outside every landmark.
    (
        re.compile(r'(<div id="pst-primary-sidebar")(?! role)'),
        r'\1 role="complementary" aria-label="Book"',
    ),
    # The arrow beside a page that has pages below it has no name.
    (
        re.compile(r'<summary>(?=<span class="toctree-toggle")'),
        '<summary aria-label="Pages below this one">',
    ),
    # The corner of a table heads nothing.
    (re.compile(r"<th([^>]*)>(?:<p></p>)?</th>"), r"<td\1></td>"),
    # A deprecated role, and a list that holds what is no list item.
    (re.compile(r' role="doc-biblioentry"'), ""),
    (re.compile(r'<div role="list" class="citation-list">'), '<div class="citation-list">'),
]


def make_ids_unique(app: Sphinx, doctree: nodes.document) -> None:
    """Every proof of a page gets the same two ids; an id must be unique."""
    serial = 0
    for node in doctree.findall(nodes.Element):
        for repeated in {"proof-content", "proof"}.intersection(node["ids"]):
            serial += 1
            node["ids"] = [f"{repeated}-{serial}" if i == repeated else i for i in node["ids"]]


def set_off_proofs(app: Sphinx, doctree: nodes.document) -> None:
    """The word "Proof." belongs to the box, not to the sentence that follows it."""
    for box in doctree.findall(nodes.admonition):
        if "proof" in box["classes"] and box.children and box[0].children:
            box["classes"].append("dp-proof")
            first = box[0].children[0]
            if isinstance(first, nodes.Text) and first.startswith("Proof. "):
                first.parent.replace(first, nodes.Text(first.removeprefix("Proof.")))
                box[0].insert(0, nodes.emphasis("", "Proof."))


def glue_formulas(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """No line breaks between a formula and the punctuation against it, as browsers would."""
    if app.builder.format != "html":
        return
    for formula in list(doctree.findall(nodes.math)):
        parent = formula.parent
        place = parent.index(formula)
        head, left = AGAINST_LEFT.fullmatch(text_at(parent, place - 1)).groups()
        right, tail = AGAINST_RIGHT.fullmatch(text_at(parent, place + 1)).groups()
        if left:
            parent[place - 1] = nodes.Text(head)
        if right:
            parent[place + 1] = nodes.Text(tail)
        if left or right:
            glued = nodes.inline("", "", classes=["dp-glued"])
            parent[place] = glued
            glued += [nodes.Text(left), formula, nodes.Text(right)]


def text_at(parent: nodes.Element, place: int) -> str:
    """The text of a child, if it is one."""
    there = parent[place] if 0 <= place < len(parent) else None
    return str(there) if isinstance(there, nodes.Text) else ""


def mend_pages(app: Sphinx, error: Exception | None) -> None:
    """Apply the substitutions to every page that this build wrote."""
    if error is not None or app.builder.format != "html":
        return
    for page in Path(app.outdir).rglob("*.html"):
        if "_static" in page.parts:
            continue
        before = after = page.read_text(encoding="utf-8")
        for pattern, replacement in MENDINGS:
            after = pattern.sub(replacement, after)
        if after != before:
            page.write_text(after, encoding="utf-8")


def leave_scripts_out(
    app: Sphinx, docname: str, template: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Of the scripts that extensions add, those that no page of this book uses."""
    unused = ("sphinx-book-theme.js", "design-tabs.js", "sphinx_highlight.js")
    context["script_files"] = [
        script
        for script in context["script_files"]
        if not str(getattr(script, "filename", script)).endswith(unused)
    ]


def setup(app: Sphinx) -> dict[str, bool]:
    # Jupyter Book sets this for an extension that we leave out.
    app.add_config_value("comments_config", {}, "html")
    app.connect("doctree-read", make_ids_unique)
    app.connect("doctree-read", set_off_proofs)
    app.connect("doctree-resolved", glue_formulas)
    # Late: other extensions add theirs at the same event.
    app.connect("html-page-context", leave_scripts_out, priority=900)
    app.connect("build-finished", mend_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
