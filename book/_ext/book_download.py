"""Write each chapter's notebook for download, and point the page's download button to it.

The words come from the page as it was resolved for HTML, the code from the notebook that was
executed, without its outputs. The result needs `dpedu` and nothing of the book's installation.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
from doctree_markdown import MarkdownWriter, Unknown
from docutils import nodes
from sphinx.application import Sphinx

import dpedu

FOLDER = "_downloads/notebooks"
# What the page folds or leaves out, a notebook folds.
FOLDED = {"check", "hide-input", "remove-cell"}
VERSION_CELL = f"""\
# This notebook was written for dpedu {dpedu.__version__}.
import dpedu

if dpedu.__version__ != "{dpedu.__version__}":
    print("You have dpedu", dpedu.__version__, "- if something fails, install {dpedu.__version__}.")
"""


def pieces(parent: nodes.Element, depth: int = 0) -> Iterator[tuple[int, nodes.Node]]:
    """The blocks of a page in reading order, each with the depth of its section."""
    for node in parent.children:
        if isinstance(node, nodes.section):
            yield from pieces(node, depth + 1)
        else:
            yield depth, node


def is_cell(node: nodes.Node) -> bool:
    return isinstance(node, nodes.container) and node.get("nb_element") == "cell_code"


def to_notebook(
    doctree: nodes.document, executed: nbformat.NotebookNode, writer: MarkdownWriter
) -> nbformat.NotebookNode:
    """The page as a notebook: Markdown cells, and the code cells of the executed notebook."""
    cells = [nbformat.v4.new_code_cell(VERSION_CELL, metadata={"tags": ["version"]})]
    words: list[str] = []
    done = 0

    def flush() -> None:
        text = "\n\n".join(filter(None, words)).strip()
        if text:
            cells.append(nbformat.v4.new_markdown_cell(text))
        words.clear()

    def code_up_to(index: int) -> None:
        # A cell that shows neither input nor output is in the notebook, but not in the page.
        nonlocal done
        for cell in executed.cells[done:index]:
            if cell.cell_type == "code":
                flush()
                metadata = {"tags": cell.metadata.get("tags", [])}
                if FOLDED.intersection(metadata["tags"]):
                    metadata["jupyter"] = {"source_hidden": True}
                cells.append(nbformat.v4.new_code_cell(cell.source, metadata=metadata))
        done = max(done, index)

    for depth, node in pieces(doctree):
        if is_cell(node):
            code_up_to(node["cell_index"] + 1)
            words.extend(writer.caption(figure) for figure in node.findall(nodes.figure))
        else:
            writer.level = depth
            if isinstance(node, nodes.title):
                flush()  # one Markdown cell a section, as people write notebooks
            words.append(writer.block(node))
    code_up_to(len(executed.cells))
    flush()
    for index, cell in enumerate(cells):
        cell["id"] = f"cell-{index}"
    # The title first, then the version: a reader opens on words.
    if len(cells) > 1 and cells[1].cell_type == "markdown":
        cells[:2] = cells[1::-1]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    # Where there is no kernel of that name, JupyterLab takes one of the language and does not ask.
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return nbformat.v4.new_notebook(cells=cells, metadata=metadata)


def works_cited(app: Sphinx) -> dict[str, str]:
    """From the id of each citation to the address of the work."""
    domain: Any = app.env.get_domain("cite")
    addresses = {}
    for citation in domain.citations:
        fields = citation.entry.fields
        if "doi" in fields:
            addresses[citation.citation_id] = f"https://doi.org/{fields['doi']}"
        elif "url" in fields:
            addresses[citation.citation_id] = fields["url"]
    return addresses


def write_notebook(
    app: Sphinx, docname: str, template: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Write the notebook of a chapter beside its page."""
    source = Path(app.outdir).parent / "jupyter_execute" / f"{docname}.ipynb"
    if doctree is None or not any(map(is_cell, doctree.findall(nodes.container))):
        return
    addresses = works_cited(app)
    numbers: Any = app.env.toc_fignumbers.get(docname, {})

    def cite(node: nodes.reference) -> str | None:
        target = node.get("refid") or node.get("refuri", "").rpartition("#")[2]
        return addresses.get(target)

    def number(node: nodes.Element, kind: str) -> str:
        counted = numbers.get(kind, {})
        return next((".".join(map(str, counted[i])) for i in node["ids"] if i in counted), "")

    executed = nbformat.reads(source.read_text(encoding="utf-8"), as_version=4)
    try:
        notebook = to_notebook(doctree, executed, MarkdownWriter(cite, number))
    except Unknown as problem:
        raise ValueError(
            f"{docname}: no Markdown for {problem}; add it to book/_ext/doctree_markdown.py"
        ) from None
    target = Path(app.outdir) / FOLDER / f"{Path(docname).name}.ipynb"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(
        json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8"
    )
    # For the button; see book/_templates/article-header-buttons.html.
    context["notebook"] = f"{context['pathto'](FOLDER, 1)}/{target.name}"


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("html-page-context", write_notebook)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
