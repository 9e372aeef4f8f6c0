"""The tables of results, which the book shows."""

from collections.abc import Iterable
from pathlib import Path

TABLES = Path(__file__).parent / "results"


def save(subject: str, words: str, columns: str, rows: Iterable[str]) -> None:
    """Write a table: a paragraph about it, its two lines of heading, its rows."""
    TABLES.mkdir(exist_ok=True)
    text = "\n".join([words, "", columns, *rows, ""])
    (TABLES / f"{subject}.md").write_text(text, encoding="utf-8")
