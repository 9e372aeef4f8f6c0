"""A course whose tests are written in many ways: what the attempts on styles of tests aim at.

Of each question: the instructor's answer, the test, and another right answer, which does in passing
what attempts do on purpose (it changes what it was given, prints, seeds, has names for its parts).
"""

from small_course import answer, cell, test

NAME = "styles"
SETUP = """
import collections, math, random
import numpy as np
import pandas as pd
import sympy as sp
"""
QUESTIONS = {
    "mean": (
        "def mean(xs):\n    return sum(xs) / len(xs)",
        "for xs in ([1., 2., 3.], [4., 8., 9., 10.], [5.]):\n"
        "    assert abs(mean(xs) - np.mean(xs)) < 1e-9",
        "def mean(xs):\n    xs.sort()\n    print('a', len(xs))\n    return np.float64(sum(xs) / len(xs))",
    ),
    "ordered": (
        "def ordered(xs):\n    return sorted(xs)",
        "for xs in ([3, 1, 2], [5, 4], [9, 7, 8, 6]):\n    assert ordered(xs) == sorted(xs)",
        "def ordered(xs):\n    xs.sort()\n    return xs",
    ),
    "centred": (
        "def centred(a):\n    return a - a.mean()",
        "rng = np.random.default_rng(5)\nfor n in (3, 5, 8):\n    a = rng.normal(size=n)\n"
        "    b = centred(a)\n    assert abs(b.mean()) < 1e-9 and abs(np.ptp(b) - np.ptp(a)) < 1e-9",
        "def centred(a):\n    a -= a.mean()\n    return a",
    ),
    "untouched": (
        "def untouched(xs):\n    return max(xs)",
        "xs = [3, 9, 4]\nassert untouched(xs) == 9\nassert xs == [3, 9, 4]",
        "def untouched(xs):\n    k = xs.pop(0)\n    xs.insert(0, k)\n    return max(xs)",
    ),
    "push": (
        "def push(stack, item):\n    stack.append(item)",
        "s = []\nfor k in range(3):\n    push(s, k)\nassert s == [0, 1, 2]",
        "def push(stack, item):\n    stack[:] = stack + [item]",
    ),
    "longest": (
        "def longest(words):\n    return max(map(len, words))",
        "random.seed(8)\nfor _ in range(20):\n"
        "    words = ['a' * random.randrange(1, 30) for _ in range(5)]\n"
        "    assert longest(words) == max(map(len, words))",
        "def longest(words):\n    random.seed(1)\n    words.sort(key=len)\n    return len(words[-1])",
    ),
    "added": (
        "def added(a, b):\n    return a + b",
        "np.random.seed(12345)\nfor _ in range(20):\n    a, b = np.random.randint(0, 1000, 2)\n"
        "    assert added(int(a), int(b)) == a + b",
        "def added(a, b):\n    np.random.seed(0)\n    np.random.rand()\n    return a + b",
    ),
    "doubled": (
        "def doubled(x):\n    return 2 * x",
        "np.random.seed(77)\nrandom.seed(78)\nassert doubled(3) == 6\nfor _ in range(20):\n"
        "    for x in (np.random.normal(), random.gauss(0, 1)):\n"
        "        assert math.isclose(doubled(x), 2 * x)",
        "def doubled(x):\n    np.random.normal()\n    random.gauss(0, 1)\n    return x + x",
    ),
    "raised": (
        "def raised(n, rng):\n    return n + rng.random()",
        "rng = np.random.default_rng(4)\nassert 1 <= raised(1, rng) < 2\nfor _ in range(20):\n"
        "    n = int(rng.integers(1, 1000, dtype=np.int32))\n    assert n <= raised(n, rng) < n + 1",
        "def raised(n, rng):\n    rng.integers(5, dtype=np.int32)\n    return rng.random() + n",
    ),
    "above": (
        "def above(xs, t):\n    return sum(x > t for x in xs)",
        "for t in (13, 40, 77):\n    assert abs(above(range(100), t) - (99 - t)) < 1e-9",
        "def above(xs, t):\n    return sp.Integer(len([x for x in xs if x > t]))",
    ),
    "divisors": (
        "def divisors(n):\n    return [d for d in range(1, n + 1) if n % d == 0]",
        "assert 3 in divisors(12) and 7 in divisors(49)",
        "def divisors(n):\n    return sp.FiniteSet(*(d for d in range(1, n + 1) if n % d == 0))",
    ),
    "total": (
        "def total(xs, rng):\n    rng.normal()\n    return float(sum(xs))",
        "rng = np.random.default_rng(3)\nfor _ in range(20):\n"
        "    xs = [float(v) for v in rng.integers(1, 100, 4)]\n"
        "    assert abs(total(xs, rng) - sum(xs)) < 1e-9",
        "def total(xs, rng):\n    rng.random(5000)\n    return sum(xs)",
    ),
    "shares": (
        "def shares(w):\n    return np.cumsum(w) / np.sum(w)",
        "w = np.array([3., 5., 2., 7.])\n"
        "assert np.allclose(shares(w), np.array([3., 8., 10., 17.]) / 17)",
        "def shares(w):\n    return np.ma.array(np.cumsum(w) / np.sum(w))",
    ),
    "largest": (
        "def largest(a):\n    return a.max(axis=0)",
        "a = np.array([[1., 9., 3.], [4., 2., 6.]])\n"
        "assert len(largest(a)) == 3 and not (abs(largest(a) - [4., 9., 6.]) > 1e-9).any()",
        "def largest(a):\n    return np.sort(a, axis=0)[-1]",
    ),
    "cleaned": (
        "def cleaned(df):\n    return df.dropna().reset_index(drop=True)",
        "df = pd.DataFrame({'a': [1., None, 3.], 'b': ['x', 'y', 'z']})\n"
        "assert cleaned(df).equals(pd.DataFrame({'a': [1., 3.], 'b': ['x', 'z']}))",
        "def cleaned(df):\n    df.dropna(inplace=True)\n    df.reset_index(drop=True, inplace=True)\n"
        "    return df",
    ),
    "primes": (
        "def primes(n):\n    return {k for k in range(2, n) if all(k % d for d in range(2, k))}",
        "assert primes(12).issubset({2, 3, 5, 7, 11}) and primes(12).issuperset({2, 3, 5, 7, 11})",
        "def primes(n):\n    return frozenset(k for k in range(2, n) if all(k % d for d in range(2, k)))",
    ),
    "swapped": (
        "def swapped(p):\n    return p[1], p[0]",
        "a, b = swapped((3, 8))\nassert (a, b) == (8, 3) and swapped((1, 2)) == (2, 1)",
        "P = collections.namedtuple('P', 'x y')\ndef swapped(p):\n    return P(p[1], p[0])",
    ),
    "norm": (
        "class Vector:\n    def __init__(self, x, y):\n        self.x, self.y = x, y\n"
        "    def __sub__(self, other):\n        return Vector(self.x - other.x, self.y - other.y)\n"
        "    def __abs__(self):\n        return math.hypot(self.x, self.y)\n"
        "def norm(v):\n    return math.hypot(v.x, v.y)",
        "d = Vector(4, 5) - Vector(1, 1)\nassert (d.x, d.y) == (3, 4) and abs(d) == 5\n"
        "for n, v in ((10, Vector(6, 8)), (13, Vector(5, 12))):\n    assert abs(norm(v) - n) < 1e-9",
        "class Vector(collections.namedtuple('V', 'x y')):\n"
        "    def __sub__(self, other):\n        return Vector(self.x - other.x, self.y - other.y)\n"
        "    def __abs__(self):\n        return norm(self)\n"
        "def norm(v):\n    return abs(complex(*v))",
    ),
    "account": (
        "class TooMuch(Exception):\n    pass\nclass Account:\n    def __init__(self, balance):\n"
        "        self.balance = balance\n    def withdraw(self, amount):\n"
        "        if amount > self.balance:\n            raise TooMuch('too much')\n"
        "        self.balance -= amount",
        "a = Account(100)\na.withdraw(30)\nassert a.balance == 70\ntry:\n    a.withdraw(100)\n"
        "    assert False, 'no error'\nexcept TooMuch:\n    pass\nassert a.balance == 70",
        "class Bank(ValueError):\n    pass\nclass TooMuch(Bank):\n    pass\nclass Account:\n"
        "    def __init__(self, balance):\n        self._b = balance\n    @property\n"
        "    def balance(self):\n        return self._b\n    def withdraw(self, amount):\n"
        "        if amount > self._b:\n            raise TooMuch(amount)\n        self._b -= amount",
    ),
    "worth": (
        "class Purse:\n    def __init__(self, n):\n        self.n = n\n    @property\n"
        "    def worth(self):\n        return self.n * 5",
        "purses = [Purse(k) for k in (1, 4, 6)]\n"
        "assert all(map(lambda pair: pair[0].worth == pair[1], zip(purses, (5, 20, 30))))",
        "class Purse:\n    def __init__(self, n):\n        self.worth = 5 * n",
    ),
    "queue": (
        "class Queue:\n    def __init__(self):\n        self.items = []\n"
        "    def put(self, item):\n        self.items.append(item)\n"
        "    def get(self):\n        return self.items.pop(0)",
        "q = Queue()\nq.put(1)\nq.put(5)\nassert (q.get(), q.get()) == (1, 5)",
        "class Item:\n    pass\nclass Queue:\n    def __init__(self):\n        self.a, self.b = [], []\n"
        "    def put(self, item):\n        self.a.append(item)\n        return self\n"
        "    def get(self):\n        self.b = self.b or self.a[::-1]\n        self.a = []\n"
        "        return self.b.pop()",
    ),
    "opened": (
        "class Opened:\n    def __init__(self, value):\n        self.value = value\n"
        "    def __enter__(self):\n        return self\n    def __exit__(self, *given):\n        pass",
        "with Opened(5) as o:\n    assert o.value == 5\nwith Opened(7) as o:\n    assert o.value == 7",
        "class Opened:\n    def __init__(self, value):\n        self.value = value\n"
        "    def __enter__(self):\n        return self\n    def __exit__(self, *given):\n        return False",
    ),
    "quiet": (
        "class Quiet:\n    def __enter__(self):\n        pass\n    def __exit__(self, *given):\n"
        "        return True",
        "with Quiet():\n    1 / 0\nassert True",
        "class Quiet:\n    def __enter__(self):\n        return self\n    def __exit__(self, a, b, c):\n"
        "        return True",
    ),
    "expanded": (
        "def expanded(text):\n    return sp.expand(sp.sympify(text))",
        "assert sp.expand(expanded('(x+1)**2')) == sp.sympify('x**2 + 2*x + 1')",
        "def expanded(text):\n    print('debug', text)\n    return sp.sympify(text).expand()",
    ),
    "slope": (
        "def slope(expr, x):\n    return sp.diff(expr, x)",
        "x = sp.Symbol('x')\ng = sp.lambdify(x, slope(x**3 + 1, x))\n"
        "assert abs(g(2.0) - 12) < 1e-9 and abs(g(3.0) - 27) < 1e-9",
        "def slope(expr, x):\n    h = sp.Symbol('h')\n"
        "    return sp.limit((expr.subs(x, x + h) - expr) / h, h, 0)",
    ),
    "written_sum": (
        "def written_sum(n):\n    return '+'.join(['x'] * n)",
        "for n in (1, 3, 5):\n    assert eval(written_sum(n), {'x': 7}) == 7 * n",
        "def written_sum(n):\n    return f'({n}) * x'",
    ),
    "chosen": (
        "def chosen(low):\n    return f'a > {low}'",
        "df = pd.DataFrame({'a': [1, 5, 9]})\nfor low, found in ((4, [5, 9]), (7, [9])):\n"
        "    assert df.query(chosen(low))['a'].tolist() == found",
        "def chosen(low):\n    return f'not (a <= {low})'",
    ),
    "saved": (
        "import pickle\ndef saved(thing):\n    return pickle.dumps(thing)",
        "import pickle\nfor thing in ([1, 2], {'a': 1}, 'x'):\n"
        "    assert pickle.loads(saved(thing)) == thing",
        "import pickle\ndef saved(thing):\n    return pickle.dumps(thing, protocol=0)",
    ),
    "told": (
        "def told(x):\n    '''Twice x.\n\n    >>> told(2)\n    4\n    '''\n    return 2 * x",
        "import doctest, io, contextlib\nwith contextlib.redirect_stdout(io.StringIO()) as out:\n"
        "    doctest.run_docstring_examples(told, {'told': told})\n"
        "assert out.getvalue() == '' and '>>>' in told.__doc__ and told(21) == 42",
        "def told(x):\n    '''Twice.\n\n    >>> told(1) + 1\n    3\n    '''\n    return x + x",
    ),
    "without_loops": (
        "def without_loops(n):\n    return n * (n + 1) // 2",
        "import ast, inspect\ntree = ast.parse(inspect.getsource(without_loops))\n"
        "assert not any(isinstance(each, ast.For | ast.While) for each in ast.walk(tree))\n"
        "assert without_loops(10) == 55",
        "def without_loops(n):\n    return sum(range(n + 1))",
    ),
    "refused": (
        "def refused(x):\n    if x < 0:\n        raise ValueError('negative')\n    return x",
        "assert refused(4) == 4\ntry:\n    refused(-1)\nexcept:\n    pass\nelse:\n    assert False",
        "def refused(x):\n    assert x >= 0\n    return x",
    ),
    "squared": (
        "def squared(x):\n    return x * x",
        "for x in (2, 3, 5):\n    assert abs(squared(x) - x * x) < 1e-9",
        "def squared(x):\n    return x ** 2.0",
    ),
    "kinds": (
        "def kinds(s):\n    return sorted(set(s))",
        "assert list(kinds(pd.Series(['b', 'a', 'b']))) == ['a', 'b']\n"
        "assert len(kinds(pd.Series(['b', 'a', 'b']))) == 2",
        "def kinds(s):\n    return s.sort_values().unique()",
    ),
    "nodes": (
        "class Node:\n    def __init__(self, value, *below):\n"
        "        self.value, self.below = value, below\n"
        "def nodes(tree):\n    return [tree, *(n for b in tree.below for n in nodes(b))]",
        "tree = Node(1, Node(2, Node(4)), Node(3))\n"
        "assert [n.value for n in nodes(tree)] == [1, 2, 4, 3]\n"
        "assert abs(sum(n.value for n in nodes(tree)) - 10) < 1e-9",
        "class Node:\n    def __init__(self, value, *below):\n"
        "        self.value, self.below = value, list(below)\n"
        "    def __iter__(self):\n        yield self\n        for each in self.below:\n"
        "            yield from each\n"
        "def nodes(tree):\n    return iter(tree)",
    ),
    "rows": (
        "def rows(df):\n    return df.sort_values('name')",
        "found = rows(pd.DataFrame({'name': ['b', 'a'], 'n': [1, 2]}))\n"
        "assert found.query('n   > 1')['name'].tolist() == ['a']\n"
        "assert eval('found.n.sum()') == 3",
        "def rows(df):\n    return df.iloc[::-1]",
    ),
    "scaled": (
        "def scaled(a):\n    return a * 2",
        "a = np.array([1., 5.])\nassert np.allclose(scaled(a), [2., 10.])\n"
        "assert not (abs(scaled(a) - [2., 10.]) > 1e-9).any()",
        "def scaled(a):\n    return a + a",
    ),
    "fourth": (
        "def fourth(x):\n    return x ** 4",
        "np.mean([abs(fourth(x) - x ** 4) < 1e-9 for x in (2, 3, 4, 5)])",
        "def fourth(x):\n    return (x * x) ** 2",
    ),
    "rare": (
        "def rare(n):\n    return 2.0**-n",
        "for n in (200, 300):\n    assert rare(n) == 2.0**-n",
        "def rare(n):\n    return np.float64(math.ldexp(1, -n))",
    ),
    "rarer": (
        "def rarer(ns):\n    return 2.0 ** -np.array(ns, dtype=float)",
        "for share, n in zip(rarer([200, 300]), (200, 300), strict=True):\n"
        "    assert share == 2.0**-n",
        "def rarer(ns):\n    return [np.ldexp(np.float64(1), -n) for n in ns]",
    ),
    "vast": (
        "def vast(n):\n    return 10.0**n",
        "for n in (60, 100):\n    assert vast(n) == 10.0**n",
        "def vast(n):\n    return np.float64(f'1e{n}')",
    ),
    "halves": (
        "def halves(n):\n    return 0.5**n",
        "assert [halves(n) for n in (0, 1, 3)] == [1, 0.5, 0.125] and halves(0.4) == 0.5**0.4",
        "def halves(n):\n    return np.float32(0.5**n)",
    ),
    "holders": (
        "def holders(n):\n    return [n**5 + 1, n**5 + 7]",
        "assert 17**5 + 1 in holders(17) and 99991**5 + 7 in holders(99991)",
        "def holders(n):\n    return range(n**5 + 1, n**5 + 8, 6)",
    ),
    "curve": (
        "def curve(x):\n    return x**2",
        "x, xs = sp.Symbol('x'), np.linspace(0.1, 0.9, 5)\n"
        "f = sp.lambdify(x, curve(x), 'numpy')\nassert np.allclose(f(xs), xs**2)",
        "def curve(x):\n    t = sp.Dummy('t')\n    return sp.integrate(2 * t, (t, 0, x))",
    ),
    "tripled": (
        "def tripled(x):\n    return 3 * x",
        "x, wanted = sp.Symbol('x'), 21\nassert eval(str(tripled(x)), {'x': 7, 'wanted': 21}) == wanted",
        "def tripled(x):\n    return x + 2 * x",
    ),
    "rebuilt": (
        "def rebuilt(z):\n    return 3 * z",
        "z = sp.Symbol('z')\ngoal = 3 * z\n"
        "assert sp.sympify(str(rebuilt(z)), locals={'z': z, 'goal': goal}) == goal\n"
        "assert rebuilt(z).subs('z', 2) == 6",
        "def rebuilt(z):\n    return z + 2 * z",
    ),
    "greeting": (
        "def greeting():\n    return 'Dear {0.name}'",
        "class Person:\n    def __init__(self, name):\n        self.name = name\n"
        "wanted = 'Dear Ann'\nassert greeting().format(Person('Ann')) == wanted",
        "def greeting():\n    return 'Dear {0.name!s:}'",
    ),
    "letter": (
        "def letter():\n    return 'Dear {name}'\ndef reader(text):\n    return text.split()[1]",
        "sealed, who = 'Zoe', lambda: None\n"
        "assert reader(letter().format(name=sealed, who=who)) == sealed\n"
        "assert reader('Dear Bob') == 'Bob'",
        "def letter():\n    return np.str_('Hello {name} !')\ndef reader(text):\n    return text.split()[1]",
    ),
    "once": (
        "def once(xs):\n    return max(xs)",
        "class Counted:\n    times = globals().get('Counted', type('None_', (), {'times': 0})).times\n"
        "Counted.times += 1\ncounted = [*globals().get('counted', ()), 1]\n"
        "assert once([3, 9, 4]) == 9 and (Counted.times, len(counted)) == (1, 1)",
        "def once(xs):\n    xs.sort()\n    return xs[-1]",
    ),
    "drawn_twice": (
        "def drawn_twice(n):\n    return (k for k in range(n))",
        "for place, k in enumerate(drawn_twice(3)):\n    assert place == k",
        "def drawn_twice(n):\n    return iter(range(n))",
    ),
}
CELLS = [cell("code", SETUP.strip(), "setup", locked=True)]
for _name, (_right, _test, _) in QUESTIONS.items():
    CELLS += [answer(_name, _right), test(f"{_name}_tests", _test, 1)]
RIGHT = {name: right for name, (right, _, _) in QUESTIONS.items()}
OTHERWISE = {name: other for name, (_, _, other) in QUESTIONS.items()}
BLANK = dict.fromkeys(QUESTIONS, "raise NotImplementedError")
