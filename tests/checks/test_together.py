"""Answers in another process: asked about many cases with one message, and nobody sees it."""

import pytest

from dpedu.checks import kinds
from dpedu.checks.calls import together
from dpedu.checks.numbers import equal
from dpedu.checks.question import question


class Elsewhere:
    """A function in another process, which counts the messages and the calls."""

    __name__ = "double"

    def __init__(self, function):
        self.function, self.messages, self.calls = function, [], []

    def __call__(self, *given):
        self.messages.append(1)
        return self._called(given)

    def together(self, every):
        self.messages.append(len(every))
        found = [self._said(given) for given in every]
        return [lambda said=said: said for said in found]

    def _called(self, given):
        self.calls.append(given)
        return self.function(*given)

    def _said(self, given):
        try:
            return self._called(given), None
        except Exception as error:
            return None, error


def double(x):
    return 2 * x


def asked_about(function, check=None, cases=200):
    with question(function, x=kinds.whole(0, 10**6), returns=equal) as asked:
        if check is None:
            asked.holds(lambda x: x + x, "Twice.", also=[(k,) for k in range(cases)])
        else:
            asked.each(lambda x: check(asked, x), also=[(k,) for k in range(cases)])


def test_messages_grow_and_each_case_is_asked_once():
    there = Elsewhere(double)
    asked_about(there)
    assert there.messages[:5] == [1, 2, 4, 8, 16]
    assert len(there.messages) < 14
    assert [x for (x,) in there.calls[:200]] == list(range(200))
    assert len(there.calls) == sum(there.messages)


def test_a_wrong_answer_is_asked_about_few_cases_and_told_the_first():
    for first in (0, 1, 5, 40):
        there = Elsewhere(lambda x, first=first: 2 * x + (x >= first))
        with pytest.raises(AssertionError, match=rf"double\({first}\) returned {2 * first + 1}"):
            asked_about(there)
        assert len(there.calls) <= 2 * first + 1


def test_errors_come_where_they_belong():
    there = Elsewhere(lambda x: 2 * x // (x != 9))
    with pytest.raises(AssertionError, match=r"double\(9\) stopped with ZeroDivisionError"):
        asked_about(there)

    def unanswered(x):
        raise NotImplementedError

    with pytest.raises(NotImplementedError):
        asked_about(Elsewhere(unanswered))


def test_a_check_that_asks_about_something_else_gets_that():
    there, seen = Elsewhere(double), []
    asked_about(there, lambda asked, x: seen.append(asked.call(x + 10**5).value))
    assert seen[:200] == [2 * x + 2 * 10**5 for x in range(200)]
    assert len(there.calls) == len(seen) + 1  # one was asked in vain: no more are
    assert set(there.messages) == {1}


def test_a_second_call_with_the_same_arguments_is_a_second_call():
    there, seen = Elsewhere(double), []
    asked_about(there, lambda asked, x: seen.append((asked.call(x).value, asked.call(x).value)))
    assert all(one == other for one, other in seen)
    assert len(there.calls) == 2 * len(seen)


def test_a_function_at_hand_is_called_as_ever():
    assert together(double, [(1,), (2,)]) is None


@pytest.mark.parametrize("stated", ["in words", "for all to use"])
def test_no_case_is_asked_about_that_the_condition_leaves_out(stated):
    """A right answer need not come to an end there."""

    def fits(x):
        return x < 100

    def check(asked, x):
        if fits(x):
            equal(asked.call(x), 2 * x, "Twice.")

    there = Elsewhere(double)
    where = fits if stated == "for all to use" else None
    made = {"where": where, "condition": "`x` is below 100", "returns": equal}
    with question(there, x=kinds.whole(0, 10**6), **made) as asked:
        cases = [(k,) for k in range(200) if where is None or fits(k)]
        asked.each(lambda x: check(asked, x), also=cases)
    assert len(there.calls) > 50
    assert all(fits(x) for (x,) in there.calls)
