"""What is still to be written in an instructor's notebook: gaps, in ‹brackets›."""

from __future__ import annotations

import json
import re
from pathlib import Path

GAP = re.compile(r"‹[^›]*›")


def gaps(notebook: Path) -> list[str]:
    """The cells in which something is still to be written."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return [cell.get("id", "?") for cell in cells if GAP.search("".join(cell["source"]))]
