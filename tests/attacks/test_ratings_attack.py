"""Whose ratings: the score by hand, then eight ratings of which two are wrong."""

import math

import numpy as np
import pandas as pd
import pytest
from bad_input import NOT_AT_LEAST_ZERO, refuses

from dpedu import data
from dpedu.attacks.ratings import identify, scores

DAY = pd.Timestamp("2003-03-03")


@pytest.fixture(scope="module")
def ratings():
    return data.film_ratings(3_000, 1_500, rng=np.random.default_rng(2006))


def by_hand(ratings, memory):
    """The sum of the paper, term by term."""
    people = dict.fromkeys(sorted(ratings["person"].unique()), 0.0)
    for known in memory.itertuples():
        raters = ratings[ratings["film"] == known.film]
        for row in raters.itertuples():
            stars, days = abs(row.stars - known.stars), abs((row.date - known.date).days)
            weight = 1 / math.log(max(2, len(raters)))
            people[row.person] += weight * (math.exp(-stars / 1.5) + math.exp(-days / 30))
    return people


def test_scores_are_those_of_the_formula(ratings):
    rng = np.random.default_rng(4)
    for person in (3, 1000, 2999):
        memory = data.remembered(ratings, person, rng=rng)
        expected = by_hand(ratings, memory)
        found = scores(ratings, memory)
        assert found.index.tolist() == list(expected)
        assert found.to_numpy() == pytest.approx(list(expected.values()), abs=1e-12)


def test_a_perfect_memory_scores_two_for_each_weight():
    table = pd.DataFrame({"person": [4, 9, 9], "film": [1, 1, 2], "stars": [5, 4, 1], "date": DAY})
    memory = pd.DataFrame({"film": [1, 2], "stars": [4, 1], "date": DAY})
    assert scores(table, memory)[9] == pytest.approx(4 / math.log(2))
    match = identify(table, memory)
    assert match.person == 9
    assert match.is_identified
    # With two people the standard deviation is half their distance.
    assert match.eccentricity == pytest.approx(2)
    assert not identify(table, memory, eccentricity=2.5).is_identified


@pytest.mark.parametrize(
    "ids", [[4, 9], [0.5, 1.5], ["ann", "ben"], [DAY, DAY + pd.Timedelta(1, "D")], [(1, 2), (1, 3)]]
)
def test_who_is_found_is_called_as_in_the_ratings(ids):
    one, two = ids
    table = pd.DataFrame(
        {"person": [one, two, two], "film": [1, 1, 2], "stars": [5, 4, 1], "date": DAY}
    )
    memory = pd.DataFrame({"film": [1, 2], "stars": [4, 1], "date": DAY})
    found = identify(table, memory).person
    assert found == two
    assert type(found) is type(two)


def test_nobody_stands_out_among_equals():
    table = pd.DataFrame({"person": [1, 2], "film": [1, 1], "stars": [3, 3], "date": DAY})
    memory = pd.DataFrame({"film": [1], "stars": [3], "date": [DAY]})
    assert not identify(table, memory).is_identified
    assert not identify(table, memory, eccentricity=0).is_identified
    unknown = pd.DataFrame({"film": [8], "stars": [3], "date": [DAY]})
    assert identify(table, unknown).eccentricity == 0


def identified(ratings, targets, **mistakes):
    rng = np.random.default_rng(8)
    found = [
        identify(ratings, data.remembered(ratings, int(t), rng=rng, **mistakes)) for t in targets
    ]
    return np.mean([m.is_identified and m.person == t for m, t in zip(found, targets, strict=True)])


def test_eight_ratings_two_of_them_wrong_identify_nearly_everybody(ratings):
    counts = ratings["person"].value_counts()
    targets = np.random.default_rng(1).choice(counts.index[counts >= 8], 150, replace=False)
    assert identified(ratings, targets, known=8, wrong=2, days=14) > 0.95
    # The same attack on memories that are all wrong finds nobody.
    assert identified(ratings, targets[:40], known=8, wrong=8) < 0.1


def test_bad_arguments_are_refused_by_name(ratings):
    memory = data.remembered(ratings, 5, rng=np.random.default_rng(1))
    for call in (scores, identify):
        bad = [None, ratings[:0], ratings.drop(columns="date"), ratings.assign(stars=None)]
        bad.append(pd.concat([ratings, ratings]))
        refuses(lambda v, f=call: f(v, memory), "ratings", bad)
        gap = memory.assign(stars=memory["stars"].where(memory.index > 0))
        again = pd.concat([memory, memory])
        bad = [None, memory[:0], memory.drop(columns="film"), gap, again, {"film": [1]}]
        refuses(lambda v, f=call: f(ratings, v), "memory", bad)
    refuses(lambda v: identify(v, memory), "ratings", [ratings[ratings["person"] == 5]])
    refuses(lambda v: identify(ratings, memory, eccentricity=v), "eccentricity", NOT_AT_LEAST_ZERO)


def test_other_columns_do_not_matter_and_others_kinds_are_refused():
    ratings = pd.DataFrame(
        {"person": [0, 0, 1], "film": [7, 8, 7], "stars": [5, 3, 2], "date": DAY}
    )
    memory = pd.DataFrame({"film": [7, 8], "stars": [5, 3], "date": DAY})
    plain = scores(ratings, memory)
    for name in ("stars_known", "date_known", "person", "other"):
        wider = memory.assign(**{name: "x"})
        assert scores(ratings, wider).equals(plain)
        if name != "person":
            assert scores(ratings.assign(**{name: "x"}), wider).equals(plain)
    for stars in ("5", 5j):
        with pytest.raises(TypeError, match="ratings must have numbers of stars"):
            scores(ratings.assign(stars=stars), memory)
        with pytest.raises(TypeError, match="memory must have numbers of stars"):
            scores(ratings, memory.assign(stars=stars))
    for date in ("2005", 5, DAY.tz_localize("UTC")):
        with pytest.raises(TypeError, match="date must hold dates"):
            scores(ratings.assign(date=date), memory)
