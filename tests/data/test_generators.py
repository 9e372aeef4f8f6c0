"""Generated tables: what must hold in every row, then the stated distributions."""

import math
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import NO_GENERATOR, NOT_AT_LEAST_ONE_WHOLE, NOT_INSIDE_ZERO_ONE, refuses
from scipy import stats

from dpedu import data
from dpedu.data import _people as people_of
from dpedu.data.census import QUASI_IDENTIFIERS, SENSITIVE
from dpedu.data.streams import DAY
from dpedu.data.town import TODAY, areas

ALARM = 1e-6


def rng(seed=1):
    return np.random.default_rng(seed)


@pytest.fixture(scope="module")
def table():
    return data.census(200_000, rng=rng(2020))


@pytest.fixture(scope="module")
def everybody():
    return data.town(50_000, rng=rng(1997))


@pytest.fixture(scope="module")
def ratings():
    return data.film_ratings(2000, 1000, rng=rng(2006))


# In every row -----------------------------------------------------------------------------------


def test_a_census_has_the_stated_columns_and_ranges(table):
    assert tuple(table.columns) == QUASI_IDENTIFIERS + SENSITIVE
    assert not table.isna().any().any()
    assert table["age"].between(0, 99).all()
    assert table["household_size"].between(1, 8).all()
    assert (table["income"] >= 0).all()
    assert (table["income"] % 100 == 0).all()
    postcodes = sorted(table["postcode"].unique())
    assert postcodes == [1000 * d + 10 * q + 1 for d in range(1, 7) for q in range(8)]


def test_a_census_holds_no_impossible_people(table):
    children = table[table["age"] < 16]
    assert (children["marital_status"] == "single").all()
    assert children["occupation"].isin(["child", "student"]).all()
    assert (children["education"] <= "primary").all()
    assert ((table["age"] < 6) == (table["occupation"] == "child")).all()
    assert (table.loc[table["occupation"] == "child", "income"] == 0).all()
    assert (table.loc[table["marital_status"] == "married", "household_size"] > 1).all()


def test_registers_repeat_what_the_town_says(everybody):
    voters = data.voter_register(everybody, rng=rng(2))
    stays = data.hospital_register(everybody, rng=rng(3))
    for register in (voters, stays):
        known = everybody.loc[register.index]
        for column in register.columns.intersection(everybody.columns):
            assert (register[column] == known[column]).all()
    assert "name" not in stays
    assert voters.index.is_unique
    assert (voters["birth_date"] < TODAY - np.timedelta64(17 * 365, "D")).all()
    assert (voters["registration"] <= TODAY).all()
    voted = voters["last_vote"].notna()
    assert (voters["last_vote"] > voters["registration"])[voted].all()
    assert (stays["date"] >= stays["birth_date"]).all()
    births = stays[stays["diagnosis"] == "childbirth"]
    assert len(births) > 20
    assert (births["sex"] == "female").all()


def test_dates_of_birth_fit_the_ages(everybody):
    born = everybody["birth_date"]
    assert born.max() < TODAY
    assert born.min() >= np.datetime64("1920-01-01")
    assert everybody["name"].str.count(" ").eq(1).all()


def test_nobody_rates_a_film_twice_and_everybody_rates(ratings):
    assert not ratings.duplicated(["person", "film"]).any()
    assert ratings["person"].unique().tolist() == list(range(2000))
    assert ratings["stars"].between(1, 5).all()
    assert ratings["date"].between("2000-01-01", "2005-12-31").all()


@pytest.mark.parametrize(
    ("known", "wrong", "days"), [(8, 2, 14), (5, 0, 0), (3, 3, 1), (1, 0, 400)]
)
def test_memory_is_wrong_as_often_as_stated(ratings, known, wrong, days):
    person = int(ratings["person"].value_counts().index[0])
    own = ratings[ratings["person"] == person].set_index("film")
    for seed in range(20):
        memory = data.remembered(
            ratings, person, known=known, wrong=wrong, days=days, rng=rng(seed)
        )
        assert len(memory) == known
        assert memory["film"].is_unique
        right = memory[memory["film"].isin(own.index)].set_index("film")
        assert len(right) == known - wrong
        assert (right["stars"] == own.loc[right.index, "stars"]).all()
        off = (right["date"] - own.loc[right.index, "date"]).abs().max()
        assert pd.isna(off) or off <= pd.Timedelta(days, "D")


def test_somebody_with_few_ratings_is_remembered_by_those(ratings):
    short = ratings.groupby("person").head(3)
    memory = data.remembered(short, 5, known=8, wrong=2, rng=rng())
    assert len(memory) == 5


def test_streams_count_what_they_say():
    stream = data.events(3 * DAY, rng=rng())
    assert set(stream.tolist()) == {0, 1}
    table = data.visits(500, 1000, pages=3, rng=rng())
    assert table["step"].is_monotonic_increasing
    assert table["step"].between(0, 999).all()
    assert table["page"].between(0, 2).all()
    curve = data.epidemic_curve(300, people=20_000, rng=rng())
    assert (curve["total"] == curve["cases"].cumsum()).all()
    assert curve["total"].iloc[-1] <= 20_000
    small = data.epidemic_curve(400, people=20, rng=rng())
    assert small["total"].max() <= 20


def test_messages_are_plain_lines():
    text = data.messages(500, rng=rng())
    assert text.count("\n") == 500
    assert set(text) <= set("abcdefghijklmnopqrstuvwxyz0123456789 ,.\n")


MAKERS = [
    lambda r: data.census(50, rng=r),
    lambda r: data.town(50, rng=r),
    lambda r: data.film_ratings(20, 30, rng=r),
    lambda r: data.athletes(50, rng=r),
    lambda r: data.visits(50, 30, rng=r),
    lambda r: data.epidemic_curve(50, rng=r),
    lambda r: pd.DataFrame(data.genomes(4, data.allele_frequencies(5, rng=r), rng=r)),
    lambda r: pd.DataFrame(data.salaries(50, rng=r)),
    lambda r: pd.DataFrame(data.events(DAY, rng=r)),
    lambda r: pd.DataFrame([data.messages(5, rng=r)]),
]


@pytest.mark.parametrize("make", MAKERS)
def test_the_seed_decides_everything(make):
    first, again, other = make(rng(5)), make(rng(5)), make(rng(6))
    assert first.equals(again)
    assert not first.equals(other)


def test_one_row_is_enough():
    assert len(data.census(1, rng=rng())) == 1
    assert len(data.town(1, rng=rng())) == 1
    assert len(data.voter_register(data.town(1, rng=rng(1)), share=1, rng=rng())) == 1
    assert len(data.hospital_register(data.town(1, rng=rng()), share=1, rng=rng())) >= 1
    assert data.film_ratings(1, 10, rng=rng())["person"].eq(0).all()
    assert data.genomes(1, [0.5], rng=rng()).shape == (1, 1)
    assert data.events(1, rng=rng()).shape == (1,)
    assert len(data.epidemic_curve(1, rng=rng())) == 1


def test_genomes_at_the_edges():
    assert (data.genomes(3, [0, 1], rng=rng()) == [[0, 2]] * 3).all()
    assert data.genomes(3, [0.2], rng=rng()).dtype == np.int8


def test_postcodes_are_as_one_to_two_to_three():
    assert areas(50_000, 10_000) * 9 == pytest.approx([1, 2, 3, 1, 2])
    assert areas(10, 10_000).tolist() == [1]


# Distributions: false alarms at most 1e-6 a test ------------------------------------------------


def test_ages_follow_the_stated_shares(table):
    counts = np.bincount(table["age"], minlength=100)
    expected = people_of.age_distribution()
    assert stats.chisquare(counts, expected * len(table)).pvalue > ALARM
    flat = np.full(100, len(table) / 100)
    assert stats.chisquare(counts, flat).pvalue < 1e-100
    women = (table["sex"] == "female").sum()
    share = float(expected @ people_of.female_share(np.arange(100)))
    assert stats.binomtest(int(women), len(table), share).pvalue > ALARM


def test_draws_follow_their_weights_row_by_row():
    weights = ((1, 2, 1), (0, 1, 0), (5, 0, 5))
    given = np.repeat([0, 1, 2], 20_000)
    codes = people_of.draw(weights, given, rng())
    found = np.array([np.bincount(codes[given == row], minlength=3) for row in range(3)])
    assert found[1].tolist() == [0, 20_000, 0]
    assert found[2, 1] == 0
    assert stats.chisquare(found[0], [5000, 10_000, 5000]).pvalue > ALARM
    assert stats.binomtest(int(found[2, 0]), 20_000, 0.5).pvalue > ALARM


def test_days_of_birth_are_even_over_the_year(everybody):
    born = everybody["birth_date"]
    usual = born[born.dt.year % 4 != 0].dt.day_of_year
    assert stats.chisquare(np.bincount(usual, minlength=366)[1:]).pvalue > ALARM


def test_sprinters_dope_as_stated():
    table = data.athletes(20_000, rng=rng(100))
    fast = table["time"] < 10
    assert stats.binomtest(int(fast.sum()), 20_000, 0.2).pvalue > ALARM
    for group, share in ((fast, 0.9), (~fast, 0.5)):
        doped = int(table.loc[group, "doped"].sum())
        assert stats.binomtest(doped, int(group.sum()), share).pvalue > ALARM
        assert stats.binomtest(doped, int(group.sum()), share / 2).pvalue < 1e-100
    assert table["time"].between(9.5, 15).all()


def test_salaries_are_log_normal():
    logs = np.log(data.salaries(20_000, rng=rng(9)) / 60_000)
    assert stats.kstest(logs, stats.norm(0, 0.5).cdf).pvalue > ALARM
    for spread in (0.25, 1):
        assert stats.kstest(logs, stats.norm(0, spread).cdf).pvalue < 1e-100


def test_genomes_follow_their_frequencies():
    frequencies = data.allele_frequencies(20_000, rng=rng(3))
    logit = np.log(frequencies / (1 - frequencies))
    reach = math.log(19)
    assert stats.kstest(logit, stats.uniform(-reach, 2 * reach).cdf).pvalue > ALARM
    copies = data.genomes(30_000, [0.3], rng=rng(4))
    counts = np.bincount(copies[:, 0], minlength=3)
    assert stats.chisquare(counts, 30_000 * np.array([0.49, 0.42, 0.09])).pvalue > ALARM
    assert (
        stats.chisquare(counts, 30_000 * np.array([0.7, 0, 0.3]) + 1e-9, sum_check=False).pvalue
        < 1e-9
    )


def test_events_come_at_the_stated_rate():
    steps = 70 * DAY
    total = int(data.events(steps, rate=0.3, rng=rng(7)).sum())
    reach = math.sqrt(steps * math.log(2 / ALARM) / 2)  # Hoeffding
    assert abs(total - 0.3 * steps) < reach
    assert reach < 0.15 * steps


def test_visits_are_over_dispersed():
    counts = np.bincount(
        data.visits(20_000, 10, per_person=4, rng=rng(8))["person"], minlength=20_000
    )
    # Gamma-Poisson: mean 4, variance 4 + 2 · 4²; 6 standard errors.
    assert abs(counts.mean() - 4) < 6 * math.sqrt(36 / 20_000)
    assert counts.var() > 20


def test_an_epidemic_rises_falls_and_returns():
    for seed in range(5):
        cases = data.epidemic_curve(250, rng=rng(seed))["cases"].to_numpy()
        weeks = cases[: 35 * 7].reshape(35, 7).sum(axis=1)
        assert weeks[6] > 10 * weeks[1]  # before the measures
        assert weeks[15] < weeks[7] / 3  # while they last
        assert weeks[16:].max() > 2 * weeks[15]  # after them


# Bad input --------------------------------------------------------------------------------------


def test_visits_are_refused_where_they_would_fill_the_memory():
    for people, value in [(3, 1e12), (3, 1e308), (10**8, 1.5), (2**53, 1), (1, Fraction(10**9))]:
        refuses(
            lambda v, n=people: data.visits(n, 100, per_person=v, rng=rng(1)), "per_person", [value]
        )


def test_bad_sizes_and_generators_are_refused_by_name():
    for call, name in [
        (lambda v, r: data.census(v, rng=r), "people"),
        (lambda v, r: data.town(v, rng=r), "people"),
        (lambda v, r: data.town(5, per_postcode=v, rng=r), "per_postcode"),
        (lambda v, r: data.film_ratings(v, 10, rng=r), "people"),
        (lambda v, r: data.film_ratings(5, v, rng=r), "films"),
        (lambda v, r: data.salaries(v, rng=r), "people"),
        (lambda v, r: data.athletes(v, rng=r), "people"),
        (lambda v, r: data.genomes(v, [0.5], rng=r), "people"),
        (lambda v, r: data.allele_frequencies(v, rng=r), "sites"),
        (lambda v, r: data.events(v, rng=r), "steps"),
        (lambda v, r: data.visits(v, 5, rng=r), "people"),
        (lambda v, r: data.visits(5, v, rng=r), "steps"),
        (lambda v, r: data.visits(5, 5, pages=v, rng=r), "pages"),
        (lambda v, r: data.epidemic_curve(v, rng=r), "days"),
        (lambda v, r: data.epidemic_curve(5, people=v, rng=r), "people"),
        (lambda v, r: data.messages(v, rng=r), "count"),
    ]:
        refuses(lambda v, call=call: call(v, rng()), name, NOT_AT_LEAST_ONE_WHOLE)
        refuses(lambda v, call=call: call(100, v), "rng", NO_GENERATOR)


def test_other_bad_arguments_are_refused_by_name():
    refuses(lambda v: data.events(5, rate=v, rng=rng()), "rate", [-0.1, 0.6, None, math.nan, True])
    refuses(
        lambda v: data.allele_frequencies(5, rarest=v, rng=rng()),
        "rarest",
        [*NOT_INSIDE_ZERO_ONE, 0.5, 0.9],
    )
    bad_frequencies = [[], [1.5], [-0.1], [math.nan], ["a"], [[0.5]], 0.5, None]
    refuses(lambda v: data.genomes(5, v, rng=rng()), "frequencies", bad_frequencies)
    people = data.town(100, rng=rng())
    for register in (data.voter_register, data.hospital_register):
        refuses(lambda v, f=register: f(people, share=v, rng=rng()), "share", [-1, 2, None, 0])
        no_towns = [None, 3, people[:0], people.drop(columns="sex"), people.to_numpy()]
        refuses(lambda v, f=register: f(v, rng=rng()), "everybody", no_towns)
        gap = people.assign(sex=people["sex"].where(people.index > 3))
        refuses(lambda v, f=register: f(v, rng=rng()), "everybody", [gap])


def test_bad_memories_are_refused_by_name(ratings):
    def recall(table=ratings, person=3, **changes):
        return data.remembered(table, person, rng=rng(), **changes)

    refuses(lambda v: recall(table=v), "ratings", [None, ratings[:0], ratings[["film", "stars"]]])
    refuses(lambda v: recall(person=v), "person", [-1, 10**6, None, 0.5, "3", True])
    refuses(lambda v: recall(known=v), "known", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: recall(wrong=v), "wrong", [-1, 9, None, 1.0])
    refuses(lambda v: recall(days=v), "days", [-1, None, 1.0])
    one_film = ratings[ratings["film"] == ratings["film"].iloc[0]]
    person = int(one_film["person"].iloc[0])
    refuses(lambda v: data.remembered(one_film, person, wrong=v, rng=rng()), "wrong", [1])
