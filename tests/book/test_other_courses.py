"""The page for those who come from another course: each topic has its section, with cells."""

import re

import pytest
from building import ROOT

PAGE = ROOT / "book" / "coming-from-other-courses.md"
LINK = re.compile(r"\]\(([\w-]+)(?:\.md#([^)]+))?\)")
TEXT = PAGE.read_text(encoding="utf-8")
ROWS = re.findall(
    r"^\| (.+?) \| (.+) \|$", re.sub(r"^\| there .*\n.*\n", "", TEXT, flags=re.M), re.M
)


def anchor(heading):
    """What links to a heading end with."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def section(chapter, name):
    """A chapter from the heading of an anchor to the next one of its level or above."""
    text = (ROOT / "book" / f"{chapter}.md").read_text(encoding="utf-8")
    headings = re.finditer(r"^(##+) (.+)\n", text, re.M)
    found = next((one for one in headings if anchor(one[2]) == name), None)
    assert found, (chapter, name)
    rest = re.sub(r"^```.*?^```", lambda cell: re.sub("^#", "%", cell[0], flags=re.M),
                  text[found.end():], flags=re.M | re.S)  # fmt: skip
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.M)
    return rest[: end.start()] if end else rest


def test_five_courses_and_all_their_topics():
    assert len(re.findall(r"^## ", TEXT, re.M)) == 5
    assert len(ROWS) >= 70


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:40])
def test_a_topic_has_a_section_with_a_cell(row):
    links = LINK.findall(row[1])
    assert links, row
    for page, name in links:
        if page in ("exercise-index", "coming-from-other-libraries"):
            continue
        assert "```{code-cell}" in section(page, name), (page, name)
