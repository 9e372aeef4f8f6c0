"""Ledgers: exact sums, refusals that change nothing, parallel scopes, and the filter's promise."""

import copy
import itertools
import math
import multiprocessing
import pickle
import re
import sys
import threading
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import Channel, DiscreteLaplace, Guarantee, Laplace, RandomisedResponse
from dpedu.privacy.filters import RenyiLedger, ZcdpLedger
from dpedu.privacy.ledger import BudgetExceeded, Ledger
from dpedu.privacy.loss import Accountant, gaussian

amounts = st.fractions(min_value=0, max_value=1, max_denominator=60)


def state(account):
    return (account.spent_epsilon, account.spent_delta, account.entries, account.left_epsilon,
            account.left_delta)  # fmt: skip


@pytest.mark.parametrize("hundredth", [Fraction(1, 100), 0.01])
def test_a_hundred_hundredths_are_exactly_one(hundredth):
    ledger = Ledger(epsilon=1)
    for _ in range(100):
        ledger.spend(epsilon=hundredth)
    assert ledger.spent_epsilon == 1
    assert ledger.left_epsilon == 0
    with pytest.raises(BudgetExceeded):
        ledger.spend(epsilon=Fraction(1, 10**100))
    ledger.spend(epsilon=0)  # what costs nothing can always be afforded
    assert len(ledger.entries) == 101


@given(st.lists(st.tuples(amounts, amounts), max_size=12))
@settings(max_examples=80)
def test_a_ledger_accepts_exactly_what_fits_and_a_refusal_changes_nothing(spends):
    ledger = Ledger(epsilon=2, delta=Fraction(1, 2))
    epsilon = delta = Fraction(0)
    for e, d in spends:
        before, quote = state(ledger), ledger.quote(epsilon=e, delta=d)
        assert state(ledger) == before
        assert (quote.epsilon, quote.delta) == (e, d)
        fits = epsilon + e <= 2 and delta + d <= Fraction(1, 2)
        assert quote.affordable == fits
        if fits:
            ledger.spend(epsilon=e, delta=d)
            epsilon, delta = epsilon + e, delta + d
        else:
            with pytest.raises(BudgetExceeded, match="is more than is left"):
                ledger.spend(epsilon=e, delta=d)
            assert state(ledger) == before
        assert (ledger.spent_epsilon, ledger.spent_delta) == (epsilon, delta)
    assert ledger.guarantee().epsilon == epsilon


@given(st.lists(st.tuples(st.sampled_from(["a", "b", "top", "b1", "b2"]), amounts), max_size=25))
@settings(max_examples=100)
def test_nested_scopes_cost_the_maximum_over_their_parts(spends):
    ledger = Ledger(epsilon=3)
    parts = ledger.parallel(["a", "b"])
    inner = parts["b"].parallel(["b1", "b2"])
    accounts = {"top": ledger, **parts, **inner}
    paid = dict.fromkeys(accounts, Fraction(0))

    def total(paid):
        return paid["top"] + max(paid["a"], paid["b"] + max(paid["b1"], paid["b2"]))

    for name, amount in spends:
        after = {**paid, name: paid[name] + amount}
        before, quote = [state(a) for a in accounts.values()], accounts[name].quote(epsilon=amount)
        assert quote.epsilon == total(after) - total(paid)
        assert quote.affordable == (total(after) <= 3)
        if quote.affordable:
            accounts[name].spend(epsilon=amount)
            paid = after
        else:
            with pytest.raises(BudgetExceeded):
                accounts[name].spend(epsilon=amount)
            assert [state(a) for a in accounts.values()] == before
        assert ledger.spent_epsilon == total(paid)
        for account in accounts.values():
            left = account.left_epsilon
            assert account.quote(epsilon=left).affordable
            assert not account.quote(epsilon=left + Fraction(1, 10**9)).affordable


def test_parallel_scopes_need_membership():
    with pytest.raises(ValueError, match="must be under membership for parallel parts"):
        Ledger(epsilon=1, neighbourhood="edit").parallel(["a"])
    ledger = Ledger(epsilon=1)
    ledger.parallel(["a", "b"])["a"].spend(epsilon=0.5)
    assert ledger.guarantee().as_edit().epsilon == 1


def test_an_analyst_who_chooses_each_epsilon_by_the_answers_stays_within_the_total():
    # Randomised response of e^ε = 2 or 3, chosen by the answers so far; the ledger refuses what
    # would pass e^E = 6, and then the answer is "refused". All histories, exactly.
    factors = {2: Fraction(1, 1), 3: Fraction(16, 10)}  # costs in units that add up like ln
    inputs = [(0,), (1,)]
    refused = Channel([[1], [1]], inputs=inputs, outputs=["refused"])

    def response(factor):
        p = Fraction(1, 1 + factor)
        return Channel([[1 - p, p], [p, 1 - p]], inputs=inputs, outputs=[0, 1])

    def ask(ledger, wanted):
        try:
            ledger.spend(epsilon=factors[wanted])
        except BudgetExceeded:
            return refused
        return response(wanted)

    def play(strategy, steps):
        """The channel of all answers; each history carries its own ledger."""
        channel = Channel([[1], [1]], inputs=inputs, outputs=[()])
        ledgers = {(): Ledger(epsilon=Fraction(26, 10))}  # ln 2 + ln 3 in those units

        def rebuilt(old):
            new = Ledger(epsilon=old.epsilon)
            for entry in old.entries:
                new.spend(epsilon=entry.epsilon)
            return new

        for _ in range(steps):
            asked = {}
            for history in channel.outputs:
                ledger = rebuilt(ledgers[history])
                asked[history] = ask(ledger, strategy(history)), ledger
            grown = channel.compose_adaptively(lambda history, asked=asked: asked[history][0])
            channel = grown.post_process(lambda pair: (*pair[0], pair[1]))
            ledgers = {history: asked[history[:-1]][1] for history in channel.outputs}
        return channel

    # No unit makes ln 2 : ln 3 rational; 1.6 > ln 3/ln 2 charges at least what is due.
    for plan in itertools.product((2, 3), repeat=3):
        channel = play(lambda history, plan=plan: plan[sum(a == 1 for a in history)], 3)
        assert channel.max_ratio("edit") <= 6
    greedy = play(lambda history: 3 if history[-1:] == (1,) else 2, 4)
    assert greedy.max_ratio("edit") == 6
    assert any("refused" in history for history in greedy.outputs)


def test_a_spend_takes_constant_time():
    # Counted in lines of Python, not in seconds; the benchmark states the ratio of times.
    def lines(entries):
        ledger = Ledger(epsilon=10**6)
        for _ in range(entries):
            ledger.spend(epsilon=Fraction(1, 100))
        ran = 0

        def count(frame, event, argument):
            nonlocal ran
            ran += event == "line"
            return count

        before = sys.gettrace()
        sys.settrace(count)
        try:
            ledger.spend(epsilon=Fraction(1, 100))
        finally:
            sys.settrace(before)
        return ran

    assert 5 < lines(100) == lines(20_000)


def test_floats_are_the_decimals_that_they_show():
    ledger = Ledger(epsilon=0.3, delta=1e-6)
    for _ in range(3):
        ledger.spend(epsilon=0.1, delta=0)
    assert ledger.left_epsilon == 0
    assert ledger.left_delta == Fraction(1, 10**6)
    assert repr(ledger) == "Ledger(3/10 of 3/10 spent, delta 0 of 1/1000000, membership)"
    assert ledger.entries[0].epsilon == Fraction(1, 10)


def test_guarantees_are_paid_with_their_neighbours():
    count = Laplace(epsilon=0.1, sensitivity=1, neighbourhood="membership")
    survey = RandomisedResponse.from_epsilon(0.1)
    members, edits = Ledger(epsilon=0.1), Ledger(epsilon=0.3, neighbourhood="edit")
    before = state(members)
    with pytest.raises(ValueError, match="guarantee must be under membership"):
        members.spend(survey.guarantee())
    with pytest.raises(ValueError, match="guarantee must be under membership"):
        members.quote(survey.guarantee())
    with pytest.raises(ValueError, match="guarantee must be under membership"):
        members.parallel(["a", "b"])["a"].spend(survey.guarantee())
    assert state(members) == before
    members.spend(count.guarantee())
    assert members.left_epsilon == 0
    edits.spend(survey.guarantee(), purpose="survey")
    assert edits.quote(count.guarantee()).epsilon == Fraction(2, 10)
    edits.spend(count.guarantee())  # which doubles under edit
    assert edits.left_epsilon == 0
    slack = Guarantee(epsilon=0, delta=1e-6, neighbourhood="edit")
    with pytest.raises(BudgetExceeded, match="delta"):
        edits.spend(slack)


def test_what_a_mechanism_was_made_for_is_just_affordable():
    for thousandths in range(1, 1000, 7):
        epsilon = thousandths / 1000
        ledger = Ledger(epsilon=epsilon, neighbourhood="edit")
        ledger.spend(RandomisedResponse.from_epsilon(epsilon).guarantee())
        assert ledger.left_epsilon == 0
        # And no more is released than that decimal.
        noise = DiscreteLaplace(epsilon=epsilon, sensitivity=3)
        assert 3 / noise.scale == ledger.epsilon
        assert 3 / Fraction(Laplace(epsilon=epsilon, sensitivity=3).scale) <= ledger.epsilon


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (((), {}), "guarantee or epsilon must be given"),
        (((1,), {}), "guarantee must be a mechanism or a Guarantee, got 1"),
        (((Guarantee(epsilon=1, neighbourhood="edit"),), {"delta": 0}), "must not be given beside"),
        (((Guarantee(epsilon=float("inf"), neighbourhood="edit"),), {}), "epsilon must be"),
    ],
)
def test_a_spend_is_a_guarantee_or_its_numbers(arguments, message):
    ledger = Ledger(epsilon=9, neighbourhood="edit")
    for call in (ledger.spend, ledger.quote):
        with pytest.raises((TypeError, ValueError), match=message):
            call(*arguments[0], **arguments[1])
    assert ledger.entries == ()


def test_what_has_a_guarantee_and_is_no_mechanism_is_refused():
    """Of a ledger it is what was spent from that so far; the others need to be told more for it."""
    others = [
        Ledger(epsilon=1), ZcdpLedger(rho=1, neighbourhood="membership"), Accountant(),
        RandomisedResponse.from_epsilon(1).channel(), gaussian(sigma=1),
    ]  # fmt: skip
    ledger = Ledger(epsilon=9)
    for other, account in itertools.product(others, (ledger, ledger.parallel(["a"])["a"])):
        for call in (account.spend, account.quote):
            with pytest.raises(TypeError, match="guarantee must be a mechanism or a Guarantee"):
                call(other)
        assert account.entries == ()


def test_mechanisms_are_paid_with_what_they_were_made_for():
    count = DiscreteLaplace(epsilon=0.1, sensitivity=1, neighbourhood="membership")
    ledger = Ledger(epsilon=0.3)
    for _ in range(3):
        assert ledger.quote(count).affordable
        ledger.spend(count)
    with pytest.raises(BudgetExceeded):
        ledger.spend(count)
    with pytest.raises(ValueError, match="say for which neighbours"):
        ledger.spend(Laplace(epsilon=0.1, sensitivity=1))
    with pytest.raises(ValueError, match="must be under membership"):
        ledger.spend(RandomisedResponse.from_epsilon(0.1))
    with pytest.raises(TypeError, match="must be a mechanism"):
        ledger.spend(Laplace)
    assert len(ledger.entries) == 3


@pytest.fixture
def impatient():
    """Threads that take turns after every microsecond."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def race(jobs):
    """All jobs at once, in threads; what they raise is raised here."""
    failures = []

    def run(job):
        try:
            job()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_threads_never_spend_more_than_the_total(impatient):
    for _ in range(10):
        ledger = Ledger(epsilon=1, delta=1)
        parts = list(ledger.parallel(["a", "b"]).values())
        accounts, accepted = [ledger, *parts], []

        def spend(accounts=accounts, accepted=accepted):
            for turn in range(60):
                account = accounts[turn % 3]
                try:
                    account.spend(epsilon=Fraction(1, 50), delta=Fraction(1, 70))
                except BudgetExceeded:
                    continue
                accepted.append(account)

        race([spend] * 8)
        paid = [accepted.count(account) for account in accounts]
        steps = paid[0] + max(paid[1:])
        assert ledger.spent_epsilon == Fraction(steps, 50) <= 1
        assert ledger.spent_delta == Fraction(steps, 70)
        assert [len(account.entries) for account in accounts] == paid
        assert steps == 50


def test_a_ledger_is_not_copied():
    ledger = Ledger(epsilon=1)
    part = ledger.parallel(["a"])["a"]
    for account in (ledger, part):
        for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="cannot be copied or pickled"):
                duplicate(account)


def test_a_forked_process_cannot_spend():
    ledger = Ledger(epsilon=1)
    part = ledger.parallel(["a"])["a"]
    context = multiprocessing.get_context("fork")
    answers = context.SimpleQueue()

    def child():
        for account in (ledger, part):
            try:
                account.spend(epsilon=Fraction(1, 2))
                answers.put("spent")
            except RuntimeError as refusal:
                answers.put(str(refusal))

    process = context.Process(target=child)
    process.start()
    process.join()
    for name in ("Ledger", "Part"):
        assert f"this {name} belongs to process" in answers.get()
    assert ledger.spent_epsilon == 0


@pytest.mark.parametrize(
    ("made", "given"),
    [
        (lambda: Ledger(epsilon=1), {"epsilon": 1}),
        (lambda: ZcdpLedger(rho=1, neighbourhood="edit"), {"rho": 1, "neighbourhood": "edit"}),
        (
            lambda: RenyiLedger(order=2, divergence=1, neighbourhood="edit"),
            {"order": 3, "divergence": 9, "neighbourhood": "edit"},
        ),
    ],
)
def test_a_ledger_cannot_begin_again(made, given):
    ledger = made()
    if isinstance(ledger, Ledger):
        ledger.spend(epsilon=Fraction(1, 2))
    before = repr(ledger)
    with pytest.raises(TypeError, match="cannot begin again"):
        ledger.__init__(**given)
    assert repr(ledger) == before


def test_a_refusal_shows_more_wanted_than_left_and_amounts_of_any_size():
    for n in (1, 5, 6, 15, 16, 17, 30, 300, 3000):
        little = Fraction(1, 10**n)
        for total in (Fraction(1), Fraction(2, 3), Fraction(10**9)):
            with pytest.raises(BudgetExceeded) as refused:
                Ledger(epsilon=total)._pay(total + little, Fraction(0))
            wanted, left = re.search(
                r"epsilon (\S+) is .* left: (\S+) of", str(refused.value)
            ).groups()
            assert Fraction(wanted) > Fraction(left) or n > 999
    with pytest.raises(BudgetExceeded, match=r"epsilon 1e\+999 is more than is left: 1 of 1"):
        Ledger(epsilon=1)._pay(Fraction(10**999), Fraction(0))
    for ledger, unit in (
        (ZcdpLedger(rho=1, neighbourhood="edit"), "rho"),
        (RenyiLedger(order=2, divergence=1, neighbourhood="edit"), "divergence"),
    ):
        with pytest.raises(BudgetExceeded, match=r"1e\+317 is more than is left: 1 of 1"):
            ledger.spend(**{unit: 1e308}, times=10**9)
        assert ledger.left == 1


def test_parts_are_names_that_can_be_told_apart():
    ledger = Ledger(epsilon=1)
    with pytest.raises(TypeError, match=r"parts must be hashable, got \[1\]"):
        ledger.parallel([[1], [2]])
    for names in ([math.nan, math.nan], [float("nan"), float("nan")], [1, 1.0]):
        with pytest.raises(ValueError, match="parts must be"):
            ledger.parallel(names)
