"""Try every answer with many seeds and print a table: ``python -m tests.markers --seeds 200``.

Names of assignments after it restrict it to those. An answer whose tests draw nothing is run once,
for no seed can change its verdict: it counts for all of them.
"""

from __future__ import annotations

import argparse
import sys
import time

from .bench import Assignment, assignments, complaint, trials


def bench(assignment: Assignment, seeds: int) -> list[str]:
    """Try one assignment's answers; print a line a question and return the complaints."""
    complaints: list[str] = []
    print(f"\n{assignment.name}: {len(assignment.answers)} answers, {seeds} seeds each")
    print("question  right  wrong  lost as they should  false alarm  slowest right (ms)")
    for question in assignment.questions:
        answers = [a for a in assignment.answers if a.question == question]
        slowest = false_alarm = 0.0
        refused = tried = 0
        for answer in answers:
            for seed, verdict in trials(assignment, answer, seeds, whole=True):
                problem = complaint(answer, verdict)
                if problem:
                    complaints.append(f"seed {seed}: {problem}")
                if answer.is_right:
                    false_alarm = max(false_alarm, verdict.false_alarm[question])
                    slowest = max(slowest, verdict.seconds[question]) if seed else slowest
                else:
                    tried += 1
                    refused += question in verdict.lost
        right = sum(a.is_right for a in answers)
        print(
            f"{question:8}  {right:5}  {len(answers) - right:5}  {refused:9} of {tried:6}"
            f"  {false_alarm:11.1e}  {1000 * slowest:18.1f}",
            flush=True,
        )
    print(f"{len(complaints)} wrong verdicts", *complaints, sep="\n", flush=True)
    return complaints


def main() -> int:
    """Try assignments; exit with 1 if any verdict was not the one it should be."""
    known = {assignment.name: assignment for assignment in assignments()}
    parser = argparse.ArgumentParser(prog="python -m tests.markers", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="ASSIGNMENT", help="all, if none is named")
    parser.add_argument("--seeds", type=int, default=200)
    given = parser.parse_args()
    if strangers := set(given.names) - set(known):
        parser.error(f"no assignment is called {', '.join(sorted(strangers))}")
    chosen = [known[name] for name in given.names] or list(known.values())
    started = time.perf_counter()
    complaints = [c for assignment in chosen for c in bench(assignment, given.seeds)]
    print(f"\n{time.perf_counter() - started:.0f} s; {len(complaints)} wrong verdicts")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
