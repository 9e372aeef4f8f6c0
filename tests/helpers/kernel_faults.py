"""Faults put into the kernel on purpose: each makes it accept what it must refuse.

    .venv/bin/python tests/helpers/kernel_faults.py

That is a lie of who looks for the steps (``lies.py``), a line that ``wrong.txt`` refuses, or a law
that is false in a model. A fault that none of them catches is printed, and fails the run: then a
wrong proof, or a lie, is missing.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from pathlib import Path

from lies import believed, false_laws
from wrong_proofs import wrong_proofs

PACKAGE = Path(__file__).parents[2] / "dpedu" / "proofs"
# The file of the kernel, what stands there, and what stands there instead.
FAULTS = [
    ("signs", 'if term.head == "/" or (', "if False or ("),
    ("signs", '(term.head == "^" and term.value < 0)', "False"),
    ("signs", 'if term.head == "ln":', 'if term.head == "?":'),
    ("signs", '"!=": frozenset({-1, 1})', '"!=": frozenset({-1, 0, 1})'),
    ("signs", '"<": ABOVE, "<="', '"<": frozenset({0, 1}), "<="'),
    ("signs", "empty = len(args) > 1 or not", "empty = not"),
    ("signs", "empty = len(args) > 1 or not context.inhabited(term.over)", "empty = len(args) > 1"),
    ("signs", "return ANY if any(x * y < 0", "return frozenset({1}) if any(x * y < 0"),
    ("signs", "return fit and all(holds", "return fit or all(holds"),
    ("signs", "and all(fits(context, by[name]", "and all(True or fits(context, by[name]"),
    ("signs", "fit = kinds.keys() == by.keys() and", "fit ="),
    ("context", "len(term.args) == PARTS.get(term.head) and term.value", "term.value"),
    ("context", ' and term.value.denominator == 1, "no term"', ', "no term"'),
    ("context", ' and term.head != "fun", "no set"', ', "no set"'),
    ("signs", "        context.expect(term, kind)\n", ""),
    ("signs", "        defined(context, term)\n    except", "        pass\n    except"),
    ("signs", "return not context.chance(term)", "return True"),
    ("signs", "multiplied(sign(context, factor), ALLOWED[known.op])", "ALLOWED[known.op]"),
    ("signs", "ANY if value is None else added(signs, of_number(value))", "signs"),
    ("signs", "return ALLOWED[known.op] <= ALLOWED[said.op] and any(", "return any("),
    ("signs", "    context.check(relation)\n", ""),
    ("signs", "    defined(context, relation.left)\n", ""),
    ("signs", "    defined(context, relation.right)\n", ""),
    ("context", "return name in self.variables or name in {", "return name in {0} & {"),
    ("context", "*self.theory.signatures, *self.theory.sets}", "*self.theory.signatures}"),
    ("context", 'found == kind or (kind == "real"', "found == kind or (kind in NUMBERS"),
    ("context", "own = term.head ==", "own = False and term.head =="),
    ("judge", "for each in (*taken, RULES, PLACES)", "for each in (RULES, PLACES)"),
    ("judge", "for each in (*taken, RULES, PLACES)", "for each in (*taken, PLACES)"),
    ("judge", "for each in (*taken, RULES, PLACES)", "for each in (*taken, RULES)"),
    ("judge", "require(not late,", "require(True,"),
    ("judge", "require(not (given and late),", "require(True,"),
    ("judge", "require(not free(body) & self.open.keys(),", "require(True,"),
    ("judge", "require(not self._scope(()).chance(body),", "require(True,"),
    ("judge", "require(not chance,", "require(True,"),
    ("judge", "require(not empty,", "require(True,"),
    ("judge", "return covered == ANY", "return True"),
    ("judge", "return set(elements) <= {each.right for each in cases}", "return True"),
    ("judge", 'require(not (ops & {">", ">="} and ops & {"<", "<="}),', "require(True,"),
    ("judge", 'require("!=" not in ops or len(chain.steps) == 1,', "require(True,"),
    ("judge", "require(natural and outermost and not bound,", "require(True,"),
    ("judge", "for goal in goals:", "for goal in ():"),
    ("judge", "require(name not in self.proved,", "require(True,"),
    ("judge", "require(known.context is context and known.relation", "require(known.relation"),
    ("judge", "require(known.context is context and known.relation == said,", "require(True,"),
    ("judge", "require(known.uses <=", "require(True or known.uses <="),
    ("judge", "        self._relation(context, said)\n", ""),
    ("rules", '- {"size"} == by.keys(), "letters"', '- {"size"} <= by.keys(), "letters"'),
    ("rules", 'require((free(said.left) | free(said.right)) - {"size"} ==', "require(True or 0 =="),
    ("rules", "require(type(power) is int,", "require(True,"),
    ("rules", "A - (j): c) = (size(A) - 1)", "A - j: c) = (size(A) - 1)"),
    ("rules", 'require("k" not in by or not context.chance(by["k"]),', "require(True,"),
    ("rules", "(said, by)\n    meaningful(context, said)", "(said, by)"),
    ("rules", "for each in stated.conditions:", "for each in ():"),
    ("rules", "(size(A) - 1) * c", "size(A) * c"),
    ("rules", "= f(j) + (sum x in A - j: f(x))", "= f(j) + (sum x in A: f(x))"),
    ("rules", "= (sum x in A - k: E[u * f(x)])", "= (sum x in A - k: u * E[f(x)])"),
    ("rules", "abs(u + v) <= abs(u) + abs(v)", "abs(u + v) <= abs(u) - abs(v)"),
    ("rules", "abs(-u) = abs(u)", "abs(-u) = -abs(u)"),
    ("rules", '"u <= abs(u)"', '"abs(u) <= u"'),
    ("rules", "abs(sum x in A - j: f(x)) <=", "abs(sum x in A - j: f(x)) >="),
    ("rules", "elements and set(rest) <= set(elements)", "elements"),
    ("rules", "term.head in BINDERS and elements and", "term.head in BINDERS and"),
    ("rules", "for e in elements if e not in rest", "for e in elements[1:] if e not in rest"),
    ("rules", "require(not any(map(context.chance, args)),", "require(True,"),
    ("rules", "require(any(stated is each for each in context.known()),", "require(True,"),
    ("rules", "require(applies(context, stated, by),", "require(True,"),
    ("rules", "require(holds(context, said),", "require(True,"),
    ("rules", 'require(known.context is context, "not here"', 'require(True, "not here"'),
    ("rules", "        defined(context, factor)\n", ""),
    ("rules", "require(signs <= ALLOWED[said.op],", "require(True,"),
    ("rules", "require(alike[0] == alike[1] and s.args", "require(s.args"),
    ("rules", 's.args and op != "!=",', "s.args,"),
    ("rules", 'wanted[0] = inner, Relation(one, op, other)', "wanted = []"),
    ("rules", "            wanted[1] = context, Relation(t.args[1], op, s.args[1])\n", ""),
    ("rules", "            least[1] = context,", "            _ = context,"),
    ("rules", "len(s.args) == 1 and context.inhabited(s.over)", "context.inhabited(s.over)"),
    ("rules", "len(s.args) == 1 and context.inhabited(s.over)", "len(s.args) == 1"),
    ("rules", 'require(op == "<=" or s.head in STRICTLY or full,', "require(True,"),
    ("rules", 'require(s.head in (*STRICTLY,', "require(True or s.head in (*STRICTLY,"),
    ("rules", 'require(s.head != "^" or s.value > 0,', "require(True,"),
    ("rules", "require(holds(where, each),", "require(True,"),
    ("rules", "require(known.context is where and known.relation == each,", "require(True,"),
    ("rules", "require(known.context is where and known.relation", "require(known.relation"),
    ("algebra", 'require(known.context is context and op == "=" and same,', "require(True,"),
    ("algebra", "require(known.context is context and op", "require(op"),
    ("algebra", 'and op == "=" and same', "and same"),
    ("algebra", 'and op == "=" and same', 'and op == "="'),
    ("terms", "        if bound in caught:", "        if False:"),
    (
        "algebra",
        'next(name for n in count(height(body)) if (name := f"#{n}") not in context.variables)',
        '"#0"',
    ),
]  # fmt: skip


def caught(fault: tuple[str, str, str]) -> list[str]:
    """What shows that a kernel is faulty: lies, wrong proofs that it refuses too little, laws."""
    file, old, new = fault
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            PACKAGE, Path(folder, "faulty"), ignore=shutil.ignore_patterns("__pycache__")
        )
        for path in Path(folder, "faulty").rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if path.stem == file and path.parent.name == "_kernel":
                assert text.count(old) == 1, fault
                text = text.replace(old, new)
            path.write_text(text.replace("dpedu.proofs", "faulty"), encoding="utf-8")
        sys.path.insert(0, folder)
        try:
            importlib.invalidate_caches()
            verdict = importlib.import_module("faulty.verdict")
            verdict.refute = lambda *_: None  # numbers only explain
            found = list(believed("faulty")) or [
                wrong.name
                for wrong in wrong_proofs()
                if not wrong.refused
                <= {(each.line, each.code) for each in verdict.check(wrong.text).remarks}
            ]
            return found or [law for law in false_laws("faulty") if not law.endswith("tried")]
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
