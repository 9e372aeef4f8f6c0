"""The checks that assignments call: what they accept, what they refuse, and in which words."""

from __future__ import annotations

import math
import statistics
import subprocess
import sys
import types
import warnings
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy as sp
from scipy.stats import binom

from dpedu import checks
from dpedu.checks import chance


class Unshowable:
    """A value that cannot be shown, turned into a number or compared."""

    def __repr__(self) -> str:
        raise RuntimeError("no")

    def __float__(self) -> float:
        raise RuntimeError("no")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = None  # type: ignore[assignment]


def inside_itself() -> list[Any]:
    value: list[Any] = []
    value.append(value)
    return value


ODD = {
    "none": None,
    "not implemented": NotImplemented,
    "ellipsis": ...,
    "string": "0.25",
    "bytes": b"1",
    "nan": math.nan,
    "numpy nan": np.float64("nan"),
    "infinity": math.inf,
    "complex": 0.25 + 0j,
    "boolean": True,
    "empty": [],
    "nested": [[0.25]],
    "dictionary": {0: 0.25},
    "set": {0.25},
    "long list": list(range(100_000)),
    "huge array": np.zeros((1000, 1000)),
    "matrix": np.eye(2),
    "object array": np.array([None, "x"]),
    "huge integer": 10**10_000,
    "function": math.sqrt,
    "type": int,
    "exception": ValueError("no"),
    "generator": (i for i in range(2)),
    "unshowable": Unshowable(),
    "inside itself": inside_itself(),
    "strings": ["0.25", "0.75"],
    "nones": [None, None],
    "symbol": sp.Symbol("unknown"),
    "relation": sp.Symbol("x") < 1,
}
odd = pytest.mark.parametrize("value", ODD.values(), ids=ODD.keys())


def message(check: Any, *args: Any, **kwargs: Any) -> str:
    with pytest.raises(AssertionError) as caught:
        check(*args, **kwargs)
    return str(caught.value)


# Odd values --------------------------------------------------------------------------------------


@odd
@pytest.mark.parametrize(
    "check",
    [
        lambda v: checks.close(v, 0.25, "why"),
        lambda v: checks.close(v, (0.25, 0.75), "why"),
        lambda v: checks.equal(v, Fraction(1, 4), "why"),
        lambda v: checks.distribution(v, (0.25, 0.75), "why"),
        lambda v: checks.identity(v, sp.Symbol("p"), "why"),
        lambda v: checks.numbers(v, "why", length=2),
        lambda v: checks.outcomes(v, length=2, among=(0, 1), why="why"),
        lambda v: checks.close(checks.call(lambda: v), 0.25, "why", mistakes={0.5: "a"}),
        lambda v: checks.agrees(v, [("a", {1, 2}), {"b": Fraction(1, 4)}], "why"),
    ],
    ids=[
        *("close", "close pair", "equal", "distribution", "identity", "numbers", "outcomes"),
        *("call", "agrees"),
    ],
)
def test_an_odd_value_fails_with_a_short_message(check: Any, value: Any) -> None:
    text = message(check, value)
    assert text.endswith("why")
    assert len(text) < 300
    assert text.count("\n") <= 2


@odd
def test_an_odd_value_is_no_function(value: Any) -> None:
    if not callable(value):
        assert message(checks.call, value).startswith("A function was asked for")


# Numbers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [0.25, Fraction(1, 4), Decimal("0.25"), np.float32(0.25), np.array(0.25), sp.Rational(1, 4)],
)
def test_any_kind_of_number_is_a_number(value: Any) -> None:
    checks.close(value, 0.25, "why")
    assert checks.number(value, "why") == 0.25


@pytest.mark.parametrize(
    "value", [(1, 2), [1.0, 2.0], np.array([1, 2]), [Fraction(1), sp.Integer(2)]]
)
def test_any_kind_of_sequence_is_a_sequence(value: Any) -> None:
    checks.close(value, (1, 2), "why")


def test_numbers_are_handed_on_and_counted() -> None:
    assert checks.numbers(np.array([1, 2]), "Two.") == (1.0, 2.0)
    assert checks.numbers((Fraction(1, 2), 2), "Two.", length=2) == (0.5, 2.0)
    with pytest.raises(AssertionError, match="a sequence of 3 numbers was expected"):
        checks.numbers([1, 2], "Three.", length=3)
    with pytest.raises(AssertionError, match="a sequence of numbers was expected"):
        checks.numbers([], "At least one.")
    with pytest.raises(AssertionError, match="entry 1 is None"):
        checks.numbers([1, None], "Two.")


def test_small_numbers_are_compared_by_their_ratio() -> None:
    checks.close(1e-7 * (1 + 1e-12), 1e-7, "why")
    assert "1.01e-07, but 1e-07" in message(checks.close, 1.01e-7, 1e-7, "why")


def test_infinity_may_be_expected() -> None:
    checks.close(math.inf, math.inf, "why")
    message(checks.close, 700.0, math.inf, "why")


def test_a_message_says_call_result_expectation_reason_and_mistake() -> None:
    def rate(yes: int, n: int) -> float:
        return yes / n

    text = message(
        checks.close, checks.call(rate, 3, n=4), 1, "The coins.", mistakes={0.75: "it was plain"}
    )
    assert text.splitlines() == [
        "rate(3, n=4) returned 0.75, but 1.0 was expected.",
        "The coins.",
        "It looks as if it was plain.",
    ]


def test_numbers_that_look_alike_are_shown_in_full() -> None:
    assert "0.3333333, but 0.3333333333333333" in message(checks.close, 0.3333333, 1 / 3, "why")


def test_exact_means_exact() -> None:
    checks.equal(np.int64(2), 2, "why")
    checks.equal(sp.Rational(1, 3), Fraction(1, 3), "why")
    assert "a rounded number" in message(checks.equal, 0.5, Fraction(1, 2), "why")


def test_probabilities_are_not_negative_and_sum_to_one() -> None:
    checks.distribution([0.25, 0.75], (0.25, 0.75), "why")
    assert "never negative" in message(checks.distribution, [-0.5, 1.5], (0.5, 0.5), "why")
    assert "sums to 0.9" in message(checks.distribution, [0.4, 0.5], (0.5, 0.5), "why")


def test_no_message_is_written_about_a_right_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts take longer than numbers: written for every entry, they make a test cell slow."""

    def show(value: object) -> str:
        raise AssertionError(f"a text was made of {type(value)}")

    for module in ("calls", "chance", "numbers"):
        monkeypatch.setattr(sys.modules[f"dpedu.checks.{module}"], "show", show)
    many = [0.25] * 1000
    for sequence in (many, np.array(many), [Fraction(1, 4)] * 1000):
        assert checks.numbers(sequence, "why") == tuple(many)
        checks.close(sequence, many, "why")
        checks.same(sequence, list(sequence), "why")
    checks.distribution([Fraction(1, 4)] * 4, (0.25,) * 4, "why")
    checks.outcomes([0, 1] * 500, length=1000, among=(0, 1), why="why")
    checks.frequencies([0, 1] * 500, {0: 0.5, 1: 0.5}, "why")


# Plain data --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([1, None, "a"], (1, None, "a")),
        (np.array([[1, 2], [3, 4]]), [(1, 2), (3, 4)]),
        ([np.int64(3), (np.str_("b"),)], [3, ["b"]]),
        ({("a", 1): {np.int64(2), 3}}, {("a", 1): frozenset({2, 3})}),
        (Counter("aab"), {"b": 1, "a": 2}),
        (Fraction(2, 4), Fraction(1, 2)),
        (None, None),
    ],
)
def test_plain_data_agree_whatever_holds_them(value: Any, expected: Any) -> None:
    checks.agrees(value, expected, "why")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([1, 2], [2, 1]),
        ([1], 1),
        ({1: 2}, {1: 3}),
        ({1}, [1]),
        ("ab", ["a", "b"]),
        (1 / 3, Fraction(1, 3)),
    ],
)
def test_other_data_do_not_agree(value: Any, expected: Any) -> None:
    assert message(checks.agrees, value, expected, "why").endswith("was expected.\nwhy")


ROWS = {x: {(a, b): Fraction(1 + x, 4 + b) for a in "01" for b in range(9)} for x in (0, 1)}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            lambda rows: rows[1].update({("1", 8): Fraction(1, 7)}),
            "At [1][('1', 8)] it is 1/7, not 1/6.",
        ),
        (lambda rows: rows.pop(0), "It has no entry 0."),
        (lambda rows: rows[0].pop(("0", 3)), "At [0] it has no entry ('0', 3)."),
        (lambda rows: rows[0].update({"x": 1}), "At [0] it has an entry 'x' too many."),
        (lambda rows: rows.update({1: 5}), "At [1] it is 5, not "),
        (lambda rows: rows.update({1: ["a" * 99] * 3}), "At [1] it is ('"),
    ],
)
def test_of_long_values_the_first_place_that_differs_is_said(changed, said):
    rows = {x: dict(row) for x, row in ROWS.items()}
    changed(rows)
    text = message(lambda v: checks.agrees(v, ROWS, "why"), rows)
    assert said in text.splitlines()[0]


def test_of_long_lists_the_first_place_that_differs_is_said():
    long = [["ab" * 9, [k, {k}]] for k in range(12)]
    for changed, said in (
        ([*long[:5], ["ab" * 9, [5, {6}]], *long[6:]], "At [5][1][1] it is {6}, not {5}."),
        (long[:-1], "It has 11 entries, not 12."),
    ):
        text = message(lambda v: checks.agrees(v, long, "why"), changed)
        assert said in text.splitlines()[0]


def test_a_mistake_is_named_where_nothing_can_be_hashed() -> None:
    wrong = [({"a": [1]}, "the first was forgotten"), ({"a": [2]}, "the second was forgotten")]
    text = message(lambda v: checks.agrees(v, {"a": [1, 2]}, "why", mistakes=wrong), {"a": (2,)})
    assert text.splitlines()[-1] == "It looks as if the second was forgotten."


# Calls -------------------------------------------------------------------------------------------


def test_an_unanswered_question_says_so() -> None:
    def stub() -> None:
        raise NotImplementedError

    with pytest.raises(NotImplementedError):
        checks.call(stub)


@pytest.mark.parametrize("error", [ZeroDivisionError("division by zero"), SystemExit(1)])
def test_an_error_is_reported_with_its_call(error: BaseException) -> None:
    def stops(x: int) -> None:
        raise error

    answer = checks.call(stops, 3)
    with pytest.raises(AssertionError) as caught:
        _ = answer.value
    assert str(caught.value).startswith(f"stops(3) stopped with {type(error).__name__}")
    assert caught.value.__cause__ is error


@pytest.mark.parametrize(
    "check",
    [
        lambda a: checks.close(a, 0.25, "The idea."),
        lambda a: checks.equal(a, 1, "The idea."),
        lambda a: checks.distribution(a, (0.25, 0.75), "The idea."),
        lambda a: checks.identity(a, sp.Symbol("p"), "The idea."),
        lambda a: checks.number(a, "The idea."),
        lambda a: checks.numbers(a, "The idea."),
        lambda a: checks.outcomes(a, length=2, among=(0, 1), why="The idea."),
        lambda a: checks.same([1], a, "The idea."),
        lambda a: checks.agrees(a, {"a": 1}, "The idea."),
    ],
    ids=[
        *("close", "equal", "distribution", "identity", "number", "numbers", "outcomes", "same"),
        "agrees",
    ],
)
def test_an_error_is_reported_with_the_sentence_of_the_check(check: Any) -> None:
    def naive(x: float) -> float:
        return 1 / x

    assert message(check, checks.call(naive, 0)).splitlines() == [
        "naive(0) stopped with ZeroDivisionError: division by zero",
        "The idea.",
    ]


def test_warnings_and_the_error_stream_are_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    def noisy() -> int:
        warnings.warn("look", stacklevel=1)
        print("oops", file=sys.stderr)
        return 1

    assert checks.call(noisy).value == 1
    assert capsys.readouterr().err == ""


def test_a_call_shows_its_arguments_before_the_function_changes_them() -> None:
    assert checks.call(list.clear, [1, 2]).text == "clear([1, 2])"


# Formulas ----------------------------------------------------------------------------------------

p, theta = sp.symbols("p theta")


@pytest.mark.parametrize(
    "formula",
    [
        theta,
        (p + (1 - 2 * p) * theta - p) / (1 - 2 * p),
        sp.Float(0.5) * theta + theta / 2,
        theta * (1 - p) ** 2 / (1 - 2 * p + p**2),
    ],
)
def test_the_form_of_a_formula_does_not_matter(formula: Any) -> None:
    checks.identity(formula, theta, "why")


@pytest.mark.parametrize("formula", [p, theta + 1e-6, theta**2, sp.sin(theta), 0, sp.nan, sp.oo])
def test_another_formula_is_refused(formula: Any) -> None:
    message(checks.identity, formula, theta, "why")


# Rules -------------------------------------------------------------------------------------------


def test_a_forbidden_function_raises_wherever_it_was_imported() -> None:
    import dpedu
    from dpedu.privacy import channel

    with checks.forbids("dpedu.privacy.channel.Channel"):
        for holder in (dpedu, channel):
            with pytest.raises(PermissionError, match="Channel may not be used"):
                holder.Channel([[1]])
    assert isinstance(dpedu.Channel, type)


def test_forbidding_ends_even_after_a_failure() -> None:
    original = statistics.mean
    with pytest.raises(AssertionError), checks.forbids("statistics.mean"):
        checks.close(checks.call(statistics.mean, [1]), 1, "why")
    assert statistics.mean is original


@pytest.mark.parametrize(
    ("alias", "forbidden"),
    [
        ("from dpedu import Channel as alias", "dpedu.Channel"),
        ("from dpedu import Channel as alias", "dpedu.privacy.channel.Channel"),
        ("from dpedu import RandomisedResponse as R; alias = R.estimate", "R.estimate"),
        ("from dpedu import RandomisedResponse as R; alias = R.two_coins().estimate", "R.estimate"),
        ("from dpedu import RandomisedResponse as R; alias = R.from_epsilon", "R.from_epsilon"),
        (
            "import functools, dpedu; alias = functools.partial(dpedu.Channel, [[1]])",
            "dpedu.Channel",
        ),
        (
            "import dpedu\nclass Own:\n    tool = dpedu.Channel\nalias = Own().tool",
            "dpedu.Channel",
        ),
    ],
)
def test_a_name_given_before_does_not_get_around_it(
    alias: str, forbidden: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook = types.ModuleType("__main__")
    monkeypatch.setitem(sys.modules, "__main__", notebook)
    exec(alias + "\ndef answer():\n    return alias()", vars(notebook))
    before = dict(vars(notebook))
    with checks.forbids(forbidden.replace("R.", "dpedu.RandomisedResponse.")):
        assert isinstance(checks.call(notebook.answer).error, PermissionError)
    assert vars(notebook) == before
    assert not isinstance(checks.call(notebook.answer).error, PermissionError)


def test_a_class_of_the_notebook_gives_no_shelter(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = types.ModuleType("__main__")
    monkeypatch.setitem(sys.modules, "__main__", notebook)
    exec("import statistics\nclass Own:\n    tool = statistics.mean", vars(notebook))
    with checks.forbids("statistics.mean"), pytest.raises(PermissionError):
        notebook.Own.tool([1])
    assert notebook.Own.tool([1]) == 1


def test_a_method_is_forbidden_to_objects_made_before() -> None:
    import dpedu

    coins = dpedu.RandomisedResponse.two_coins()
    with checks.forbids("dpedu.RandomisedResponse.estimate"), pytest.raises(PermissionError):
        coins.estimate([1])
    assert coins.estimate([1]).value == Fraction(3, 2)


@pytest.mark.parametrize("name", ["dpedu.NoSuchThing", "no_such_module.mean", "mean"])
def test_forbidding_what_does_not_exist_is_a_fault_of_the_author(name: str) -> None:
    with pytest.raises(LookupError), checks.forbids(name):
        pass


def test_the_error_must_be_of_the_kind_asked() -> None:
    checks.raises(ValueError, int, "x", why="why")
    assert "a KeyError was expected" in message(
        checks.raises, KeyError, int, "x", why="why"
    ).lower().replace("keyerror", "KeyError")
    assert "returned 1" in message(checks.raises, ValueError, int, "1", why="why")


def test_a_notebook_for_another_version_stops() -> None:
    from importlib import metadata

    major, minor = metadata.version("dpedu").split(".")[:2]
    checks.requires(f"{major}.{minor}.99")
    with pytest.raises(ImportError, match="was written for dpedu"):
        checks.requires(f"{major}.{int(minor) + 1}.0")


# Chance ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 7, 400, 10_000])
@pytest.mark.parametrize("probability", [0.0, 1e-9, 0.03, 0.25, 0.501, 0.9, 1.0])
def test_the_tails_are_those_of_the_binomial_distribution(n: int, probability: float) -> None:
    for count in {0, n, *(round(n * share) for share in (0.01, 0.2, 0.25, 0.48, 0.5, 0.53, 0.95))}:
        found = chance.binomial_tail(count, n, probability)
        exact = float(binom.cdf(count, n, probability))
        assert exact >= 0.5 if found == 1 else found == pytest.approx(exact, rel=1e-8, abs=1e-300)


def test_the_range_within_chance_is_what_is_accepted() -> None:
    n, fair = 40, {1: 0.3, 0: 0.7}
    accepted = []
    for count in range(n + 1):
        try:
            checks.frequencies([1] * count + [0] * (n - count), fair, "why", false_alarm=0.01)
            accepted.append(count)
        except AssertionError:
            pass
    text = message(checks.frequencies, [1] * n, fair, "why", false_alarm=0.01)
    assert f"from {accepted[0]} to {accepted[-1]} are within chance" in text


def test_random_checks_do_without_scipy() -> None:
    program = (
        "import sys; from dpedu import checks\n"
        "checks.frequencies([0, 1] * 50, {0: 0.5, 1: 0.5}, 'why')\n"
        "assert not [name for name in sys.modules if name.startswith('scipy')]"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("n", [10, 300])
@pytest.mark.parametrize("probability", [0.0, 0.05, 0.25, 0.5, 1.0])
def test_a_right_answer_is_refused_no_more_often_than_stated(n: int, probability: float) -> None:
    """The rate, computed: the probability of all counts that the check refuses."""
    rate, refused = 1e-3, 0.0
    for count in range(n + 1):
        try:
            checks.frequencies(
                [1] * count + [0] * (n - count),
                {1: probability, 0: 1 - probability},
                "why",
                false_alarm=rate,
            )
        except AssertionError:
            refused += binom.pmf(count, n, probability)
    assert refused <= rate


NOISES = {  # draws, the share that a right answer has, and that of a wrong one
    "flips: no noise": (1500, 0.25, 0.0),
    "flips: half": (1500, 0.25, 0.125),
    "flips: double": (1500, 0.25, 0.5),
    "flips: swapped": (1500, 0.25, 0.75),
    # Laplace noise further out than λ ln 5, at so many times the scale.
    "Laplace: no noise": (2000, 0.2, 0.0),
    "Laplace: half": (2000, 0.2, 5**-2.0),
    "Laplace: double": (2000, 0.2, 5**-0.5),
    "Laplace: variance for scale": (2000, 0.2, 5 ** (-1 / 8)),
}


@pytest.mark.parametrize(("n", "right", "actual"), NOISES.values(), ids=NOISES)
def test_a_wrong_noise_is_accepted_at_most_once_in_a_million(
    n: int, right: float, actual: float
) -> None:
    """The power, computed, at the sizes that the assignments use."""
    expected = {1: right, 0: 1 - right}
    accepted = 0.0
    for count in range(n + 1):
        chance = binom.pmf(count, n, actual)
        if chance > 1e-11:  # rarer counts are taken as accepted: all together below 1e-7
            try:
                checks.frequencies([1] * count + [0] * (n - count), expected, "why")
            except AssertionError:
                continue
        accepted += chance
    assert accepted <= 1e-6


@pytest.mark.parametrize("none", [[], (), np.array([])])
def test_no_draws_show_nothing(none) -> None:
    text = message(checks.frequencies, none, {0: 0.5, 1: 0.5}, "why")
    assert text.startswith("There are no draws")


def test_an_impossible_outcome_is_named() -> None:
    assert "2 came out, which is impossible" in message(
        checks.frequencies, [0, 1, 2], {0: 0.5, 1: 0.5}, "why"
    )


def test_frequencies_are_said_in_words() -> None:
    words = {0: "answers are *no*", 1: "answers are *yes*"}
    text = message(checks.frequencies, [1] * 1500, {0: 0.25, 1: 0.75}, "why", words=words)
    assert text.startswith("0 of the 1500 answers are *no*: too few. About 375 were expected, ")
    text = message(checks.frequencies, [1] * 1500, {0: 0.25, 1: 0.75}, "why")
    assert text.startswith("0 of the 1500 draws are 0: too few.")


def test_a_random_mistake_is_named() -> None:
    mistakes = {(1, 0): "nothing flips", (0.5, 0.5): "a fair coin answers"}
    for draws, mistake in (([0] * 1000, "nothing flips"), ([0, 1] * 500, "a fair coin answers")):
        text = message(checks.frequencies, draws, {0: 0.75, 1: 0.25}, "why", mistakes=mistakes)
        assert text.endswith(f"It looks as if {mistake}.")


BAD_LAWS = [(0.5, 0.4), (1.5, -0.5), (1, 1), (0, 0), (math.nan, 1), ("1", 0), (True, False)]
BAD_RATES = [0, 1, 2, -1, math.nan, "1", None, True]


@pytest.mark.parametrize("bad", BAD_LAWS)
@pytest.mark.parametrize("answer", [[0, 0], [0.5, 0.5], None])
def test_what_is_expected_must_be_a_distribution(answer: Any, bad: tuple[Any, Any]) -> None:
    """By every check that takes one: the answer would be blamed."""
    law = dict(enumerate(bad))
    for check in (
        lambda: checks.frequencies(answer, law, "why"),
        lambda: checks.distribution(answer, bad, "why"),
        lambda: checks.among(law),
    ):
        with pytest.raises((TypeError, ValueError), match="^(expected|chances) must"):
            check()


@pytest.mark.parametrize("bad", BAD_RATES)
def test_what_a_check_cannot_use_is_not_blamed_on_the_answer(bad: Any) -> None:
    table = [checks.Calls(1, (), checks.coin(0.5))]
    with checks.trial(1) as trial:
        for check in (
            lambda: checks.frequencies([0], {0: 1.0}, "why", false_alarm=bad),
            lambda: checks.joint_law(iter, table, "why", name="x", false_alarm=bad),
        ):
            with pytest.raises((TypeError, ValueError), match="^false_alarm must"):
                check()
    assert trial.false_alarm == 0


@pytest.mark.parametrize("bad", [math.nan, -1, "1", None, True])
def test_arguments_of_checks_are_refused_by_name(bad: Any) -> None:
    for name in ("tolerance", "smallest"):
        with pytest.raises((TypeError, ValueError), match=f"^{name} must"):
            checks.close(1, 1, "why", **{name: bad})
    with pytest.raises((TypeError, ValueError), match="^scale must"):
        checks.laplace(bad)
    with pytest.raises((TypeError, ValueError), match="^p must"):
        checks.coin(bad)


def test_no_answer_is_asked_to_be_nan() -> None:
    for answer, expected in [(math.nan, math.nan), (1, math.nan), ([1, 2], [1, math.nan])]:
        with pytest.raises(ValueError, match="^expected must not be NaN"):
            checks.close(answer, expected, "why")


def test_a_trial_changes_the_draws_and_adds_up_the_rates() -> None:
    usual = checks.generator("q").random()
    with checks.trial(7) as trial:
        other = checks.generator("q").random()
        checks.frequencies([0] * 9, {0: 1.0}, "why", false_alarm=1e-4)
        checks.frequencies([0] * 9, {0: 1.0}, "why", false_alarm=2e-4)
    assert usual != other
    assert usual == checks.generator("q").random()
    assert trial.false_alarm == pytest.approx(3e-4)


def test_the_global_generator_of_numpy_is_left_alone() -> None:
    before = np.random.get_state()[1].tolist()  # noqa: NPY002
    checks.generator("q").random(10)
    assert np.random.get_state()[1].tolist() == before  # noqa: NPY002


def test_equal_seeds_give_equal_sequences() -> None:
    checks.same([0, 1], np.array([0, 1]), "why")
    message(checks.same, [0, 1], [1, 0], "why")
    message(checks.same, [0, 1], [0, 1, 1], "why")
    message(checks.same, None, [0, 1], "why")


def test_a_matrix_is_a_sequence_of_its_rows() -> None:
    checks.same(np.eye(2), np.eye(2), "why")
    checks.same(np.eye(2), [[1, 0], [0, 1]], "why")
    assert message(checks.same, np.eye(2), np.zeros((2, 2)), "why").endswith("why")


def test_outcomes_are_counted_and_looked_at() -> None:
    assert checks.outcomes([True, 0.0, np.int8(1)], length=3, among=(0, 1), why="why") == [1, 0, 1]
    assert "2 values, and not 3" in message(
        checks.outcomes, [0, 1], length=3, among=(0, 1), why="why"
    )
    assert "with 2 in it; each is 0 or 1" in message(
        checks.outcomes, [0, 2], length=2, among=(0, 1), why="why"
    )


def test_a_small_number_is_compared_by_its_digits_where_that_is_asked() -> None:
    checks.close(1e-13, 2e-13, "Both are nearly nothing.")
    checks.close(1e-13 * (1 + 1e-10), 1e-13, "The same digits.", smallest=0)
    with pytest.raises(AssertionError, match=r"1e-13, but 2e-13 was expected"):
        checks.close(1e-13, 2e-13, "A small chance.", smallest=0)


def test_shares_are_exact_distributions_and_those_of_a_pair_are_of_one_length() -> None:
    one, other = checks.shares(1, 8), checks.shares(like="one")
    rng = np.random.default_rng(7)
    rows = [*one.edges({}), *(one.draw(rng, {}) for _ in range(200))]
    assert {len(row) for row in rows} == set(range(1, 9))
    pairs = [(row, also) for row in rows for also in other.edges({"one": row})]
    pairs += [(row, other.draw(rng, {"one": row})) for row in rows]
    for row, also in pairs:
        assert sum(row) == sum(also) == 1
        assert len(row) == len(also)
        assert one.holds(row, {})
        assert other.holds(also, {"one": row})
    assert any(s == t == 0 for pair in pairs for s, t in zip(*pair, strict=True))
    assert any(row == also and len(row) > 1 for row, also in pairs)
    apart = [(s, t) for pair in pairs for s, t in zip(*pair, strict=True) if s != t]
    assert any(float(s) == float(t) for s, t in apart)
    assert not one.holds([Fraction(1, 2)], {})
    assert not other.holds([Fraction(1)], {"one": [Fraction(1, 2)] * 2})


def test_fractions_of_bounded_denominators_reach_their_ends_and_keep_to_the_bound() -> None:
    rng = np.random.default_rng(8)
    kind = checks.fraction(0, Fraction(1, 2), last=False, parts=60)
    drawn = [*kind.edges({}), *(kind.draw(rng, {}) for _ in range(300))]
    assert all(kind.holds(value, {}) and value.denominator <= 60 for value in drawn)
    assert {Fraction(0), Fraction(1, 60), Fraction(1, 3), Fraction(29, 60)} <= set(drawn)
    assert not kind.holds(Fraction(1, 61), {})
    above = checks.fraction("low", 1, parts=60)
    assert above.edges({"low": Fraction(3, 7)})[:2] == [Fraction(3, 7), 1]
    one, other = checks.shares(1, 6, parts=60), checks.shares(like="one", parts=60)
    rows = [*one.edges({}), *(one.draw(rng, {}) for _ in range(200))]
    assert {len(row) for row in rows} == set(range(1, 7))
    for row in rows:
        for also in (*other.edges({"one": row}), other.draw(rng, {"one": row})):
            assert one.holds(row, {})
            assert other.holds(also, {"one": row})
    assert not one.holds([Fraction(1, 61), Fraction(60, 61)], {})


def test_an_end_that_no_float_holds_is_reached_by_the_nearest_one() -> None:
    assert Fraction(1e-6) < Fraction(1, 10**6)
    kind = checks.real(Fraction(1, 10**6), Fraction(1, 3))
    assert {1e-6, 1 / 3} <= set(kind.edges({}))
    assert kind.holds(1e-6, {})
    assert not kind.holds(0.9999999e-6, {})
    assert not checks.real(Fraction(1, 10**6), 1, first=False).holds(1e-6, {})


@pytest.mark.parametrize(
    "wanted", [0.5, 3, True, "abc", None, [1, 2], {"a": 1}, (("a", 1),), {1, 2}]
)
def test_a_column_of_pandas_is_equal_to_what_it_holds_only(wanted):
    import pandas as pd

    for column in (
        *(pd.array([0.0]), pd.array([pd.NA], dtype="boolean"), pd.array([7, 8]), pd.array(["x"])),
        *(pd.Series([0.0]), pd.Index([5, 6]), pd.Categorical(["a"])),
    ):
        for value in (column, [column], (column, column), {"a": column}):
            with pytest.raises(AssertionError):
                checks.agrees(value, wanted, "why")
            with pytest.raises(AssertionError):
                checks.agrees(value, [wanted], "why")
    for column in (pd.array([1, 2]), pd.Series([1, 2]), pd.Index([1, 2])):
        checks.agrees(column, [1, 2], "why")
