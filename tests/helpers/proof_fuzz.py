"""Whatever is typed where a proof belongs gets an answer, and soon.

    .venv/bin/python tests/helpers/proof_fuzz.py INPUTS SEED

Inputs are up to 20,000 characters: proofs with characters and lines changed, mixed and repeated,
steps made long, words in any order, and what is much work. What raises, or takes longer than five
seconds, is printed and fails the run; the last line tells the slowest.
"""

from __future__ import annotations

import random
import sys
import time

from course_proofs import course_proofs
from heavy_proofs import Heavy
from judged_steps import REFERENCES
from wrong_proofs import wrong_proofs

from dpedu.proofs import block, check, mark_answer

MOST = 20_000  # characters
LONGEST = 5.0  # seconds
STRANGE = ["(", ")", "[", "]", "^", "|", ":", "\n", "\n  ", "\x00", "é", "-", "10", "≤", "case"]
STRANGE += ["let", "```", "^12", "1/0", "ln(0)", "E[", "abs(", " by ", "claim c\n", "2 points"]
STRANGE += ["\t", "\ud800"]
MORE = [" + q", " * (p + 1)", "^12", " / (1 + p^2)", ")", "("]


class Fuzz:
    """Inputs, one by one."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.heavy = Heavy(self.rng)
        asked = course_proofs()
        self.texts = [path.read_text(encoding="utf-8") for path in REFERENCES]
        self.texts += [each.text for each in wrong_proofs()]
        self.texts += [f"{a.statement}\nproof\n{block(a.solution, 'proof')}" for a in asked]
        self.rows = [row for text in self.texts for row in text.split("\n") if row.strip()]
        self.words = sorted({word for row in self.rows for word in row.split()})

    def made(self) -> str:
        """One input."""
        ways = [self._letters, self._lines, self._mixed, self._longer, self._words, self._heavy]
        return self.rng.choice(ways)(self.rng.choice(self.texts))[:MOST]

    def _letters(self, text: str) -> str:
        rng, rows = self.rng, list(text)
        for _ in range(rng.randint(1, 6)):
            place = rng.randrange(len(rows) + 1)
            end = place + rng.randint(0, 12)
            again = "".join(rows[end : end + 9])
            rows[place:end] = rng.choice([*STRANGE, rng.choice(self.words), again])
        return "".join(rows)

    def _lines(self, text: str) -> str:
        rng, rows = self.rng, text.split("\n")
        for _ in range(rng.randint(1, 5)):
            place = rng.randrange(len(rows))
            new = [[], [rows[place]] * 2, [rng.choice(self.rows)], [rows[rng.randrange(len(rows))]]]
            rows[place : place + 1] = rng.choice(new)
        return "\n".join(rows)

    def _mixed(self, text: str) -> str:
        statement, _, proof = text.partition("\nproof\n")
        other = self.rng.choice(self.texts).partition("\nproof\n")
        return f"{statement}\n{other[0]}\nproof\n{proof}\n{other[2]}"

    def _longer(self, text: str) -> str:
        rng = self.rng
        statement, _, proof = text.partition("\nproof\n")
        rows = proof.split("\n")
        places = [n for n, row in enumerate(rows) if " by " in row] or [0]
        place = rng.choice(places)
        term, by, reason = rows[place].partition(" by ")
        times = rng.choice([2, 9, 40, 300])
        grown = rng.choice(
            [
                f"{term}{rng.choice(MORE) * times}",
                term.replace("(", "(" * times).replace(")", ")" * times),
                term.replace(" + ", f" + {rng.choice(self.words)} * "),
                f"{term[: len(term) // 2]}{'abs(' * times}{term[len(term) // 2 :]}{')' * times}",
            ]
        )
        rows[place] = f"{grown}{by}{rng.choice([reason, 'algebra', 'positivity', 'linearity'])}"
        return f"{statement}\nproof\n" + "\n".join(rows * rng.choice([1, 1, 3, 30]))

    def _heavy(self, text: str) -> str:
        return self.heavy.text()

    def _words(self, text: str) -> str:
        rng = self.rng
        words = rng.choices([*self.words, *STRANGE, "\n", "\n  "], k=rng.randint(1, 3000))
        head = rng.choice(["", text.partition("\nproof\n")[0] + "\nproof\n"])
        return head + " ".join(words)


def answered(text: str) -> None:
    """Judge an input in both ways in which one comes in."""
    verdict = check(text)
    assert verdict.accepted or verdict.remarks
    assert str(verdict)
    statement, _, proof = text.partition("\nproof\n")
    mark = mark_answer(statement, f"```proof\n{proof}\n```", 5)
    assert mark is None or mark.said


def search(inputs: int, seed: int) -> int:
    """How many inputs raise or take too long."""
    fuzz, faults, slowest = Fuzz(seed), 0, 0.0
    for number in range(inputs):
        text = fuzz.made()
        start = time.process_time()
        try:
            answered(text)
        except Exception as error:  # whatever it is, nobody who types should see it
            faults += 1
            print(f"input {number}: {type(error).__name__}: {error}\n{text[:2000]}\n")
        took = time.process_time() - start
        slowest = max(slowest, took / 2)  # it is judged twice
        if took > 2 * LONGEST:
            faults += 1
            print(f"input {number}: {took / 2:.1f} s\n{text[:2000]}\n")
    print(f"{inputs} inputs, {faults} faults, the slowest took {slowest:.1f} s", flush=True)
    return faults


if __name__ == "__main__":
    sys.exit(bool(search(int(sys.argv[1]), int(sys.argv[2]))))
