"""Styles in which instructors write tests, each with answers: what stock nbgrader marks, we mark.

Of each style: the instructor's answer, an honest student's that differs from it, a wrong one, and
the test. Cells before and files beside it where it needs some.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Style:
    """One way to write a test."""

    reference: str
    honest: str
    wrong: str
    test: str
    given: str = ""
    earlier: str = ""  # a test cell before the answer, which students see
    files: dict[str, str] = field(default_factory=dict)
    points: float = 4.0
    partial: float = 0.0  # what the wrong answer gets
    own: str = ""  # a cell without nbgrader's marks


def _f(reference, honest, wrong, test, **more):
    return Style(f"def f{reference}", f"def f{honest}", f"def f{wrong}", test, **more)


DOUBLE = ("(x): return 2 * x", "(x): return x + x", "(x): return x")

HIDE = "### BEGIN HIDDEN TESTS\n{}\n### END HIDDEN TESTS"

STYLES = {
    # What nbgrader's own documentation shows.
    "documentation: squares": _f(
        "(n):\n    if n < 1: raise ValueError('n must be at least 1')\n"
        "    return [i ** 2 for i in range(1, n + 1)]",
        "(n):\n    if n < 1: raise ValueError(n)\n    return [(i + 1) * (i + 1) for i in range(n)]",
        "(n): return [i ** 2 for i in range(1, n + 1)][:3]",
        "assert f(1) == [1]\nassert f(10) == [1, 4, 9, 16, 25, 36, 49, 64, 81, 100]\n"
        "try:\n    f(0)\nexcept ValueError: pass\nelse:\n    raise AssertionError('did not raise')",
    ),
    "documentation: a helper must be used": Style(
        "def squares(n): return [i * i for i in range(1, n + 1)]\n"
        "def total(n): return sum(squares(n))",
        "def squares(n):\n    return [k ** 2 for k in range(1, n + 1)]\n"
        "def total(n):\n    made = 0\n    for each in squares(n): made += each\n    return made",
        "def squares(n): return [i * i for i in range(1, n + 1)]\n"
        "def total(n): return sum(i * i for i in range(1, n + 1))",
        "assert total(3) == 14\norig = squares\ndel squares\n"
        "try:\n    total(1)\nexcept NameError: pass\n"
        "else:\n    raise AssertionError('total does not use squares')\n"
        "finally:\n    squares = orig",
    ),
    "documentation: a plot is made": Style(
        "import matplotlib.pyplot as plt\nfig, ax = plt.subplots()\nax.plot([1, 2], [1, 4])\n"
        "ax.set_xlabel('$n$')\naxes = plt.gca()",
        "import matplotlib.pyplot as plt\nplt.plot([1, 2], [1, 4])\nplt.xlabel('$n$')\naxes = plt.gca()",
        "import matplotlib.pyplot as plt\nplt.plot([1, 2], [1, 4])\naxes = plt.gca()",
        "assert axes.get_xlabel() == '$n$'\nassert len(axes.lines) == 1",
    ),
    "documentation: partial credit": _f(
        *DOUBLE,
        "points = 0\nfor x in (1, 2, 3, 0):\n    points += f(x) == 2 * x\npoints",
        partial=1.0,
    ),
    "documentation: hidden tests": _f(
        "(x): return x * x",
        "(x): return x ** 2",
        "(x): return 2 * x",
        "assert f(2) == 4\n" + HIDE.format("assert f(3) == 9"),
    ),
    # Whole numbers, containers, floats.
    "numbers": _f(*DOUBLE, "assert f(2) == 4"),
    "a list": _f(
        "(n): return list(range(n))", "(n): return [*range(n)]", "(n): return list(range(n + 1))",
        "assert f(3) == [0, 1, 2]",
    ),
    "isclose": _f(
        "(x): return x ** 0.5", "(x):\n    import math\n    return math.sqrt(x)", "(x): return x / 2",
        "import math\nassert math.isclose(f(2), 1.4142135623730951)",
    ),
    "numpy's testing": _f(
        "(x): return x * 2", "(x): return x + x", "(x): return x",
        "import numpy as np\nnp.testing.assert_allclose(f(np.arange(4.0)), [0, 2, 4, 6])",
    ),
    "a message with a value": _f(
        *DOUBLE, "made = f(3)\nassert made == 6, f'f(3) should be 6 and is {made}'"
    ),
    "unittest": _f(
        *DOUBLE,
        "import unittest\ncase = unittest.TestCase()\ncase.assertEqual(f(2), 4)\n"
        "case.assertAlmostEqual(f(0.1), 0.2)",
    ),
    "a test class run by unittest": _f(
        *DOUBLE,
        "import unittest\nclass Tests(unittest.TestCase):\n    def test_two(self):\n"
        "        self.assertEqual(f(2), 4)\n"
        "done = unittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromTestCase(Tests))\n"
        "assert done.wasSuccessful()",
    ),
    "pytest raises": _f(
        "(x):\n    if x < 0: raise ValueError('negative')\n    return x",
        "(x):\n    if x >= 0: return x\n    raise ValueError(f'negative {x}')",
        "(x): return x",
        "import pytest\nwith pytest.raises(ValueError, match='negative'):\n    f(-1)",
    ),
    "an own error's attributes": Style(
        "class Broke(Exception):\n    def __init__(self, sum):\n        super().__init__(sum)\n"
        "        self.sum = sum\ndef pay(x): raise Broke(x)",
        "class Broke(Exception):\n    def __init__(self, sum): self.sum = sum\n"
        "def pay(x):\n    if True: raise Broke(x)",
        "class Broke(Exception): sum = 0\ndef pay(x): raise Broke(x)",
        "try:\n    pay(7)\nexcept Broke as error:\n    assert error.sum == 7\nelse:\n    assert False",
    ),
    "what is printed": _f(
        "(): print('hello')", "(): print('hel' + 'lo')", "(): return 'hello'",
        "import io, contextlib\nwith contextlib.redirect_stdout(io.StringIO()) as out:\n    f()\n"
        "assert out.getvalue() == 'hello\\n'",
    ),
    "what is printed, by IPython's capture": _f(
        "(): print('hello')", "(): print('hel' + 'lo')", "(): return 'hello'",
        "from IPython.utils.capture import capture_output\nwith capture_output() as out:\n    f()\n"
        "assert out.stdout == 'hello\\n'",
    ),
    "input is patched": _f(
        "(): return int(input()) + 1", "():\n    n = input('n? ')\n    return 1 + int(n)",
        "(): return 8", "from unittest.mock import patch\nfor n in (6, 7):\n"
        "    with patch('builtins.input', return_value=str(n)):\n        assert f() == n + 1",
    ),
    "input is exchanged": _f(
        "(): return int(input()) + 1", "():\n    n = input('n? ')\n    return 1 + int(n)",
        "(): return 8", "import builtins\nold = builtins.input\nbuiltins.input = lambda *a: '6'\n"
        "try:\n    assert f() == 7\nfinally:\n    builtins.input = old",
    ),
    # What looks into the answer.
    "the source of the answer": _f(
        "(x): return sum(i for i in range(x))", "(x):\n    return sum([*range(x)])",
        "(x):\n    made = 0\n    for i in range(x): made += i\n    return made",
        "import inspect\nassert 'for i in range(x): made' not in inspect.getsource(f)\nassert f(4) == 6",
    ),
    "the syntax tree of the answer": _f(
        "(x): return sum(range(x))", "(n): return sum([*range(n)])",
        "(x):\n    made = 0\n    for i in range(x): made += i\n    return made",
        "import ast, inspect\ntree = ast.parse(inspect.getsource(f))\n"
        "assert not any(isinstance(each, ast.For) for each in ast.walk(tree))\nassert f(4) == 6",
    ),
    "the signature": _f(
        "(x, *, power=2): return x ** power", "(x, *, power=2):\n    return pow(x, power)",
        "(x, power=2): return x ** power",
        "import inspect\nkinds = inspect.signature(f).parameters\n"
        "assert kinds['power'].kind is inspect.Parameter.KEYWORD_ONLY\nassert f(3) == 9",
    ),
    "the docstring": _f(
        "(x):\n    'Double.'\n    return 2 * x", "(x):\n    '''Twice x.'''\n    return x + x",
        "(x): return 2 * x", "assert f.__doc__ and f(1) == 2",
    ),
    "annotations": _f(
        "(x: int) -> int: return 2 * x", "(x: int) -> int:\n    return x + x", "(x): return 2 * x",
        "assert f.__annotations__ == {'x': int, 'return': int}",
    ),
    "the defaults": _f(
        "(x, y=3): return x + y", "(x, y=3):\n    return y + x", "(x, y=4): return x + y",
        "assert f.__defaults__ == (3,)",
    ),
    "the names that the code reads": _f(
        "(x): return x.sum()", "(x):\n    return x.sum()", "(x): return max(x) + 1",
        "import numpy as np\nassert f.__code__.co_names == ('sum',) and f(np.ones(2)) == 2",
    ),
    "is a function": Style(
        "def f(x): return 2 * x", "f = lambda x: x + x", "f = 3",
        "import types\nassert isinstance(f, types.FunctionType)\nassert f(2) == 4",
    ),
    "is callable": Style("def f(x): return 2 * x", "f = lambda x: x + x", "f = 3", "assert callable(f)"),
    "calls are counted": Style(
        "def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)",
        "def fib(n):\n    if n in (0, 1): return n\n    return fib(n - 2) + fib(n - 1)",
        "def fib(n):\n    a, b = 0, 1\n    for _ in range(n): a, b = b, a + b\n    return a",
        "real, count = fib, 0\ndef fib(n):\n    global count\n    count += 1\n    return real(n)\n"
        "assert fib(5) == 5 and count > 5\nfib = real",
    ),
    "a helper of the student's is patched": Style(
        "def rate(): return 2\ndef f(x): return x * rate()",
        "def rate():\n    return 2\ndef f(x):\n    r = rate()\n    return r * x",
        "def rate(): return 2\ndef f(x): return x * 2",
        "from unittest import mock\nwith mock.patch('__main__.rate', return_value=5):\n    assert f(3) == 15",
    ),
    "a library is patched": Style(
        "import time\ndef f(): return time.time()",
        "import time\ndef f():\n    now = time.time()\n    return now",
        "def f(): return 0",
        "from unittest import mock\nwith mock.patch('time.time', return_value=5):\n    assert f() == 5",
    ),
    "a spy of mock's": _f(
        "(visit, xs):\n    for x in xs: visit(x)", "(visit, xs):\n    [visit(x) for x in xs]",
        "(visit, xs): visit(xs)",
        "from unittest import mock\nspy = mock.Mock()\nf(spy, [1, 2])\n"
        "assert spy.call_args_list == [mock.call(1), mock.call(2)]",
    ),
    # Globals and state.
    "a global that the test sets": Style(
        "def f(x): return x + offset", "def f(x):\n    return offset + x", "def f(x): return x + 1",
        "offset = 1\nassert f(1) == 2\noffset = 5\nassert f(1) == 6", given="offset = 0",
    ),
    "a global that only the test knows": Style(
        "def f(x): return x + later", "def f(x):\n    return later + x", "def f(x): return x + 1",
        "later = 5\nassert f(1) == 6",
    ),
    "a global that the answer changes": Style(
        "calls = 0\ndef f():\n    global calls\n    calls += 1",
        "calls = 0\ndef f():\n    global calls\n    calls = calls + 1",
        "calls = 0\ndef f(): calls = 1",
        "f()\nf()\nassert calls == 2",
    ),
    "a shared list": Style(
        "def f(x): log.append(x)", "def f(x): log.extend([x])", "def f(x): log = [x]",
        "f(1)\nf(2)\nassert log == [1, 2]", given="log = []",
    ),
    "a locked helper that calls the answer": Style(
        "def step(x): return x / 2 + 1 / x", "def step(x): return (x + 2 / x) / 2",
        "def step(x): return x",
        "assert abs(iterate(1.0, 20) - 2 ** 0.5) < 1e-9",
        given="def iterate(x, n):\n    for _ in range(n):\n        x = step(x)\n    return x",
    ),
    "a locked class that the answer extends": Style(
        "class Cat(Animal):\n    def says(self): return 'miaow'",
        "class Cat(Animal):\n    sound = 'miaow'\n    def says(self): return self.sound",
        "class Cat:\n    def says(self): return 'miaow'",
        "assert Cat('Tom').speak() == 'Tom: miaow' and isinstance(Cat('x'), Animal)",
        given="class Animal:\n    def __init__(self, name): self.name = name\n"
        "    def speak(self): return f'{self.name}: {self.says()}'",
    ),
    "compared with a solution that the test defines": Style(
        "def f(x): return sorted(x)", "def f(x):\n    x = list(x)\n    x.sort()\n    return x",
        "def f(x): return x",
        HIDE.format("def solution(x): return sorted(x)\nfor x in ([], [2, 1], [3, 1, 2]):\n"
        "    assert f(x) == solution(x)"),
    ),
    "names of an earlier test": Style(
        "def f(x): return math.floor(x)", "def f(x): return math.floor(x + 0)", "def f(x): return x",
        "assert f(2.5) == 2", earlier="import math\nassert math.floor(1.5) == 1",
    ),
    "a value of an earlier test": Style(
        "def f(x): return x + size", "def f(x): return size + x", "def f(x): return x",
        "assert f(2) == 7", earlier="size = 5\nassert size",
    ),
    "a function of an earlier test": Style(
        "def f(x): return helper(x) + 1", "def f(x): return 1 + helper(x)", "def f(x): return x",
        "assert f(2) == 5", earlier="def helper(x): return 2 * x\nassert helper(1) == 2",
    ),
    "a value without a function": Style("x = [1, 2]", "x = list((1, 2))", "x = [1]", "assert x == [1, 2]"),
    "the last value": Style("_ = 41 + 1\n_", "_ = 42\n_", "_ = 3\n_", "assert _ == 42"),
    "is a name there": Style("answer = 1", "answer = 1.0", "other = 1", "assert 'answer' in globals()"),
    "is a name there, by dir": Style("answer = 1", "answer = 1.0", "other = 1", "assert 'answer' in dir()"),
    "a value by globals": Style("answer = 1", "answer = 1.0", "answer = 2", "assert globals()['answer'] == 1"),
    "a value by the shell": Style(
        "answer = 1", "answer = 1.0", "answer = 2", "assert get_ipython().user_ns['answer'] == 1"
    ),
    "the input history": Style(
        "squares = [i * i for i in range(4)]", "squares = [i**2 for i in range(4)]",
        "squares = [0, 1, 4, 9]",
        "assert squares == [0, 1, 4, 9]\nassert any('for' in each for each in In[:-1] if 'squares =' in each)",
    ),
    # Classes and kinds.
    "a class": Style(
        "class P:\n    def __init__(self, x): self.x = x\n    def twice(self): return 2 * self.x",
        "class P:\n    def __init__(self, x): self.x = x\n    def twice(self): return self.x + self.x",
        "class P:\n    def __init__(self, x): self.x = x\n    def twice(self): return self.x",
        "p = P(3)\nassert p.x == 3 and p.twice() == 6",
    ),
    "operators of a class": Style(
        "class V:\n    def __init__(self, *c): self.c = c\n"
        "    def __add__(self, o): return V(*(a + b for a, b in zip(self.c, o.c)))\n"
        "    def __eq__(self, o): return self.c == o.c",
        "class V:\n    def __init__(self, *c): self.c = tuple(c)\n"
        "    def __add__(self, o): return V(*[a + b for a, b in zip(self.c, o.c)])\n"
        "    def __eq__(self, o): return list(self.c) == list(o.c)",
        "class V:\n    def __init__(self, *c): self.c = c\n    def __add__(self, o): return V(*self.c)\n"
        "    def __eq__(self, o): return self.c == o.c",
        "assert V(1, 2) + V(3, 4) == V(4, 6)",
    ),
    "isinstance of the answer's class": Style(
        "class P: pass\ndef make(): return P()", "class P:\n    x = 1\ndef make():\n    return P()",
        "class P: pass\ndef make(): return 3", "assert isinstance(make(), P)",
    ),
    "a subclass of the answer's": Style(
        "class P:\n    def hello(self): return 'hello ' + self.name()",
        "class P:\n    def hello(self): return f'hello {self.name()}'",
        "class P:\n    def hello(self): return 'hello'",
        "class Q(P):\n    def name(self): return 'Q'\nassert Q().hello() == 'hello Q'",
    ),
    "a data class": Style(
        "from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int\n    y: int = 0",
        "import dataclasses\n@dataclasses.dataclass()\nclass P:\n    x: int\n    y: int = 0",
        "class P:\n    def __init__(self, x, y=0): self.x, self.y = x, y",
        "from dataclasses import asdict, is_dataclass\nassert is_dataclass(P) and asdict(P(1)) == {'x': 1, 'y': 0}",
    ),
    "a named tuple": Style(
        "from collections import namedtuple\nP = namedtuple('P', 'x y')\ndef f(): return P(1, 2)",
        "from typing import NamedTuple\nclass P(NamedTuple):\n    x: int\n    y: int\ndef f(): return P(1, 2)",
        "def f(): return (1, 2)",
        "assert f().x == 1 and f()._asdict() == {'x': 1, 'y': 2}",
    ),
    "an enum": Style(
        "from enum import Enum\nclass C(Enum):\n    RED = 1\n    BLUE = 2",
        "import enum\nC = enum.Enum('C', {'RED': 1, 'BLUE': 2})", "class C:\n    RED = 1\n    BLUE = 2",
        "assert C(2) is C.BLUE and [each.name for each in C] == ['RED', 'BLUE']",
    ),
    "a context manager": Style(
        "import contextlib\n@contextlib.contextmanager\ndef f(log):\n    log.append('in')\n"
        "    yield 5\n    log.append('out')",
        "class f:\n    def __init__(self, log): self.log = log\n"
        "    def __enter__(self):\n        self.log.append('in')\n        return 5\n"
        "    def __exit__(self, *a): self.log.append('out')",
        "import contextlib\n@contextlib.contextmanager\ndef f(log):\n    log.append('in')\n    yield 5",
        "log = []\nwith f(log) as made:\n    assert made == 5\nassert log == ['in', 'out']",
    ),
    "a decorator": _f(
        "(g):\n    def h(*a): return 2 * g(*a)\n    return h", "(g): return lambda *a: g(*a) + g(*a)",
        "(g): return g", "@f\ndef g(x): return x + 1\nassert g(1) == 4",
    ),
    "a generator that waits": _f(
        "():\n    got = yield 1\n    yield got", "():\n    x = (yield 1)\n    yield x",
        "():\n    yield 1\n    yield 2", "g = f()\nassert next(g) == 1 and g.send('a') == 'a'",
    ),
    "a coroutine": Style(
        "import asyncio\nasync def f(x):\n    await asyncio.sleep(0)\n    return 2 * x",
        "async def f(x): return x + x", "async def f(x): return x", "assert await f(2) == 4",
    ),
    "the kernel": _f(
        "(n): return n", "(n):\n    get_ipython().kernel.do_one_iteration()\n    return n", "(n): return 0",
        "assert f(3) == 3",
    ),
    "a type": _f("(): return {1}", "(): return set([1])", "(): return [1]", "assert type(f()) is set"),
    "a subclass of a list": Style(
        "class L(list):\n    def total(self): return sum(self)\ndef f(): return L([1, 2])",
        "class L(list):\n    def total(self):\n        return sum(x for x in self)\ndef f(): return L((1, 2))",
        "def f(): return [1, 2]", "assert f().total() == 3 and f() == [1, 2]",
    ),
    "a subclass of a dictionary": Style(
        "class D(dict):\n    def __missing__(self, k): return 0\ndef f(): return D(a=1)",
        "class D(dict):\n    def __missing__(self, key):\n        return 0\ndef f(): return D({'a': 1})",
        "def f(): return {'a': 1}", "assert f()['b'] == 0 and f() == {'a': 1}",
    ),
    "a masked array": _f(
        "(x):\n    import numpy.ma as ma\n    return ma.masked_less(x, 2)",
        "(x):\n    import numpy as np\n    return np.ma.array(x, mask=x < 2)", "(x): return x",
        "import numpy as np\nmade = f(np.arange(4))\nassert made.sum() == 5 and made.count() == 2",
    ),
    "a user dictionary": Style(
        "from collections import UserDict\ndef f(): return UserDict(a=1)",
        "import collections\ndef f(): return collections.UserDict({'a': 1})", "def f(): return {}",
        "assert f()['a'] == 1 and dict(f()) == {'a': 1}",
    ),
    "an array of the standard library": _f(
        "():\n    from array import array\n    return array('d', [1, 2])",
        "():\n    import array\n    return array.array('d', (1.0, 2.0))", "(): return [1, 3]",
        "assert list(f()) == [1, 2] and sum(f()) == 3",
    ),
    "a chain of maps": _f(
        "():\n    from collections import ChainMap\n    return ChainMap({'a': 1}, {'b': 2})",
        "():\n    import collections\n    return collections.ChainMap({'a': 1}, dict(b=2))", "(): return {}",
        "assert dict(f()) == {'a': 1, 'b': 2}",
    ),
    # Plots, tables, symbols, numbers of libraries.
    "a returned Axes": Style(
        "import matplotlib.pyplot as plt\ndef f(xs):\n    fig, ax = plt.subplots()\n    ax.plot(xs)\n"
        "    ax.set_title('t')\n    return ax",
        "import matplotlib.pyplot as plt\ndef f(xs):\n    ax = plt.figure().add_subplot()\n"
        "    ax.plot(range(len(xs)), xs)\n    ax.set(title='t')\n    return ax",
        "import matplotlib.pyplot as plt\ndef f(xs):\n    fig, ax = plt.subplots()\n    return ax",
        "ax = f([1, 4, 9])\nassert list(ax.lines[0].get_ydata()) == [1, 4, 9] and ax.get_title() == 't'",
    ),
    "the current figure": Style(
        "import matplotlib.pyplot as plt\ndef f():\n    plt.figure()\n    plt.bar(['a', 'b'], [1, 2])",
        "import matplotlib.pyplot as plt\ndef f():\n    fig, ax = plt.subplots()\n    ax.bar([0, 1], [1, 2])",
        "import matplotlib.pyplot as plt\ndef f():\n    plt.figure()",
        "import matplotlib.pyplot as plt\nf()\nheights = [p.get_height() for p in plt.gca().patches]\n"
        "assert heights == [1, 2]",
    ),
    "%matplotlib and a plot": Style(
        "%matplotlib inline\nimport matplotlib.pyplot as plt\nlines = plt.plot([1, 2])",
        "%matplotlib inline\nfrom matplotlib import pyplot as plt\nlines = plt.plot([1, 2])",
        "lines = []", "assert len(lines) == 1",
    ),
    "%pylab": Style(
        "%pylab inline\nx = linspace(0, 1, 5)", "%pylab inline\nx = arange(5) / 4", "x = [0, 1]",
        "assert len(x) == 5 and x[1] == 0.25",
    ),
    "%%time": _f(*DOUBLE, "%%time\nassert f(2) == 4"),
    "%timeit": _f(*DOUBLE, "%timeit -n1 -r1 f(2)\nassert f(2) == 4"),
    "a shell command": _f(*DOUBLE, "said = !echo 4\nassert f(2) == int(said[0])"),
    "%%capture": Style(
        "def f(): print('hello')", "def f(): print('hel' + 'lo')", "def f(): pass",
        "assert said.stdout == 'hello\\n'", given="", earlier="",
        own="%%capture said\nf()",
    ),
    "a table": _f(
        "(d): return d.groupby('k').v.sum()", "(d): return d.groupby('k')['v'].agg('sum')",
        "(d): return d.groupby('k').v.mean()",
        "import pandas as pd\nd = pd.DataFrame({'k': list('aab'), 'v': [1, 2, 5]})\n"
        "pd.testing.assert_series_equal(f(d), pd.Series([3, 5], index=pd.Index(['a', 'b'], name='k'), name='v'))",
        given="import pandas as pd",
    ),
    "a table that is changed": _f(
        "(d): d['w'] = d.v * 2", "(d): d.insert(1, 'w', d['v'] + d['v'])", "(d): d = d.assign(w=1)",
        "import pandas as pd\nd = pd.DataFrame({'v': [1, 2]})\nf(d)\nassert list(d.w) == [2, 4]",
        given="import pandas as pd",
    ),
    "a formula": _f(
        "(x): return x ** 2 + 2 * x + 1", "(x): return (x + 1) ** 2", "(x): return x ** 2",
        "import sympy as sp\nx = sp.Symbol('x')\nassert sp.simplify(f(x) - (x + 1) ** 2) == 0",
        given="import sympy as sp",
    ),
    "a piecewise formula": Style(
        "def f(): return sp.Piecewise((x, x > 0), (0, True))", "def f(): return sp.Max(x, 0).rewrite(sp.Piecewise)",
        "def f(): return x", "assert f().subs(x, -3) == 0 and f().subs(x, 2) == 2",
        given="import sympy as sp\nx = sp.Symbol('x', real=True)",
    ),
    # Files, randomness, time.
    "a file that the answer writes": _f(
        "():\n    with open('out.txt', 'w') as out: out.write('hello')",
        "():\n    from pathlib import Path\n    Path('out.txt').write_text('hello')", "(): pass",
        "import os\nif os.path.exists('out.txt'): os.remove('out.txt')\nf()\n"
        "with open('out.txt') as made: assert made.read() == 'hello'",
    ),
    "a file that the test writes": _f(
        "(name): return open(name).read().split()", "(name):\n    with open(name) as s: return s.read().split()",
        "(name): return []",
        "with open('in.txt', 'w') as out: out.write('a b')\nassert f('in.txt') == ['a', 'b']",
    ),
    "a file of the course": _f(
        "(): return sum(map(int, open('numbers.txt')))",
        "():\n    with open('numbers.txt') as s: return sum(int(x) for x in s.read().split())", "(): return 5",
        "assert f() == 6", files={"numbers.txt": "1\n2\n3\n"},
    ),
    "a module of the course": Style(
        "from helper import twice\ndef f(x): return twice(x)", "import helper\ndef f(x): return helper.twice(x)",
        "def f(x): return x", "import helper\nassert f(2) == helper.twice(2)",
        files={"helper.py": "def twice(x): return 2 * x\n"},
    ),
    "a seed": Style(
        "import random\ndef f(): return random.randint(1, 6)", "import random\ndef f():\n    return random.randint(1, 6)",
        "def f(): return 1", "import random\nrandom.seed(1)\nassert [f() for _ in range(5)] == [2, 5, 1, 3, 1]",
    ),
    "numpy's seed": Style(
        "import numpy as np\ndef f(): return np.random.rand()", "import numpy\ndef f(): return numpy.random.rand()",
        "def f(): return 0.5", "import numpy as np\nnp.random.seed(1)\na = f()\nnp.random.seed(1)\nassert a == np.random.rand()",
    ),
    "a random state": _f(
        "(r): return r.rand(2)", "(r): return [r.rand(), r.rand()]", "(r): return [0.5, 0.5]",
        "import numpy as np\nassert list(f(np.random.RandomState(1))) == list(np.random.RandomState(1).rand(2))",
    ),
    "faster than": _f(
        "(n): return n * (n + 1) // 2", "(n): return (n * n + n) // 2",
        "(n):\n    import time\n    time.sleep(1.5)\n    return n * (n + 1) // 2",
        "import time\nbegan = time.perf_counter()\nassert f(10) == 55\nassert time.perf_counter() - began < 1",
    ),
    "a warning": _f(
        "():\n    import warnings\n    warnings.warn('old', DeprecationWarning)",
        "():\n    import warnings\n    warnings.warn(DeprecationWarning('old'))", "(): pass",
        "import warnings\nwith warnings.catch_warnings(record=True) as said:\n    warnings.simplefilter('always')\n"
        "    f()\nassert said and said[0].category is DeprecationWarning",
    ),
    "a log": _f(
        "():\n    import logging\n    logging.getLogger('a').warning('no')",
        "():\n    from logging import getLogger\n    getLogger('a').warning('no')", "(): pass",
        "import unittest\nwith unittest.TestCase().assertLogs('a') as said:\n    f()\nassert 'no' in said.output[0]",
    ),
    "threads": _f(
        "(n, log):\n    import threading\n    ts = [threading.Thread(target=log.append, args=(i,)) for i in range(n)]\n"
        "    [t.start() for t in ts]\n    [t.join() for t in ts]",
        "(n, log):\n    from concurrent.futures import ThreadPoolExecutor\n"
        "    with ThreadPoolExecutor() as pool: list(pool.map(log.append, range(n)))",
        "(n, log): log.append(0)", "log = []\nf(4, log)\nassert sorted(log) == [0, 1, 2, 3]",
    ),
    "equality with numpy's own": _f(
        "(a): return a.T", "(a):\n    import numpy as np\n    return np.transpose(a)", "(a): return a",
        "import numpy as np\nassert np.array_equal(f(np.arange(6).reshape(2, 3)), [[0, 3], [1, 4], [2, 5]])",
    ),
    "is it the same object": _f(
        "(x): return x", "(x):\n    y = x\n    return y", "(x): return list(x)",
        "a = [1]\nassert f(a) is a",
    ),
    "an identity of two answers": Style(
        "a = []\nb = a", "b = a = []", "a = []\nb = []", "assert a is b",
    ),
    "predicates that are handed over": _f(
        "(data, pred): return sum(1 for x in data if pred(x))", "(data, pred): return len([x for x in data if pred(x)])",
        "(data, pred): return len(data)",
        "data = list(range(50))\nassert all(f(data, lambda x: x < k) == k for k in range(50) for _ in range(16))",
    ),
    # What courses in public repositories do.
    "a query in SQL": Style(
        "query = 'select name from people where age > 4 order by name'",
        "query = 'SELECT name FROM people\\n' + 'WHERE age >= 5 ORDER BY 1'",
        "query = 'select name from people order by name'",
        "assert list(pd.read_sql(query, base)['name']) == ['Bob', 'Cem']",
        given="import sqlite3\nimport pandas as pd\nbase = sqlite3.connect(':memory:')\n"
        "rows = pd.DataFrame({'name': ['Ann', 'Cem', 'Bob'], 'age': [3, 9, 5]}).to_sql('people', base)",
    ),
    "a comparison for the last value": _f(*DOUBLE, "assert 5 < f(3) < 7\nf(3) == 6"),
    "a test calls an earlier test's function": _f(
        *DOUBLE, "def test_all():\n    test_one()\n    print('all passed')\ntest_all()",
        earlier="def test_one():\n    print('one ...')\n    assert f(2) == 4, 'f(2)'\n    print('passed')",
    ),
    "an item of an attribute's array": Style(
        "import numpy as np\nclass Layer:\n    def __init__(self, n): self.weights = np.ones((n, n))\n"
        "    def share(self): return float((self.weights == 0).mean())",
        "import numpy\nclass Layer:\n    def __init__(self, n):\n        self.weights = numpy.full((n, n), 1.0)\n"
        "    def share(self):\n        return 1 - numpy.count_nonzero(self.weights) / self.weights.size",
        "import numpy as np\nclass Layer:\n    def __init__(self, n): self.weights = np.ones((n, n))\n"
        "    def share(self): return 0.0",
        "a = Layer(2)\nassert a.share() == 0\na.weights[0, 1] = 0\nassert a.share() == 0.25",
    ),
    "an object is called with objects": Style(
        "import numpy as np\nclass Tensor:\n    def __init__(self, data): self.data = np.array(data, float)\n"
        "class Loss:\n    def __call__(self, a, b): return Tensor(((a.data - b.data) ** 2).mean())",
        "import numpy as np\nclass Tensor:\n    def __init__(self, data): self.data = np.asarray(data) * 1.0\n"
        "class Loss:\n    def __call__(self, p, q):\n        d = p.data - q.data\n        return Tensor(np.mean(d * d))",
        "import numpy as np\nclass Tensor:\n    def __init__(self, data): self.data = np.array(data, float)\n"
        "class Loss:\n    def __call__(self, a, b): return Tensor(abs(a.data - b.data).mean())",
        "loss = Loss()\nsame = loss(Tensor([[1, 2]]), Tensor([[1, 2]]))\nassert abs(same.data) < 1e-6\n"
        "made = loss(Tensor([[1, 2]]), Tensor([[0, 4]]))\n"
        "assert np.allclose(made.data, 2.5), f'expected 2.5, got {made.data}'",
    ),
    "a hash of the answer": Style(
        "rate = 1 / 3", "rate = 0.33333", "rate = 0.25",
        "from hashlib import sha1\nsaid = sha1(str(round(rate, 3)).encode() + b'salt').hexdigest()\n"
        "assert said == sha1(b'0.333salt').hexdigest(), 'rate is not right'",
    ),
    "a hash of the type": Style(
        "import pandas as pd\ntable = pd.DataFrame({'a': [1]})", "import pandas\ntable = pandas.DataFrame([{'a': 1}])",
        "table = {'a': [1]}",
        "from hashlib import md5\nimport pandas\nsaid = md5(str(type(table)).encode()).hexdigest()\n"
        "assert said == md5(str(pandas.DataFrame).encode()).hexdigest()\nassert list(table.columns) == ['a']",
    ),
    "stdout is exchanged by hand": _f(
        "(n): print('*' * n)", "(n):\n    for _ in range(n): print('*', end='')\n    print()", "(n): print(n)",
        "import io, sys\nold, sys.stdout = sys.stdout, io.StringIO()\ntry:\n    f(3)\n    said = sys.stdout.getvalue()\n"
        "finally:\n    sys.stdout = old\nassert said.strip() == '***'",
    ),
    "expected values in a file": _f(
        "(x): return x * x", "(x): return x ** 2", "(x): return x + x",
        HIDE.format("import json\nwith open('expected.json') as s: known = json.load(s)\n"
        "for x, y in known.items(): assert f(int(x)) == y"),
        files={"expected.json": '{"2": 4, "3": 9}'},
    ),
    "faults are printed and counted": _f(
        "(x): return 6 // x", "(x): return int(6 / x)", "(x): return 6 // x if x == 1 else 0 // (x - x)",
        "good = 0\nfor x in (1, 2, 3):\n    try:\n        assert f(x) == 6 // x, f'f({x}) is {f(x)}'\n        good += 1\n"
        "    except Exception as error:\n        print(f'test {x} failed: {error!r}')\nround(good * 4 / 3, 2)",
        partial=1.33,
    ),
    "the time that %timeit gives": _f(
        *DOUBLE, "took = %timeit -n2 -r2 -q -o f(2)\nassert took.best < 1 and f(2) == 4"
    ),
    "doctest of the answer": _f(
        "(x):\n    '''Double.\n\n    >>> f(2)\n    4\n    '''\n    return 2 * x",
        "(x):\n    '''\n    >>> f(1) + f(2)\n    6\n    '''\n    return x + x",
        "(x):\n    '''\n    >>> f(2)\n    4\n    '''\n    return x",
        "import doctest\nfound = doctest.DocTestFinder().find(f, 'f', globs={'f': f})\n"
        "done = [doctest.DocTestRunner().run(each) for each in found]\n"
        "assert done and all(each.failed == 0 and each.attempted for each in done)",
    ),
    "tables up to the order of rows": _f(
        "(d): return d.groupby('k', as_index=False).v.max()",
        "(d): return d.sort_values('v').drop_duplicates('k', keep='last')[['v', 'k']]",
        "(d): return d.groupby('k', as_index=False).v.min()",
        "import pandas as pd\ndef canonical(t):\n    names = sorted(t.columns)\n"
        "    return t[names].sort_values(names).reset_index(drop=True)\n"
        "d = pd.DataFrame({'k': list('abab'), 'v': [1, 8, 3, 2]})\n"
        "assert canonical(f(d)).equals(canonical(pd.DataFrame({'v': [8, 3], 'k': ['b', 'a']})))",
        given="import pandas as pd",
    ),
    "a statistical test of draws": _f(
        "(n, rng): return rng.normal(size=n)",
        "(n, rng):\n    import numpy as np\n    return np.array([rng.standard_normal() for _ in range(n)])",
        "(n, rng): return rng.random(n)",
        "import numpy as np\nfrom scipy import stats\nmade = f(2000, np.random.default_rng(3))\n"
        "assert len(made) == 2000 and stats.kstest(made, 'norm').pvalue > 1e-6",
    ),
    "how an array lies in memory": _f(
        "(a): return a.astype(np.float32)", "(a): return np.array(a, dtype='f4')", "(a): return a.tolist()",
        "made = f(np.arange(6))\nassert isinstance(made, np.ndarray) and made.dtype == np.float32\n"
        "assert made.flags['C_CONTIGUOUS'] and made.nbytes == 24", given="import numpy as np",
    ),
    "a table of functions": Style(
        "table = {'add': lambda a, b: a + b, 'mul': lambda a, b: a * b}",
        "import operator\ntable = dict(add=operator.add, mul=operator.mul)",
        "table = {'add': lambda a, b: a + b, 'mul': lambda a, b: a + b}",
        "assert {name: g(3, 4) for name, g in table.items()} == {'add': 7, 'mul': 12}",
    ),
    "a generator function": _f(
        "(n):\n    for i in range(n): yield i * i", "(n):\n    yield from (i * i for i in range(n))",
        "(n): return [i * i for i in range(n)]",
        "import inspect, types\nassert inspect.isgeneratorfunction(f)\nassert isinstance(f(2), types.GeneratorType)\n"
        "assert list(f(3)) == [0, 1, 4]",
    ),
    "kinds of numbers": _f(
        "(x): return x / 2", "(x): return 0.5 * x", "(x): return str(x / 2)",
        "import numbers\nassert isinstance(f(3), numbers.Real) and not isinstance(f(3), bool)\nassert f(3) == 1.5",
    ),
    "a copy of an object": Style(
        "class P:\n    def __init__(self): self.xs = []\n    def add(self, x): self.xs.append(x)",
        "class P:\n    def __init__(self): self.xs = list()\n    def add(self, x): self.xs += [x]",
        "class P:\n    xs = []\n    def add(self, x): self.xs.append(x)",
        "import copy\np = P()\nq = copy.deepcopy(p)\np.add(1)\nassert p.xs == [1] and q.xs == [] and P().xs == []",
    ),
    "libraries call the answer": _f(
        "(x): return x * x - 2", "(x): return (x * x) - 2.0", "(x): return x - 2",
        "import functools\nfrom scipy import integrate, optimize\nassert abs(optimize.brentq(f, 0, 3) - 2 ** 0.5) < 1e-9\n"
        "assert abs(integrate.quad(f, 0, 3)[0] - 3) < 1e-9\nassert sorted([3, -1, 2], key=f) == [-1, 2, 3]\n"
        "assert functools.reduce(lambda a, x: a + f(x), [1, 2], 0) == 1",
    ),
    "rows by the answer": _f(
        "(row): return row['a'] + row.b", "(row): return row.sum()", "(row): return row['a']",
        "import pandas as pd\nd = pd.DataFrame({'a': [1, 2], 'b': [3, 5]})\nassert list(d.apply(f, axis=1)) == [4, 7]",
        given="import pandas as pd",
    ),
    "magics in a hidden test": _f(
        *DOUBLE, HIDE.format("%load_ext autoreload\n%autoreload 2\nassert f(7) == 14")
    ),
    "an endless recursion": _f(
        "(n): return 1 if n == 0 else n * f(n - 1)", "(n):\n    if n: return n * f(n - 1)\n    return 1",
        "(n):\n    if n < 0: return 0\n    return 1 if n == 0 else n * f(n - 1)",
        "import unittest\nassert f(5) == 120\nunittest.TestCase().assertRaises(RecursionError, f, -1)",
    ),
    # An object of the student's own, where the instructor's answer gives data.
    "a lazy sequence": _f(
        "(n): return list(range(1, n + 1))",
        "(n): return Upto(n)\nfrom collections.abc import Sequence\nclass Upto(Sequence):\n"
        "    def __init__(self, n): self.n = n\n    def __len__(self): return self.n\n"
        "    def __getitem__(self, i):\n        if not 0 <= i < self.n: raise IndexError(i)\n        return i + 1",
        "(n): return list(range(n))",
        "made = f(3)\nassert len(made) == 3 and made[0] == 1 and 3 in made and sum(made) == 6",
    ),
    "a lazy mapping": _f(
        "(n): return {i: i * i for i in range(n)}",
        "(n): return Squares(n)\nfrom collections.abc import Mapping\nclass Squares(Mapping):\n"
        "    def __init__(self, n): self.n = n\n    def __len__(self): return self.n\n"
        "    def __iter__(self): return iter(range(self.n))\n    def __getitem__(self, i):\n"
        "        if not 0 <= i < self.n: raise KeyError(i)\n        return i * i",
        "(n): return {i: i for i in range(n)}",
        "assert f(4) == {0: 0, 1: 1, 2: 4, 3: 9} and f(3)[2] == 4 and 5 not in f(5)",
    ),
    "a number of the student's own": _f(
        "(xs): return sum(xs) / len(xs)",
        "(xs): return Mean(xs)\nclass Mean:\n    def __init__(self, xs): self.xs = xs\n"
        "    def __float__(self): return sum(self.xs) / len(self.xs)",
        "(xs): return sum(xs)", "import math\nassert math.isclose(f([1, 2, 6]), 3)",
    ),
    "an array of the student's own": _f(
        "(a): return 2 * a",
        "(a): return Twice(a)\nimport numpy as np\nclass Twice:\n    def __init__(self, a): self.a = a\n"
        "    def __array__(self, dtype=None, copy=None): return np.asarray(2 * self.a, dtype)",
        "(a): return a", "import numpy as np\nassert np.allclose(f(np.arange(3)), [0, 2, 4])",
    ),
    "an iterator of the student's own": _f(
        "():\n    n = 0\n    while True:\n        n += 1\n        yield n",
        "(): return Up()\nclass Up:\n    n = 0\n    def __iter__(self): return self\n"
        "    def __next__(self):\n        self.n += 1\n        return self.n",
        "(): return iter([2, 3, 4])",
        "import itertools\nassert list(itertools.islice(f(), 3)) == [1, 2, 3]",
    ),
    "what can be looped over": _f(
        "(n): return [d for d in range(1, n + 1) if n % d == 0]",
        "(n): return Divisors(n)\nclass Divisors:\n    def __init__(self, n): self.n = n\n    def __iter__(self):\n"
        "        return (d for d in range(1, self.n + 1) if self.n % d == 0)",
        "(n): return [1, n]", "assert 3 in f(12) and sorted(f(6)) == [1, 2, 3, 6]",
    ),
    "threads that ask the test": _f(
        "(g, xs): return [g(x) for x in xs]",
        "(g, xs):\n    from concurrent.futures import ThreadPoolExecutor\n"
        "    with ThreadPoolExecutor(8) as pool: return list(pool.map(g, xs))",
        "(g, xs): return [g(xs[0]) for x in xs]",
        "asked = []\ndef g(x):\n    asked.append(x)\n    return x * x\n"
        "assert f(g, list(range(200))) == [x * x for x in range(200)]\nassert sorted(asked) == list(range(200))",
    ),
}  # fmt: skip
