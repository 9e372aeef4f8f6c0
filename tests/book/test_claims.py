"""Numbers in the prose come from cells, and cells that readers see hold only the idea.

No number with a decimal point or a percent sign is typed.

Free: mathematics, code, addresses, whole numbers, self-checks (their wrong choices are made up),
and tables under a line ``{.source}`` that quote a source.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from building import ROOT
from prose import prose

TYPED = re.compile(r"(?<![\w.])\d+(?:[.,]\d+)?\s?%|(?<![\w.])\d+\.\d+(?![\w.]*\w)|\d+ per ?cent")


def typed_numbers(text: str) -> list[str]:
    """The numbers that an author typed where a cell should have spoken, with their lines."""
    text = prose(text)
    return [
        f"line {text[: match.start()].count(chr(10)) + 1}: {match.group()}"
        for match in TYPED.finditer(text)
    ]


PAGES = sorted((ROOT / "book").glob("*.md"))
PAGES.append(Path(__file__).parent / "sample" / "book" / "coins.md")
CHAPTERS = [path for path in PAGES if "{code-cell}" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("chapter", PAGES, ids=lambda path: path.stem)
def test_no_number_is_typed_by_hand(chapter: Path) -> None:
    assert typed_numbers(chapter.read_text(encoding="utf-8")) == []


CELL = re.compile(r"^```\{code-cell\}\n(?::tags: \[([^\]]*)\]\n)?(.*?)^```$", re.M | re.S)
BOOKKEEPING = re.compile(r"^\s*(?:dp\.glue\(|assert\b).*$", re.M)


def bookkeeping(text: str) -> list[str]:
    """Lines of bookkeeping in cells whose code a reader sees."""
    return [
        line.strip()
        for tags, code in CELL.findall(text)
        if not {"check", "hide-input", "remove-cell"}.intersection(tags.split(", "))
        for line in BOOKKEEPING.findall(code)
    ]


CODE_COLUMNS, CODE_LINES = 74, 30  # wider scrolls, longer is more than one idea


def sprawl(text: str) -> list[str]:
    """What is too wide or too long in cells whose code a reader sees."""
    found = []
    for tags, code in CELL.findall(text):
        if {"check", "hide-input", "remove-cell", "remove-input"}.intersection(tags.split(", ")):
            continue
        lines = [line for line in code.splitlines() if line.strip()]
        found += [line for line in lines if len(line) > CODE_COLUMNS]
        found += [f"{len(lines)} lines: {lines[0]}"] * (len(lines) > CODE_LINES)
    return found


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_code_that_readers_see_fits_the_page(chapter: Path) -> None:
    assert sprawl(chapter.read_text(encoding="utf-8")) == []


def test_sprawling_code_is_found() -> None:
    line = "x = 1\n"
    assert sprawl(f"```{{code-cell}}\n{line * 30}```\n") == []
    assert sprawl(f"```{{code-cell}}\n{line * 31}```\n") == ["31 lines: x = 1"]
    assert sprawl(f"```{{code-cell}}\n:tags: [check]\n{line * 31}```\n") == []
    assert sprawl(f"```{{code-cell}}\ny = {'1' * 71}\n```\n") == ["y = " + "1" * 71]


# There an assertion is the point of the cell.
@pytest.mark.parametrize(
    "chapter", [p for p in CHAPTERS if p.stem != "common-errors"], ids=lambda path: path.stem
)
def test_what_readers_see_has_no_bookkeeping(chapter: Path) -> None:
    assert bookkeeping(chapter.read_text(encoding="utf-8")) == []


def test_bookkeeping_is_found_where_it_is_seen() -> None:
    cells = (
        "```{code-cell}\nx = 1\n    assert x\n```\n```{code-cell}\n:tags: [TAG]\ndp.glue(1)\n```\n"
    )
    assert bookkeeping(cells.replace("TAG", "remove-cell")) == ["assert x"]
    assert bookkeeping(cells.replace("TAG", "other")) == ["assert x", "dp.glue(1)"]


@pytest.mark.parametrize(
    "text",
    [
        "We found 0.42 of them.",
        "Some 87 % are",
        "87% are",
        "about 12.5 per cent",
        "(0.25)",
        "5 percent",
        # What is free ends where it ends.
        ":class: tip\nStill 5 %.",
        "% a comment\nStill 0.5.",
        "{.source}\n| a | 0.5 |\n|---|---|\n\nStill 0.5.",
        "```{code-cell}\n:tags: [check]\nx = 0.5\n```\n\nStill 0.5.",
        ":::{predict}\nHow?\n: 0.5 — *right* so.\n: 0.1 — no.\n:::\n\nStill 0.5.",
    ],
)
def test_typed_numbers_are_found(text: str) -> None:
    assert len(typed_numbers(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "We found {glue:text}`rate:.2f` of 900 people in 1965.",
        "With $p = 0.25$ and\n\n$$0.25 + 0.5$$\n",
        "```{code-cell}\nx = 0.5\n```\n",
        ":::{number}\n:answer: 0.75\nHow?\n: 0.25 — no.\n: *right* — so.\n:::\n",
        "{.source}\n| a | 0.5 |\n|---|---|\n| b | 87 % |\n",
        "See [this](https://example.org/1.5) and `0.5`, Section 2, and 1/3.",
        "Lines %\n% a comment 0.5\n",
    ],
)
def test_what_is_free_is_let_through(text: str) -> None:
    assert typed_numbers(text) == []
