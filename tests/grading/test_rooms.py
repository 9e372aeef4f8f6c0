"""The rooms of the engine stand in an order, and arrows point one way."""

import ast
from pathlib import Path

import pytest

from dpedu import grading

HERE = Path(grading.__file__).parent
# What each room knows. Nothing else, and none of these directly or indirectly knows it.
KNOWS = {
    "course": set(),
    "at_home": {"course"},
    "coming_in": {"course"},
    "messages": set(),
    "judging": {"course", "messages"},
    "sandbox": {"judging", "messages"},
    "recording": {"course"},
    "marking": {"course", "coming_in", "sandbox", "recording"},
    "by_hand": {"course", "pages"},
    "tables": {"course", "coming_in", "recording"},
    "pages": {"course", "coming_in", "sandbox", "recording", "marking", "tables"},
}
ROOMS = sorted(path.parent.name for path in HERE.glob("*/__init__.py"))


def arrows(path: Path) -> set[str]:
    """Modules of the engine that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dpedu.grading"):
            below = HERE.joinpath(*node.module.split(".")[2:])
            found |= {
                f"{node.module}.{each.name}" if below.is_dir() else node.module
                for each in node.names
            }
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names if each.name.startswith("dpedu.grading")}
    return found


def test_every_room_is_known_and_none_is_in_a_circle():
    assert sorted(KNOWS) == ROOMS
    placed: set[str] = set()
    while len(placed) < len(KNOWS):
        free = {room for room, below in KNOWS.items() if below <= placed} - placed
        assert free, f"a circle among {sorted(KNOWS.keys() - placed)}"
        placed |= free


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_what_is_before_it(room):
    for path in (HERE / room).glob("*.py"):
        rooms = {each.split(".")[2] for each in arrows(path)}
        assert rooms <= KNOWS[room] | {room}, path.name


def test_no_file_is_in_a_circle():
    known = {
        ".".join(path.relative_to(HERE.parents[1]).with_suffix("").parts): arrows(path)
        for path in HERE.rglob("*.py")
    }
    assert len(known) > 40
    while known:
        free = {name for name, below in known.items() if not below & known.keys()}
        assert free, f"a circle among {sorted(known)}"
        known = {name: below for name, below in known.items() if name not in free}


def test_what_is_outside_the_rooms():
    assert {path.name for path in HERE.glob("*.py")} == {"__init__.py", "run.py"}
