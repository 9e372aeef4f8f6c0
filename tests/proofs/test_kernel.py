"""What has to be trusted is small, and trusts nobody."""

import ast
import io
import re
import sys
import tokenize
from pathlib import Path

import pytest
from lies import LIES, Liar, false_laws

from dpedu.proofs._kernel.rules import LAWS

PROOFS = Path(__file__).parents[2] / "dpedu" / "proofs"
KERNEL = sorted((PROOFS / "_kernel").glob("*.py"))
MOST_LINES = 800
# All that the kernel reads besides: data without a decision, sentences for refusals, and the
# parser, which is trusted for what is claimed anyway, and by which the kernel reads its laws.
READ = {"_terms", "_script", "_messages", "_parser"}
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef
LIAR = Liar("dpedu.proofs")


def lines_of_code(text):
    """The lines on which something stands that is neither a comment nor a docstring."""
    nothing = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    rows = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in (*nothing, tokenize.ENDMARKER):
            rows |= set(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            rows -= set(range(node.body[0].lineno, node.body[0].end_lineno + 1))
    return len(rows)


def test_the_kernel_is_small():
    """Every module in ``_kernel`` counts, whole: imports, constants and laws too."""
    counted = {path.stem: lines_of_code(path.read_text(encoding="utf-8")) for path in KERNEL}
    assert sum(counted.values()) <= MOST_LINES, counted


def test_lines_are_counted_as_they_are_meant():
    text = '"""Docstring."""\n\n# comment\nx = """two\nlines"""  # comment\n\n\ndef f():\n'
    assert (
        lines_of_code(f'{text}    """Docstring,\n    of two lines.\n    """\n    return 1\n') == 4
    )


def test_the_kernel_imports_nothing_that_looks_for_proofs():
    for path in KERNEL:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                room = name.removeprefix("dpedu.proofs.").split(".")[0]
                good = {"_kernel", *READ} if name.startswith("dpedu") else sys.stdlib_module_names
                assert room in good, f"{path.stem} imports {name}"
    for name in READ:
        text = (PROOFS / f"{name}.py").read_text(encoding="utf-8")
        rooms = set(re.findall(r"^from dpedu\.proofs\.(\w+)", text, re.M))
        assert rooms <= READ, name


def test_nobody_else_says_that_something_is_known():
    for path in PROOFS.rglob("*.py"):
        made = "Known(" in path.read_text(encoding="utf-8")
        assert made == (path.stem == "rules"), path


def test_every_rule_says_why_it_is_sound():
    text = (PROOFS / "_kernel" / "rules.py").read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name != "law":
            assert "Sound: " in ast.get_docstring(node), node.name
    rows = text.partition("LAWS = {")[2].partition("\n}")[0].split("\n")[1:]
    assert "# Sound: " in rows[0]
    assert text.count("# Sound: ") > len(LAWS) / 3


@pytest.mark.parametrize("lie", LIES)
def test_no_lie_is_believed(lie):
    try:
        believed = LIES[lie](LIAR)
    except LIAR.refusal as refusal:
        believed = refusal.code == "form"  # nobody has read it
    assert not believed


def test_no_law_is_false_in_a_model():
    assert list(false_laws()) == []
