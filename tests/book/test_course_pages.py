"""The back matter says of the course what is there; what authors wrote in it leaves nothing out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS, ROOT

Rows = list[list[str]]


def lines(page: str, directive: str, number: int = 0) -> Rows:
    """The lines of one of a page's directives, split at their bars."""
    text = (ROOT / "book" / f"{page}.md").read_text(encoding="utf-8")
    found = re.findall(rf"^```\{{{directive}\}}\n((?s:.*?))^```$", text, re.M)
    return [[part.strip() for part in line.split("|")] for line in found[number].splitlines()]


@pytest.fixture
def course(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    from book_course import Course

    return Course(ROOT)


def rows(site: Path, page: str, heading: str) -> Rows:
    """The body of the first table of a page whose head begins with this word."""
    soup = BeautifulSoup((site / "book" / f"{page}.html").read_text("utf-8"), "html.parser")
    table = next(t for t in soup.select("article table") if t.th.get_text(strip=True) == heading)
    return [
        [c.get_text(strip=True) for c in row.find_all("td")] for row in table.select("tbody tr")
    ]


def notebook(name: str) -> str:
    path = ROOT / "exercises" / name / f"{name}.ipynb"
    return "\n\n".join("".join(c["source"]) for c in json.loads(path.read_text("utf-8"))["cells"])


def test_every_assignment_is_in_the_index_with_its_points(book: Path) -> None:
    names = sorted(path.name for path in (ROOT / "exercises").iterdir() if path.is_dir())
    shown = {row[0]: row for row in rows(book, "exercise-index", "Assignment")[:-1]}
    assert len(shown) == len(names)
    for name in names:
        text = notebook(name)
        row = shown[re.search(r"^# (.+)$", text, re.M)[1]]
        points, shorter, longer = re.search(
            r"^\*\*(\d+) points · (\d+) to (\d+)", text, re.M
        ).groups()
        assert row[-2:] == [points, f"{shorter} to {longer}"]
        headings = re.findall(r"^### Question .*$", text, re.M)
        assert int(row[1]) == len(headings)
        assert int(row[2]) == len([each for each in headings if ", proof ·" in each])


def test_an_assignment_that_a_chapter_sends_to_is_named_by_its_path() -> None:
    """The site makes a link of a path, on the page and in the chapter's notebook."""
    named = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("exercises/*/*.ipynb")}
    for page in (ROOT / "book").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        _, _, asked = text.partition("\n## Exercises\n")
        paths = set(re.findall(r"`(exercises/[^`]*\.ipynb)`", asked))
        assert paths <= named, page.name
        assert paths or "`dpedu open`" not in asked, page.name


def test_the_sums_of_the_index_are_sums(book: Path) -> None:
    *each, last = rows(book, "exercise-index", "Assignment")
    for column in (1, 2, 3):
        assert sum(int(row[column]) for row in each) == int(last[column])


def test_the_questions_of_an_assignment_have_the_points_of_the_assignment(course) -> None:
    for one in course.assignments.values():
        assert sum(question.points for question in one.questions) == one.points


def test_an_assignment_asks_to_read_a_chapter_that_is_there(course) -> None:
    lost = [one.name for one in course.assignments.values() if not course.reading(one)]
    assert lost == []


def test_every_promise_of_every_chapter_is_in_the_list(book: Path, course) -> None:
    page = (book / "book" / "learning-outcomes.html").read_text(encoding="utf-8")
    boxes = BeautifulSoup(page, "html.parser").select(".dp-outcomes input")
    assert len(boxes) == sum(len(chapter.promises) for chapter in course.chapters.values())
    assert all(len(chapter.promises) >= 3 for chapter in course.chapters.values())


def test_the_table_of_answers_counts_the_files(book: Path) -> None:
    folder = ROOT / "tests" / "answers"
    *each, last = rows(book, "instructors", "Assignment")
    assert len(each) == sum(path.is_dir() for path in folder.iterdir())
    assert int(last[2]) == len([*folder.glob("*/right/q*.py")])
    assert int(last[3]) == len([*folder.glob("*/wrong/q*.py")])


def test_the_long_calendar_has_every_chapter_and_every_assignment(course) -> None:
    weeks = lines("instructors", "calendar", 1)
    assert len(weeks) == 12
    read = [title for titles, _ in weeks for title in titles.split("; ")]
    due = [name for _, names in weeks for name in names.split("; ") if name]
    assert [title for title in read if title in course.chapters] == [*course.chapters]
    assert {*course.assignments} <= {*due}
    assert len({*due}) == len(due)


@pytest.mark.parametrize("number", [0, 1], ids=["six weeks", "twelve weeks"])
def test_nothing_is_due_before_it_can_be_read_nor_read_before_what_it_needs(course, number) -> None:
    needs = {title: needed for title, *needed in lines("instructors", "needs")}
    known: set[str] = set()
    for titles, names in lines("instructors", "calendar", number):
        for title in titles.split("; "):
            assert {*needs[title]} <= known, title
            known.add(title)
        for name in filter(None, names.split("; ")):
            if name in course.assignments:
                wanted = {chapter.title for chapter in course.reading(course.assignments[name])}
                assert wanted <= known, name


def test_what_a_chapter_needs_comes_before_it(course) -> None:
    order = [title for title, *_ in lines("instructors", "needs")]
    assert [title for title in order if title in course.chapters] == [*course.chapters]
    for title, *needed in lines("instructors", "needs"):
        assert all(order.index(one) < order.index(title) for one in needed), title


def test_every_assignment_covers_an_exercise_and_the_questions_are_there(course) -> None:
    covered = lines("exercise-index", "covered")
    assert {*course.assignments} <= {name for _, name, _ in covered}
    for _, name, where in covered:
        if name in course.assignments:
            asked = {question.number for question in course.assignments[name].questions}
            assert {*re.findall(r"\d+", where)} <= asked, (name, where)
            if "proof" in where:
                assert course.assignments[name].proofs, name


def test_the_citation_is_that_of_the_file(book: Path) -> None:
    page = BeautifulSoup((book / "book" / "citing.html").read_text("utf-8"), "html.parser")
    said = dict(re.findall(r'^([\w-]+): "?([^"\n]+)"?$', (ROOT / "CITATION.cff").read_text(), re.M))
    bibtex = page.select_one(".highlight-bibtex").get_text()
    for expected in (said["title"], said["version"], said["date-released"][:4]):
        assert expected in bibtex
        assert expected in page.select_one("blockquote").get_text()


def test_a_page_without_a_promise_stops_the_build(tmp_path: Path, course) -> None:
    (tmp_path / "_toc.yml").write_text("parts:\n- numbered: true\n  chapters:\n  - file: a\n")
    (tmp_path / "a.md").write_text("# A\n\nNothing.\n")
    with pytest.raises(ValueError, match="What you will be able to do"):
        _ = type(course)(tmp_path).chapters


def test_what_a_term_costs_follows_from_the_table(course, tmp_path):
    from types import SimpleNamespace

    from book_course import TermCost

    def said() -> str:
        asking = SimpleNamespace(
            options={"students": 300}, WORK=TermCost.WORK, seconds=TermCost.seconds
        )
        known = SimpleNamespace(root=tmp_path, assignments=dict.fromkeys("abcdefghijkl"))
        return " ".join(TermCost.markdown(asking, known))

    assert "benchmarks returning" in said()
    place = tmp_path / "benchmarks" / "results" / "returning.md"
    place.parent.mkdir(parents=True)
    place.write_text(f"| {TermCost.WORK} | stock | 500 ms | 2 s | 0.25 | 0.333 |\n")
    # 12 times 300 submissions are 3600: half an hour at half a second each.
    assert "12 assignments and 300 students" in said()
    assert "**30 minutes**: 3600 submissions, each 500 ms" in said()
    assert "120 minutes, without the report" in said()
