"""A text of a student's that a test fills in reads nothing of the test's, however it came."""

import ast
import string
from collections import UserString

import pytest
import styled
from styles import Style

from dpedu.grading.judging.evaluating import Guard, _Templates
from dpedu.grading.messages.kinds import CannotCross

READS = "{u.__init__.__globals__[secret]}"
PLAIN = "hidden-{u.name}"
START = (
    "class User:\n    def __init__(self, name): self.name = name\n"
    "secret = 'hid' + 'den-42'\nuser = User('42')\n"
)
# How it comes to the test, and how the test gets it.
WAYS = {
    "printed": ("def f(): print({!r})", "import io, contextlib\nb = io.StringIO()\n"
                "with contextlib.redirect_stdout(b): f()\nt = b.getvalue().strip()"),
    "bytes": ("def f(): return {!r}.encode()", "t = f().decode()"),
    "an error": ("def f(): raise ValueError({!r})",
                 "try: f()\nexcept ValueError as e: t = str(e)"),
    "an error that says it": (
        "class V(ValueError):\n    def __str__(self): return {!r}\ndef f(): raise V(object())",
        "try: f()\nexcept ValueError as e: t = str(e)"),
    "pieces": ("def f(): return [{!r}[:3], {!r}[3:]]", "t = ''.join(f())"),
    "letters": ("def f(): return list({!r})", "t = ''.join(f())"),
    "backwards": ("def f(): return {!r}[::-1]", "t = f()[::-1]"),
    "in an array": ("def f(): return np.array(list({!r}))", "t = ''.join(f())"),
    "numbers": ("def f(): return [*map(ord, {!r})]", "t = ''.join(map(chr, f()))"),
    "documentation": ("def f(): pass\nf.__doc__ = {!r}", "t = f.__doc__"),
}  # fmt: skip
FILLS = {
    "as a method": "assert t.format(u=user) == secret",
    "as a mapping": "assert t.format_map({'u': user}) == secret",
    "as a function": "assert str.format(t, u=user) == secret",
    "as a method that is handed over": "fill = t.format\nassert fill(u=user) == secret",
    "by a formatter": "import string\nassert string.Formatter().format(t, u=user) == secret",
}
CASES = [*((way, "as a method") for way in WAYS), *(("letters", fill) for fill in FILLS)]


@pytest.mark.parametrize(("way", "fill"), CASES)
def test_a_template_reads_nothing(way, fill, options):
    gives, gets = WAYS[way]
    answers = [gives.replace("{!r}", repr(each)) for each in (PLAIN, PLAIN[:1] + PLAIN[1:], READS)]
    style = Style(
        answers[0], f"# too\n{answers[1]}", answers[2], f"{START}{gets}\n{FILLS[fill]}",
        given="import numpy as np",
    )  # fmt: skip
    plan = styled.rehearsed(style, options)
    assert not plan.notebooks["n"].human
    assert not plan.notebooks["n"].beside
    assert styled.points(plan, style, style.honest, options)[0] == style.points
    got, why = styled.points(plan, style, style.wrong, options)
    assert got == 0, why


class Thing:
    def format(self, *given):
        return given


@pytest.mark.parametrize("heard", [True, False])
def test_what_fills_in_is_otherwise_as_it_was(heard, tmp_path):
    source = (
        "a = [x.format(1) for x in ('{}', '{0}{0}')]\nb = thing.format(1, 2)\n"
        "c = text.format('x', k=2)\nd = str.format('{template}', template=3)\n"
        "e = f'{text}'.format(1, k=5)\ng = list(map('{:>3}'.format, [1]))\n"
        "h = formatter.format('{0!r}', 'a')\ni = text.format_map({'0': 1, 'k': 2}) if 0 else ''\n"
        "thing.own = 1\nthing.format = 5\nj = thing.format"
    )
    guard = Guard(str(tmp_path), "")
    guard.texts = heard
    guard.allows = lambda digest, texts, written: not texts
    spaces = []
    for change in (lambda tree: tree, _Templates().visit):
        space = {"thing": Thing(), "text": "{0}{k}", "formatter": string.Formatter()}
        space["__filled__"] = guard._filled
        exec(compile(change(ast.parse(source)), "cell", "exec"), space)
        spaces.append({k: v for k, v in space.items() if len(k) == 1})
    assert spaces[0] == spaces[1]
    for text in (READS, UserString(READS)):
        with pytest.raises(CannotCross):
            guard._filled(text, "format")
        guard.allows = lambda digest, texts, written: True
        guard._filled(text, "format")
        guard.allows = lambda digest, texts, written: not texts
