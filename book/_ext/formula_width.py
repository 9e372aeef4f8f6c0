"""How wide a formula in a line will be, in ems of the text around it, before anything can set it.

Pages are painted before their formulas are set. With the room reserved the lines below stay where
they are. A rough sum of the widths of letters and signs is enough for that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

# As MathJax sets them beside our text; the widths below are those of its fonts, in their ems.
SCALE = 1.21
# Letters and marks of about one width; then what a backslash begins.
LETTERS = {0.3: "l", 0.36: "t i", 0.41: "j", 0.5: "I", 0.72: "w", 0.88: "m", 1.05: "M W"}
MARKS = {
    **{0: "&", 0.25: "~", 0.28: "[ ] | . ' !", 0.39: "( )", 0.45: ", ;", 0.83: ":", 0.94: "*"},
    **{1.22: "+ -", 1.33: "= < >"},
}
RELATIONS = "le ge leq geq ne in notin sim approx equiv subset ll gg propto parallel iff to mapsto"
SIGNS = {
    **{0: "displaystyle left right limits", -0.17: "!", 0.17: ",", 0.22: ":"},
    **{0.28: "; lvert rvert prime", 0.42: "ell", 0.44: "lceil rceil lfloor rfloor"},
    **{0.5: "| Vert lVert rVert { } emptyset", 0.6: "int", 0.72: "cdot", 0.83: "%", 0.84: "mid"},
    **{0.95: "setminus circ star", 1.0: "infty quad", 1.1: "cup cap prod", 2.0: "qquad"},
    **{1.2: "sum dots ldots cdots times pm", 1.33: RELATIONS},
}
WIDTHS, COMMANDS = (
    {name: wide for wide, names in table.items() for name in names.split()}
    for table in (LETTERS | MARKS, SIGNS)
)
TOKEN = re.compile(r"\\[A-Za-z]+|\\.|.", re.DOTALL)
OVER = ["hat", "bar", "tilde", "overline", "widehat", "widetilde", "mathbb", "mathcal"]
WORDS = ["mathrm", "text", "operatorname", "textbf", "mathbf", "mathit", "texttt", "mathsf"]
FUNCTIONS = ["ln", "log", "exp", "max", "min", "Pr", "sup", "inf", "arg"]


def width(formula: str) -> float:
    """The width of a formula, in ems of the text."""
    return SCALE * _row(iter(TOKEN.findall(formula.strip())))


def _row(tokens: Iterator[str]) -> float:
    """The width up to the end, or to the brace that closes."""
    total = script = 0.0
    alone = True
    for token in tokens:
        if token == "}":
            break
        if token in "^_":
            # One above the other: what counts is the wider.
            wide = 0.71 * _argument(tokens)
            total += max(0.0, wide - script)
            script = max(script, wide)
            continue
        if token != "'":
            script = 0.0
        # A sign before its number stands close to it.
        total += 0.78 if token in "+-" and alone else _atom(token, tokens)
        alone = token in "([{,=<>" or token[1:] in RELATIONS.split()
    return total


def _argument(tokens: Iterator[str]) -> float:
    token = next(tokens, "")
    while token == " ":
        token = next(tokens, "")
    # A sign of an exponent has no room around it.
    return 0.78 if token in ("+", "-", "*") else _atom(token, tokens)


def _atom(token: str, tokens: Iterator[str]) -> float:
    if token == "{":
        return _row(tokens)
    if not token.startswith("\\"):
        usual = 0.75 if token.isupper() else 0.5 if token.isdigit() else 0.52
        return 0.0 if token.isspace() else WIDTHS.get(token, usual)
    name = token[1:]
    if name in ("frac", "tfrac", "dfrac", "binom"):
        part = 1.0 if name == "dfrac" else 0.71
        return part * max(_argument(tokens), _argument(tokens)) + 0.44
    if name == "sqrt":
        return _argument(tokens) + 0.85
    if name in WORDS:
        return _argument(tokens)
    if name in OVER:
        return max(_argument(tokens), 0.5)
    if name in FUNCTIONS:
        return 0.5 * len(name) + 0.1
    if re.fullmatch(r"[bB]igg?[lrm]?", name):
        return 0.1
    return COMMANDS.get(name, 0.72 if name[:1].isupper() else 0.56)
