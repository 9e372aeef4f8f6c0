"""What a declared domain makes cases of."""

from fractions import Fraction

import pytest

from dpedu.checks import kinds
from dpedu.checks.numbers import close, equal
from dpedu.checks.question import question


def test_a_short_list_is_tried_at_every_length():
    lengths = {len(entries) for entries in kinds.lists(kinds.whole(0, 9), 1, 12).edges({})}
    assert lengths == {*range(1, 13)}
    lengths = {len(entries) for entries in kinds.lists(kinds.whole(0, 9), 0, 40).edges({})}
    assert lengths == {0, 1, 2, 17, 40}


def test_a_question_may_ask_for_more_drawn_cases():
    seen = {20: set(), 90: set()}
    for drawn, found in seen.items():
        with question(lambda x: found.add(x) or x, x=kinds.whole(0, 10**6), returns=equal) as asked:  # noqa: B023
            asked.holds(lambda x: x, "The number itself.", drawn=drawn)
    assert len(seen[90]) - len(seen[20]) > 40


def test_equal_texts_and_numbers_come_as_objects_of_their_own():
    """Whoever compares by `is` finds nothing."""

    def find(names, one):
        return next((i for i, name in enumerate(names) if name is one), None)

    names, number = ["Oslo", "Bergen"], 10**6
    for listed, one in ((names, names[1]), ([0, number], number), ([("a b", 1)], ("a b", 1))):
        with question(
            find,
            names=kinds.own("a list", [listed], mutable=True),
            one=kinds.own("one of them", [one]),
            returns=equal,
        ) as asked:
            assert asked.call(listed, one).result is None


def test_an_answer_gets_the_very_list_that_is_looked_at_afterwards():
    with (
        question(
            lambda names: names.reverse(),
            names=kinds.own("a list", [["Oslo", "Bergen"]], mutable=True),
            returns=equal,
        ) as asked,
        pytest.raises(AssertionError, match="names"),
    ):
        asked.call(["Oslo", "Bergen"])


def test_whole_numbers_stand_side_by_side():
    """A division that is another one for ints shows."""
    domain = {"top": kinds.real(1, 100), "part": kinds.real(Fraction(1, 10), 10)}

    def divide(top, part):
        both = isinstance(top, int) and isinstance(part, int)
        return top // part if both and top > part else top / part

    with question(divide, returns=close, **domain) as asked, pytest.raises(AssertionError):
        asked.holds(lambda top, part: Fraction(top) / Fraction(part), "A quotient.", drawn=0)


def test_an_end_that_stands_apart_comes_as_an_int_and_as_a_float():
    edges = kinds.either(kinds.choice(0, 1), kinds.real(Fraction(1, 10), Fraction(1, 2))).edges({})
    assert {(type(v), v) for v in edges} >= {(int, 0), (float, 0.0), (int, 1), (float, 1.0)}
