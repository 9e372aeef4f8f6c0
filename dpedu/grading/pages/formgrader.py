"""The Formgrader's formulas without another host: its pages bring MathJax with them.

nbgrader's pages ask a public host for it. Where there is none, whoever marks would see raw TeX; and
nobody outside need know who marks when. What MathJax may do with a student's formula stands beside
it, in ``templates/formgrade``.

The feedback that its button makes goes to students, a file each: there formulas are set before, as
MathML, and the page holds no script.
"""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import nbgrader

TEMPLATES = Path(__file__).with_name("templates")
NBGRADER = Path(nbgrader.__file__).parent / "server_extensions" / "formgrader" / "templates"
STOCK = "dpedu.grading.pages.stock_feedback"  # imported when it is needed: it is slow to load
MATHJAX = "sphinx-mathjax-offline"  # whose folder has a name that Python does not import


def mathjax_file(name: str) -> str:
    """The text of one of MathJax's own files."""
    path = distribution(MATHJAX).locate_file(f"{MATHJAX}/static/mathjax/{name}")
    return Path(str(path)).read_text(encoding="utf-8")


def configure(config: Any) -> None:
    """Let the Formgrader's pages be so, in an ``nbgrader_config.py``.

    Of folders with templates of one name, the first one that has a file counts.
    """
    config.HTMLExporter.extra_template_basedirs = [str(TEMPLATES), str(NBGRADER)]
    config.HTMLExporter.filters = {"mathjax_file": f"{__name__}.{mathjax_file.__name__}"}
    # Within another's settings: the Formgrader's own page keeps its filters.
    config.GenerateFeedback.HTMLExporter.filters = {"markdown2html": f"{STOCK}.set_text"}
