"""What a proof in an answer is worth: one judgement at home, behind the button and where it counts.

The machine gives points for what it accepts. It takes none: all else waits for a person.
"""

from __future__ import annotations

from dataclasses import dataclass

from dpedu import _validate as validate
from dpedu.proofs.blocks import judge_answer, words
from dpedu.proofs.verdict import Verdict

MOST_SAID = 4000  # characters


@dataclass(frozen=True)
class ProofMark:
    """The points of an answer, none if a person has to say, and what its author reads.

    Of an answer that is good, nothing that the machine judges is lacking.
    """

    points: float | None
    said: str
    good: bool


def mark_answer(statement: str, text: str, most: float) -> ProofMark | None:
    r"""ProofMark the proof in an answer, if there is one.

    Parameters
    ----------
    statement : str
        What is given and claimed. Claims may be worth points (``claim first, 2 points: ...``); if
        none is, they are worth all points together. A claim without points belongs to the next one
        that has some.
    text : str
        The answer, with blocks ``proof`` in it.
    most : float
        The points of the question, at least 0 and finite. What the claims are not worth, a person
        gives for the words. If they are worth more, a person gives all points, and the text says
        that the statement is at fault.

    Returns
    -------
    ProofMark or None
        None for an answer in words: a person reads it.

    Raises
    ------
    TypeError, ValueError
        If an argument is of another kind, or `most` is negative, infinite or NaN.

    Examples
    --------
    >>> statement = "real p\nassume r: 0 < p\nclaim c, 2 points: -p < 0\nclaim d, 1 point: 0 < p"
    >>> answer = "```proof\nclaim c\n  -p < 0 by positivity\n```"
    >>> mark = mark_answer(statement, answer, 3)
    >>> mark.points, mark.good
    (2.0, False)
    >>> print(mark.said)
    Line 1: the claim d is not proved yet. Next: write: claim NAME, and a chain.
    Proved: c (2 of 3 points).
    """
    most = float(validate.non_negative(most=most))
    verdict = judge_answer(statement, text)
    if verdict is None:
        return None
    worth, proved = _worth(verdict, most)
    settled = verdict.accepted or not (verdict.refused or words(text))
    # Nothing open is left: what the claims are worth is the mark. But no machine gives 0 points.
    asked = sum(points for _, points in verdict.asked)
    sure = worth > 0 and settled and asked in (0, most)
    said = [str(verdict)]
    if asked > most:
        said.append(
            "The statement is at fault, and no answer: its claims are worth "
            f"{validate.many(asked, 'point')}, which is more than the {most:g} of the "
            "question. A person gives the points."
        )
    if verdict.asked and proved and (worth < most or not verdict.accepted):
        rest = "" if sure else " A person reads the rest."
        due = validate.many(most, "point")
        said.append(f"Proved: {', '.join(proved)} ({worth:g} of {due}).{rest}")
    elif not (sure or verdict.accepted) and words(text):
        said.append("A person reads it, with its words.")
    return ProofMark(worth if sure else None, "\n".join(said)[:MOST_SAID], verdict.accepted)


def _worth(verdict: Verdict, most: float) -> tuple[float, list[str]]:
    if not verdict.asked:
        return (most if verdict.accepted else 0.0), []
    groups = [each for each in verdict.asked if verdict.proved.issuperset(each[0])]
    return min(float(sum(points for _, points in groups)), most), [n for g, _ in groups for n in g]
