"""One notebook in the engine: what a test may ask of a student's code, and what goes wrong."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from small_course import errors, text

from dpedu.grading.course.names import origins
from dpedu.grading.judging import judge
from dpedu.grading.messages import patience
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox import wall as sandbox

SETUP = (
    "given",
    "import math, random\nimport numpy as np\nimport sympy as sp\nfrom dpedu import checks",
)

# An answer that does all that a call can do, by the number that it gets.
CASES = """def f(data, times):
    print(data)
    if times == 3:
        raise KeyError(times)
    data += [times] if times == 2 and data > [1] else []  # nobody else's list
    return data if times == 4 else 'x' * 10**5 if times == 5 else {1: (data, times)}
"""
BOTH = """import contextlib, io
from dpedu.checks import kinds
from dpedu.checks.question import question
both = []
for each in (f, g):
    seen, heard = [], io.StringIO()
    def check(data, times):
        for _ in range(1 + times % 2):
            call = asked.call(data, times)
            seen.append((call.text, call.result, repr(call.error), call.result is data))
        seen.append([*data])
    lists, numbers = kinds.own('a list', [[1], []]), kinds.whole(0, 5)
    with question(each, data=lists, times=numbers, returns='') as asked:
        with contextlib.redirect_stdout(heard):
            asked.each(check, also=[([k], k % 6) for k in range(120)])
    both.append((seen, heard.getvalue()))
assert both[0] == both[1] and len(both[0][0]) > 300
"""
HONEST = {
    "numbers": ("def f(x): return 2 * x", "assert f(2) == 4 and f(2.5) == 5.0"),
    "arrays": ("import numpy as np\ndef f(x): return x + 1", "assert (f(np.arange(3)) == [1, 2, 3]).all()"),
    "a list that is changed": ("def f(x): x.append(1)", "a = []\nf(a)\nassert a == [1]"),
    "a nested list that is changed": (
        "def f(x): x[0][0] = 9",
        "row = [1]\na = [row]\nf(a)\nassert row == [9]",
    ),
    "a dictionary that is changed": ("def f(d): d['a'] = 1", "a = {}\nf(a)\nassert a == {'a': 1}"),
    "the same list back": ("def f(x): return x", "a = [1]\nassert f(a) is a"),
    "an array that is changed": ("def f(x): x *= 2", "a = np.ones(3)\nf(a)\nassert a.sum() == 6"),
    "a generator that advances": (
        "def f(rng): return rng.random()",
        "r = np.random.default_rng(1)\na = [f(r), r.random()]\n"
        "assert a == list(np.random.default_rng(1).random(2))",
    ),
    "a generator's children": (
        "def f(rng): return [child.random() for child in rng.spawn(2)]",
        "r, s = np.random.default_rng(1), np.random.default_rng(1)\na = [f(r), f(r), f(r)]\n"
        "assert a == [[c.random() for c in s.spawn(2)] for _ in range(3)]\n"
        "assert f(np.random.default_rng(2)) not in a",
    ),
    "a seed of numpy's": (
        "import numpy as np\ndef f(): return np.random.rand()",
        "np.random.seed(3)\na = f()\nb = np.random.rand()\nnp.random.seed(3)\n"
        "assert [a, b] == [np.random.rand(), np.random.rand()]",
    ),
    "a seed of Python's": (
        "import random\ndef f(): return random.random()",
        "random.seed(3)\na = f()\nrandom.seed(3)\nassert a == random.random()",
    ),
    "a callback": ("def f(g): return g(3) + 1", "assert f(lambda a: 10 * a) == 31"),
    "a callback that calls back": (
        "def f(g): return g(f0)\ndef f0(x): return x + 1",
        "assert f(lambda h: h(4)) == 5",
    ),
    "a library's function": ("def f(g): return g(4)", "assert f(math.sqrt) == 2 and f(np.sqrt) == 2"),
    "a callback's error": (
        "def f(g):\n    try:\n        g()\n    except KeyError:\n        return 'caught'",
        "def g(): return {}[1]\nassert f(g) == 'caught'",
    ),
    "a function back": ("def f(n): return lambda x: x + n", "assert f(2)(3) == 5"),
    "a generator function": ("def f():\n    yield 1\n    yield 2", "assert list(f()) == [1, 2]"),
    "an endless generator": (
        "def f():\n    n = 0\n    while True:\n        yield n\n        n += 1",
        "import itertools\nassert list(itertools.islice(f(), 3)) == [0, 1, 2]",
    ),
    "an iterator in": ("def f(x): return sum(x)", "assert f(i * i for i in range(4)) == 14"),
    "keyword arguments": ("def f(a, *, b=1): return a - b", "assert f(3, b=2) == 1 and f(3) == 2"),
    "a printed text": (
        "def f(): print('hello')",
        "import io, contextlib\nwith contextlib.redirect_stdout(io.StringIO()) as out:\n    f()\n"
        "assert out.getvalue() == 'hello\\n'",
    ),
    "input that a test gives": (
        "def f(): return input('? ')",
        "from unittest import mock\nwith mock.patch('builtins.input', lambda prompt='': '7'):\n"
        "    assert f() == '7'",
    ),
    "an error": (
        "def f(): raise ValueError('no')",
        "try:\n    f()\nexcept ValueError as error:\n    assert str(error) == 'no'\nelse:\n    assert False",
    ),
    "an error of one's own": (
        "class Own(ValueError): pass\ndef f(): raise Own('no')",
        "try:\n    f()\nexcept Own as error:\n    assert isinstance(error, ValueError)\n"
        "else:\n    assert False",
    ),
    "an assertion of unittest": (
        "def f(): raise ZeroDivisionError",
        "import unittest\nunittest.TestCase().assertRaises(ZeroDivisionError, f)",
    ),
    "a value": ("x = [1, {'a': (2,)}]", "assert x == [1, {'a': (2,)}]"),
    "a table": (
        "import pandas as pd\nt = pd.DataFrame({'a': [1, 2]})",
        "assert t['a'].sum() == 3 and list(t.columns) == ['a']",
    ),
    "formulas": ("def f(x): return (x + 1) ** 2", "x = sp.Symbol('x')\nassert sp.expand(f(x)) == x**2 + 2*x + 1"),
    "the text of a function": (
        "def f(x):\n    return sum(x)",
        "import inspect\nassert 'sum(' in inspect.getsource(f)",
    ),
    "the signature of a function": (
        "def f(a, b=1):\n    'Says.'",
        "import inspect\nassert list(inspect.signature(f).parameters) == ['a', 'b']\n"
        "assert f.__doc__ == 'Says.' and f.__name__ == 'f' and callable(f)",
    ),
    "big numbers": ("def f(n): return 3**n", "assert f(5000) == 3**5000"),
    "a function written anew": ("def f(): return 1\nf = lambda: 2", "assert f() == 2"),
    "many calls": (
        "def f(data, rng):\n    data.append(rng.random())\n    return [*data]",
        "from dpedu.checks.calls import repeat\n"
        "def g(data, rng):\n    data.append(rng.random())\n    return [*data]\n"
        "both = []\n"
        "for each in (f, g):\n    data, rng = [7], np.random.default_rng(1)\n"
        "    said = [call.value for call in repeat(each, 120, data, rng)]\n"
        "    both.append((said, data, rng.random()))\n"
        "assert both[0] == both[1] and len(both[0][0]) == 120",
    ),
    "many calls, up to an error": (
        "count = []\ndef f(x):\n    count.append(x)\n    return 1 // (3 - len(count))",
        "from dpedu.checks.calls import repeat\nsaid = [*repeat(f, 9, 5)][:3]\n"
        "assert [each.result for each in said] == [0, 1, None]\n"
        "assert isinstance(said[2].error, ZeroDivisionError)",
    ),
    "all cases of a question": (CASES, CASES.replace("f(", "g(") + "g.__name__ = 'f'\n" + BOTH),
    "a function without memory": (
        "def f(g): return [g(x) for x in (1, 2, 3) * 40] + [g(y=1), g([2]), g(None)]",
        "from dpedu import checks\nasked = []\n"
        "@checks.pure\ndef g(x=0, y=0):\n    asked.append(x)\n    return [x, y]\n"
        "assert f(g) == [[x, 0] for x in (1, 2, 3) * 40] + [[0, 1], [[2], 0], [None, 0]]\n"
        "assert f(g)[0] == [1, 0] and asked == [1, 2, 3, 0, [2], None, 0]",
    ),
    "a function of which all is known": (
        "def f(g):\n    g(1).append(9)\n    return [g(1), g(2)]",
        "from dpedu import checks\nasked = []\n"
        "def g(x):\n    asked.append(x)\n    return [x]\n"
        "a = f(checks.pure(g, [(1,)]))\nassert a == [[1], [2]], a\nassert asked == [1, 2], asked",
    ),
    "a file of one's own": (
        "def f():\n    open('a.txt', 'w').write('x')\n    return open('a.txt').read()",
        "assert f() == 'x'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", HONEST)
def test_an_honest_answer_passes(run, case):
    answer, test = HONEST[case]
    names = ["f", "x", "t", "Own", "f0"]
    made = run(SETUP, ("answer", answer), ("test", test), names=names)
    assert [errors(each) for each in made] == [[], [], []]


OBJECTS = {
    "methods and attributes": (
        "class Stack:\n    def __init__(self): self.items = []\n"
        "    def push(self, x): self.items.append(x)\n    def __len__(self): return len(self.items)",
        "s = Stack()\ns.push(3)\nassert len(s) == 1 and s.items == [3] and isinstance(s, Stack)\n"
        "s.items = []\nassert len(s) == 0 and not s",
    ),
    "operators": (
        "class V:\n    def __init__(self, x): self.x = x\n    def __add__(self, o): return V(self.x + o.x)\n"
        "    def __eq__(self, o): return self.x == o.x\n    def __lt__(self, o): return self.x < o.x\n"
        "    def __repr__(self): return f'V({self.x})'",
        "assert V(1) + V(2) == V(3) and V(1) != V(2) and repr(V(1)) == 'V(1)'\n"
        "assert sorted([V(2), V(1)])[0].x == 1",
    ),
    "contexts and iteration": (
        "class R:\n    def __enter__(self): return self\n    def __exit__(self, *a): self.done = True\n"
        "    def __iter__(self): return iter([1, 2])\n    def __getitem__(self, i): return i\n"
        "    def __contains__(self, x): return x == 5\n    def __call__(self, y): return y + 1",
        "with R() as r:\n    assert list(r) == [1, 2] and r[4] == 4 and 5 in r and r(1) == 2\nassert r.done",
    ),
    "inheritance": (
        "class A:\n    def f(self): return 1\nclass B(A): pass",
        "assert issubclass(B, A) and isinstance(B(), A) and not isinstance(A(), B) and B().f() == 1",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", OBJECTS)
def test_objects_of_the_students_classes(run, case):
    answer, test = OBJECTS[case]
    names = ["Stack", "V", "R", "A", "B"]
    made = run(("answer", answer), ("test", test), names=names, objects=["c1"])
    assert [errors(each) for each in made] == [[], []]


ALWAYS = "class A:\n    def __eq__(self, o): return True\n    __ne__ = lambda self, o: False\n"


@pytest.mark.parametrize("objects", [[], ["c1"]])
def test_an_object_that_equals_everything_equals_nothing(run, objects):
    made = run(
        ("answer", f"{ALWAYS}\ndef f(): return A()"),
        ("test", "x = f()\nassert x == 3"),
        ("test", "assert 3 == f()"),
        ("test", "assert f() in (1, 2, 3)"),
        names=["f"],
        objects=[*objects, "c2", "c3"] if objects else [],
    )
    assert all(errors(each) for each in made[1:])


def test_a_loop_in_a_function_costs_its_own_question(run):
    made = run(
        ("answer", "n = 1\ndef good(): return n\ndef loop():\n    while True: pass"),
        ("test", "assert good() == 1"),
        ("test", "loop()"),
        ("test", "assert good() == 1"),
        names=["good", "loop"],
        limit=3.0,
    )
    assert [bool(errors(each)) for each in made] == [False, False, True, False]
    assert made[2]["state"] == "does not come to an end"


@pytest.mark.parametrize(
    ("body", "state"),
    [
        ("import signal\n    signal.signal(signal.SIGINT, signal.SIG_IGN)\n    while True: pass", "cannot be stopped"),
        ("import os\n    os._exit(0)", "ended Python"),
        ("import ctypes\n    ctypes.string_at(0)", "ended Python"),
        ("import os, signal\n    os.kill(os.getpid(), signal.SIGKILL)\n    while True: pass", ""),
        ("x = bytearray(2**40)", ""),
        ("while True:\n        try:\n            while True: pass\n        except BaseException: pass", "does not come to an end"),
    ],
)  # fmt: skip
def test_a_process_that_ends_is_started_again(run, body, state):
    made = run(
        ("answer", f"n = 1\ndef good(): return n\ndef bad():\n    {body}"),
        ("own", "n = n + 1"),
        ("test", "bad()"),
        ("test", "assert good() == 2"),
        names=["good", "bad"],
        limit=3.0,
    )
    assert [bool(errors(each)) for each in made] == [False, False, True, False]
    assert state in made[2].get("state", "")


def test_what_ran_once_may_take_as_long_in_the_next_process(run):
    """What an instructor's cell loads takes its time again, when a process had to be replaced."""
    made = run(
        ("given", "import time\ntime.sleep(2)\nk = 1"),
        ("answer", "def good(): return k\ndef bad():\n    import os\n    os._exit(0)"),
        ("test", "bad()"),
        ("test", "assert good() == 1"),
        names=["good", "bad"],
        limit=1.0,
    )
    assert [bool(errors(each)) for each in made] == [False, False, True, False]


def test_a_loop_at_one_of_many_cases_is_interrupted(run):
    """All cases of a question are asked at once: an interrupt ends that, not one of them."""
    test = """from dpedu.checks import kinds
from dpedu.checks.question import question
with question(f, n=kinds.whole(0, 50), returns='') as asked:
    asked.each(lambda n: asked.call(n))
"""
    made = run(
        ("answer", "import os\nmark = os.getpid()\ndef f(n):\n    while n >= 5: pass"),
        ("test", test),
        ("test", "before = mark"),
        ("test", "assert f(3) is None"),
        names=["f", "mark"],
        limit=2.0,
    )
    assert [bool(errors(each)) for each in made] == [False, True, False, False]
    assert made[1]["state"] == "does not come to an end"


def test_a_loop_at_top_level_leaves_what_came_before(run):
    made = run(
        ("answer", "def f(): return 1"),
        ("test", "assert f() == 1"),
        ("own", "while True: pass"),
        ("test", "assert f() == 1"),
        names=["f"],
        limit=3.0,
    )
    assert [bool(errors(each)) for each in made] == [False, False, True, False]
    assert made[2]["state"] == "does not come to an end"


@pytest.mark.parametrize(
    "test", ["while True: pass", "import os\nos._exit(3)", "sum(10**7 for _ in iter(int, 1))"]
)
def test_a_test_that_hangs_or_ends_costs_itself(run, test):
    made = run(
        ("answer", "def f(): return 1"), ("test", test), ("test", "assert f() == 1"),
        names=["f"], limit=3.0,
    )  # fmt: skip
    assert [bool(errors(each)) for each in made] == [False, True, False]


def test_partial_credit_is_the_last_value(run):
    made = run(("answer", "x = 1"), ("test", "0.5 * x"), names=["x"])
    assert text(made[1]) == "0.5"


def test_outputs_are_kept_and_bounded(run):
    made = run(
        ("own", "print('a')\n3"),
        ("own", "import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()"),
        ("own", "while True: print('x' * 1000)"),
        ("own", "!echo from a shell"),
        ("own", "%%capture kept\nprint(1)"),
        ("own", "from IPython.display import HTML\nHTML('<b>x</b><script>alert(1)</script>')"),
        limit=3.0,
    )
    assert text(made[0]) == "a\n3"
    assert any("image/png" in output.get("data", {}) for output in made[1]["outputs"])
    assert len(text(made[2])) < 300_000
    assert text(made[3]) == "from a shell\n"
    assert text(made[4]) == ""
    assert made[5]["outputs"][0]["data"]["text/html"] == "<b>x</b>"


def test_forbidden_is_forbidden_where_the_answer_runs(run):
    answers = {
        "name": "def f(x): return dp.RandomisedResponse(flip_probability=0.25).epsilon()",
        "default": "def f(x, e=dp.RandomisedResponse.epsilon):\n    return e(dp.RandomisedResponse(flip_probability=0.25))",
        "list": "kept = [dp.RandomisedResponse.epsilon]\ndef f(x):\n    return kept[0](dp.RandomisedResponse(flip_probability=0.25))",
        "patched": "from dpedu.checks import rules\nrules.holders = rules.held = lambda *given: []\n"
        "rules.refuse = rules.find = rules.core = rules.forbidden_here = None\n"
        "def f(x): return dp.RandomisedResponse(flip_probability=0.25).epsilon()",
        "imported again": "import sys, importlib\nold = sys.modules.pop('dpedu.mechanisms.randomised_response')\n"
        "new = importlib.import_module('dpedu.mechanisms.randomised_response')\n"
        "sys.modules['dpedu.mechanisms.randomised_response'] = old\n"
        "def f(x): return new.RandomisedResponse(flip_probability=0.25).epsilon()",
    }  # fmt: skip
    test = "with checks.forbids('dpedu.RandomisedResponse.epsilon'):\n    checks.close(checks.call(f, 1), 1.0986122886681098, 'why')"
    for how, answer in answers.items():
        cells = [SETUP, ("given", "import dpedu as dp"), ("answer", answer)]
        free = run(*cells, ("test", "f(1)"), names=["f"])
        assert not errors(free[3]), how
        made = run(*cells, ("test", test), ("test", "f(1)"), names=["f"])
        if how in ("name", "default", "list"):
            assert "PermissionError" in errors(made[3])[0], how
            assert not errors(made[4]), how


def test_what_an_answer_loads_itself_is_forbidden_too(run):
    """A room of the library that nothing had loaded before: classes with and without `__init__`."""
    make = "(steps=4, rho=1, neighbourhood='edit').steps"
    for module, name in (("square_root", "SquareRootCounter"), ("counters", "BinaryTreeCounter")):
        answers = (
            f"def f(x):\n    from dpedu.streams import {name}\n    return {name}{make}",
            f"def f(x):\n    import dpedu.streams.{module} as room\n    return room.{name}{make}",
            f"def f(x):\n    import dpedu.streams\n    return dpedu.streams.{name}{make}",
        )
        test = f"with checks.forbids('dpedu.streams.{name}'):\n    checks.close(checks.call(f, 1), 4, 'why')"
        for answer in answers:
            made = run(
                SETUP, ("answer", answer), ("test", test), ("test", "assert f(1) == 4"), names=["f"]
            )
            assert "PermissionError" in errors(made[2])[0], answer
            assert not errors(made[3]), answer


FAKE = "class np:\n    allclose = lambda *given: True\ndef helper(*given): return True"


def test_libraries_are_the_judges_own_whatever_a_student_calls_so(run):
    cells = [
        ("own", FAKE),
        ("answer", "def f(x): return 0"),
        ("test", "assert np.allclose(f(1), 2)"),
    ]
    made = run(*cells, names=["f"], objects=["c2"])
    assert not errors(made[2])  # this is how one would be fooled
    made = run(*cells, names=["f"], imports=["import numpy as np"])
    assert errors(made[2]) == ["AssertionError: "]


def test_names_that_the_instructor_defines_are_not_asked_of_a_student(run):
    cells = [("own", FAKE), ("answer", "def f(x): return 0"), ("test", "assert helper(f(1))")]
    made = run(*cells, names=["f"], trusted=["helper"])
    assert errors(made[2]) == ["NameError: name 'helper' is not defined"]


@pytest.mark.parametrize(
    "error",
    ["KeyError('ada')", "KeyError(3)", "KeyError((1, 2))", "ValueError('no', 2.5)", "ValueError()",
     "OSError(2, 'none')", "StopIteration(7)", "ValueError('x' * 900)"],
)  # fmt: skip
def test_an_error_of_a_function_of_the_test_is_the_same_for_the_answer(run, error):
    said = "except Exception as e:\n{}type(e).__name__, str(e)[:400]"
    answer = f"def f(ask):\n    try:\n        ask()\n    {said.format('        return ')}"
    test = f"def ask(): raise {error}\ntry:\n    ask()\n{said.format('    there = ')}\n"
    made = run(("answer", answer), ("test", f"{test}assert f(ask) == there"), names=["f"])
    assert not errors(made[1])


def test_a_function_that_is_handed_over_twice_is_one(run):
    """Also where it is wrapped anew each time: whoever remembers by it is found out."""
    answer = "kept = []\ndef f(g):\n    kept.append(g)\n    return kept.index(g), len({*kept})"
    test = """from dpedu import checks
def one(x): return x
def two(x): return x
assert [f(checks.pure(g)) for g in (one, two, one, two)] == [(0, 1), (1, 2), (0, 2), (1, 2)]
"""
    made = run(("answer", answer), ("test", test), names=["f"])
    assert not errors(made[1])


def test_a_call_does_not_end_the_loop_of_a_test(run):
    answer = ("answer", "def f(x): raise StopIteration")
    for loop in ("zip(map(f, [1, 2]), [2, 4])", "((a, 0) for a in map(f, [1]))"):
        test = ("test", f"for a, b in {loop}:\n    assert a == b")
        made = run(answer, test, names=["f"])
        assert errors(made[1]) == ["RuntimeError: the function raised StopIteration: "], loop
        assert not errors(run(answer, test, names=["f"], objects=["c1"])[1])  # as the instructor's


def test_where_the_names_of_a_notebook_come_from():
    answers = ["import math\nfrom fractions import Fraction as F\ndef f(): return 1\nnp = 3"]
    reference = [
        {"role": "own", "source": "import numpy as np\nfrom statistics import *\ndata = [1]"},
        {"role": "given", "source": "import os.path\nhelp_me = 1"},
        {"role": "test", "source": "for x in data:\n    import json"},
    ]
    imports, names, trusted = origins(answers, reference)
    assert set(imports) == {
        "import math",
        "from fractions import Fraction as F",
        "from statistics import *",
        "import os.path",
    }
    assert names == ("f", "np")
    assert {"F", "help_me", "math", "os", "x"} <= set(trusted)
    assert not {"data", "f", "np"} & set(trusted)


@pytest.mark.parametrize(
    ("running", "processors", "expected"),
    [(1, 4, 1), (4, 4, 1), (6, 4, 1.5), (99, 2, 4), (0, 1, 1)],
)
def test_limits_are_for_a_machine_with_room(monkeypatch, running, processors, expected):
    monkeypatch.setattr(
        patience.Path, "read_text", lambda path: f"0.1 0.2 0.3 {running}/700 12345\n"
    )
    monkeypatch.setattr(patience.os, "sched_getaffinity", lambda process: set(range(processors)))
    assert patience.stretch() == expected
    for wrong in ("", "0.1 0.2 0.3 many/700 1\n"):
        monkeypatch.setattr(patience.Path, "read_text", lambda path, said=wrong: said)
        assert patience.stretch() == 1


def test_nobody_makes_their_own_limits_longer(monkeypatch):
    """Processes of the submission itself, and those that they start, are not counted."""
    loops = [sys.executable, "-c", "import os\nos.fork()\nwhile True: pass"]
    read = Path.read_text
    load = Path("/proc/loadavg")

    def told(path, *given, **named):
        return "9 9 9 9/700 1\n" if path == load else read(path, *given, **named)

    monkeypatch.setattr(patience.Path, "read_text", told)
    monkeypatch.setattr(patience.os, "sched_getaffinity", lambda process: {0, 1})
    with subprocess.Popen(loops, start_new_session=True) as process:
        try:
            end = time.monotonic() + 20
            while patience._running(process.pid) < 2 and time.monotonic() < end:
                time.sleep(0.05)
            assert patience._running(process.pid) == 2
            assert patience.stretch() == 4
            assert patience.stretch(process.pid) == 4  # eight of nine on two processors
            monkeypatch.setattr(patience, "MOST_STRETCHED", 9.0)
            assert patience.stretch() == 4.5
            assert patience.stretch(process.pid) == 4
        finally:
            os.killpg(process.pid, signal.SIGKILL)
    assert patience._running(process.pid) == 0


def test_all_steps_together_last_as_much_longer_as_each(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(patience.time, "monotonic", lambda: now[0])
    allowance = patience.Allowance(10)
    assert allowance.until(2.0) == 120
    now[0] += 6
    assert (allowance.until(4.0), allowance.left) == (134, 7)
    now[0] += 20
    assert (allowance.until(1.0), allowance.left) == (128, 2)
    now[0] += 5
    assert allowance.until() < now[0]


def test_starts_that_take_long_cost_nothing(run, options):
    """What forks stands still again and again, for longer than any test may take."""
    over = threading.Event()

    def disturb():
        forks = template_of(sandbox.shared(options).processes)
        while not over.wait(0.01):
            os.kill(forks, signal.SIGSTOP)
            over.wait(2.0)
            os.kill(forks, signal.SIGCONT)

    disturbing = threading.Thread(target=disturb)
    disturbing.start()
    try:
        made = run(
            ("answer", "def good(): return 1\ndef bad():\n    import os\n    os._exit(0)"),
            ("test", "bad()"),
            ("test", "assert good() == 1"),
            ("test", "bad()"),
            ("test", "assert good() == 1"),
            names=["good", "bad"],
            limit=1.0,
        )
    finally:
        over.set()
        disturbing.join()
    assert [bool(errors(each)) for each in made] == [False, True, False, True, False]


def template_of(outermost):
    """The process in a sandbox that all others are forked from."""
    while "template" not in Path(f"/proc/{outermost}/cmdline").read_text().split("--")[0]:
        (outermost,) = Path(f"/proc/{outermost}/task/{outermost}/children").read_text().split()
    return int(outermost)


def test_where_no_process_can_be_had_nobody_is_marked(monkeypatch):
    """It is the machine's fault, and so no mark: the next run tries again."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    said = []

    def refuse():
        with contextlib.suppress(OSError):
            while there.recv(100):
                there.send(b"none: no processes are left")

    refusing = threading.Thread(target=refuse)
    refusing.start()
    monkeypatch.setattr(judge, "SETUP", 0.5)
    job = {
        "cells": [{"role": "answer", "id": "a", "source": "x = 1"}], "limit": 1.0, "total": 50.0,
        "names": [], "reference": False, "trusted": [], "kept": [], "files": [], "lost": {},
    }  # fmt: skip
    to = SimpleNamespace(send=lambda message, buffers=None: said.append(message))
    monkeypatch.setattr(judge.Guard, "__init__", lambda guard, *given: None)
    try:
        with pytest.raises(judge.NoProcess, match="no process could be had"):
            judge.Judge(job, [], to, here, None).run_cells()
    finally:
        here.close()
        refusing.join()
        there.close()
    assert not [each for each in said if "is" in each]


def test_what_the_machine_is_to_blame_for_is_no_mark(monkeypatch, options):
    monkeypatch.setattr(engine._Run, "ask", lambda run, channel: {"no process": "none"})
    with pytest.raises(engine.Failed, match="none"):
        engine.judge({"total": 10.0}, [], options)
