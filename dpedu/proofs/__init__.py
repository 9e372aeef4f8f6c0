"""Proofs that check themselves: a small language of calculational proofs, and its judge."""

from dpedu.proofs.blocks import block, judge_answer, statements, words
from dpedu.proofs.marks import ProofMark, mark_answer
from dpedu.proofs.verdict import Remark, Verdict, check

__all__ = [
    "ProofMark",
    "Remark",
    "Verdict",
    "block",
    "check",
    "judge_answer",
    "mark_answer",
    "statements",
    "words",
]
