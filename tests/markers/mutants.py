"""Change each reference answer in every small way: ``python -m tests.markers.mutants [NAME …]``.

The changes are the operators of Cosmic Ray (``pip install cosmic-ray``): one operator, number,
comparison, condition or loop at a time. A mutant must lose its question. One that cannot, because
it means the same, stands in ``equivalent.toml`` with its reason; they may be one in fifty.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import difflib
import multiprocessing
import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from .bench import Assignment, assignments

# Whether two equal numbers are also one object is no question of ours.
LEFT_OUT = ("_Is", "Is_", "IsNot_", "Variable")
SECONDS = 2  # of the processor: a busy machine must not make a mutant look caught
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def mutants(source: str) -> Iterator[tuple[str, str]]:
    """Every different mutant of an answer: what is changed in it, and its source."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator, operator_names

    seen = {ast.dump(ast.parse(source))}
    for name in operator_names():
        if any(part in name for part in LEFT_OUT):
            continue
        operator, occurrence = get_operator(name)(), 0
        while (mutated := mutate_code(source, operator, occurrence)) is not None:
            occurrence += 1
            try:
                meaning = ast.dump(ast.parse(mutated))
            except SyntaxError:
                continue
            if meaning not in seen:
                seen.add(meaning)
                yield changed(source, mutated), mutated


def changed(source: str, mutated: str) -> str:
    """The first line that differs, before and after."""
    lines = difflib.ndiff(source.splitlines(), mutated.splitlines())
    kept = [line for line in lines if line[0] in "+-"]
    before, after = (next((x[2:].strip() for x in kept if x[0] == s), "") for s in "-+")
    return f"{before} → {after}"


def survives(assignment: Assignment, question: str, source: str) -> bool:
    """Whether a mutant keeps its question, in a process that it may spoil, loop in or end."""

    def judge() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (4 * 2**30, 4 * 2**30))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        with open(os.devnull, "w") as nothing, contextlib.redirect_stdout(nothing):
            verdict = assignment.mark({question: source}, only=question)
        sys.exit(0 if question in verdict.lost else 7)

    process = multiprocessing.get_context("fork").Process(target=judge)
    process.start()
    process.join()
    return process.exitcode == 7  # too slow is lost too


def bench(assignment: Assignment, same: dict[str, dict[str, str]]) -> tuple[int, int, int]:
    """Try all mutants of an assignment: how many there are, mean the same, survive unexplained."""
    assignment.mark({})  # what it imports, no mutant imports again
    tried = equal = surviving = 0
    unused = {(question, change) for question, changes in same.items() for change in changes}
    for question in assignment.questions:
        for change, source in mutants(assignment.solution(question)):
            tried += 1
            if not survives(assignment, question, source):
                continue
            if change in same.get(question, {}):
                equal += 1
                unused.discard((question, change))
            else:
                surviving += 1
                print(f"{assignment.name} {question} survives: {change}", flush=True)
    for question, change in sorted(unused):
        surviving += 1
        print(f"{assignment.name} {question} is no survivor: {change}")
    return tried, equal, surviving


def main() -> int:
    """Try assignments; exit with 1 if a mutant survives, or too many are claimed to be equal."""
    parser = argparse.ArgumentParser(prog="python -m tests.markers.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="ASSIGNMENT", help="all, if none is named")
    names = parser.parse_args().names
    same = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    chosen = [each for each in assignments() if not names or each.name in names]
    found = []
    print("assignment | mutants | the same | surviving")
    for assignment in chosen:
        found.append(bench(assignment, same.get(assignment.name, {})))
        print(assignment.name, *found[-1], sep=" | ", flush=True)
    tried, equal, surviving = map(sum, zip(*found, strict=True))
    print("all", tried, equal, surviving, sep=" | ")
    return 1 if surviving or equal > tried / 50 else 0


if __name__ == "__main__":
    sys.exit(main())
