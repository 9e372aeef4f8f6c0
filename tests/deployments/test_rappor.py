"""RAPPOR: its stages as tables, the same law from both ways of drawing, then what it finds."""

import itertools
import math
import tracemalloc
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_PROBABILITY,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_INSIDE_ZERO_ONE,
    refuses,
)
from scipy.stats import binom, chi2, norm

from dpedu import Channel
from dpedu.deployments.rappor import Rappor, Reports, Tally
from dpedu.privacy.audit import audit

HALF, THREE = Fraction(1, 2), Fraction(3, 4)
EXACT = {"permanent_noise": HALF, "one_if_zero": HALF, "one_if_one": THREE}


def report_channel(rappor, filters):
    """One report of strings with these filters, by multiplying bits."""
    low, high = rappor.report_probabilities()
    outputs = list(itertools.product((0, 1), repeat=len(filters[0])))
    rows = []
    for bits in filters:
        chances = [high if bit else low for bit in bits]
        rows.append(
            [math.prod(c if a else 1 - c for a, c in zip(output, chances, strict=True))
             for output in outputs]
        )  # fmt: skip
    return Channel(rows, inputs=[(i,) for i in range(len(filters))], outputs=outputs)


# Exact ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hashes", "filters"), [(1, [(1, 0), (0, 1)]),
                                                 (2, [(1, 1, 0, 0), (0, 0, 1, 1)])])  # fmt: skip
def test_epsilons_are_those_of_the_tables(hashes, filters):
    rappor = Rappor(bits=4, hashes=hashes, cohorts=1, **EXACT)
    one = report_channel(rappor, filters)
    assert one.is_exact
    assert one.epsilon("edit") == pytest.approx(rappor.report_guarantee().epsilon, abs=1e-12)
    # The permanent response is a report without instantaneous noise.
    permanent = Rappor(bits=4, hashes=hashes, cohorts=1, permanent_noise=HALF,
                       one_if_zero=Fraction(0), one_if_one=Fraction(1))  # fmt: skip
    assert permanent.report_probabilities() == (Fraction(1, 4), THREE)
    whole = report_channel(permanent, filters)
    assert whole.epsilon("edit") == pytest.approx(rappor.epsilon(), abs=1e-12)
    # Strings that share bits are closer than that.
    near = report_channel(rappor, [(1, 1, 0), (0, 1, 1)])
    assert near.epsilon("edit") <= Rappor(bits=4, hashes=2, cohorts=1).report_guarantee().epsilon


def test_published_values():
    # Erlingsson, Pihur and Korolova 2014, Theorems 1 and 2, at f = ½, p = ½, q = ¾.
    rappor = Rappor(bits=32, hashes=1, cohorts=8)
    assert rappor.epsilon() == pytest.approx(2.1972245773362196, abs=1e-12)
    assert rappor.report_guarantee().epsilon == pytest.approx(0.537142932083364, abs=1e-12)
    twice = Rappor(bits=32, hashes=2, cohorts=8)
    assert twice.epsilon() == pytest.approx(4 * math.log(3))
    assert twice.guarantee().neighbourhood == "edit"
    assert Rappor(bits=32, hashes=1, cohorts=8, permanent_noise=0).epsilon() == math.inf


def test_two_stages_amount_to_one():
    rappor = Rappor(bits=8, hashes=1, cohorts=1, **EXACT)
    low, high = rappor.report_probabilities()
    quarter = HALF / 2
    assert high == (1 - quarter) * THREE + quarter * HALF
    assert low == quarter * THREE + (1 - quarter) * HALF


def test_filters_depend_on_string_and_cohort_alone():
    rappor = Rappor(bits=64, hashes=2, cohorts=5)
    filters = rappor.filters(["a", "b", "a"])
    assert filters.shape == (3, 5, 64)
    assert (filters[0] == filters[2]).all()
    assert (filters[0] != filters[1]).any()
    assert len({row.tobytes() for row in filters[0]}) > 1
    assert set(filters.sum(axis=2).ravel().tolist()) <= {1, 2}
    assert (Rappor(bits=64, hashes=2, cohorts=9).filters(["a"])[0, :5] == filters[0]).all()


def test_any_string_of_python_is_one_and_no_two_are_alike():
    rappor = Rappor(bits=64, hashes=16, cohorts=9)
    strings = ["\ud800", "\udfff", "\ud83d\ude00", "\U0001f600", "", "\0", "\0\0", "e\u0301", "é"]
    filters = rappor.filters(strings)
    assert len({one.tobytes() for one in filters}) == len(strings)
    assert rappor.release(strings, rng=np.random.default_rng(1)).bits.shape == (len(strings), 64)


def test_bit_counts_are_unbiased():
    rappor = Rappor(bits=4, hashes=1, cohorts=1, **EXACT)
    low, high = rappor.report_probabilities()  # 9/16 and 11/16
    marked = np.array([[32, 0, 16, 48]])
    ones = [[int(count * high + (96 - count) * low) for count in marked[0]]]
    assert rappor.bit_counts(Tally(np.array([96]), np.array(ones))) == pytest.approx(marked)


def test_everybody_has_their_own_filter_and_memory_follows_the_people():
    """All filters of 2,000 strings, in 128 cohorts, would be 32 mebibytes, as whole numbers 256."""
    strings = [f"string {i}" for i in range(2_000)] + ["another", "\ud800"] * 100
    rappor = Rappor(bits=128, hashes=2, cohorts=128, permanent_noise=0)
    tracemalloc.start()
    try:
        clients = rappor.clients(strings, rng=np.random.default_rng(1))
        assert tracemalloc.get_traced_memory()[1] < 2**22
        holders = [3] * 2_000
        counted = rappor.collect(strings[:2_000], holders, rng=np.random.default_rng(1))
        assert tracemalloc.get_traced_memory()[1] < 2**23
    finally:
        tracemalloc.stop()
    assert counted.people.sum() == 6_000
    for person in (0, 1, 999, *range(1_999, 2_004)):
        own = rappor.filters([strings[person]])[0, clients.cohorts[person]]
        assert (clients.permanent[person] == own).all()


@pytest.mark.parametrize("cohorts", [1, 2, 1000, 2**32, 2**52 + 1, 2**53])
def test_however_many_cohorts_everybody_reports_their_own_string(cohorts):
    """Numbers of pairs of a string and a cohort passed 64 bits, and people had others' filters."""
    strings = [f"string {i}" for i in range(3_000)]
    rappor = Rappor(bits=64, hashes=2, cohorts=cohorts, permanent_noise=0)
    clients = rappor.clients(strings, rng=np.random.default_rng(1))
    own = rappor._filters(zip(strings, clients.cohorts.tolist(), strict=True))
    assert (clients.permanent == own).all()


# Statistical: false alarms at most 1e-6 a test ---------------------------------------------------


def test_permanent_responses_are_tossed_once_and_reports_every_day():
    rappor = Rappor(bits=16, hashes=2, cohorts=3)
    clients = rappor.clients(["x"] * 400 + ["y"] * 400, rng=np.random.default_rng(1))
    truth = np.stack([rappor.filters(["x", "y"])[int(i >= 400), c]
                      for i, c in enumerate(clients.cohorts)])  # fmt: skip
    for bit, chance in ((True, 0.75), (False, 0.25)):
        seen = clients.permanent[truth == bit]
        assert (
            binom.ppf(1e-7, seen.size, chance) <= seen.sum() <= binom.isf(1e-7, seen.size, chance)
        )
    rng, days = np.random.default_rng(2), 60
    reports = [clients.report(rng=rng) for _ in range(days)]
    assert all((r.cohorts == clients.cohorts).all() for r in reports)
    ones = sum(r.bits.astype(int) for r in reports)
    for bit, chance in ((True, 0.75), (False, 0.5)):
        per_bit = ones[clients.permanent == bit]
        # Every single bit is a binomial of 60 days with that chance: the memory never changes.
        assert per_bit.max() <= binom.isf(1e-10, days, chance)
        assert per_bit.min() >= binom.ppf(1e-10, days, chance)
        found = np.bincount(per_bit, minlength=days + 1)
        law = binom.pmf(np.arange(days + 1), days, chance) * per_bit.size
        cells = law > 20
        statistic = ((found - law)[cells] ** 2 / law[cells]).sum()
        assert statistic < chi2.isf(1e-7, cells.sum())


def test_drawing_bits_and_drawing_counts_have_one_law():
    rappor, rng = Rappor(bits=4, hashes=1, cohorts=1), np.random.default_rng(3)
    low, high = rappor.report_probabilities()
    marked = rappor.filters(["a", "b"])[:, 0].T @ [30, 10]
    slow = [rappor.tally(rappor.release(["a"] * 30 + ["b"] * 10, rng=rng)) for _ in range(1500)]
    fast = [rappor.collect(["a", "b"], [30, 10], rng=rng) for _ in range(1500)]
    for tallies in (slow, fast):
        assert all(t.people.tolist() == [40] for t in tallies)
        for bit, own in enumerate(marked):
            law = np.convolve(binom.pmf(np.arange(own + 1), own, high),
                              binom.pmf(np.arange(41 - own), 40 - own, low)) * 1500  # fmt: skip
            found = np.bincount([t.ones[0, bit] for t in tallies], minlength=41)
            cells = law > 10
            assert ((found - law)[cells] ** 2 / law[cells]).sum() < chi2.isf(1e-7, cells.sum())


@pytest.mark.parametrize("people", [10**5, 10**7])
def test_it_finds_what_is_above_its_threshold_and_nothing_absent(people):
    # As in the paper: 100 strings with exponentially falling frequencies, 100 that nobody has.
    rappor = Rappor(bits=64, hashes=2, cohorts=32)
    strings = [f"http://www.{word}.example" for word in range(200)]
    weights = np.exp(-np.arange(100) / 15)
    limit, runs = rappor.threshold(people, strings), 12
    above = found = false = 0
    for seed in range(runs):
        rng = np.random.default_rng(seed)
        holders = rng.multinomial(people, weights / weights.sum())
        decoded = rappor.decode(rappor.collect(strings[:100], holders, rng=rng), strings)
        frequent = {s for s, count in zip(strings, holders, strict=False) if count > limit}
        above += len(frequent)
        found += len(frequent & set(decoded.strings))
        false += bool(set(decoded.strings) & set(strings[100:]))
        truth = np.array([holders[strings.index(s)] if s in strings[:100] else 0
                          for s in decoded.strings])  # fmt: skip
        assert (np.abs(decoded.counts - truth) < 6 * decoded.standard_errors).all()
        assert decoded.standard_errors.max() < 1.3 * rappor.standard_error(people)
    assert above >= 5 * runs
    assert found > 0.9 * above
    # Its level is 5 % for any false find: of 12 runs, 8 or more have probability 2e-8.
    assert false <= 7


SMALL = [
    {"bits": 16, "hashes": 2, "cohorts": 4},
    {"bits": 8, "hashes": 2, "cohorts": 8},
    {"bits": 64, "hashes": 2, "cohorts": 2},
    {"bits": 12, "hashes": 1, "cohorts": 8},
    {"bits": 16, "hashes": 8, "cohorts": 4},
    {"bits": 32, "hashes": 2, "cohorts": 8, "permanent_noise": 0, "one_if_zero": 0.2},
]
"""Short filters, which collide."""


def found_with(rappor, strings, part, others, runs, rng):
    """How often the candidate with the widest count is found, if such a part is enough for it."""
    people = 20_000
    design = rappor.filters(strings).reshape(len(strings), -1) * 1.0
    widest = int(np.diag(np.linalg.inv(design @ design.T)).argmax())
    own = math.ceil(rappor.threshold(people, strings) * part)
    assert own < people
    rest = [place for place in range(len(strings)) if place != widest][:others]
    found = 0
    for _ in range(runs):
        spread = rng.multinomial(people - own, np.ones(others) / others)
        held = [strings[place] for place in (widest, *rest)]
        counted = rappor.collect(held, [own, *spread.tolist()], rng=rng)
        found += strings[widest] in rappor.decode(counted, strings).strings
    return found


@pytest.mark.parametrize("given", SMALL, ids=str)
def test_as_many_as_the_threshold_are_found_as_often_as_it_says(given):
    """In colliding filters only 75 % were found, of 90 %: the formula knew of no collisions."""
    rappor, rng = Rappor(**given), np.random.default_rng(16)
    runs = 150
    # For a true power of 90 % or more it fails with probability 1e-7 at most, so that all do with
    # less than 1e-6. Half as many people have to be too few.
    least = binom.ppf(1e-7 / 2, runs, 0.9) - 1
    assert binom.cdf(least, runs, 0.9) <= 1e-7 / 2
    for others in (1, 12):
        strings = [f"site {place}" for place in range(16)]
        assert found_with(rappor, strings, 1, others, runs, rng) > least, others
        assert found_with(rappor, strings, 0.5, others, runs, rng) <= least, others


def test_the_threshold_grows_with_all_that_makes_a_find_harder():
    rappor, strings = Rappor(bits=16, hashes=2, cohorts=4), [f"site {i}" for i in range(16)]
    usual = rappor.threshold(20_000, strings)
    # With no collision, and as many residuals as one likes, it would be this; and is near it where
    # filters are long.
    for made, low, high in [(rappor, 1.0, 2.0), (Rappor(bits=512, hashes=2, cohorts=64), 1, 1.02)]:
        plain = made.standard_error(20_000) * (norm.isf(0.05 / 16) + norm.isf(0.1))
        assert low * plain < made.threshold(20_000, strings) < high * plain
    assert rappor.threshold(20_000, strings, power=0.99) > usual
    assert rappor.threshold(20_000, strings, power=Fraction(10**30 - 1, 10**30)) > 2 * usual
    assert rappor.threshold(20_000, strings, significance=1e-9) > usual
    assert rappor.threshold(80_000, strings) == pytest.approx(2 * usual)
    at_half = rappor.threshold(20_000, strings, power=0.5)
    assert rappor.threshold(20_000, strings, power=0.1) == at_half < usual
    assert rappor.threshold(20_000, ["a"], significance=0.6, power=0.1) == 0
    # Without noise there are the cohorts, which chance fills.
    silent = Rappor(bits=16, hashes=2, cohorts=4, permanent_noise=0, one_if_zero=0, one_if_one=1)
    assert silent.threshold(20_000, strings) > 0


def test_no_number_is_enough_for_strings_that_their_filters_do_not_tell_apart():
    rappor = Rappor(bits=2, hashes=1, cohorts=3)
    place = {}
    for word in map(str, range(100)):
        place.setdefault(rappor.filters([word]).tobytes(), []).append(word)
    alike = max(place.values(), key=len)[:2]
    assert rappor.threshold(1000, alike) == math.inf
    counted = rappor.collect(alike, [900, 100], rng=np.random.default_rng(1))
    assert len(rappor.decode(counted, alike).strings) <= 2


@pytest.mark.parametrize("others", [1, 200])
def test_nothing_is_found_where_nobody_has_anything_tested(others):
    """Strings that are not tested add to all bits: without a word for them, 31 of 40 found some."""
    rappor = Rappor(bits=64, hashes=2, cohorts=32)
    strings, false = [f"absent {i}" for i in range(50)], 0
    for seed in range(40):
        held, rng = [f"other {seed} {i}" for i in range(others)], np.random.default_rng(seed)
        counted = rappor.collect(held, [100_000 // others] * others, rng=rng)
        false += bool(rappor.decode(counted, strings).strings)
    # The level is 5 %: of 40 runs, 12 or more have probability 3e-7.
    assert false <= 11


def test_a_single_candidate_is_tested_too():
    rappor = Rappor(bits=16, hashes=1, cohorts=4)
    counted = rappor.collect(["a", "b"], [50_000, 1], rng=np.random.default_rng(1))
    assert rappor.decode(counted, ["a"]).strings == ("a",)


# Audit ------------------------------------------------------------------------------------------


def codes(bits):
    return bits @ (1 << np.arange(bits.shape[1]))


def test_the_audit_leaves_reports_in_peace_and_finds_sabotaged_twins():
    options = {"samples": 20_000, "rng": np.random.default_rng(5), "confidence": 1 - 1e-6}

    def report(rappor):
        return lambda data, rng, n: codes(rappor.release(list(data) * n, rng=rng).bits)

    def lifetime(rappor, days):
        def release(data, rng, n):
            clients = rappor.clients(list(data) * n, rng=rng)
            return sum(clients.report(rng=rng).bits.astype(int) for _ in range(days))

        return release

    good = Rappor(bits=4, hashes=1, cohorts=1)
    assert (good.filters(["a"]) != good.filters(["c"])).sum() == 2
    a, b = ("a",), ("c",)
    claim = good.report_guarantee().epsilon
    assert not audit(report(good), a, b, **options).refutes(claim)
    assert audit(report(good), a, b, **options).epsilon > claim / 2
    forgetful = Rappor(bits=4, hashes=1, cohorts=1, permanent_noise=0)  # no permanent response
    assert audit(report(forgetful), a, b, **options).refutes(claim)
    assert not audit(lifetime(good, 40), a, b, **options).refutes(good.epsilon())
    assert audit(lifetime(forgetful, 40), a, b, **options).refutes(good.epsilon())


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    good = {"bits": 8, "hashes": 1, "cohorts": 2}
    for name, values in [
        ("bits", [*NOT_AT_LEAST_ONE_WHOLE, 1]),
        ("hashes", [*NOT_AT_LEAST_ONE_WHOLE, 17]),
        ("cohorts", NOT_AT_LEAST_ONE_WHOLE),
        ("permanent_noise", [*NO_PROBABILITY, 1]),
        ("one_if_zero", [*NO_PROBABILITY, 0.75, 1]),
        ("one_if_one", NO_PROBABILITY),
    ]:
        refuses(lambda v, n=name: Rappor(**{**good, n: v}), name, values)
    rappor, rng = Rappor(**good), np.random.default_rng(0)
    bad = [[], "abc", None, 3, [1], ["a", None], [b"a"]]
    refuses(rappor.filters, "strings", bad)
    refuses(lambda v: rappor.clients(v, rng=rng), "data", bad)
    refuses(lambda v: rappor.release(["a"], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: rappor.clients(["a"], rng=rng).report(rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: rappor.collect(v, [1, 2], rng=rng), "strings", [*bad, ["a", "a"]])
    refuses(lambda v: rappor.collect(["a"], v, rng=rng), "people", [[], [1, 2], [-1], [0.5], "1"])
    refuses(lambda v: rappor.collect(["a"], [1], rng=v), "rng", NO_GENERATOR)
    reports = rappor.release(["a", "b"], rng=rng)
    sent, bits = reports.cohorts, reports.bits
    wrong = [Reports(sent, bits[:, :3]), Reports(sent + 2, bits), Reports(sent[:1], bits), None, 3]
    refuses(rappor.tally, "reports", wrong)
    tally = rappor.tally(reports)
    wrong = [Tally(tally.people, tally.ones[:, :3]), Tally(tally.people[:1], tally.ones), None, 3]
    refuses(rappor.bit_counts, "tally", wrong)
    refuses(lambda v: rappor.decode(v, ["a"]), "tally", wrong)
    refuses(lambda v: rappor.decode(tally, v), "candidates", [*bad, ["a", "a"]])
    refuses(lambda v: rappor.decode(tally, ["a"], significance=v), "significance",
            NOT_INSIDE_ZERO_ONE)  # fmt: skip
    one = ["a"]
    refuses(lambda v: rappor.threshold(v, one), "people", NOT_AT_LEAST_ONE_WHOLE)
    many = [str(place) for place in range(9)]  # two cohorts of eight bits
    refuses(lambda v: rappor.threshold(5, v), "candidates", [*bad, ["a", "a"], many])
    refuses(lambda v: rappor.threshold(5, one, significance=v), "significance", NOT_INSIDE_ZERO_ONE)
    refuses(lambda v: rappor.threshold(5, one, power=v), "power", NOT_INSIDE_ZERO_ONE)
