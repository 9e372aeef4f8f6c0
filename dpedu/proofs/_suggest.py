"""What to write instead of what is refused. It tells, and accepts nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from dpedu.proofs._kernel.context import Context
from dpedu.proofs._kernel.signs import meaningful
from dpedu.proofs._kernel.terms import free
from dpedu.proofs._pieces import subterms
from dpedu.proofs._script import NORMAL, SPECIAL, Reason, Refusal
from dpedu.proofs._search import step
from dpedu.proofs._terms import Relation

# Names that nobody declared, and what says the same.
MEANT = {
    **dict.fromkeys(["log", "Log", "Ln"], "write ln(...)"),
    **dict.fromkeys(["Exp", "e"], "write exp(...)"),
    **dict.fromkeys(["Abs", "fabs"], "write abs(...)"),
    **dict.fromkeys(["max", "min", "Max", "Min"], "distinguish cases: case u <= v, case u > v"),
    **dict.fromkeys(["sqrt", "root"], "name the root, and say of it what its square is"),
    **dict.fromkeys(["Sum", "sigma"], "write sum a in A: f(a)"),
    **dict.fromkeys(["n", "len", "card"], "write size(A) for the number of elements of A"),
}
WITH_MORE = ("splitting", "definition", "rearranging")  # rules that name something else
# What a step by a rule looks like, where it was said otherwise.
FORMS = {
    "splitting": "write: sum i in I: f(i) = f(j) + (sum i in I - j: f(i)) by splitting at j",
    "absolute": "show the sign, or make two cases: case u >= 0, case u < 0",
    "exponentials": "show one step at a time: a product of exponentials over a set is exp(sum ...)",
}


def another_rule(said: Relation, context: Context) -> str:
    """What to write behind ``by``, if the step follows by one rule."""
    trial = replace(context, signs={})
    try:
        meaningful(trial, said)
    except Refusal:
        return ""  # it means nothing
    for reason in _reasons(said, context):
        try:
            step(trial, said, reason)
        except Refusal as refusal:
            if refusal.code == "too-large":
                return ""
            continue
        return str(reason)
    return ""


def meant(refusal: Refusal) -> str:
    """What to do instead of what was not meant: a name, a call, a rule in another form."""
    if refusal.code == "does-not-follow":
        return FORMS.get(refusal.reason.split()[0], "") if refusal.reason else ""
    number = re.match(r"the number of arguments of (\w+) is 0,", refusal.why)
    if number is not None:
        return f"write a * between factors: {number[1]} * (...)"
    name = re.match(r"(\w+) was never declared", refusal.why)
    return MEANT.get(name[1], "") if name is not None else ""


def _reasons(said: Relation, context: Context) -> Iterator[Reason]:
    heads = {part.head for side in (said.left, said.right) for part in subterms(side)}
    unlike = {"exponentials"} if "ln" in heads else {"logarithms"}  # one rule with two names
    yield from (Reason(r) for r in (*NORMAL, *SPECIAL) if r not in {*WITH_MORE, *unlike})
    names = free(said.left) | free(said.right)
    for name in sorted(names & context.theory.definitions.keys()):
        yield Reason("definition", name)
    known = list(dict.fromkeys(each.name for each in context.known()))
    yield from (Reason(name, name) for name in known)
    yield from (Reason("rearranging", name) for name in known)
