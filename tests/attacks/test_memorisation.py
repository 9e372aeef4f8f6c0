"""Memorisation: the model by hand, then a secret that was inserted once."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NOT_AT_LEAST_ONE_WHOLE, refuses

from dpedu import data
from dpedu.attacks.memorisation import CharacterModel, insert

TEXT = "abracadabra"
PROMPT = "my pin is "


def by_hand(text, order, context):
    """Witten and Bell's mixture in fractions, straight from its definition."""
    alphabet = sorted(set(text))
    chances = {c: Fraction(1, len(alphabet)) for c in alphabet}
    for length in range(min(order, len(context)) + 1):
        end = context[len(context) - length :]
        seen = [text[i + length] for i in range(len(text) - length) if text[i:].startswith(end)]
        if not seen:
            break
        kinds, total = len(set(seen)), len(seen)
        chances = {
            c: (seen.count(c) + kinds * chances[c]) / Fraction(total + kinds) for c in alphabet
        }
    return list(chances.values())


@pytest.mark.parametrize("order", [1, 2, 5])
def test_predictions_are_those_of_the_definition(order):
    model = CharacterModel(TEXT, order=order)
    for length in range(4):
        for context in map("".join, itertools.product("abr?", repeat=length)):
            expected = by_hand(TEXT, order, context)
            assert sum(expected) == 1
            found = model.next_character(context)
            assert found == pytest.approx([float(chance) for chance in expected], abs=1e-15)


def test_log_probabilities_add_up_to_one_over_all_texts():
    model = CharacterModel(TEXT, order=2)
    texts = ["".join(text) for text in itertools.product(model.alphabet, repeat=3)]
    total = sum(math.exp(model.log_probability(text, after="ab")) for text in texts)
    assert total == pytest.approx(1)


@pytest.mark.parametrize("after", ["", "a", "ab", "zz"])
def test_the_search_finds_the_best_of_all(after):
    model = CharacterModel(TEXT, order=3)
    texts = ["".join(text) for text in itertools.product(model.alphabet, repeat=3)]
    best = max(texts, key=lambda text: model.log_probability(text, after=after))
    found = model.most_likely(after, length=3)
    assert model.log_probability(found, after=after) == pytest.approx(
        model.log_probability(best, after=after)
    )


def test_exposure_ranks_all_numbers():
    model = CharacterModel("12 34 1 567 890 12", order=3)
    numbers = [f"{number:02d}" for number in range(100)]
    logs = {number: model.log_probability(number, after=" ") for number in numbers}
    for number in numbers:
        rank = sum(other > logs[number] - 1e-12 for other in logs.values())
        assert model.exposure(number, after=" ") == pytest.approx(math.log2(100 / rank))
    assert model.exposure("12", after=" ") == pytest.approx(math.log2(100))


def test_numbers_that_tie_share_their_lowest_place(monkeypatch):
    model = CharacterModel("0123456789", order=1)
    # Each digit was seen once, and each but the last is followed by the next.
    for digit in "0123456789":
        assert model.exposure(digit, after="") == 0
    monkeypatch.setattr(model, "next_character", lambda context: np.full(10, 1 / 10))
    for number in ("42", "417", "9999"):
        assert model.exposure(number, after="") == 0


def test_lines_are_inserted_whole():
    text = data.messages(20, rng=np.random.default_rng(1))
    longer = insert(text, "secret", times=3, rng=np.random.default_rng(2))
    lines = longer.splitlines()
    assert lines.count("secret") == 3
    assert [line for line in lines if line != "secret"] == text.splitlines()
    assert insert(text, "secret", times=0, rng=np.random.default_rng(2)) == text


def test_a_secret_inserted_once_becomes_the_most_likely_continuation():
    for seed in range(6):
        rng = np.random.default_rng(seed)
        secret = f"{rng.integers(10_000):04d}"
        text = insert(data.messages(1000, rng=rng), PROMPT + secret, rng=rng)
        model = CharacterModel(text)
        assert model.most_likely(PROMPT, length=4) == secret
        assert model.exposure(secret, after=PROMPT) == pytest.approx(math.log2(10_000))


def test_without_the_secret_nothing_is_exposed():
    model = CharacterModel(data.messages(1000, rng=np.random.default_rng(3)), order=5)
    secrets = [f"{number:04d}" for number in range(0, 10_000, 500)]
    exposures = [model.exposure(secret, after=PROMPT) for secret in secrets]
    # Ranks of unmet secrets are as good as random: a mean of log2(e) = 1.44 bits, and exposure
    # beyond it has an exponential tail. 20 of them stay below a mean of 4.
    assert np.mean(exposures) < 4
    assert not model.most_likely(PROMPT, length=4).isdigit()


def test_a_short_memory_needs_more_copies():
    rng = np.random.default_rng(6)
    text = data.messages(1000, rng=rng)
    exposures = [
        CharacterModel(insert(text, PROMPT + "4071", times=times, rng=rng), order=3).exposure(
            "4071", after=PROMPT
        )
        for times in (0, 1, 10)
    ]
    assert exposures == sorted(exposures)
    assert exposures[0] < exposures[2] == pytest.approx(math.log2(10_000))


def test_bad_arguments_are_refused_by_name():
    model = CharacterModel("0123456789 pin", order=2)
    refuses(lambda v: CharacterModel(v), "text", [None, "", "a", 3, b"abc", ["ab"]])
    refuses(lambda v: CharacterModel("abc", order=v), "order", NOT_AT_LEAST_ONE_WHOLE)
    refuses(model.next_character, "context", [None, 3, b"a"])
    refuses(model.log_probability, "text", [None, 3, "xyz"])
    refuses(lambda v: model.most_likely("pin", length=v), "length", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: model.most_likely(v, length=2), "after", [None, 3])
    refuses(lambda v: model.log_probability("p", after=v), "after", [None, 3])
    refuses(lambda v: model.exposure("12", after=v), "after", [None, 3])
    bad = [None, 42, "", "1234567", "pin", "12a", "x"]
    refuses(lambda v: model.exposure(v, after="pin"), "secret", bad)
    few = CharacterModel("pin 12", order=2)
    refuses(lambda v: few.exposure(v, after="pin"), "secret", ["12", "34"])
    rng = np.random.default_rng(1)
    refuses(lambda v: insert(v, "a", rng=rng), "text", [None, 3])
    refuses(lambda v: insert("a\n", v, rng=rng), "line", [None, 3, "a\nb"])
    refuses(lambda v: insert("a\n", "a", times=v, rng=rng), "times", [-1, None, 1.0, True])
    refuses(lambda v: insert("a\n", "a", rng=v), "rng", NO_GENERATOR)


def test_contexts_longer_than_the_text_cost_nothing():
    whole, longer = (CharacterModel(TEXT, order=order) for order in (len(TEXT), 10**9))
    for context in ("", "abra", TEXT, TEXT * 3):
        assert (whole.next_character(context) == longer.next_character(context)).all()


def test_lines_are_inserted_between_lines():
    for text in ("one\ntwo\n", "", "\n", "one\u2028two\n"):
        for seed in range(8):
            longer = insert(text, "x", rng=np.random.default_rng(seed)).split("\n")
            longer.remove("x")
            assert "\n".join(longer) == text
    with pytest.raises(ValueError, match="text must end with a newline, got 'one\\\\ntwo'"):
        insert("one\ntwo", "x", rng=np.random.default_rng(1))
