"""The table of wrong formulas keeps up with the library. See `mutations.py`, run by hand."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from mutations import ROOT, mutations


def test_each_mutation_has_its_place():
    for each in mutations():
        text = (ROOT / "dpedu" / each.file).read_text(encoding="utf-8")
        assert text.count(each.text) == 1, each
        assert each.replacement != each.text
        for chapter in each.chapters.split():
            assert (ROOT / "book" / f"{chapter}.md").is_file(), each
