"""A course whose tests look at what an answer shares with them, or does to the process they run in.

Of each question: the instructor's answer, an honest student's, a wrong one, the test, and what a locked
cell before it says. All of these tests pass from another process, for the wrong answers too.
"""

from small_course import answer, cell, test

NAME = "shared"
SETUP = """
import array, copy, decimal, doctest, io, os, random, sys, time, tracemalloc, warnings
from unittest import mock
import numpy as np
import pandas as pd
import sympy as sp
import matplotlib.pyplot as plt
"""
QUESTIONS = {
    # What crosses is a copy.
    "rows": (
        "def rows(n): return [[0] * n for _ in range(n)]",
        "def rows(n): return [[0 for _ in range(n)] for _ in range(n)]",
        "def rows(n): return [[0] * n] * n",
        "g = rows(3)\ng[0][0] = 1\nassert g[1][0] == 0",
    ),
    "deep": (
        "def deep(m): return copy.deepcopy(m)",
        "def deep(m): return [list(row) for row in m]",
        "def deep(m): return list(m)",
        "a = [[1, 2], [3, 4]]\nb = deep(a)\nassert b == a\nb[0][0] = 99\nassert a[0][0] == 1",
    ),
    "view": (
        "def view(a, i): return a[i].copy()",
        "def view(a, i): return np.array(a[i])",
        "def view(a, i): return a[i]",
        "a = np.arange(6.0).reshape(2, 3)\nassert not np.shares_memory(view(a, 1), a)",
    ),
    "primes": (
        "known = {}\ndef primes(n):\n"
        "    if n not in known: known[n] = [k for k in range(2, n) if all(k % j for j in range(2, k))]\n"
        "    return list(known[n])",
        "def primes(n): return [k for k in range(2, n) if all(k % j for j in range(2, k))]",
        "known = {}\ndef primes(n):\n"
        "    if n not in known: known[n] = [k for k in range(2, n) if all(k % j for j in range(2, k))]\n"
        "    return known[n]",
        "a = primes(10)\na.append(99)\nassert primes(10) == [2, 3, 5, 7]",
    ),
    "default": (
        "def default(x, held=None): return [*(held or []), x]",
        "def default(x, held=None):\n    held = [] if held is None else held\n    return held + [x]",
        "def default(x, held=[]):\n    held.append(x)\n    return held",
        "default(1).append(7)\nassert default(2) == [2]",
    ),
    "Stack": (
        "class Stack:\n    def __init__(self, items): self.items = list(items)\n"
        "    def __len__(self): return len(self.items)",
        "class Stack:\n    def __init__(self, items): self.items = items[:]\n"
        "    def __len__(self): return len(self.items)",
        "class Stack:\n    def __init__(self, items): self.items = items\n"
        "    def __len__(self): return len(self.items)",
        "held = [1, 2]\ns = Stack(held)\nheld.append(3)\nassert len(s) == 2",
    ),
    "Table": (
        "class Table:\n    def __init__(self, df): self.df = df.copy()\n"
        "    def top(self): return int(self.df.v.max())",
        "class Table:\n    def __init__(self, df): self.v = df.v.tolist()\n"
        "    def top(self): return max(self.v)",
        "class Table:\n    def __init__(self, df): self.df = df\n"
        "    def top(self): return int(self.df.v.max())",
        "d = pd.DataFrame({'v': [1, 2]})\ns = Table(d)\nd.loc[0, 'v'] = 100\nassert s.top() == 2",
    ),
    "Bag": (
        "class Bag:\n    def __init__(self): self.items = []",
        "class Bag:\n    def __init__(self): self.items = list()",
        "class Bag:\n    items = []",
        "a, b = Bag(), Bag()\na.items.append(1)\nassert b.items == []",
    ),
    "Account": (
        "class Account:\n    def __init__(self): self.log = []\n    def put(self, x): self.log.append(x)\n"
        "    def sum(self): return sum(self.log)\n    def all(self): return list(self.log)",
        "class Account:\n    def __init__(self): self.log = ()\n    def put(self, x): self.log += (x,)\n"
        "    def sum(self): return sum(self.log)\n    def all(self): return [*self.log]",
        "class Account:\n    def __init__(self): self.log = []\n    def put(self, x): self.log.append(x)\n"
        "    def sum(self): return sum(self.log)\n    def all(self): return self.log",
        "a = Account()\na.put(5)\na.all().append(1000)\nassert a.sum() == 5",
    ),
    "Point": (
        "class Point:\n    def __init__(self, x): self.x = x\n    def copy(self): return Point(self.x)",
        "class Point:\n    def __init__(self, x): self.x = x\n    def copy(self): return type(self)(self.x)",
        "class Point:\n    def __init__(self, x): self.x = x\n    def copy(self): return self",
        "p = Point(3)\nassert p.copy() is not p and p.copy().x == 3",
    ),
    "largest": (
        "def largest(): return sorted(data)[-1]",
        "def largest(): return max(data)",
        "def largest():\n    data.sort()\n    return data[-1]",
        "assert largest() == 3\nassert data == [3, 1, 2]",
        "data = [3, 1, 2]",
    ),
    "matrix": (
        "def matrix(m): return 2 * m",
        "def matrix(m): return m + m",
        "def matrix(m):\n    for i in range(4): m[i] = 2 * m[i]\n    return m",
        "m = sp.Matrix([[1, 2], [3, 4]])\nmatrix(m)\nassert m == sp.Matrix([[1, 2], [3, 4]])",
    ),
    "numbers": (
        "def numbers(a): return array.array('i', [2 * k for k in a])",
        "def numbers(a): return array.array(a.typecode, (k + k for k in a))",
        "def numbers(a):\n    for i in range(len(a)): a[i] *= 2\n    return a",
        "a = array.array('i', [1, 2])\nassert list(numbers(a)) == [2, 4]\nassert list(a) == [1, 2]",
    ),
    # What a test forbids or watches, it does in its own process.
    "mean": (
        "def mean(xs): return sum(xs) / len(xs)",
        "def mean(xs):\n    made = 0\n    for x in xs: made += x\n    return made / len(xs)",
        "def mean(xs): return float(np.mean(xs))",
        "old = np.mean\ndel np.mean\ntry:\n    assert mean([1, 2, 3]) == 2\nfinally:\n    np.mean = old",
    ),
    "middle": (
        "def middle(xs): return sorted(xs)[len(xs) // 2]",
        "def middle(xs):\n    xs = list(xs)\n    xs.sort()\n    return xs[len(xs) // 2]",
        "def middle(xs):\n    import statistics\n    return statistics.median(xs)",
        "with mock.patch.dict(sys.modules, {'statistics': None}):\n    assert middle([3, 1, 2]) == 2",
    ),
    "total": (
        "def total(n): return sum(range(n + 1))",
        "def total(n): return n * (n + 1) // 2",
        "def total(n): return 0 if n == 0 else n + total(n - 1)",
        "old = sys.getrecursionlimit()\nsys.setrecursionlimit(300)\n"
        "try:\n    assert total(900) == 405450\nfinally:\n    sys.setrecursionlimit(old)",
    ),
    "logs": (
        "def logs(x): return np.array([np.log(v) if v > 0 else -np.inf for v in x])",
        "def logs(x):\n    x = np.asarray(x)\n    made = np.full(x.shape, -np.inf)\n"
        "    np.log(x, out=made, where=x > 0)\n    return made",
        "def logs(x): return np.log(np.asarray(x))",
        "with warnings.catch_warnings():\n    warnings.simplefilter('error')\n    r = logs([0.0, 1.0])\n"
        "assert r[1] == 0 and r[0] == -np.inf",
    ),
    "ratio": (
        "def ratio(a, b): return np.divide(a, b, out=np.zeros_like(a), where=b != 0)",
        "def ratio(a, b): return np.array([x / y if y else 0.0 for x, y in zip(a, b)])",
        "def ratio(a, b):\n    r = a / b\n    r[b == 0] = 0\n    return r",
        "with np.errstate(all='raise'):\n    r = ratio(np.array([1.0, 2.0]), np.array([0.0, 2.0]))\n"
        "assert r[0] == 0 and r[1] == 1",
    ),
    "third": (
        "def third():\n    with decimal.localcontext() as c:\n        c.prec = 10\n"
        "        return decimal.Decimal(1) / 3",
        "def third():\n    with decimal.localcontext(prec=10): return 1 / decimal.Decimal(3)",
        "decimal.getcontext().prec = 10\ndef third(): return decimal.Decimal(1) / 3",
        "decimal.getcontext().prec = 5\ntry:\n    assert str(third()) == '0.3333333333'\n"
        "finally:\n    decimal.getcontext().prec = 28",
    ),
    "fib": (
        "def fib(n):\n    a, b = 0, 1\n    for _ in range(n): a, b = b, a + b\n    return a",
        "def fib(n):\n    made = [0, 1]\n    while len(made) <= n: made.append(made[-1] + made[-2])\n"
        "    return made[n]",
        "def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)",
        "t = time.process_time()\nassert fib(33) == 3524578\nassert time.process_time() - t < 0.1",
    ),
    "lazy": (
        "def lazy(n): return sum(i * i for i in range(n))",
        "def lazy(n):\n    made = 0\n    for i in range(n): made += i * i\n    return made",
        "def lazy(n): return sum([i * i for i in range(n)])",
        "tracemalloc.start()\nr = lazy(50000)\npeak = tracemalloc.get_traced_memory()[1]\n"
        "tracemalloc.stop()\nassert r == 41665416675000 and peak < 500_000",
    ),
    "lines": (
        "def lines(t): return t.splitlines()",
        "def lines(t): return t.split('\\n')",
        "def lines(t):\n    open('left', 'w').write(t)\n    return [x.strip() for x in open('left')]",
        "before = set(os.listdir())\nassert lines('a\\nb') == ['a', 'b']\nassert set(os.listdir()) == before",
    ),
    "draw": (
        "def draw(seed): return random.Random(seed).random()",
        "def draw(seed):\n    mine = random.Random(seed)\n    return mine.random()",
        "def draw(seed):\n    random.seed(seed)\n    return random.random()",
        "state = random.getstate()\nassert draw(3) == draw(3)\nassert random.getstate() == state",
    ),
    "picture": (
        "def picture(xs):\n    fig, ax = plt.subplots()\n    ax.plot(xs)\n    plt.close(fig)\n"
        "    return len(ax.lines)",
        "def picture(xs):\n    fig = plt.figure()\n    n = len(fig.add_subplot().plot(xs))\n"
        "    plt.close(fig)\n    return n",
        "def picture(xs): return len(plt.figure().add_subplot().plot(xs))",
        "plt.close('all')\nassert picture([1, 2]) == 1\nassert plt.get_fignums() == []",
    ),
    # What cannot be asked there is refused there, which is the error that the test waits for.
    "Vector": (
        "class Vector:\n    def __init__(self, *c): self.c = c\n    def __getitem__(self, i): return self.c[i]",
        "class Vector:\n    def __init__(self, *c): self.c = [*c]\n    def __getitem__(self, i): return self.c[i]",
        "class Vector:\n    def __init__(self, *c): self.c = [*c]\n    def __getitem__(self, i): return self.c[i]\n"
        "    def __setitem__(self, i, x): self.c[i] = x",
        "v = Vector(1, 2)\nassert v[0] == 1\ntry:\n    v[0] = 9\nexcept TypeError: pass\n"
        "else: raise AssertionError('can be changed')",
    ),
    "Fixed": (
        "class Fixed:\n    def __init__(self, x): self._x = x\n    @property\n    def x(self): return self._x",
        "class Fixed:\n    def __init__(self, x): self.y = x\n    x = property(lambda self: self.y)",
        "class Fixed:\n    def __init__(self, x): self.x = x",
        "p = Fixed(3)\nassert p.x == 3\ntry:\n    del p.x\nexcept AttributeError: pass\n"
        "else: raise AssertionError('can be deleted')",
    ),
    "Single": (
        "class Single:\n    def __copy__(self): raise TypeError('no copies')\n    def hi(self): return 1",
        "class Single:\n    def __reduce_ex__(self, p): raise TypeError(p)\n    def hi(self): return 1",
        "class Single:\n    def hi(self): return 1",
        "s = Single()\nassert s.hi() == 1\ntry:\n    copy.copy(s)\nexcept TypeError: pass\n"
        "else: raise AssertionError('was copied')",
    ),
    # What another process does not have, a test does not find there.
    "documented": (
        "def documented(x):\n    '''\n    >>> documented(2)\n    4\n    '''\n    return 2 * x",
        "def documented(x):\n    '''\n    >>> documented(2)\n    4\n    '''\n    return x + x",
        "def documented(x):\n    '''\n    >>> documented(2)\n    4\n    '''\n    return x",
        "assert doctest.testmod().failed == 0",
    ),
}  # fmt: skip

CELLS = [cell("code", SETUP, "setup", locked=True)]
for _name, (_reference, _, _, _test, *_given) in QUESTIONS.items():
    CELLS += [cell("code", each, f"{_name}_given", locked=True) for each in _given]
    CELLS += [answer(_name, f"### BEGIN SOLUTION\n{_reference}\n### END SOLUTION")]
    CELLS += [test(f"{_name}_tests", _test, 1)]
HONEST = {name: each[1] for name, each in QUESTIONS.items()}
WRONG = {name: each[2] for name, each in QUESTIONS.items()}
