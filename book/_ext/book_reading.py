"""Under the title of each chapter: how long it takes, and what there is to do.

remember.js adds where a reader was, if this browser knows.
"""

from __future__ import annotations

from book_selfcheck import selfcheck
from docutils import nodes
from sphinx.application import Sphinx

# A careful reader of mathematics: words in running text, and minutes for the rest.
WORDS_A_MINUTE = 180
FORMULA, CELL, QUESTION, MOVING = 0.25, 0.5, 1.0, 4.0
LAB = '<div class="dp-lab"'


def shown_cells(doctree: nodes.document) -> list[str]:
    """The code of the cells that are not folded."""
    return [
        cell.astext()
        for cell in doctree.findall(nodes.container)
        if "cell_input" in cell["classes"]
        and not {"tag_check", "tag_hide-input"} & set(cell.parent["classes"])
    ]


def minutes(doctree: nodes.document) -> int:
    """How long the page takes, to five minutes."""
    words = sum(
        len(text.split())
        for paragraph in doctree.findall(nodes.paragraph)
        for text in paragraph.findall(nodes.Text)
        if not isinstance(text.parent, nodes.math)
    )
    time = words / WORDS_A_MINUTE
    time += FORMULA * len(list(doctree.findall(nodes.math_block)))
    time += CELL * len(shown_cells(doctree))
    time += QUESTION * len(list(doctree.findall(selfcheck)))
    time += MOVING * labs(doctree)
    return max(5, 5 * round(time / 5))


def labs(doctree: nodes.document) -> int:
    """How many labs the page shows, also where the cell that shows them is left out."""
    return sum(LAB in piece.astext() for piece in doctree.findall(nodes.raw))


def many(number: int, what: str) -> str:
    """Say ``a lab``, or ``2 labs``."""
    return f"a {what}" if number == 1 else f"{number} {what}s"


def sentence(doctree: nodes.document) -> str:
    """What a reader is told before the first line."""
    here = ((len(list(doctree.findall(selfcheck))), "question"), (labs(doctree), "lab"))
    there = " and ".join(many(number, what) for number, what in here if number)
    return f"About {minutes(doctree)} minutes{f', with {there}' * bool(there)}."


def tell(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Write the sentence below the title of a chapter."""
    chapter = app.env.toc_secnumbers.get(docname)
    if app.builder.format != "html" or not chapter or not (title := doctree.next_node(nodes.title)):
        return
    told = nodes.paragraph("", sentence(doctree), classes=["dp-reading"])
    title.parent.insert(title.parent.index(title) + 1, told)


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("doctree-resolved", tell)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
