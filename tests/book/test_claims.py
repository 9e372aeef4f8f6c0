"""Numbers in the prose come from cells: none with a decimal point or a percent sign is typed.

Free: mathematics, code, addresses, whole numbers, self-checks (their wrong choices are made up),
and tables under a line ``{.source}`` that quote a source.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from building import ROOT

FREE = [
    r"\A---\n.*?\n---\n",  # front matter
    r"^(`{3,}|~{3,}).*?^\1\s*$",  # fenced code and directives
    r"^:::+\{(?:predict|quiz|number)\}.*?^:::+\s*$",
    r"^\{\.source[^}]*\}\n(?:\|.*\n)+",
    r"^%.*$|<!--.*?-->",  # comments
    r"\$\$.*?\$\$",
    r"\\begin\{(\w+\*?)\}.*?\\end\{\1\}",
    r"\$[^$\n](?:[^$]|\\\$)*?\$",
    r"\{[\w:+-]+\}`[^`]*`",  # roles: glued values, citations, references
    r"`+[^`]+`+",
    r"\]\([^)]*\)|<https?://[^>]*>|https?://\S+",
    r"^\([\w.-]+\)=$|^:[\w-]+:.*$",  # targets, options
]
TYPED = re.compile(r"(?<![\w.])\d+(?:[.,]\d+)?\s?%|(?<![\w.])\d+\.\d+(?![\w.]*\w)|\d+ per ?cent")


def typed_numbers(text: str) -> list[str]:
    """The numbers that an author typed where a cell should have spoken, with their lines."""
    for pattern in FREE:
        text = re.sub(
            pattern, lambda gone: "\n" * gone.group().count("\n"), text, flags=re.M | re.S
        )
    return [
        f"line {text[: match.start()].count(chr(10)) + 1}: {match.group()}"
        for match in TYPED.finditer(text)
    ]


CHAPTERS = [
    path
    for path in sorted((ROOT / "book").glob("*.md"))
    if "{code-cell}" in path.read_text("utf-8")
] + [Path(__file__).parent / "sample" / "book" / "coins.md"]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_no_number_is_typed_by_hand(chapter: Path) -> None:
    assert typed_numbers(chapter.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "We found 0.42 of them.",
        "Some 87 % are",
        "87% are",
        "about 12.5 per cent",
        "(0.25)",
        "5 percent",
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
