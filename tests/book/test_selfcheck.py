"""Questions in the page: what they become, and what their author is told when one is not whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS

GOOD = ":::{quiz}\nWhich?\n: one — no, since.\n: two — *right* yes, since.\n:::\n"
MISTAKES = ": 0.25 — swapped.\n: 0.5 — halved.\n"
NUMBER = f":::{{number}}\n:answer: 3/4\nHow often?\n{MISTAKES}: *right* — so.\n:::\n"
BAD = {
    "no choices": ":::{quiz}\nWhich?\n:::",
    "no question": ":::{quiz}\n\n: one — a.\n: two — *right* b.\n:::",
    "exactly one choice": ":::{quiz}\nWhich?\n: one — a.\n: two — b.\n:::",
    "must be marked *right*": ":::{quiz}\nWhich?\n: one — *right* a.\n: two — *right* b.\n:::",
    "has no explanation": ":::{predict}\nWhich?\n: one\n: two — *right* b.\n:::",
    "has an empty explanation": ":::{predict}\nWhich?\n: one — *right*\n: two — b.\n:::",
    "at least two choices": ":::{predict}\nWhich?\n: one — *right* a.\n:::",
    "the same label": ":::{predict}\nWhich?\n: one — *right* a.\n: one — b.\n:::",
    "needs :answer:": NUMBER.replace(":answer: 3/4\n", ""),
    "at least two wrong answers": NUMBER.replace(": 0.5 — halved.\n", ""),
    "within the tolerance": NUMBER.replace("3/4", "0.3\n:tolerance: 0.1"),
    "only {number} takes": GOOD.replace("Which", ":answer: 1\nWhich"),
    "must not be negative": NUMBER.replace("3/4", "3/4\n:tolerance: -1"),
}


def build(folder: Path, text: str, builder: str = "html") -> tuple[str, str]:
    """Build one page with nothing but the self-checks; its file and what Sphinx said."""
    extensions = "extensions = ['myst_parser', 'book_selfcheck']\n"
    paths = f"import sys; sys.path.insert(0, {str(EXTENSIONS)!r})\n"
    markdown = "myst_enable_extensions = ['colon_fence', 'dollarmath']\n"
    (folder / "conf.py").write_text(paths + extensions + markdown)
    (folder / "index.md").write_text(f"# Page\n\n{text}\n", encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-b", builder, str(folder)]
    result = subprocess.run(
        [*command, str(folder / "out")], capture_output=True, text=True, check=False
    )
    suffix = {"html": "index.html", "text": "index.txt", "latex": "*.tex"}[builder]
    [page] = (folder / "out").glob(suffix)
    return page.read_text(encoding="utf-8"), result.stderr


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What Sphinx says of a page on which every self-check is broken."""
    return build(tmp_path_factory.mktemp("bad"), "\n\n".join(BAD.values()))[1]


@pytest.mark.parametrize("words", BAD)
def test_a_broken_question_is_an_error_in_words(complaints: str, words: str) -> None:
    assert words in complaints


def test_the_error_names_file_and_line(complaints: str) -> None:
    assert "index.md:3: ERROR" in complaints
    assert complaints.count(" ERROR: ") == len(BAD)


def test_choices_are_native_and_explained(tmp_path: Path) -> None:
    html, complaints = build(tmp_path, GOOD)
    assert complaints == ""
    page = BeautifulSoup(html, "html.parser")
    assert page.select_one("fieldset > legend").get_text(" ", strip=True).endswith("Which?")
    radios = page.select('fieldset input[type="radio"]')
    assert len(radios) == 2
    assert len({radio["name"] for radio in radios}) == 1
    for radio in radios:
        assert page.select_one(f'label[for="{radio["id"]}"]').get_text(strip=True)
    reasons = [why.get_text(" ", strip=True) for why in page.select("[aria-live] .dp-why")]
    assert reasons == ["Not quite. no, since.", "Right. yes, since."]


def test_a_number_works_without_script(tmp_path: Path) -> None:
    html, complaints = build(tmp_path, NUMBER)
    assert complaints == ""
    page = BeautifulSoup(html, "html.parser")
    assert page.select_one("form[hidden]")["data-answer"] == "0.75"
    assert "0.75" in page.select_one("details").get_text()


@pytest.mark.parametrize("builder", ["text", "latex"])
def test_on_paper_the_answers_follow_the_choices(tmp_path: Path, builder: str) -> None:
    text, complaints = build(tmp_path, GOOD + "\n" + NUMBER, builder)
    assert complaints == ""
    assert text.index("Which?") < text.index("two") < text.index("Not quite.")
    assert text.index("How often?") < text.index("0.75")
