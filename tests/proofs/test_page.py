"""The page that teaches the language: what it shows is accepted, or refused in its words."""

import re
from pathlib import Path

import pytest

from dpedu.proofs import check
from dpedu.proofs._parser import RESERVED
from dpedu.proofs._script import NORMAL, SPECIAL

PAGE = (Path(__file__).parents[2] / "book" / "checked-proofs.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```text\n(.+?)^```$", PAGE, re.M | re.S)
EXAMPLES = [
    (text, after if after.startswith("Line ") else "")
    for text, after in zip(BLOCKS, [*BLOCKS[1:], ""], strict=True)
    if not text.startswith("Line ")
]


@pytest.mark.parametrize(("text", "said"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_judged_as_the_page_says(text, said):
    verdict = check(text)
    assert verdict.accepted == (not said), verdict
    assert not said or str(verdict) == said.rstrip("\n")


def test_the_page_proves_theorems_and_shows_refusals():
    assert sum(not said for _, said in EXAMPLES) >= 4
    assert sum(bool(said) for _, said in EXAMPLES) >= 2


def test_the_page_names_every_rule():
    table = PAGE.partition("## The rules")[2].partition("\n## ")[0]
    assert [rule for rule in (*NORMAL, *SPECIAL) if f"`{rule}" not in table] == []


def test_what_the_page_shows_how_to_write_is_read():
    table = PAGE.partition("## How to write it")[2].partition("\n\nA bound name")[0]
    rows = [row.rsplit(" | ", 1)[1] for row in table.replace("\\|", "\0").split("\n") if "`" in row]
    lines = [line.replace("\0", "|") for row in rows for line in re.findall(r"`(.+?)`", row)]
    assert len(lines) > 10
    text = "\n".join([*lines, "proof", "claim square", "  u^2 >= 0 by positivity"])
    assert check(text).accepted, check(text)


def test_the_page_names_every_word_that_is_taken():
    (line,) = re.findall(
        r"^The names of rules are taken, and so are these words: (.+)\.$", PAGE, re.M
    )
    assert set(re.findall(r"`(\w+)`", line)) == RESERVED
