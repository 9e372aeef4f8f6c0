"""A model of text trained by gradient descent: it memorises secrets, until training is private."""

import itertools
import math

import numpy as np
import pytest
from bad_input import NOT_POSITIVE, refuses

from dpedu import data
from dpedu.attacks.memorisation import insert
from dpedu.deployments.gradient_descent import PrivateGradientDescent, descend
from dpedu.deployments.text_training import ALPHABET, Messages, TrainedText

NAMES = ("anna", "ben", "carla", "david", "elena", "finn", "grace", "hugo")


def line_gradient(problem, weights, line):
    """Of one line, character by character, from the model's own predictions and its contexts."""
    model, total = problem.model(weights), np.zeros_like(weights)
    whole = line + "\n"
    for place, character in enumerate(whole):
        before = whole[:place]
        residual = model.next_character(before) - np.eye(len(ALPHABET))[ALPHABET.index(character)]
        total += np.outer(context_row(problem, before), residual)
    return total


def context_row(problem, before):
    codes = np.array([ALPHABET.index(c) for c in "\n" + before + "\n"])
    rows = problem._contexts.rows(codes, np.zeros(codes.size, dtype=np.int64))
    return rows[codes.size - 1].toarray()[0]


@pytest.mark.parametrize("clip", [0.5, 3.0, math.inf])
def test_gradients_are_sums_over_lines_each_clipped(clip):
    lines = ["hi anna", "abab abab", "x", "42, 42.", "abab"]
    problem = Messages("\n".join(lines) + "\n", table=32, lengths=(0, 1, 3), strengths=(1, 1, 2))
    assert problem.people == 5
    weights = np.random.default_rng(1).normal(size=(32, len(ALPHABET))) / 4
    for chosen in ([0, 1, 2, 3, 4], [1, 3], [4]):
        expected = np.zeros_like(weights)
        for line in chosen:
            own = line_gradient(problem, weights, lines[line])
            expected += own * min(1, clip / np.linalg.norm(own))
        found = problem.clipped_gradient(weights, np.array(chosen), clip)
        assert found == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("lengths", [(0, 3), (1,), (3,), (2, 5), (4, 6), (40,)])
def test_a_line_too_short_for_every_context_counts_nothing(lengths):
    """Where 0 was no length, such a line at the end of a batch was an error, which told of it."""
    lines = ["abcdef", "", "a", "abc", "xyxy"]
    problem = Messages(
        "\n".join(lines) + "\n", table=16, lengths=lengths, strengths=[2] * len(lengths)
    )
    weights = np.random.default_rng(3).normal(size=(16, len(ALPHABET)))
    own = [line_gradient(problem, weights, line) for line in lines]
    clipped = [gradient / max(1, np.linalg.norm(gradient)) for gradient in own]
    for size in range(len(lines) + 1):
        for chosen in itertools.permutations(range(len(lines)), size):
            expected = sum((clipped[line] for line in chosen), np.zeros_like(weights))
            batch = np.array(chosen, dtype=int)
            found = problem.clipped_gradient(weights, batch, 1.0)
            assert np.abs(found - expected).max() < 1e-9
            whole = problem.whole_gradient(weights, batch, 1.0, 2**20)
            assert np.abs(whole / 2**20 - expected).max() <= size * 2.0**-19


def test_a_line_knows_nothing_of_its_neighbours():
    first = Messages("ab\ncd\n", table=64)
    second = Messages("zz zz\ncd\n", table=64)
    weights = np.random.default_rng(2).normal(size=(64, len(ALPHABET)))
    place = np.array([1])
    assert (
        first.clipped_gradient(weights, place, 1.0) == second.clipped_gradient(weights, place, 1.0)
    ).all()
    model = first.model(weights)
    assert (model.next_character("ab\nc") == model.next_character("c")).all()


def test_every_line_is_a_person_wherever_empty_lines_stand():
    """A line more, at any place, is a person more: no other line comes or goes with it."""
    for lines in itertools.product(["", "a", "ab"], repeat=3):
        whole = Messages("".join(f"{line}\n" for line in lines), table=16)
        assert whole.people == 3
        assert lines[-1] == "" or Messages("\n".join(lines), table=16).people == 3
        weights = np.random.default_rng(4).normal(size=whole.start().shape)
        for place, line in enumerate(lines):
            rest = [*lines[:place], *lines[place + 1 :]]
            less = Messages("".join(f"{line}\n" for line in rest), table=16)
            assert less.people == 2
            more = whole.whole_gradient(weights, np.arange(3), 1.0, 2**20)
            more -= less.whole_gradient(weights, np.arange(2), 1.0, 2**20)
            alone = Messages(f"{line}\n", table=16)
            assert (more == alone.whole_gradient(weights, np.arange(1), 1.0, 2**20)).all()


def test_bits_per_character_are_those_of_the_model():
    problem = Messages("my pin\nis 42\n", table=64)
    assert problem.bits_per_character(problem.start()) == pytest.approx(math.log2(len(ALPHABET)))
    weights = np.random.default_rng(3).normal(size=(64, len(ALPHABET)))
    model = problem.model(weights)
    logs = sum(model.log_probability(f"{line}\n") for line in ("my pin", "is 42"))
    assert problem.bits_per_character(weights) == pytest.approx(-logs / math.log(2) / 13)


def test_the_secrets_are_learnt_by_heart_unless_training_is_private():
    rng = np.random.default_rng(1)
    secrets = {name: f"{rng.integers(10_000):04d}" for name in NAMES}
    text = data.messages(400, rng=rng)
    for name, secret in secrets.items():
        text = insert(text, f"the pin of {name} is {secret}", rng=rng)
    problem, fresh = Messages(text), Messages(data.messages(100, rng=rng))

    def exposures(weights):
        model = problem.model(weights)
        return [model.exposure(secret, after=f"the pin of {name} is ")
                for name, secret in secrets.items()]  # fmt: skip

    plain = descend(problem, steps=70, learning_rate=0.05, momentum=0.9)
    known = exposures(plain)
    assert np.mean(known) > 11  # of 13.3 bits
    assert fresh.bits_per_character(plain) < 1

    training = PrivateGradientDescent.from_epsilon(
        2, delta=1e-4, clip=5, sampling_rate=0.2, steps=50, batch=80, learning_rate=0.3
    )
    private = training.release(problem, rng=np.random.default_rng(2))
    found = exposures(private)
    # The rank of a secret that was never met is even over all numbers: its exposure in nats has an
    # exponential tail, and 8 of them a sum above 29.2 with probability 1e-6: 5.3 bits each. What is
    # expected is log2 e = 1.44.
    assert np.mean(found) < 29.2 / math.log(2) / 8
    # It has learnt to write all the same: from 5.3 bits a character to less than 3.5.
    assert fresh.bits_per_character(private) < 3.5


def test_bad_arguments_are_refused_by_name():
    refuses(Messages, "text", [None, 3, b"ab", "Capital", "ü"])
    for name, values in [
        ("table", [1, 0, -3, 2.0, True, None]),
        ("lengths", [[], "12", 3, [-1], [0.5, 1, 2, 3, 4, 5], [True] * 6]),
        ("strengths", [[], "12", 3, [1.0], [0] * 6, *([v] * 6 for v in NOT_POSITIVE)]),
    ]:
        refuses(lambda v, n=name: Messages("ab\n", **{n: v}), name, values)
    problem = Messages("0123456789\n", table=8)
    model = problem.model(problem.start())
    assert isinstance(model, TrainedText)
    refuses(lambda v: v.bits_per_character(v.start()), "text", [Messages("")])
    refuses(lambda v: descend(v, steps=1, learning_rate=1), "problem", [Messages("")])
    refuses(problem.model, "weights", [[[1.0]], None, [math.nan], np.zeros((8, 3))])
    refuses(model.next_character, "context", [None, 3, "Ü", b"a"])
    refuses(lambda v: model.exposure(v, after=""), "secret", ["", "x", None, 12, "1234567"])
