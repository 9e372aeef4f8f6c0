"""Every chapter has a lab; those of the chapters without one before say what other roads say."""

from __future__ import annotations

import itertools
import math
import re
from fractions import Fraction
from typing import Any

import pytest
import yaml
from building import ROOT
from drawn import labs as every_lab

from dpedu import labs
from dpedu.labs.lab import Lab
from dpedu.labs.scene import Bars, Dots, Line, Scene

farewell = labs.data_release.farewell
possible = labs.stochastic_algorithms.possible
share = labs.local_and_central.share
mondays = labs.repeated_answers.mondays
excess = labs.approximate_privacy.excess
answers = labs.privacy_profiles.answers
posterior_count = labs.bayesian_inference.posterior_count
river = labs.deployments.river
house = labs.other_secrets.house


def marks(lab: Lab, kind: type, **settings: Any) -> list[Any]:
    scene = lab.draw(**settings)
    assert isinstance(scene, Scene)
    return [mark for panel in scene.panels for mark in panel.marks if isinstance(mark, kind)]


def test_every_chapter_shows_a_lab() -> None:
    contents = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))
    shown: list[str] = []
    for part in contents["parts"]:
        for chapter in part["chapters"] if part.get("numbered") else ():
            text = (ROOT / f"{chapter['file']}.md").read_text(encoding="utf-8")
            found = re.findall(r"^dp\.labs\.(\w+)\.(\w+)\.show\(\)", text, re.MULTILINE)
            assert found, chapter
            shown += [name for _, name in found]
    # And no lab is declared that no chapter shows.
    assert sorted(shown) == sorted(lab.name for lab in every_lab())


@pytest.mark.parametrize("lab", every_lab(), ids=lambda lab: lab.name)
def test_a_lab_asks_and_starts_with_a_sentence(lab: Lab) -> None:
    assert "?" in lab.predict
    assert lab.describe(**lab.start).endswith(".")


@pytest.mark.parametrize("lab", every_lab(), ids=lambda lab: lab.name)
def test_no_label_of_an_axis_is_printed_over_another(lab: Lab) -> None:
    """In the picture that the page shows first, and where there is no script."""
    fig = lab.figure(**lab.start)
    fig.canvas.draw()
    for ax in fig.axes:
        for axis in (ax.xaxis, ax.yaxis):
            labels = [tick for tick in axis.get_ticklabels() if tick.get_text()]
            for one, other in itertools.combinations(labels, 2):
                both = one.get_text(), other.get_text()
                assert not one.get_window_extent().overlaps(other.get_window_extent()), both


@pytest.mark.parametrize("step", ["1", "0.1", "0.01"])
@pytest.mark.parametrize("people", [2, 12, 61, 80])
def test_a_farewell_is_known_as_closely_as_rounding_allows(people: int, step: str) -> None:
    """Both averages off by half a step, in opposite directions, and nothing worse."""
    half = Fraction(step) / 2
    worst = max(
        abs(people * a - (people - 1) * b) for a, b in itertools.product((-half, half), repeat=2)
    )
    assert labs.data_release.within(people, step) == worst


def test_from_sixty_one_people_on_two_averages_say_nothing_new() -> None:
    nothing = [n for n in farewell.slider.values if "no more" in farewell.describe(n, "1")]
    assert nothing == list(range(62, 81))
    assert not any("no more" in farewell.describe(n, "0.1") for n in farewell.slider.values)


def test_answers_leave_fewer_and_fewer_data_sets_and_always_the_truth() -> None:
    for how in possible.choice.values:
        left = labs.stochastic_algorithms.left(how)
        assert left[0] == 2**12
        assert all(a >= b >= 1 for a, b in itertools.pairwise(left))
    exact, one, two = map(labs.stochastic_algorithms.left, possible.choice.values)
    # The first answer counts k secrets in six people, and says nothing of the other six.
    assert exact[1] in {math.comb(6, k) * 2**6 for k in range(7)}
    assert all(a <= b for a, b in zip(exact, one, strict=True))
    assert exact.index(1) < 12
    assert sum(exact) < sum(one) < sum(two)  # Wider bounds leave more.


def test_both_models_have_the_errors_of_the_theorem() -> None:
    for settings in share.settings():
        n, unit = settings["people"], 1 / (2 * math.sinh(settings["epsilon"] / 2)) ** 2
        drawn = [mark.ys[0] for mark in marks(share, Dots, **settings)]
        assert drawn == pytest.approx([math.sqrt(unit / n), math.sqrt(2 * unit) / n], rel=1e-12)


def by_counting(weeks: int, flip: Fraction) -> Fraction:
    """How likely all answers of so many weeks make an undecided reader sure, answer by answer."""
    total = Fraction(0)
    for yes in itertools.product((True, False), repeat=weeks):
        truly = math.prod((1 - flip if each else flip) for each in yes)
        falsely = math.prod((flip if each else 1 - flip) for each in yes)
        total += truly * (truly / (truly + falsely) >= Fraction(99, 100))
    return total


@pytest.mark.parametrize("flip", mondays.choice.values)
@pytest.mark.parametrize("weeks", [1, 4, 9])
def test_mondays_add_up_as_counting_says(weeks: int, flip: str) -> None:
    assert labs.repeated_answers.sure(weeks, flip) == by_counting(weeks, Fraction(flip))
    assert sum(chance for _, chance in labs.repeated_answers.beliefs(weeks, flip)) == 1


@pytest.mark.parametrize("epsilon", excess.choice.values)
@pytest.mark.parametrize("sigma", [0.5, 1.0, 2.4])
def test_delta_is_the_shaded_area(sigma: float, epsilon: float) -> None:
    steps = 200_000
    low, high = -9 * sigma, 9 * sigma
    width = (high - low) / steps
    area = math.fsum(
        max(0.0, math.exp(-z * z / 2 / sigma**2)
            - math.exp(epsilon - (z - 1) ** 2 / 2 / sigma**2)) * width
        for z in (low + (i + 0.5) * width for i in range(steps))
    ) / (sigma * math.sqrt(2 * math.pi))  # fmt: skip
    assert f"δ = {area:.2g} on" in excess.describe(sigma, epsilon)


@pytest.mark.parametrize("flip", answers.choice.values)
def test_a_profile_is_that_of_the_product_table(flip: str) -> None:
    p, times = Fraction(flip), 5
    for epsilon in (0.0, 0.4, 1.0, 3.0):
        grows = Fraction(math.exp(epsilon))
        wanted = Fraction(0)
        for yes in itertools.product((True, False), repeat=times):
            here = math.prod((1 - p if each else p) for each in yes)
            there = math.prod((p if each else 1 - p) for each in yes)
            wanted += max(Fraction(0), here - grows * there)
        found = labs.privacy_profiles.profile(epsilon, flip, times)
        assert found == pytest.approx(float(wanted), rel=1e-9, abs=1e-15)


def test_the_point_of_a_profile_lies_on_it() -> None:
    for settings in answers.settings():
        one, epsilon = labs.privacy_profiles.least(settings["flip"], settings["times"])
        assert epsilon <= settings["times"] * one * (1 + 1e-12)
        at = labs.privacy_profiles.profile(epsilon, settings["flip"], settings["times"])
        assert at == pytest.approx(1e-6, rel=1e-3) or at < 1e-6


@pytest.mark.parametrize("published", posterior_count.choice.values)
@pytest.mark.parametrize("epsilon", [0.05, 0.2, 2.0])
def test_beliefs_about_counts_are_weights_of_the_noise(epsilon: float, published: int) -> None:
    weights = [math.exp(-epsilon * abs(published - k)) for k in range(51)]
    [bars] = marks(posterior_count, Bars, epsilon=epsilon, published=published)
    assert bars.tops == pytest.approx([w / sum(weights) for w in weights], rel=1e-9)
    mean = sum(k * w for k, w in enumerate(weights)) / sum(weights)
    assert f" {mean:.1f} are ill" in posterior_count.describe(epsilon, published)


@pytest.mark.parametrize("epsilon", river.choice.values)
@pytest.mark.parametrize("people", [0, 3, 20])
def test_the_river_is_too_high_by_the_formula(epsilon: float, people: int) -> None:
    q = math.exp(-epsilon)
    reach = range(-people - 400, 401)
    noise = {k: (1 - q) / (1 + q) * q ** abs(k) for k in reach}
    mean = math.fsum(max(0, people + k) * chance for k, chance in noise.items())
    assert labs.deployments.bias(people, epsilon) == pytest.approx(mean - people, abs=1e-9)
    chances = labs.deployments.clipped(people, epsilon)
    assert chances.sum() == pytest.approx(1, abs=1e-12)
    below = math.fsum(chance for k, chance in noise.items() if people + k <= 0)
    assert chances[0] == pytest.approx(below, abs=1e-12)
    truth, average = marks(river, Line, people=people, epsilon=epsilon)
    assert average.xs[0] - truth.xs[0] == pytest.approx(mean - people, abs=1e-9)


def test_the_house_moves_odds_as_far_as_its_sisters_go_together() -> None:
    for sisters in house.slider.values:
        assert labs.other_secrets.moved(sisters, "all or none") == 2**sisters
        assert labs.other_secrets.moved(sisters, "each for herself") <= 2
        for belief in house.choice.values:
            for chances in labs.other_secrets.published(sisters, belief):
                assert sum(chances) == 1
