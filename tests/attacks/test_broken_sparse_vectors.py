"""Six published sparse vectors, judged exactly: two keep their claim, four do not."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NOT_AT_LEAST_ONE_WHOLE, refuses

from dpedu.attacks.broken_sparse_vectors import VARIANTS

PRIVATE = [variant for variant in VARIANTS if not variant.flaw]
BROKEN = [variant for variant in VARIANTS if variant.flaw]


def answers_to(variant, queries, count):
    for answer in itertools.product((False, True), repeat=queries):
        above = [i for i, one in enumerate(answer) if one]
        if variant.ends and (len(above) > count or (len(above) == count and not answer[-1])):
            continue
        yield answer


def claimed(base, count):
    return Fraction(base) ** (4 * count)


def neighbours(queries):
    values = list(itertools.product((-1, 0, 1), repeat=queries))
    for one, other in itertools.permutations(values, 2):
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 1:
            yield one, other


@pytest.mark.parametrize(
    "variant", [VARIANTS[0], VARIANTS[1], VARIANTS[3]], ids=lambda variant: str(variant.number)
)
@pytest.mark.parametrize("count", [1, 2])
def test_on_all_small_cases_no_ratio_passes_the_true_epsilon(variant, count):
    most = Fraction(2) ** int(variant.true_epsilon(count) * 4 * count)
    for one, other in neighbours(3):
        for answer in answers_to(variant, 3, count):
            pair = [variant.probability(v, answer, base=2, answers=count) for v in (one, other)]
            assert pair[0] <= most * pair[1]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.number))
def test_probabilities_sum_to_one(variant):
    if variant.tells:
        # Values that are told go on for ever: all but 2⁻⁴⁰ of them are near.
        told = sum(
            variant.probability((0, 1), (False, a), base=2, answers=1) for a in range(-60, 60)
        ) + sum(variant.probability((0,), (a,), base=2, answers=1) for a in range(-60, 60))
        rest = variant.probability((0, 1), (False, False), base=2, answers=1)
        assert 0 <= 1 - told - rest < Fraction(1, 2**40)
        return
    for values in itertools.product((-1, 0, 2), repeat=3):
        done = set(answers_to(variant, 3, 1))
        if variant.ends:  # sessions that end before the third query
            done = {(False, False, False), (False, False, True), (False, True), (True,)}
        chances = [
            variant.probability(values[: len(answer)], answer, base=3, answers=1) for answer in done
        ]
        assert sum(chances) == 1


@pytest.mark.parametrize("variant", PRIVATE, ids=lambda variant: str(variant.number))
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_private_ones_keep_their_claim_and_cannot_do_better(variant, count):
    assert variant.true_epsilon(count) == 1
    ratios = [
        variant.ratio(variant.witness(answers=count, size=size), base=2, answers=count)
        for size in (1, 2, 4, 8, 16)
    ]
    assert ratios == sorted(ratios)
    assert claimed(2, count) * Fraction(9999, 10000) < ratios[-1] < claimed(2, count)


@pytest.mark.parametrize("base", [2, Fraction(11, 10)])
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("variant", BROKEN, ids=lambda variant: str(variant.number))
def test_each_broken_one_is_refuted_by_two_neighbours_and_an_answer(variant, count, base):
    witness = variant.witness(answers=count, size=8 * count)
    assert all(abs(a - b) <= 1 for a, b in zip(witness.values, witness.neighbour, strict=True))
    assert variant.ratio(witness, base=base, answers=count) > claimed(base, count)


@pytest.mark.parametrize("count", [1, 2, 3, 10])
def test_the_fourth_has_exactly_one_plus_six_c_quarters_of_its_epsilon(count):
    variant = VARIANTS[3]
    assert variant.true_epsilon(count) == Fraction(1 + 6 * count, 4)
    most = Fraction(2) ** (count * (1 + 6 * count))
    ratio = variant.ratio(variant.witness(answers=count, size=12), base=2, answers=count)
    assert most * Fraction(9999, 10000) < ratio < most


def test_three_have_no_epsilon_at_all():
    third, fifth, sixth = VARIANTS[2], VARIANTS[4], VARIANTS[5]
    for size in (1, 5, 20):
        # Every further query below costs b² once more: exactly.
        seen = third.ratio(third.witness(answers=1, size=size), base=3, answers=1)
        assert seen == 3 ** (2 * (size + 1))
        assert sixth.ratio(sixth.witness(answers=1, size=size), base=3, answers=1) > 3 ** (2 * size)
    assert fifth.ratio(fifth.witness(answers=1, size=1), base=3, answers=1) == math.inf
    for variant in (third, fifth, sixth):
        assert variant.true_epsilon(4) == math.inf


def test_bad_input_is_refused():
    variant = VARIANTS[0]
    refuses(variant.true_epsilon, "answers", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: variant.witness(answers=1, size=v), "size", NOT_AT_LEAST_ONE_WHOLE)

    def chance(values=(0,), answer=(True,), base=2):
        return variant.probability(values, answer, base=base, answers=1)

    refuses(lambda v: chance(base=v), "base", [1, 0, 1.5, math.inf, "2", None])
    refuses(lambda v: chance(answer=v), "answer", [(True, True), ()])
    refuses(lambda v: chance(values=(0, 1), answer=v), "answer", [(True, False), (True, True)])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.number))
def test_what_is_no_value_and_no_answer_is_refused(variant):
    said = [False] if variant.tells else [False, True, np.False_, np.True_]
    for answer in [*said, *([0, np.int64(-3)] if variant.tells else [])]:
        variant.probability((1,), (answer,), base=2, answers=1)
    for value in (0.5, "1", None, True):
        with pytest.raises(TypeError, match="values must be a whole number"):
            variant.probability((value,), (False,), base=2, answers=1)
    for answer in ("no", 0.5, None, *([True] if variant.tells else [1, 0])):
        with pytest.raises(TypeError, match="answer must"):
            variant.probability((1,), (answer,), base=2, answers=1)
    if not variant.tells:
        plain = variant.probability((1,), (False,), base=2, answers=1)
        assert variant.probability((1,), (np.False_,), base=2, answers=1) == plain


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.number))
@pytest.mark.parametrize("far", [20_000, -20_000, 10**9, -(10**9)])
def test_values_too_far_for_exact_probabilities_are_refused(variant, far):
    answers = (False, 0, far) if variant.tells else (False, True)
    for values in ((far,), (far, far + 1)):
        for answer in answers:
            if answer == far:
                continue
            with pytest.raises(ValueError, match="for exact probabilities with this base"):
                variant.probability(values, (answer,) * len(values), base=2, answers=2)
