"""A count and its noun agree in what students and instructors read: *1 call*, *2 calls*."""

import ast
import re
from pathlib import Path

import pytest

import dpedu
from dpedu._validate import many

HOME = Path(dpedu.__file__).parent
READ = ("checks", "proofs", "grading", "sql", "course.py", "progress.py", "cli.py")
FILES = [file for name in READ for file in [HOME / name, *(HOME / name).rglob("*.py")]]
FILES = sorted(file for file in FILES if file.is_file())
NOUNS = """answers arguments bytes calls cells characters claims classes columns copies digits draws
    entries errors files labels lines messages minutes names noises notebooks numbers outputs pages
    points queries questions rows seconds statements steps students submissions tests times values
    votes words"""
PLURAL = re.compile(rf" (?!passes |holds )(?:[a-z]+ )?(?:{'|'.join(NOUNS.split())})\b")
# No message with one of these is of one thing.
NOT_ONE = {
    "self.cells", "validate.show(float(steps))", "len(self.answers)", "len(text)", "len(same)",
    "count[name]", "together.size", "raw.size", "len(sizes)", "calls.times", "said", "self.most",
    "where", "total", "longer", "new or 'no'", "most", "budget.DIGITS", "made['messages']",
}  # fmt: skip


def counted(path: Path) -> list[str]:
    """Numbers that are put before a plural."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.JoinedStr):
            continue
        for value, after in zip(node.values, node.values[1:], strict=False):
            text = str(after.value) if isinstance(after, ast.Constant) else ""
            if not isinstance(value, ast.FormattedValue) or not PLURAL.match(text):
                continue
            name = ast.unparse(value.value)
            if name not in NOT_ONE and not name.isupper():
                found.append(f"{name}{text[:40]}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOME)))
def test_a_count_is_told_with_its_noun(path: Path) -> None:
    assert counted(path) == [], "dpedu._validate.many says one thing and many things"


def test_one_thing_is_one() -> None:
    assert [many(n, "query", "queries") for n in (0, 1, 2)] == ["0 queries", "1 query", "2 queries"]
    assert [many(n, "point") for n in (1.0, 0.5, 10**7)] == [
        "1 point",
        "0.5 points",
        "10000000 points",
    ]
