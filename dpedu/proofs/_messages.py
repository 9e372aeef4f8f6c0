"""What a refusal says: a code for tests, a sentence, and what to do next. It decides nothing."""

from __future__ import annotations

from dpedu.proofs._script import Refusal

# By the name that the kernel gives to a requirement: the three, with places for what it is about.
MESSAGES = {
    # Work and size
    "work": ("too-large", "this takes too much work", "make smaller steps"),
    "deep": ("too-large", "this is too deep", "give parts a name: let"),
    "too long": ("too-large", "multiplied out, this is too long", "make smaller steps"),
    "long numbers": ("too-large", "these numbers are too long", "use smaller numbers"),
    # Names and kinds
    "undeclared": ("unknown", "{0} was never declared", "use a name that is declared"),
    "no set": ("unknown", "{0} is no set", "sum over a declared set"),
    "no kind": ("unknown", "there is no set {0}", "declare it first, or write real"),
    "no set to count": ("kind", "size({0}) needs a set", "name a set"),
    "arguments": (
        "kind",
        "the number of arguments of {0} is {1}, not {2}",
        "look at its declaration",
    ),
    "kind": (
        "kind",
        "{0} is of kind {1}, where one of kind {2} belongs",
        "look at the declarations",
    ),
    "order": ("kind", "elements of {0} have no order", "compare numbers"),
    "bound twice": (
        "shadow",
        "the name {0} is taken, and may not mean a bound variable too",
        "choose another letter for the bound variable",
    ),
    "taken": ("shadow", "the name {0} is taken", "choose another name"),
    "twice": ("shadow", "{0} is declared twice", "choose another name"),
    "element twice": ("form", "{0} names an element twice", "name each once"),
    "mixed elements": ("form", "{0} mixes numbers and names", "use one of them"),
    # What is chosen
    "empty choice": (
        "side-condition",
        "{0} may be empty: nothing can be chosen from it",
        "say: set {0} nonempty",
    ),
    "other arguments": ("kind", "{0} has other arguments", "give it those asked for"),
    "dependence": (
        "dependence",
        "{0} may not depend on {1}",
        "choose it from what is declared before it",
    ),
    "chosen later": (
        "dependence",
        "{0} is still to be chosen, and only claims may speak of it",
        "say it in a claim; what is given, or defined, may not depend on what you choose",
    ),
    "chosen by chance": ("chance", "{0} may not depend on chance", "choose a fixed value"),
    # Side conditions
    "by zero": ("side-condition", "this divides by zero", "leave the zero out"),
    "divisor": (
        "side-condition",
        "this divides by {0}, which is not proved to differ from 0",
        "prove that first, by a claim or a case of its own",
    ),
    "logarithm": (
        "side-condition",
        "ln({0}) needs {0} > 0, which is not proved",
        "prove that first, by a claim or a case of its own",
    ),
    # Claims
    "no claim": ("unknown", "there is no claim {0} to prove", "state it: claim NAME: ..."),
    "stated anew": (
        "shadow",
        "{0} is a goal, and is not stated anew",
        "write only: claim {0}",
    ),
    "proved twice": ("shadow", "{0} is proved twice", "leave one out"),
    "condition by chance": (
        "chance",
        "the condition {0} depends on chance",
        "put conditions only on what is fixed",
    ),
    "not shown": (
        "not-shown",
        "{0} is not what the lines show: they show {rest}",
        "let a chain begin and end as the claim does",
    ),
    "nothing shown": (
        "not-shown",
        "{0} is not what the lines show",
        "let a chain begin and end as the claim does",
    ),
    "alone": ("form", "{0} stands alone", "go on with = TERM by RULE"),
    "up and down": ("direction", "this chain goes up and down", "use one direction a chain"),
    "unequal chain": ("direction", "!= does not chain", "let it stand alone"),
    # Cases
    "case by chance": ("chance", "the case {0} depends on chance", "use fixed cases"),
    "exhaustive": (
        "exhaustive",
        "these cases are not all there are, or are not known to be",
        "use <= and >, = and !=, or all elements of a set",
    ),
    "no induction": (
        "induction",
        "there is no induction on {0} here",
        "begin the proof with it; the claim has: for k nat",
    ),
    "two cases": ("induction", "an induction has two cases", "write: case 0, case k + 1"),
    # Rules: what the search reads, and a student seldom
    "does not follow": ("does-not-follow", "{0} does not follow", "make a smaller step"),
    "uses": ("does-not-follow", "{0} rests on more than it says", "name another rule"),
    "sign": ("side-condition", "{0} >= 0", "prove that condition first"),
    "empty": ("side-condition", "that {0} is not empty", "prove that condition first"),
    "condition": ("side-condition", "the condition {0}", "prove that condition first"),
    "by chance": ("chance", "{0} depends on chance", "give a fixed value"),
    "no definition": ("unknown", "{0} is not defined here", "name a definition"),
    "not here": ("unknown", "{0} does not hold here", "use what holds here"),
    "does not apply": ("does-not-follow", "{0} does not apply here", "make a smaller step"),
    "letters": ("does-not-follow", "{0} has more letters", "make a smaller step"),
    "no elements": ("does-not-follow", "its elements are not known", "make a smaller step"),
    "no function": ("does-not-follow", "{0} is put for no function", "make a smaller step"),
    "no term": ("does-not-follow", "this is no term", "write it as the language has it"),
    "advice": ("does-not-follow", "these are not equal", "make a smaller step"),
}


def told(message: str, *about: object) -> Refusal:
    """The refusal for a requirement that is not met."""
    code, why, todo = MESSAGES[message]
    rest = ", ".join(map(str, about[1:]))
    said = why.format(*about, rest=rest), todo.format(*about)
    return Refusal(code, *said, name=message, about=about)
