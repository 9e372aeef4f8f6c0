"""What the book on paper says that only the web would know how to show."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from building import EXTENSIONS

CELLS = """\
---
file_format: mystnb
kernelspec: {name: python3}
---

# Page

```{code-cell}
:tags: [remove-input]

from fractions import Fraction
from dpedu.privacy.channel import Channel

half = Fraction(1, 2)
Channel([[half, half], [1, 0]], inputs=[(0,), (1,)], outputs=["heads", "tails"])
```

```{code-cell}
:tags: [remove-input]

import pandas as pd

pd.DataFrame({"town": ["A", "A"], "year": [1, 2], "people": [317, 418]}).set_index(
    ["town", "year"]
)
```

```{code-cell}
:tags: [remove-input]

class Own:
    def __repr__(self):
        return "<Own: a table>"

    def _repr_html_(self):
        return "<table><tr><td>cheese & 50 %</td></tr></table><p>a note</p>"


Own()
```

```{code-cell}
:tags: [remove-input]

class Latex(Own):
    def _repr_latex_(self):
        return "$x^{271}$"


Latex()
```
"""

CHAPTER = """\
# The {name} chapter

See [a name](book/reference.md) and [another](book/reference/room.md#a-heading).

:::{{quiz}}
Which of {name}?
: one — no, not in {name}.
: two — *right* yes, in {name}.
:::

:::{{number}}
:answer: 3/4
How often in {name}?
: 0.25 — swapped.
: 0.5 — halved.
: *right* — counted in {name}.
:::

What comes after {name}.
"""
PAGES = {
    "index.md": "# Book\n\n```{toctree}\ncells\npart\nlong\nbook/reference\nlast\n```\n",
    "cells.md": CELLS,
    "part.md": "# A part\n\n```{toctree}\nfirst\nsecond\n```\n",
    "first.md": CHAPTER.format(name="first"),
    "second.md": CHAPTER.format(name="second"),
    "long.md": "# Tables\n\n| a | b |\n| --- | --- |\n| x | y |\n\n| task | long |\n| --- | --- |\n"
    + "".join(f"| task {i} | {'word ' * 40} |\n" for i in range(12)),
    "last.md": "# The last page\n\n## 1\u00a0[The first](first.md)\n\nThe end.\n",
    "book/reference.md": "# Looked up\n\nBy name.\n\n```{toctree}\nreference/room\n```\n",
    "book/reference/room.md": "# A room\n\n## A heading\n\nA signature.\n",
}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("paper")
    (folder / "conf.py").write_text(
        f"import sys; sys.path.insert(0, {str(EXTENSIONS)!r})\n"
        "extensions = ['myst_nb', 'book_selfcheck', 'book_latex']\n"
        "myst_enable_extensions = ['colon_fence', 'dollarmath']\n"
        "project = 'A book on paper'\n"
        "nb_execution_mode = 'force'\n"
        "nb_execution_raise_on_error = True\n"
    )
    for name, text in PAGES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "latex", str(folder)]
    result = subprocess.run(
        [*command, str(folder / "out")], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    [tex] = (folder / "out").glob("*.tex")
    return tex.read_text(encoding="utf-8")


def test_a_channel_is_a_table(page: str) -> None:
    assert "<Channel" not in page
    assert "textless{}Channel" not in page
    table = page[page.index("\nheads\n") :]
    assert table.index("1/2") < table.index("\n0\n")


def test_cells_reach_over_rows_and_columns(page: str) -> None:
    assert r"\sphinxmultirow{2}" in page
    assert r"\sphinxstartmulticolumn{2}" in page
    assert "317" in page
    assert "418" in page


def test_any_object_with_a_table_has_one_with_what_follows_it(page: str) -> None:
    assert "Own: a table" not in page
    assert page.count(r"cheese \& 50 \%") == 1  # the other has LaTeX of its own
    assert page.count("a note") == 1
    assert "x^{271}" in page


def test_answers_stand_at_the_end_in_the_order_of_the_questions(page: str) -> None:
    stations = [
        "Which of first?", "How often in first?", "What comes after first",
        "Which of second?", "How often in second?", "What comes after second", "The end.",
        r"{Answers}", "not in first", "yes, in first", "counted in first",
        "not in second", "yes, in second", "counted in second",
    ]  # fmt: skip
    assert [page.count(station) for station in stations] == [1] * len(stations)
    assert sorted(stations, key=page.index) == stations


def test_answers_are_numbered_chapter_by_chapter(page: str) -> None:
    answers = page[page.index("{Answers}") :]
    titles = ["{The first chapter}", "{The second chapter}"]
    found = re.findall(r"strong\{(\d)\.\}|(\{The \w+ chapter\})", answers)
    assert ["".join(each) for each in found] == [titles[0], "1", "2", titles[1], "1", "2"]
    assert "{A part}" not in answers


def test_every_question_names_the_page_of_its_answer(page: str) -> None:
    asked = re.findall(r"\\pageref\{(answer-\d+)\}", page)
    assert asked == [f"answer-{serial}" for serial in range(1, 5)]
    assert re.findall(r"\\label\{(answer-\d+)\}", page) == asked


def test_the_reference_is_left_out_and_nothing_links_to_it(page: str) -> None:
    for words in ("Looked up", "A room", "A signature", "book/reference"):
        assert words not in page
    links = [line for line in page.splitlines() if line.startswith("See ")]
    assert len(links) == 2
    assert all("a name" in line and "another" in line for line in links)
    assert not any(word in line for line in links for word in ("hyperref", "href", "hyperlink"))


def test_the_first_page_has_a_heading_and_no_heading_has_two_numbers(page: str) -> None:
    assert page.count(r"\chapter*{Preface}") == 1
    assert page.index(r"\chapter*{Preface}") < page.index(r"\chapter{")
    assert r"\section{The first}" in page


def test_there_is_a_cover(page: str) -> None:
    assert r"\bookcover" in page[page.index(r"\begin{document}") :]


def test_a_table_higher_than_a_page_goes_on_at_the_next(page: str) -> None:
    tables = page[page.index(r"\chapter{Tables}") :]
    short, long = tables.index("\nx\n"), tables.index("task 0")
    assert tables.count(r"\begin{longtable}") == 1
    assert short < tables.index(r"\begin{longtable}") < long
    shares = re.findall(r"p\{\\dimexpr ([.\d]+)\\linewidth", tables)
    assert len(shares) == 2
    assert sum(map(float, shares)) == pytest.approx(1, abs=0.002)
    assert float(shares[0]) < float(shares[1])
