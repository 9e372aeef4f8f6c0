"""What the build does with code cells."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS, ROOT, copy_sample, run_jupyter_book


@pytest.fixture(scope="module")
def page(sample: Path) -> BeautifulSoup:
    path = sample / "_build" / "html" / "book" / "coins.html"
    return BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")


def test_a_check_is_folded_and_there(page: BeautifulSoup) -> None:
    folded = page.select_one(".tag_check details")
    assert "Check: 3 rates come back exactly" in folded.summary.get_text()
    assert "assert" in folded.select_one("pre").get_text()


def test_a_line_printed_in_pieces_is_one_line(page: BeautifulSoup) -> None:
    printed = [pre.get_text() for pre in page.select(".output.stream pre")]
    assert any(re.fullmatch(r"\d+ yes of 900\n", text) for text in printed), printed


def test_bookkeeping_stays_out_of_the_page(page: BeautifulSoup) -> None:
    assert "dp.glue(" not in page.get_text()


def test_glued_values_read_as_people_write_them(page: BeautifulSoup) -> None:
    assert "a share of 0.42, near 1/3." in page.get_text()


def test_punctuation_stays_with_its_formula_and_no_text_is_lost(page: BeautifulSoup) -> None:
    sentence = next(p for p in page.find_all("p") if p.get_text().startswith("The estimate is"))
    assert "\n" not in sentence.get_text().strip()
    (glued,) = sentence.select(".dp-glued")
    assert glued.select_one(".math")
    assert glued.get_text().endswith(".")
    both = next(p for p in page.find_all("p") if p.get_text().startswith("Think of both coins"))
    assert both.get_text().count(",") == 1
    assert both.select_one(".dp-glued").get_text().endswith(".")


def test_a_lab_in_the_book_has_its_frames(page: BeautifulSoup) -> None:
    lab = page.select_one("#lab-crowd")
    assert lab.select_one('input[type="range"]')["max"] == "7"
    assert "two estimates in three" in lab.img["alt"]


BAD = {
    "without alt text": "import matplotlib.pyplot as plt; plt.plot([1, 2])",
    "stderr was found": "import warnings; warnings.warn('beware')",
    "a check prints one line": ":tags: [check]\nassert 1 + 1 == 2",
    "a figure shows no picture": ":mystnb:\n:  figure:\n:    caption: None.\n1 + 1",
}


def build_with(cells: Iterable[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Build a book of one chapter with these cells."""
    copy_sample(folder)
    chapter = folder / "book" / "coins.md"
    front = chapter.read_text(encoding="utf-8").split("---\n")[1]
    body = "".join(f"```{{code-cell}}\n{code}\n```\n\n" for code in cells)
    chapter.write_text(f"---\n{front}---\n\n# Bad\n\n{body}", encoding="utf-8")
    for other in ("start", "second", "bibliography"):
        (folder / "book" / f"{other}.md").unlink()
    (folder / "_toc.yml").write_text("format: jb-book\nroot: book/coins\n", encoding="utf-8")
    return run_jupyter_book(folder)


def test_bad_cells_end_the_build(tmp_path: Path) -> None:
    """Each is a warning or an error of its own, and one is enough."""
    result = build_with(BAD.values(), tmp_path / "bad")
    assert result.returncode != 0
    said = re.findall(r"coins\.md:\d+: (?:WARNING|ERROR): (.*)", result.stderr)
    assert len(said) == len(BAD), result.stderr
    for complaint in BAD:
        assert any(complaint in line for line in said), result.stderr


def test_a_failing_assertion_ends_the_build(tmp_path: Path) -> None:
    result = build_with(["assert 1 + 1 == 3"], tmp_path / "bad")
    assert result.returncode != 0
    assert "AssertionError" in result.stdout + result.stderr


def test_a_change_of_the_library_changes_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    from book_cells import library_digest

    package = tmp_path / "dpedu"
    shutil.copytree(ROOT / "dpedu", package, ignore=shutil.ignore_patterns("__pycache__"))
    before = library_digest(package)
    assert before == library_digest(package)
    (package / "plots.py").write_text("# other\n")
    assert library_digest(package) != before
