"""A test gets from a student's code what it got from the instructor's, and nothing that pretends."""

import pytest
import styled
from styles import Style

NUMBER = Style(
    "def f(x): return 2 * x", "def f(x): return x + x", "def f(x): return x",
    "for x in (1, 2.5):\n    assert abs(f(x) - 2 * x) < 1e-9",
)  # fmt: skip
EVERY = (
    "class Any:\n"
    "    def __init__(self, *a): pass\n"
    "    def __abs__(self): return 0.0\n"
    "    def __getattr__(self, name):\n"
    "        if name.startswith('__'): raise AttributeError(name)\n"
    "        return lambda *a, **k: True\n"
)
for _name in ("sub", "rsub", "add", "radd", "mul", "rmul", "truediv", "rtruediv", "round"):
    EVERY += f"    def __{_name}__(self, *o): return 0\n"
for _name in ("eq", "lt", "gt", "le", "ge", "contains", "bool"):
    EVERY += f"    def __{_name}__(self, *o): return True\n"
EVERY += "    __hash__ = lambda self: 0\n    def __len__(self): return 3\n"
EVERY += "    def __iter__(self): return iter(())\n    def __float__(self): return 0.0\n"
FORGED = EVERY + (
    "from dpedu.grading.judging import worker\n"
    "old = worker._describe\n"
    "def forged(value):\n"
    "    kind, about = old(value)\n"
    "    return ({kind!r} if type(value).__name__ == 'Any' else kind), about\n"
    "worker._describe = forged\n"
    "def f(*x): return Any()"
)
OBJECT = Style(
    "class P:\n    def __init__(self, x): self.x = x\n    def same(self, o): return self.x == o.x\n"
    "def make(x): return P(x)",
    "class P:\n    def __init__(self, x): self.x = x\n    def same(self, o): return o.x == self.x\n"
    "def make(x):\n    return P(x)",
    "def make(x): return None",
    "a, b = make(1), make(2)\nassert a.x == 1 and b.x == 2 and b.x - a.x == 1 and not a.same(b)",
)
TABLE = Style(
    "import pandas as pd\ndef f(): return pd.Series([1, 2])",
    "import pandas as pd\ndef f(): return pd.Series((1, 2))",
    "import pandas as pd\ndef f(): return pd.Series([1, 3])",
    "assert f().equals(pd.Series([1, 2]))", given="import pandas as pd",
)  # fmt: skip
LOOP = Style(
    "def f(xs): return sorted(xs)",
    "def f(xs):\n    xs = list(xs)\n    xs.sort()\n    return xs",
    "def f(xs): return xs",
    "cases = [[3, 1], [2, 1], []]\nfor xs in cases:\n    made = f(xs)\n"
    "    for k in range(len(xs)):\n        assert made[k] == sorted(xs)[k]",
)
MANY = Style(
    "class Q:\n    def give(self, x): return 2 * x", "class Q:\n    def give(self, y): return y + y",
    "class Q:\n    def give(self, x): return x",
    "for x, made in zip((1, 2, 3), map(Q().give, (1, 2, 3))):\n    assert made == 2 * x",
)  # fmt: skip

CHEATS = {
    **{
        f"a forged {kind}": (NUMBER, FORGED.replace("{kind!r}", repr(kind)))
        for kind in ("number", "", "iterator", "function", "class", "callable", "module", "object")
    },
    "an object that is any number": (NUMBER, EVERY + "def f(x): return Any()"),
    "a class that is any number": (NUMBER, EVERY + "f = Any"),
    "a float that subtracts to nothing": (
        NUMBER, "class F(float):\n    def __sub__(self, o): return 0\ndef f(x): return F(1)",
    ),
    "a function with an attribute": (
        TABLE, "def g(): pass\ng.equals = lambda o: True\ndef f(): return g",
    ),
    "an object with an attribute": (TABLE, EVERY + "def f(): return Any()"),
    "a module with an attribute": (
        TABLE, "import sys, types\nm = types.ModuleType('m')\nm.equals = lambda o: True\n"
        "sys.modules['m'] = m\ndef f(): return m",
    ),
    "an attribute that is any number": (
        OBJECT, EVERY + "class P:\n    x = Any()\n    def same(self, o): return False\n"
        "def make(x): return P()",
    ),
    "an attribute that says what it is asked": (
        OBJECT, "class P:\n    def __getattr__(self, n): return lambda *a: False\ndef make(x): return P()",
    ),
    "an emptied argument": (LOOP, "def f(xs):\n    xs.clear()\n    return []"),
    "an argument without its parts": (LOOP, "def f(xs):\n    del xs[:]\n    return xs"),
    "the end of a loop": (
        MANY, "class Q:\n    def give(self, x): raise StopIteration",
    ),
    "the end of a loop, later": (
        MANY, "class Q:\n    n = 0\n    def give(self, x):\n        self.n += 1\n"
        "        if self.n > 1: raise StopIteration\n        return 2 * x",
    ),
    "no name at all": (NUMBER, "pass"),
}  # fmt: skip


@pytest.mark.parametrize("name", CHEATS)
def test_what_pretends_gets_no_points(name, options):
    style, cheat = CHEATS[name]
    plan = styled.rehearsed(style, options)
    assert not plan.notebooks["n"].human
    assert not plan.notebooks["n"].beside
    assert styled.points(plan, style, style.honest, options) == (style.points, "")
    assert styled.points(plan, style, style.wrong, options)[0] == 0
    assert styled.points(plan, style, cheat, options)[0] == 0


def test_who_takes_an_argument_apart_and_is_right_gets_the_points(options):
    honest = "def f(xs):\n    made = []\n    while xs:\n        made.append(min(xs))\n        xs.remove(made[-1])\n    return made"
    plan = styled.rehearsed(LOOP, options)
    assert styled.points(plan, LOOP, honest, options) == (LOOP.points, "")


def test_a_test_that_an_argument_is_left_alone_sees_that_it_is_not(options):
    style = Style(
        LOOP.reference,
        LOOP.honest,
        LOOP.wrong,
        "xs = [3, 1]\nassert f(xs) == [1, 3]\nassert xs == [3, 1]",
    )
    plan = styled.rehearsed(style, options)
    taken = "def f(xs):\n    made = sorted(xs)\n    xs.pop()\n    return made"
    assert styled.points(plan, style, taken, options)[0] == 0


LIST = "assert f() == [1, 2]"
PARTS = "assert list(f()) == [1, 2] and sum(f()) == 3 and len(f()) == 2"
NEAR = "import numpy as np\nassert np.allclose(f(), [1, 2])"
TABLES = "assert f() == {'a': 1, 'b': 2} and f()['a'] == 1 and sorted(f()) == ['a', 'b']"
PAIRS = "assert dict(f()) == {'a': 1, 'b': 2}"
THREE = "assert abs(f() - 3) < 1e-9 and f() == 3"
TEXT = "assert f() == 'ab' and len(f()) == 2 and f().upper() == 'AB'"
SET = "assert f() == {1, 2} and 1 in f() and len(f()) == 2"
# A plain value, tests of it, and what an honest answer may give instead: one that Python, too, says
# is equal. The part after the bar stands before the function.
ODD = {
    "[1, 2]": ((LIST, PARTS, NEAR), (
        "L([1, 2])|class L(list): pass",
        "L((1, 2))|class L(list):\n    def __init__(self, x):\n        super().__init__(x)\n        self.n = 1",
        "T((1, 2))|class T(tuple): pass", "UserList([1, 2])|from collections import UserList",
        "array('d', [1, 2])|from array import array", "array('q', [1, 2])|from array import array",
        "np.array([1, 2])|import numpy as np", "np.array([1, 2], dtype=object)|import numpy as np",
        "np.array([1., 2.]).view(N)|import numpy as np\nclass N(np.ndarray): pass",
        "np.ma.array([1, 2])|import numpy as np", "np.asmatrix([1, 2])|import numpy as np",
        "np.ma.masked_greater([1, 2, 3], 5)[:2]|import numpy as np", "(1, 2)|", "range(1, 3)|",
        "deque([1, 2])|from collections import deque", "{1: 0, 2: 0}.keys()|",
        "{'a': 1, 'b': 2}.values()|", "P(1, 2)|from collections import namedtuple\nP = namedtuple('P', 'x y')",
        "bytes([1, 2])|", "bytearray([1, 2])|", "memoryview(b'\\x01\\x02')|",
        "pd.Series([1, 2])|import pandas as pd", "pd.Index([1, 2])|import pandas as pd",
        "sp.Tuple(1, 2)|import sympy as sp",  # pd.array is equal to anything: see the attempts
        "sp.Matrix([1, 2])|import sympy as sp", "[np.int64(1), np.float32(2)]|import numpy as np",
        "[Fraction(1), Decimal(2)]|from fractions import Fraction\nfrom decimal import Decimal",
        "[True, 2]|", "[1.0, 2]|", "[F(1), F(2)]|class F(float): pass",
        "[E.A, E.B]|from enum import IntEnum\nclass E(IntEnum):\n    A = 1\n    B = 2",
        "[sp.Integer(1), sp.Integer(2)]|import sympy as sp", "[np.array(1), np.array(2)]|import numpy as np",
    )),
    "{'a': 1, 'b': 2}": ((TABLES, PAIRS), (
        "D(a=1, b=2)|class D(dict): pass", "UserDict(a=1, b=2)|from collections import UserDict",
        "OrderedDict(b=2, a=1)|from collections import OrderedDict",
        "defaultdict(int, a=1, b=2)|from collections import defaultdict",
        "Counter(a=1, b=2)|from collections import Counter",
        "ChainMap({'a': 1}, {'b': 2})|from collections import ChainMap",
        "MappingProxyType({'a': 1, 'b': 2})|from types import MappingProxyType",
        "pd.Series({'a': 1, 'b': 2})|import pandas as pd",
        "{np.str_('a'): 1, 'b': np.int64(2)}|import numpy as np",
        "M({'a': 1, 'b': 2})|class M(dict):\n    def __missing__(self, k): return 0",
        "{'a': F(1), 'b': 2}|class F(float): pass",
    )),
    "3": ((THREE,), (
        "F(3)|class F(float): pass", "I(3)|class I(int): pass", "np.float64(3)|import numpy as np",
        "np.int32(3)|import numpy as np", "np.longdouble(3)|import numpy as np", "np.array(3.)|import numpy as np",
        "Fraction(3)|from fractions import Fraction", "Decimal(3)|from decimal import Decimal", "3 + 0j|",
        "sp.Integer(3)|import sympy as sp", "sp.sqrt(9)|import sympy as sp", "np.array([3.])|import numpy as np",
        "E.A|from enum import IntEnum\nclass E(IntEnum):\n    A = 3", "mp.mpf(3)|import mpmath as mp",
        "pd.Series([3.]).sum()|import pandas as pd", "np.ma.array([1, 2]).sum()|import numpy as np",
    )),
    "'ab'": ((TEXT,), (
        "S('ab')|class S(str): pass", "np.str_('ab')|import numpy as np",
        "E.A|from enum import StrEnum\nclass E(StrEnum):\n    A = 'ab'",
        "UserString('ab')|from collections import UserString",
    )),
    "{1, 2}": ((SET,), (
        "frozenset([1, 2])|", "S([1, 2])|class S(set): pass", "{1: 0, 2: 0}.keys()|",
        "{np.int64(1), 2}|import numpy as np", "{True, 2}|", "sp.FiniteSet(1, 2)|import sympy as sp",
    )),
}  # fmt: skip


@pytest.mark.parametrize(("plain", "place"), [(p, i) for p in ODD for i in range(len(ODD[p][0]))])
def test_a_value_of_another_type_gets_what_python_gives_it(plain, place, options):
    """Each of these kinds crosses, for Python says that it passes; and those that do not, do not."""
    tests, kinds = ODD[plain]
    test = tests[place]
    style = Style(f"def f(): return {plain}", "", "", test)
    plan = styled.rehearsed(style, options)
    for odd in kinds:
        value, _, before = odd.partition("|")
        answer = f"{before}\ndef f(): return {value}"
        try:
            exec(f"{answer}\n{test}", {"__name__": "__main__"})
        except Exception:
            continue  # what a notebook would refuse
        got, why = styled.points(plan, style, answer, options)
        assert got == style.points, (odd, why)
