"""Faults put into the kernel on purpose: each makes it accept a line that ``wrong.txt`` refuses.

    .venv/bin/python tests/helpers/kernel_faults.py

A fault that no wrong proof catches is printed, and fails the run: then a wrong proof is missing.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from pathlib import Path

from wrong_proofs import wrong_proofs

PACKAGE = Path(__file__).parents[2] / "dpedu" / "proofs"
# The file of the kernel, what stands there, and what stands there instead.
FAULTS = [
    ("signs", 'if term.head == "/" and 0 in sign', 'if term.head == "?" and 0 in sign'),
    ("signs", 'term.head == "^" and term.value < 0 and 0 in', 'term.head == "?" and 0 in'),
    ("signs", 'if term.head == "ln" and not positive', 'if term.head == "?" and not positive'),
    ("signs", '"!=": frozenset({-1, 1})', '"!=": frozenset({-1, 0, 1})'),
    ("signs", '"<": ABOVE, "<="', '"<": frozenset({0, 1}), "<="'),
    ("signs", "empty = len(args) > 1 or not", "empty = not"),
    ("signs", "empty = len(args) > 1 or not context.inhabited(term.over)", "empty = len(args) > 1"),
    ("signs", "return ANY if any(x * y < 0", "return frozenset({1}) if any(x * y < 0"),
    ("signs", "if all(holds(context, replace(each, by)) for each in", "if all(True for each in"),
    ("context", "return not self.chance(term)", "return True"),
    ("context", "if term.name in self.variables or term.name in", "if term.name in () and"),
    ("context", 'found != kind and not (kind == "real"', 'found != kind and not (kind in NUMBERS'),
    ("judge", "if any(name in each for each in taken) or", "if"),
    ("judge", "        if late:", "        if False:"),
    ("judge", "made.body is not None and self._context().chance(made.body)", "False"),
    ("judge", "if made.kind in theory.sets and not", "if False and not"),
    ("judge", "return covered == ANY", "return True"),
    ("judge", "return set(elements) <= {each.right for each in cases}", "return True"),
    ("judge", 'if ops & {"<", "<="} and ops & {">", ">="}', "if False"),
    ("judge", 'if "!=" in ops and len(chain.steps) > 1', "if False"),
    ("judge", '[0] != "nat" or not outermost or bound', '[0] == "?"'),
    ("judge", "for goal in goals if complete else ():", "for goal in ():"),
    ("judge", "if statement.name in self.proved:", "if False:"),
    ("rules", '"<=": ("<=",)', '"<=": ("<=", "<")'),
    ("rules", '"<=": ("<=",)', '"<=": ("<=", "=")'),
    ("rules", "return not unmet", "return True"),
    ("rules", 'signs <= (ABOVE if op == "<" else ALLOWED["<="])', "True"),
    ("rules", 'if op != "=" and (s.value <= 0 or', 'if op == "?" and (s.value <= 0 or'),
    ("rules", 'if op != "=" and s.head == "prod" and not holds', "if False and not holds"),
    ("rules", 'if op == "<" and (s.head == "prod"', 'if op == "?" and (s.head == "prod"'),
    ("rules", "if signs <= ABOVE or (op == known.op", "if True or (op == known.op"),
    ("rules", "if meant and not any(map(context.chance, args))", "if meant"),
    ("rules", "        if context.chance(value):", "        if False:"),
    ("rules", "context.unshadowed(value)", "value"),
    ("rules", "defined(context, value)", "value"),
    ("rules", "context.unshadowed(reason.at)", "reason"),
    ("rules", "defined(context, reason.at)", "reason"),
    ("rules", "if value > 0 else -1", "if value < 0 else -1"),
    ("normal", "            if not missed:", "            if True:"),
    ("normal", "        if -1 not in found:", "        if 1 in found:"),
    ("normal", "divisor == ONE or 0 not in", "True or 0 not in"),
    ("normal", "constant(-len(rest))", "constant(0)"),
    ("normal", "if context.chance(a.term)}", "if a.term.args}"),
    ("terms", "        if bound in caught:", "        if False:"),
    (
        "algebra",
        """    level = height(body)
    while f"#{level}" in context.variables:
        level += 1
""",
        "    level = 0\n",
    ),
]  # fmt: skip


def caught(fault: tuple[str, str, str]) -> list[str]:
    """The wrong proofs of which a faulty kernel refuses less than is marked."""
    file, old, new = fault
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            PACKAGE, Path(folder, "faulty"), ignore=shutil.ignore_patterns("__pycache__")
        )
        for path in Path(folder, "faulty").rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if path.stem == file:
                assert text.count(old) == 1, fault
                text = text.replace(old, new)
            path.write_text(text.replace("dpedu.proofs", "faulty"), encoding="utf-8")
        sys.path.insert(0, folder)
        try:
            importlib.invalidate_caches()
            verdict = importlib.import_module("faulty.verdict")
            verdict.refute = lambda *_: None  # numbers only explain
            return [
                wrong.name
                for wrong in wrong_proofs()
                if not wrong.refused
                <= {(each.line, each.code) for each in verdict.check(wrong.text).remarks}
            ]
        finally:
            sys.path.remove(folder)
            for name in [name for name in sys.modules if name.partition(".")[0] == "faulty"]:
                del sys.modules[name]


def search() -> int:
    """How many faults no wrong proof catches."""
    missed = 0
    for fault in FAULTS:
        found = caught(fault)
        missed += not found
        print(f"{fault[0]}: {fault[2][:50]!r}: {', '.join(found[:3]) or 'NOT CAUGHT'}")
    print(f"{len(FAULTS)} faults, {missed} not caught")
    return missed


if __name__ == "__main__":
    sys.exit(bool(search()))
