"""A course whose questions ask about many cases at once, and others that plain data may lie to.

Of each question: the instructor's answer and the test.
"""

from small_course import answer, cell, test

NAME = "asked"
SETUP = """
import math, random
from fractions import Fraction
import numpy as np
import sympy as sp
from dpedu import checks
"""
QUESTIONS = {
    'exactly': (
        'def exactly(x):\n    return 7.3 * x',
        'for x in (1.1, 2.7, 31.4):\n    assert exactly(x) == 7.3 * x',
    ),
    'total': (
        'def total(xs):\n    return sum(xs)',
        "with checks.question(total, xs=checks.lists(checks.whole(0, 9), 1, 12), returns=checks.equal) as asked:\n    asked.shows([1, 2], gives=3, why='Sum.')\n    ### BEGIN HIDDEN TESTS\n    asked.holds(lambda xs: sum(xs), 'SUM-SECRET-1111')\n    ### END HIDDEN TESTS",
    ),
    'ordered': (
        'def ordered(xs):\n    return sorted(xs)',
        "with checks.question(ordered, xs=checks.lists(checks.whole(0, 99), 1, 12), returns=checks.agrees) as asked:\n    ### BEGIN HIDDEN TESTS\n    asked.holds(lambda xs: sorted(xs), 'Why.')\n    ### END HIDDEN TESTS",
    ),
    'mapped': (
        'def mapped(f, xs):\n    return [f(x) for x in xs]',
        "### BEGIN HIDDEN TESTS\nwith checks.question(mapped, f=checks.functions('functions', [lambda x: x * x + 17, lambda x: 3 * x + 5]), xs=checks.lists(checks.whole(0, 9), 1, 5), returns=checks.agrees) as asked:\n    asked.holds(lambda f, xs: [f(x) for x in xs], 'Why.')\n### END HIDDEN TESTS",
    ),
    'parts': (
        'def parts(xs):\n    return [x / sum(xs) for x in xs]',
        "with checks.question(parts, xs=checks.lists(checks.whole(1, 9), 2, 6), returns='a list') as asked:\n    def check(xs):\n        found = asked.call(xs)\n        got = checks.numbers(found, 'Shares.', length=len(xs))\n        for g, x in zip(got, xs):\n            assert abs(g - x / sum(xs)) < 1e-9\n    asked.each(check)",
    ),
    'shareof': (
        'def shareof(xs):\n    return [Fraction(x, sum(xs)) for x in xs]',
        "with checks.question(shareof, xs=checks.lists(checks.whole(1, 9), 2, 6), returns=checks.distribution) as asked:\n    asked.holds(lambda xs: [Fraction(x, sum(xs)) for x in xs], 'Shares.')",
    ),
    'many': (
        'def many(p, rng):\n    return int(rng.random() < p)',
        "from dpedu.checks.calls import repeat\nrng = checks.generator('many')\nbits = [each.result for each in repeat(many, 2000, 0.25, rng)]\nassert len(bits) == 2000 and set(bits) == {0, 1}\nassert 400 < sum(bits) < 600",
    ),
    'relative': (
        'def relative(x):\n    return 7.3 * x',
        'for x in (1.1, 2.7, 31.4):\n    assert abs(relative(x) / (7.3 * x) - 1) < 1e-9',
    ),
    'absolute': (
        'def absolute(x):\n    return 7.3 * x',
        'for x in (1.1, 2.7, 31.4):\n    assert abs(absolute(x) - 7.3 * x) < 1e-9',
    ),
    'inside': (
        'def inside(n):\n    return [k for k in range(1, n + 1) if n % k == 0]',
        'for n in (12, 28, 97):\n    found = inside(n)\n    for k in range(1, 100):\n        assert (k in found) == (n % k == 0)',
    ),
    'series': (
        'def series(n):\n    return (k * k for k in range(n))',
        'for n in (3, 6):\n    for k, each in enumerate(series(n)):\n        assert each == k * k\n    assert sum(1 for _ in series(n)) == n',
    ),
    'guess': (
        'def guess(ask):\n    return next(k for k in range(100) if ask(k))',
        'import itertools\nfor secret in (17, 63):\n    assert guess(lambda k: k == secret) == secret',
    ),
}  # fmt: skip
RIGHT = {name: reference for name, (reference, _) in QUESTIONS.items()}
BLANK = dict.fromkeys(QUESTIONS, "raise NotImplementedError")
CELLS = [
    cell("code", SETUP, "setup", locked=True),
    *(
        made
        for name, (reference, judged) in QUESTIONS.items()
        for made in (
            answer(name, f"### BEGIN SOLUTION\n{reference}\n### END SOLUTION"),
            test(f"{name}_tests", judged, 1),
        )
    ),
]
