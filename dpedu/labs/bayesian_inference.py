"""The lab of the chapter on Bayesian inference: what to believe after a noisy count."""

from __future__ import annotations

from functools import cache

from dpedu.bayes.inference import CountPosterior, count_posterior
from dpedu.labs.lab import Choice, Lab, Slider
from dpedu.labs.scene import Area, Axis, Bars, Line, Mark, Scene
from dpedu.mechanisms.discrete import DiscreteLaplace

__all__ = ["PATIENTS", "believed", "posterior_count"]

PATIENTS = 50
EPSILONS = tuple(step / 20 for step in range(1, 41))


@cache
def believed(epsilon: float, published: int) -> CountPosterior:
    """The belief about the count, if all counts were equally likely before."""
    noise = DiscreteLaplace(epsilon=epsilon, sensitivity=1, neighbourhood="edit")
    return count_posterior(published, people=PATIENTS, noise=noise)


def draw(epsilon: float, published: int) -> Scene:
    belief = believed(epsilon, published)
    top = 1.15 * float(belief.probabilities.max())
    low, high = (float(end) for end in belief.interval())
    marks: list[Mark] = [
        Area(xs=(low - 0.5, high + 0.5), ys=(0, 0), tops=(top, top), colour="pale",
             name="19 in 20"),
        Bars(xs=belief.counts.tolist(), tops=belief.probabilities, thin=True, width=3,
             name="belief"),
        Line(xs=(published, published), ys=(0, top), colour="orange", dash="dashed",
             name="published"),
        Line(xs=(belief.mean, belief.mean), ys=(0, top), colour="green", dash="dotted",
             name="mean"),
    ]  # fmt: skip
    return Scene.of(
        Axis("True count", -6, PATIENTS + 1, range(0, PATIENTS + 1, 10)),
        Axis("Belief", 0, top, (0, float(f"{top / 1.15:.2g}"))),
        *marks,
        height=3.4,
    )


def describe(epsilon: float, published: int) -> str:
    belief = believed(epsilon, published)
    low, high = belief.interval()
    number = f"{published}".replace("-", "−")
    return (
        f"After a published {number} with ε = {epsilon:g} (edit), of {PATIENTS} patients "
        f"{belief.mean:.1f} are ill by the mean of the belief, and between {low:g} and {high:g} in "
        "nineteen beliefs of twenty."
    )


posterior_count = Lab(
    name="posterior_count",
    title="Believing a private answer",
    slider=Slider("epsilon", label="Privacy parameter ε", values=EPSILONS, start=0.2),
    choice=Choice("published", label="Published count", values=(-3, 12, 48)),
    predict=(
        "A count of −3 was published. Which true count is the most believable, whatever ε is? And "
        "where does the mean of the belief go as ε becomes small?"
    ),
    draw=draw,
    describe=describe,
)
