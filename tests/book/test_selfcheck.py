"""Questions in the page: what they become, and what their author is told when one is not whole."""

from __future__ import annotations

import re
import subprocess
import sys
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS, ROOT

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


ROUNDED = "Close, but rounded too far: give more digits, or a fraction."
OTHER = "Not quite. Try once more, or go back to the lines above."
# In each form: give its answers, three times each; what is said, and whether one may look then.
GIVE = """(all) => [...document.querySelectorAll(".dp-number form")]
    .map((form, at) => all[at].map((text) => {
  form.reset();
  const give = () => {
    form.querySelector("input").value = text;
    form.requestSubmit();
  };
  give();
  const said = [...form.querySelectorAll(".dp-why:not([hidden])")]
    .map((why) => why.textContent.trim()).join();
  give();
  give();
  return [said, !form.parentElement.querySelector("details").hidden];
}))"""


@pytest.fixture(scope="module")
def questions() -> list[str]:
    """Every number question of the book."""
    found = []
    for path in sorted((ROOT / "book").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        found += re.findall(r"^:::\{number\}\n.*?^:::$", text, flags=re.DOTALL | re.MULTILINE)
    assert len(found) > 80
    return found


@pytest.fixture
def give(tmp_path: Path, chromium: Any, questions: list[str]) -> Any:
    """Give answers to all questions of the book, which stand on one page."""
    built, _ = build(tmp_path, "\n\n".join(questions))
    scripts = [
        f"<script src='{ROOT}/book/_static/{name}.js'></script>"
        for name in ("numbers", "selfcheck")
    ]
    page = tmp_path / "page.html"
    page.write_text(built.replace("</head>", "".join(scripts) + "</head>"), encoding="utf-8")
    tab = chromium.new_page()
    tab.goto(page.as_uri())
    yield lambda answers: tab.evaluate(GIVE, answers)
    tab.close()


def right_answer(question: str) -> Decimal:
    [text] = re.findall(r"^:answer: (.*)$", question, flags=re.MULTILINE)
    value = Fraction(text)
    return Decimal(value.numerator) / Decimal(value.denominator)


def rounded(value: Decimal, digits: int, way: str = ROUND_HALF_UP) -> Decimal:
    """A number with so many digits that count."""
    return value.quantize(Decimal(1).scaleb(value.adjusted() - digits + 1), rounding=way)


def spellings(value: Decimal) -> list[str]:
    return [f"{value:f}", f"{value:f}".replace(".", ","), f"{value.scaleb(2):f} %"]


def test_whoever_rounds_is_not_told_to_look_elsewhere(give: Any, questions: list[str]) -> None:
    """Of two or three digits: right, or rounded too far, or one of the author's mistakes."""
    answers = []
    for question in questions:
        ways = [(digits, way) for digits in (2, 3) for way in (ROUND_HALF_UP, ROUND_HALF_EVEN)]
        every = [rounded(right_answer(question), *way) for way in ways]
        answers.append([text for value in every for text in spellings(value)])
    told = 0
    for given, found in zip(answers, give(answers), strict=True):
        for text, (said, looks) in zip(given, found, strict=True):
            assert said != OTHER, text
            assert said.startswith(("Right. ", "Not quite. ")) or said == ROUNDED, text
            # It is no wrong try: the answer stays covered.
            assert looks == (said.startswith("Not quite. ")), text
            told += said == ROUNDED
    assert told > 10


def test_whoever_is_wrong_is_not_told_that_it_is_rounding(give: Any, questions: list[str]) -> None:
    """Off by more than half of the last digit, or no number of digits at all."""
    answers = []
    for question in questions:
        value = right_answer(question)
        every = []
        for digits in (2, 3, 4):
            last = Decimal(1).scaleb(value.adjusted() - digits + 1)
            near = [rounded(value, digits) + sign * last for sign in (1, -1)]
            every += [each for each in near if abs(each - value) > last / 2]
        texts = [text for each in every for text in spellings(each)]
        # What is computed has no last digit.
        two = f"{rounded(value, 2):f}"
        texts += ["0", "0.0", "0 %", f"{two}/1", f"1*{two}", f"{two} + 0"]
        answers.append(texts)
    for given, found in zip(answers, give(answers), strict=True):
        for text, (said, looks) in zip(given, found, strict=True):
            assert said != ROUNDED, text
            assert looks == said.startswith("Not quite. "), text
