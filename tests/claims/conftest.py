"""Checks too long for their page: `page` has what the chapter itself defines."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from types import SimpleNamespace

import jupytext
import pytest

BOOK = Path(__file__).resolve().parents[2] / "book"


@pytest.fixture(scope="module")
def page(request: pytest.FixtureRequest) -> SimpleNamespace:
    """The names of a chapter, without those of its checks: test_other_secrets.py has its own."""
    chapter = Path(request.module.__file__).stem.removeprefix("test_").replace("_", "-")
    space: dict[str, object] = {"__name__": "__main__"}
    with contextlib.redirect_stdout(io.StringIO()):
        for cell in jupytext.read(BOOK / f"{chapter}.md").cells:
            checks = "check" in cell.metadata.get("tags", [])
            if cell.cell_type == "code" and not checks and "dp.labs." not in cell.source:
                exec(compile(cell.source, f"<{chapter}>", "exec"), space)
    return SimpleNamespace(**space)
