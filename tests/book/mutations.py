"""Would the book notice a formula that is wrong by a factor of 2? Run by hand; it takes minutes.

    python tests/book/mutations.py            # all of them
    python tests/book/mutations.py laplace    # those whose file, text or chapter has this word

Each mutation changes one place in a copy of `dpedu`. Then the cells of the affected chapters run, in
their order, until one fails. A mutation after which none fails *survives*: nothing in the book holds
that formula. At last every chapter runs with `dpedu` as it is; there nothing may fail.

Cells that only show a lab are left out: they assert nothing.
"""

# ruff: noqa: E501 (a mutation is a line of the table)

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CELL = re.compile(r"^```\{code-cell\}\n((?::.*\n)*)((?s:.*?))^```$", re.M)
ONLY_A_LAB = re.compile(r"\s*dp\.labs\.[\w.]+\.show\(\)\s*")
LINE_OF = "dpedu-book-line"


@dataclass(frozen=True)
class Mutation:
    """In a file of `dpedu`, a text that stands there once, what replaces it, and who should see."""

    file: str
    text: str
    replacement: str
    chapters: str

    def __str__(self) -> str:
        return f"{self.file}: {self.text}"


def mutations() -> list[Mutation]:
    return [Mutation(*entry) for entry in TABLE]


# fmt: off
TABLE = [
    # Randomised response
    ("mechanisms/randomised_response.py", "(1 - heads) / 2", "(1 - heads) / 4", "randomised-response"),
    ("mechanisms/randomised_response.py", "bits ^ coins(self.flip_probability,", "bits ^ coins(self.flip_probability / 2,", "randomised-response"),
    ("mechanisms/randomised_response.py", "return 1 - 2 * self.flip_probability", "return 1 - self.flip_probability", "randomised-response"),
    ("mechanisms/randomised_response.py", "noise = p * (1 - p) / (people", "noise = 2 * p * (1 - p) / (people", "randomised-response"),
    ("mechanisms/randomised_response.py", "return noise + theta * (1 - theta) / people", "return noise + 2 * theta * (1 - theta) / people", "randomised-response"),
    ("mechanisms/randomised_response.py", "* p + ones * (1 - 2 * p), people * (1 - 2 * p)", "* p + ones * (1 - 2 * p), people * (1 - 2 * p) / 2", "randomised-response"),
    ("mechanisms/kary_response.py", "return self.flip_probability / (self.categories - 1)", "return self.flip_probability / (2 * self.categories - 2)", "randomised-response local-and-central"),
    # Noise, and how much
    ("mechanisms/additive.py", "up(most(sensitivity) / least(epsilon))", "up(2 * most(sensitivity) / least(epsilon))", "laplace-mechanism"),
    ("mechanisms/laplace.py", "return 2 * self.scale * self.scale", "return self.scale * self.scale", "laplace-mechanism"),
    ("mechanisms/laplace.py", "fast.laplace(self.scale, shape", "fast.laplace(2 * self.scale, shape", "laplace-mechanism"),
    ("mechanisms/laplace.py", "/ (2 * self.scale))", "/ self.scale)", "laplace-mechanism"),
    ("mechanisms/laplace.py", "return -self.scale * validate.log_shortfall", "return -2 * self.scale * validate.log_shortfall", "laplace-mechanism"),
    ("mechanisms/sensitivity.py", "return 2 if _order(order) == 1", "return 1 if _order(order) == 1", "laplace-mechanism"),
    ("mechanisms/sensitivity.py", "return part_between(a, b, validate", "return 2 * part_between(a, b, validate", "laplace-mechanism"),
    ("mechanisms/gaussian.py", "return self.sigma * self.sigma", "return 2 * self.sigma * self.sigma", "approximate-privacy continual-observation"),
    # A choice
    ("mechanisms/selection.py", "return up(self._moves * most", "return up(2 * self._moves * most", "exponential-mechanism"),
    ("mechanisms/selection.py", "epsilon, sensitivity = 2 / self._moves", "epsilon, sensitivity = 1 / self._moves", "exponential-mechanism"),
    ("mechanisms/selection.py", "return self._scale() * self._reach(candidates, left)", "return 2 * self._scale() * self._reach(candidates, left)", "exponential-mechanism"),
    # What measures
    ("privacy/divergences.py", "float(a) * _log_ratio(a, b) - float(a - b)", "2 * float(a) * _log_ratio(a, b) - float(a - b)", "differential-privacy other-secrets"),
    ("privacy/divergences.py", "    return _total(gaps)", "    return _total(gaps) / 2", "approximate-privacy differential-privacy"),
    ("privacy/profiles.py", "mp.sqrt(2 * mp.log(big(mp, Fraction(5, 4)", "mp.sqrt(mp.log(big(mp, Fraction(5, 4)", "approximate-privacy"),
    ("privacy/profiles.py", "up(most(alpha) * mu**2 / 2)", "up(most(alpha) * mu**2)", "approximate-privacy"),
    ("privacy/profiles.py", "mp.expm1(big(mp, least(level) - pure) / 2)", "mp.expm1(big(mp, least(level) - pure))", "privacy-profiles"),
    ("privacy/composition.py", "mp.sqrt(-2 * times * logarithm(mp, failed)) * one", "mp.sqrt(-times * logarithm(mp, failed)) * one", "approximate-privacy"),
    ("privacy/composition.py", "(last - lies) * (2 * wide)", "(last - lies) * wide", "approximate-privacy"),
    ("privacy/amplification.py", "mp.log1p(big(mp, rate) * mp.expm1(big(mp, most(level))))", "mp.log1p(2 * big(mp, rate) * mp.expm1(big(mp, most(level))))", "amplification"),
    ("privacy/belief.py", "shrink = mp.exp(-big(mp, most(loss)))", "shrink = mp.exp(-2 * big(mp, most(loss)))", "differential-privacy"),
    # What uses mechanisms
    ("streams/counters.py", "return self.steps.bit_length()", "return 2 * self.steps.bit_length()", "continual-observation"),
    ("streams/counters.py", "return self.mechanism.variance * np.arange(1.0, self.steps + 1)", "return self.mechanism.variance / 2 * np.arange(1.0, self.steps + 1)", "continual-observation"),
    ("streams/square_root.py", "(2 * k - 1) / (2 * k)", "(2 * k - 1) / (4 * k)", "continual-observation"),
    ("adaptive/thresholdout.py", "scale=4 * self._sigma", "scale=2 * self._sigma", "reproducibility"),
    ("bayes/local_learning.py", "return (1 - 2 * p) ** 2", "return 2 * (1 - 2 * p) ** 2", "bayesian-inference-and-limits"),
    ("deployments/census.py", "whole * part, Fraction(entries)", "whole * part, Fraction(2 * entries)", "deployments"),
]
# fmt: on


# One run -----------------------------------------------------------------------------------------


def cells(chapter: str) -> list[tuple[int, str]]:
    """The cells of a chapter with the lines where they begin."""
    text = (ROOT / "book" / f"{chapter}.md").read_text(encoding="utf-8")
    return [
        (text[: found.start()].count("\n") + 1, found[2])
        for found in CELL.finditer(text)
        if not ONLY_A_LAB.fullmatch(found[2])
    ]


def play(chapter: str) -> int:
    """Run a chapter's cells in this process, up to the first that fails; that line is printed."""
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell.instance()
    slowest = 0.0
    for line, source in cells(chapter):
        started = time.process_time()
        result = shell.run_cell(source)
        slowest = max(slowest, time.process_time() - started)
        if not result.success:
            kind = type(result.error_in_exec or result.error_before_exec).__name__
            print(f"\n{LINE_OF} {line} {kind}", flush=True)
            return 1
    print(f"\n{LINE_OF} 0 slowest cell {slowest:.1f} s", flush=True)
    return 0


def run(chapter: str, package: Path) -> tuple[bool, str]:
    """Whether all cells of a chapter pass with the package in that folder, and what there is to say."""
    settings = {"PYTHONPATH": str(package), "DPEDU_BOOK": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--play", chapter],
            env={**os.environ, **settings, "IPYTHONDIR": home}, cwd=package, check=False,
            capture_output=True, text=True,
        )  # fmt: skip
    found = re.findall(rf"^{LINE_OF} (\d+) (.+)$", done.stdout, re.M)
    if not found:
        raise RuntimeError(f"{chapter} did not run: {done.stderr[-500:]}")
    line, words = found[-1]
    return line == "0", words if line == "0" else f"line {line}, {words}"


def mutated(mutation: Mutation, folder: Path) -> None:
    """A copy of the package in the folder, with that one change."""
    shutil.rmtree(folder / "dpedu", ignore_errors=True)
    shutil.copytree(ROOT / "dpedu", folder / "dpedu", ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / "dpedu" / mutation.file
    before = path.read_text(encoding="utf-8")
    if before.count(mutation.text) != 1:
        raise ValueError(f"{mutation}: stands there {before.count(mutation.text)} times, not once")
    path.write_text(before.replace(mutation.text, mutation.replacement), encoding="utf-8")


def main(words: list[str]) -> int:
    """Try them, print a table, and say by the exit status whether one survived."""
    chosen = [m for m in mutations() if all(w in f"{m} {m.chapters}" for w in words)]
    bad = 0
    with tempfile.TemporaryDirectory(prefix="dpedu-mutations-") as name:
        folder = Path(name)
        for mutation in chosen:  # before anything takes long
            mutated(mutation, folder)
        for mutation in chosen:
            mutated(mutation, folder)
            for chapter in mutation.chapters.split():
                passed, said = run(chapter, folder)
                if not passed:
                    break
            bad += passed
            verdict = "SURVIVED" if passed else "red"
            print(f"{verdict:<10}{chapter:<32}{said:<28}{mutation}", flush=True)
        # A chapter that fails anyway has noticed nothing.
        for chapter in sorted({c for mutation in chosen for c in mutation.chapters.split()}):
            passed, said = run(chapter, ROOT)
            bad += not passed
            print(f"{'as it is':<10}{chapter:<32}{said}", flush=True)
    print(f"{len(chosen)} mutations, {bad} problems")
    return 1 if bad or not chosen else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        sys.exit(play(sys.argv[2]))
    sys.exit(main(sys.argv[1:]))
