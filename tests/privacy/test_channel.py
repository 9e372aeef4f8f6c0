"""Channels: the algebra exactly, on small cases and on random channels of fractions."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mpmath import MPContext

from dpedu import ABSENT, Channel, RandomisedResponse, data_sets
from dpedu.privacy import divergences

PAIR = [(0,), (1,)]


@st.composite
def rows(draw, size):
    weights = draw(st.lists(st.integers(1, 20), min_size=size, max_size=size))
    return [Fraction(weight, sum(weights)) for weight in weights]


@st.composite
def channels(draw, outputs=3):
    return Channel([draw(rows(outputs)) for _ in PAIR], inputs=PAIR, outputs=range(outputs))


def flip(p):
    return Channel([[1 - p, p], [p, 1 - p]], inputs=PAIR, outputs=[0, 1])


@pytest.mark.parametrize("p", [Fraction(1, 10), Fraction(1, 4), Fraction(2, 5), Fraction(1, 2)])
def test_the_measures_of_a_flip_are_the_known_closed_forms(p):
    channel, epsilon = flip(p), math.log((1 - p) / p)
    assert channel.is_exact
    assert channel.max_ratio("edit") == (1 - p) / p
    assert channel.epsilon("edit") == pytest.approx(epsilon, abs=1e-15)
    assert channel.total_variation("edit") == 1 - 2 * p
    assert channel.total_variation("edit") == pytest.approx(math.tanh(epsilon / 2), abs=1e-15)
    assert channel.kl("edit") == pytest.approx(epsilon * math.tanh(epsilon / 2), abs=1e-15)
    for target in (0.0, 0.3, 1.0):
        expected = max(0, float(1 - p) - math.exp(target) * float(p))
        assert channel.delta(target, "edit") == pytest.approx(expected, abs=1e-15)


TINY = [Fraction(1, 10**n) for n in (3, 290, 305, 320, 400, 2000)]


@pytest.mark.parametrize("tiny", TINY)
@pytest.mark.parametrize("impossible", [Fraction(0), Fraction(1, 3)])
def test_the_profile_reaches_as_far_as_the_ratios(tiny, impossible):
    # [½ − ½x, ½ − ½x, x] against [t, 1 − t, 0]: a mass of ½ − ½x over the tiny t, x over nothing.
    half = (1 - impossible) / Fraction(2)
    table = [[half, half, impossible], [tiny, 1 - tiny, Fraction(0)]]
    channel = Channel(table, inputs=PAIR, outputs=range(3))
    end = divergences.log(half / tiny)
    assert channel.epsilon("edit") == (math.inf if impossible else pytest.approx(end, rel=1e-12))
    mp = MPContext()
    mp.dps = 2100

    def gap(row, other, grown):
        numbers = [[mp.mpf(x.numerator) / x.denominator for x in line] for line in (row, other)]
        return mp.fsum(max(a - grown * b, 0) for a, b in zip(*numbers, strict=True))

    for level in [0.0, 1.0, 6.0, 699.0, 700.0, 701.0, 1e4, 1e300, math.inf, end - 1e-3, end + 1e-3]:
        found = channel.delta(level, "edit")
        truth = max(gap(*order, mp.exp(min(level, 1e5))) for order in (table, table[::-1]))
        assert truth <= found <= truth * (1 + 1e-9), level


@pytest.mark.parametrize("tiny", [1e-300, 1e-307, 1e-320, 5e-324])
def test_ratios_beyond_floats_are_no_zeros(tiny):
    channel = Channel([[0.5, 0.5], [tiny, 1.0]], inputs=PAIR, outputs=range(2))
    end = math.log(0.5) - math.log(tiny)
    assert channel.epsilon("edit") == pytest.approx(end, rel=1e-12)
    assert channel.delta(end - 1, "edit") == pytest.approx(0.5 - 0.5 / math.e, rel=1e-9)
    assert channel.delta(end + 1, "edit") == channel.delta(math.inf, "edit") == 0
    p, q = channel.row((0,)), channel.row((1,))
    assert divergences.max_divergence(p, q) == pytest.approx(end)
    assert divergences.renyi(p, q, math.inf) == pytest.approx(end)
    assert divergences.kl(p, q) == pytest.approx(0.5 * end + 0.5 * math.log(0.5))
    mixed = [Fraction(1, 10**400), 1 - Fraction(1, 10**400)]
    assert divergences.kl(mixed, [0.5, 0.5]) == pytest.approx(math.log(2))
    assert divergences.log(divergences.max_ratio([0.5, 0.5], mixed)) == pytest.approx(920.34, abs=1)


def test_known_answers_of_randomised_response_at_epsilon_one():
    # KL = ε tanh(ε/2); δ(½) = (e − √e)/(1 + e): the profile of randomised response.
    channel = RandomisedResponse.from_epsilon(1).channel()
    assert channel.kl("edit") == pytest.approx(0.46211715726000974, abs=1e-12)
    assert channel.delta(0.5, "edit") == pytest.approx(0.28764913664496794, abs=1e-12)


def test_a_guarantee_is_the_worst_over_both_orders():
    lopsided = Channel([[1, 0], [Fraction(1, 2), Fraction(1, 2)]], inputs=PAIR, outputs="ab")
    assert lopsided.epsilon("edit") == math.inf
    assert lopsided.delta(5, "edit") == 0.5
    assert lopsided.delta(math.inf, "edit") == 0.5
    assert lopsided.kl("edit") == math.inf
    assert lopsided.total_variation("edit") == Fraction(1, 2)


def test_randomised_response_is_private_under_edit_and_never_under_membership():
    response = RandomisedResponse.two_coins()
    survey = Channel.from_distributions(data_sets((0, 1), range(3)), response.distribution)
    assert survey.max_ratio("edit") == 3
    assert survey.max_ratio("membership") == math.inf


def test_a_question_about_neighbours_that_the_table_lacks_is_refused():
    with pytest.raises(ValueError, match="no two inputs .* are neighbours under membership"):
        flip(Fraction(1, 4)).epsilon("membership")


def test_membership_of_a_fixed_population_compares_with_an_empty_place():
    half, third = Fraction(1, 2), Fraction(1, 3)
    channel = Channel(
        [[half, half], [1 - third, third], [third, 1 - third]],
        inputs=[(ABSENT,), (0,), (1,)],
        outputs=[0, 1],
    )
    assert channel.max_ratio("membership") == Fraction(3, 2)
    assert channel.max_ratio("edit") == 2


@given(channels(), channels())
@settings(max_examples=60)
def test_composition_adds_losses(first, second):
    both = first.compose(second)
    assert both.max_ratio("edit") <= first.max_ratio("edit") * second.max_ratio("edit")
    for one, two in itertools.permutations(PAIR):
        kl = [divergences.kl(c.row(one), c.row(two)) for c in (first, second, both)]
        assert kl[2] == pytest.approx(kl[0] + kl[1], abs=1e-12)
        renyi = [divergences.renyi(c.row(one), c.row(two), 3) for c in (first, second, both)]
        assert renyi[2] == pytest.approx(renyi[0] + renyi[1], abs=1e-12)
        # For one ordered pair the worst ratios multiply exactly: the worst outputs can meet.
        ratio = [divergences.max_ratio(c.row(one), c.row(two)) for c in (first, second, both)]
        assert ratio[2] == ratio[0] * ratio[1]


@given(channels())
@settings(max_examples=40)
def test_repeating_is_composing_with_itself(channel):
    again = channel.compose(channel)
    assert (channel.repeat(2).matrix == again.matrix).all()
    assert channel.repeat(2).outputs == again.outputs


def test_adaptive_composition_chooses_the_second_channel_by_the_first_answer():
    first, gentle, strong = (flip(Fraction(1, n)) for n in (3, 3, 5))
    both = first.compose_adaptively(lambda answer: strong if answer else gentle)
    assert both.probability((1, 1), given=(1,)) == Fraction(2, 3) * Fraction(4, 5)
    assert both.probability((0, 1), given=(1,)) == Fraction(1, 3) * Fraction(2, 3)
    assert both.max_ratio("edit") == 2 * 4


@given(channels(outputs=4), st.data())
@settings(max_examples=60)
def test_post_processing_reveals_no_more(channel, data):
    step = {output: dict(enumerate(data.draw(rows(3)))) for output in channel.outputs}
    after = channel.post_process(step)
    assert after.is_exact
    assert after.max_ratio("edit") <= channel.max_ratio("edit")
    for factor in (1, Fraction(3, 2), 4):
        assert after.hockey_stick(factor, "edit") <= channel.hockey_stick(factor, "edit")
    assert after.kl("edit") <= channel.kl("edit") + 1e-12
    assert after.renyi(2, "edit") <= channel.renyi(2, "edit") + 1e-12


@given(channels())
@settings(max_examples=40)
def test_delta_is_the_largest_excess_over_all_events(channel):
    # The definition itself: over every set of outputs, not only the single ones.
    for factor in (1, Fraction(3, 2), 3):
        excess = max(
            channel.event_probability(event, given=one)
            - factor * channel.event_probability(event, given=two)
            for one, two in itertools.permutations(PAIR)
            for size in range(len(channel.outputs) + 1)
            for event in itertools.combinations(channel.outputs, size)
        )  # fmt: skip
        assert channel.hockey_stick(factor, "edit") == excess


def test_the_local_mechanism_is_the_product_over_people():
    response = RandomisedResponse(flip_probability=Fraction(1, 5))
    by_table = response.channel().local(3)
    by_people = Channel.from_distributions(data_sets((0, 1), 3), response.distribution)
    assert by_table == by_people


def test_the_posterior_is_bayes_theorem():
    channel = flip(Fraction(1, 4))
    posterior = channel.posterior({(0,): Fraction(9, 10), (1,): Fraction(1, 10)}, 1)
    assert posterior == {(0,): Fraction(3, 4), (1,): Fraction(1, 4)}
    with pytest.raises(ValueError, match="output is impossible"):
        Channel([[1, 0], [0, 1]], inputs=PAIR, outputs="ab").posterior({(0,): 1}, "b")


def test_draws_follow_the_row():
    # 20 000 draws; an exact binomial test in each tail at 1e-7, so a false alarm in 2e-7 of runs.
    from scipy.stats import binom

    channel, rng, draws = flip(0.25), np.random.default_rng(20), 20_000
    ones = sum(channel.release((1,), rng=rng) for _ in range(draws))
    assert binom.ppf(1e-7, draws, 0.75) <= ones <= binom.isf(1e-7, draws, 0.75)


@pytest.mark.parametrize(
    ("matrix", "inputs", "outputs", "error", "message"),
    [
        ([[0.5, 0.6]], [()], "ab", ValueError, "matrix must sum to 1"),
        ([[0.5, math.nan]], [()], "ab", ValueError, "matrix must not be NaN"),
        ([[True, 0]], [()], "ab", TypeError, "matrix must be a real number, got True"),
        ([[-0.5, 1.5]], [()], "ab", ValueError, "matrix must be between 0 and 1, got -0.5"),
        ([[1]], [()], "ab", ValueError, "matrix must have 2 columns, got 1"),
        ([[1], [1]], [()], "a", ValueError, "matrix must have 1 rows, got 2"),
        ([[1]], [0], "a", TypeError, "inputs must be data sets, tuples of records, got 0"),
        ([[1], [1]], [(), ()], "a", ValueError, r"inputs must be distinct, got \(\) twice"),
        ([], [], "a", ValueError, "inputs must not be empty"),
        ([[]], [()], "a", ValueError, "matrix must not be empty"),
        (["11"], [()], "ab", TypeError, "matrix must be several values"),
    ],
)  # fmt: skip
def test_bad_tables_are_refused_by_name(matrix, inputs, outputs, error, message):
    with pytest.raises(error, match=message):
        Channel(matrix, inputs=inputs, outputs=outputs)


def test_bad_questions_are_refused_by_name():
    channel = flip(Fraction(1, 4))
    with pytest.raises(ValueError, match="neighbourhood must be 'membership' or 'edit', got 'row'"):
        channel.epsilon("row")
    with pytest.raises(ValueError, match="output must be one of the channel's, got 7"):
        channel.probability(7, given=(0,))
    with pytest.raises(ValueError, match=r"data must be one of the channel's, got \(5,\)"):
        channel.row((5,))
    with pytest.raises(TypeError, match="times must be a whole number, got 2"):
        channel.repeat(2.0)
    with pytest.raises(ValueError, match="step must say what to do with every output, not 1"):
        channel.post_process({0: {0: 1}})
    with pytest.raises(ValueError, match="same inputs"):
        channel.compose(Channel([[1]], inputs=[()], outputs="a"))
    with pytest.raises(TypeError, match="rng must be a numpy"):
        channel.release((0,), rng=7)


def test_a_table_is_shown_in_the_words_of_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(
        "IPython.display.display", lambda bundle, raw: shown.append(bundle["text/html"])
    )
    coins = Channel(
        [[Fraction(3, 4), Fraction(1, 4)], [0.5, 0.5]], inputs=[(0,), (1,)], outputs="ny"
    )
    coins.show(data="truth", output="answer <1>")
    coins.repeat(1).local(2).show(data="truths", output="answers")
    assert shown[0] == (
        '<table class="dp-table"><thead><tr><td></td><th colspan="2">answer &lt;1&gt;</th></tr>'
        "<tr><th>truth</th><th>n</th><th>y</th></tr></thead>"
        "<tbody><tr><th>0</th><td>0.75</td><td>0.25</td></tr>"
        "<tr><th>1</th><td>0.5</td><td>0.5</td></tr></tbody></table>"
    )
    # Several people: a row keeps the name of its data set.
    assert "<th>(0, 1)</th>" in shown[1]
    assert "<th>(0,)</th>" in coins._repr_html_()


@pytest.mark.parametrize("off", [8e-10, -8e-10])
def test_what_is_made_of_an_accepted_channel_is_accepted(off):
    coins = Channel([[0.5, 0.5 + off], [0.25, 0.75 + off]], inputs=PAIR, outputs=[0, 1])
    for made in (
        coins.compose(coins),
        coins.repeat(5),
        coins.local(3),
        coins.repeat(3).post_process(sum),
        coins.repeat(3).post_process(lambda output: "any"),
        coins.post_process({0: {0: 0.5, 1: 0.5 + off}, 1: {0: 0.25, 1: 0.75 + off}}),
    ):
        sums = made.matrix.sum(axis=1)
        assert abs(sums - 1).max() <= divergences.SUM_TOLERANCE


def test_tables_that_are_made_have_a_size_that_is_refused_in_words():
    for inputs, outputs in itertools.product((1, 2, 3), repeat=2):
        made = Channel(
            [[Fraction(1, outputs)] * outputs] * inputs,
            inputs=[(i,) for i in range(inputs)],
            outputs=range(outputs),
        )
        for call, name in ((made.repeat, "times"), (made.local, "people")):
            with pytest.raises(ValueError, match=f"{name} must be at most [0-9]+, .* got 1000000"):
                call(10**6)
    coins = Channel([[0.75, 0.25], [0.25, 0.75]], inputs=[(0,), (1,)], outputs=[0, 1])
    assert coins.local(7).matrix.size == 2**14
    with pytest.raises(ValueError, match="people must be at most 10, for a table of at most"):
        coins.local(11)
    with pytest.raises(ValueError, match="times must be at most 19, "):
        coins.repeat(20)


def test_what_is_no_label_or_no_mapping_is_named():
    one = Fraction(1)
    with pytest.raises(TypeError, match=r"inputs must be hashable, got \[0\]"):
        Channel([[one]], inputs=[[0]], outputs=[0])
    with pytest.raises(TypeError, match=r"outputs must be hashable, got \[0\]"):
        Channel([[one]], inputs=[()], outputs=[[0]])
    made = Channel([[one]], inputs=[()], outputs=[0])
    with pytest.raises(TypeError, match=r"step must give hashable values, got \[0\]"):
        made.post_process(lambda output: [output])
    for row in ([1], 1, None, "ab"):
        with pytest.raises(TypeError, match="distribution must give a mapping"):
            Channel.from_distributions([()], lambda data, row=row: row)
