"""British spelling of what students read, by hunspell with Debian's British dictionary.

Names of authors come from the bibliography; ``words.txt`` beside this file has the other names and
the terms that the dictionary does not know. It knows both `-ise` and `-ize`: we write `-ise`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from building import ROOT
from prose import FREE, SELF_CHECKS, prose

WORDS = Path(__file__).with_name("words.txt")
# Self-checks are prose too.
MARKUP = [
    *(pattern for pattern in FREE if pattern != SELF_CHECKS),
    r"</?\w+[^>]*>|&\w+;",
    r"\b\w+_\w+\b",
    r"['’]s\b",
    r"\b\w*[\dα-ωΑ-Ω]\w*\b",  # 2ε, L1
    r"\b[A-Z]{2,}s?\b",  # abbreviations
]
IZE = re.compile(
    r"\b(?!(?:size|prize|seize|sizing)[drs]?\b)\w+iz(?:e[drs]?|ing|able|ations?)\b", re.I
)
PAGES = sorted((ROOT / "book").glob("*.md"))
NOTEBOOKS = sorted((ROOT / "exercises").glob("*/*.ipynb"))


def unknown(text: str, more: str = "") -> list[str]:
    """The words of a text that hunspell does not know, and those in `-ize`."""
    text = prose(text, MARKUP)
    command = ["hunspell", "-l", "-d", "en_GB", "-i", "utf-8", *(["-p", more] if more else [])]
    found = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return sorted({*found.stdout.split(), *IZE.findall(text)})


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of all words that are the course's own."""
    listed = (
        subprocess.run(["hunspell", "-D"], input="", capture_output=True, text=True, check=False)
        if shutil.which("hunspell")
        else None
    )
    if listed is None or "en_GB" not in listed.stderr + listed.stdout:
        reason = "no British dictionary (Debian: apt install hunspell hunspell-en-gb)"
        if os.environ.get("DPEDU_NO_SKIPS") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    works = (ROOT / "book" / "references.bib").read_text(encoding="utf-8")
    names = re.findall(r"[^\W\d_]{2,}", " ".join(re.findall(r"^\s*author\s*=(.+)$", works, re.M)))
    path = tmp_path_factory.mktemp("words") / "ours.txt"
    path.write_text(
        "\n".join([*WORDS.read_text(encoding="utf-8").split(), *names]), encoding="utf-8"
    )
    return str(path)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_pages_are_spelled_as_in_britain(page: Path, ours: str) -> None:
    assert unknown(page.read_text(encoding="utf-8"), ours) == []


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_exercises_are_spelled_as_in_britain(notebook: Path, ours: str) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    words = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    assert unknown("\n\n".join(words), ours) == []


@pytest.mark.parametrize(
    "text",
    ["The color.", "We generalize.", "An organization.", "Teh end.", "|a tabel|\n|-|", "# Centerd",
     ":::{quiz}\nHow?\n: 1 — Becuase.\n:::", "```{admonition} Hints\n- A mistak.\n```",
     "```{code-cell}\nx\n```\n\nMispelt.", "*Prvacy*, and `code`."],
)  # fmt: skip
def test_a_slip_would_be_found(text: str, ours: str) -> None:
    assert len(unknown(text, ours)) == 1


@pytest.mark.parametrize(
    "text",
    ["The colour of an organisation, its size and a prize.", "`teh` and $teh$", "{term}`teh`",
     "```\nteh\n```\n\nThe end.", "<!-- teh -->", "[here](teh.html)", "Laplace's 2ε, an i_th one"],
)  # fmt: skip
def test_what_is_no_prose_is_let_through(text: str, ours: str) -> None:
    assert unknown(text, ours) == []


def test_every_word_of_the_list_is_needed(ours: str) -> None:
    """A word that hunspell has learnt, or whose slip was mended, leaves the list."""
    words = WORDS.read_text(encoding="utf-8").split()
    assert words == sorted({*words}, key=lambda word: (word.casefold(), word))
    assert {*words} == {*unknown("\n".join(words))}
