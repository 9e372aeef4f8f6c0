"""Code cells: the book's kernel, its cache, folded checks, and figures with a text alternative."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from copy import copy
from functools import partial
from importlib.metadata import version
from pathlib import Path

import jupyter_cache.executors.utils
import myst_nb.core.render
import nbclient
from docutils import nodes
from nbformat import NotebookNode
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util import logging

LOGGER = logging.getLogger(__name__)
# What marks and opens the course; no chapter's result depends on it.
NOT_IN_CHAPTERS = {"__pycache__", "checks", "grading", "cli.py", "course.py"}
SCRIPT = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)
IMAGE_TAG = re.compile(r"<(?:img|svg)\b[^>]*>", re.IGNORECASE)
WORDS = re.compile(r"""\b(?:alt|aria-label|aria-labelledby)=("[^"]*\S[^"]*"|'[^']*\S[^']*')""")


def library_digest(package: Path) -> str:
    """A digest of the library's files and of the versions that its results depend on."""
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        if path.is_file() and not NOT_IN_CHAPTERS.intersection(path.parts):
            digest.update(str(path.relative_to(package)).encode() + path.read_bytes())
    for name in ("numpy", "scipy", "pandas", "sympy", "matplotlib"):
        digest.update(version(name).encode())
    return digest.hexdigest()[:16]


def prepare_execution(app: Sphinx, config: Config) -> None:
    """Tell kernels that they build the book, and give each state of the library its own cache.

    The cache compares the code of cells only: without this, a change in the library would leave
    every page as it was. The path is part of the configuration, so Sphinx reads all pages again.
    """
    import dpedu

    os.environ["DPEDU_BOOK"] = "1"
    caches = Path(app.outdir).parent / ".jupyter_cache"
    cache = caches / library_digest(Path(dpedu.__file__).parent)
    for stale in caches.glob("*"):
        if stale != cache:
            shutil.rmtree(stale) if stale.is_dir() else stale.unlink()
    config.nb_execution_cache_path = str(cache)


def join_streams(outputs: list[NotebookNode]) -> list[NotebookNode]:
    """All that a cell prints in one piece, where its first piece is.

    It arrives in pieces, cut wherever the kernel's clock falls. MyST-NB joins them too, but takes
    each for whole lines, so a line could break in the middle in one build and not in the next.
    """
    joined: list[NotebookNode] = []
    streams: dict[str, NotebookNode] = {}
    for output in map(copy, outputs):
        if output["output_type"] == "stream" and output["name"] in streams:
            streams[output["name"]]["text"] += output["text"]
            continue
        if output["output_type"] == "stream":
            streams[output["name"]] = output
        joined.append(output)
    for stream in streams.values():
        stream["text"] = stream["text"].rstrip() + "\n"
    return joined


def treat_cells(app: Sphinx, doctree: nodes.document) -> None:
    """Fold cells tagged ``check`` under the line they print; warn about pictures without words.

    And about figures without a picture: a cell may end with a figure that is not shown.
    """
    for cell in doctree.findall(nodes.container):
        if cell.get("nb_element") == "cell_code" and "tag_check" in cell["classes"]:
            lines = printed(cell).splitlines()
            if len(lines) != 1:
                LOGGER.warning(
                    "a check prints one line, what it has verified; this one prints %d",
                    len(lines),
                    location=cell,
                    type="book",
                    subtype="check",
                )
            cell["hide_mode"] = "all"
            cell["prompt_show"] = cell["prompt_hide"] = " ".join(["Check:", *lines])
        elif cell.get("nb_element") == "mime_bundle" and not has_words(cell):
            LOGGER.warning(
                'a cell shows a picture without alt text; show it with dp.plots.show(fig, alt="…")',
                location=cell,
                type="book",
                subtype="alt",
            )

    for figure in doctree.findall(nodes.figure):
        if not has_picture(figure):
            LOGGER.warning(
                "a figure shows no picture", location=figure, type="book", subtype="figure"
            )


def printed(cell: nodes.container) -> str:
    blocks = cell.findall(nodes.literal_block)
    return "".join(block.astext() for block in blocks if "stream" in block["classes"]).strip()


def has_words(bundle: nodes.container) -> bool:
    """Whether the picture that the book shows of this output, if any, has a text alternative."""
    by_type = {child["mime_type"]: child for child in bundle.children}
    if "text/html" in by_type:
        tags = IMAGE_TAG.findall(SCRIPT.sub("", by_type["text/html"].astext()))
        return all(WORDS.search(tag) for tag in tags)
    return all(image.get("alt", "").strip() for image in bundle.findall(nodes.image))


def has_picture(figure: nodes.figure) -> bool:
    raw = "".join(each.astext() for each in figure.findall(nodes.raw))
    return bool(IMAGE_TAG.search(raw) or [*figure.findall(nodes.image)])


def setup(app: Sphinx) -> dict[str, bool]:
    # Early: myst_nb reads the cache's path from the configuration.
    app.connect("config-inited", prepare_execution, priority=100)
    myst_nb.core.render.coalesce_streams = join_streams
    # Each kernel would warn that somebody on this machine could listen to it.
    quiet = partial(nbclient.execute, extra_arguments=["--log-level=ERROR"])
    jupyter_cache.executors.utils.executenb = quiet
    app.connect("doctree-read", treat_cells)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
