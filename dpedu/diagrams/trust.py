"""Whom people must trust: where the chance comes in between their data and the public."""

from __future__ import annotations

from dpedu.diagrams.drawing import Arrow, Box, Circle, Diagram, Label, Line, Shape

__all__ = ["MODELS", "trust_models"]

WORDS = {
    "exact": (
        "No protection: f(x) is public",
        "The people send their data to an office, which publishes the exact value of f",
    ),
    "central": (
        "Central: the office is trusted",
        "The people send their data to an office, which adds the chance (π) before it publishes a. "
        "The dashed line of trust runs behind the office",
    ),
    "local": (
        "Local: nobody is trusted",
        "Every person adds chance (π) to their own data and sends the result to the office, which "
        "computes f of it. The dashed line of trust runs between the people and the office",
    ),
    "shuffle": (
        "Shuffle: only the mixing is trusted",
        "Every person adds a little chance (π₀) and sends the result to a shuffler, which mixes "
        "all answers and passes them on to the office. The dashed line of trust runs behind the "
        "shuffler",
    ),
}
MODELS = tuple(WORDS)
ROW = 168
PEOPLE = ("x₁", "x₂", "xₙ")


def trust_models(*models: str) -> Diagram:
    """The models of trust, one below the other, with the line behind which nothing is secret.

    Parameters
    ----------
    models
        Of ``"exact"``, ``"central"``, ``"local"``, ``"shuffle"``; without any, the last three.

    Raises
    ------
    ValueError
        If a model is unknown.

    Examples
    --------
    >>> trust_models("local").title
    'Whom one must trust'
    """
    chosen = models or MODELS[1:]
    for model in chosen:
        if model not in WORDS:
            raise ValueError(f"models must be among {', '.join(MODELS)}, got {model!r}")
    shapes: list[Shape] = []
    for index, model in enumerate(chosen):
        shapes += _row(model, ROW * index)
    alt = " ".join(f"{WORDS[model][0]}. {WORDS[model][1]}." for model in chosen)
    return Diagram("Whom one must trust", alt, 420, ROW * len(chosen), tuple(shapes))


def _row(model: str, top: float) -> list[Shape]:
    heights = [top + 50, top + 92, top + 134]
    middle = heights[1]
    shapes: list[Shape] = [Label(4, top + 16, WORDS[model][0], anchor="start", bold=True)]
    shapes += [Circle(24, y, 17, x, "blue") for y, x in zip(heights, PEOPLE, strict=True)]
    senders = 41.0
    if model in ("local", "shuffle"):
        name = "π" if model == "local" else "π₀"
        shapes += [Box(92, y, 34, 30, name, "orange") for y in heights]
        shapes += [Arrow((senders, y), (75, y)) for y in heights]
        senders = 109
    stations = {
        "exact": [(215, "office\nf", "ink")],
        "central": [(215, "office\nπ", "orange")],
        "local": [(245, "office\nf", "ink")],
        "shuffle": [(192, "shuffler", "green"), (305, "office\nf", "ink")],
    }[model]
    first = stations[0][0]
    shapes += [Arrow((senders, y), (first - 38, middle + (y - middle) / 3)) for y in heights]
    shapes += [Box(x, middle, 74, 62, text, colour) for x, text, colour in stations]
    if len(stations) > 1:
        shapes.append(Arrow((first + 38, middle), (stations[1][0] - 38, middle)))
    shapes += [
        Arrow((stations[-1][0] + 38, middle), (380, middle)),
        Circle(
            397,
            middle,
            17,
            "a" if model != "exact" else "y",
            "orange" if model != "exact" else "ink",
        ),
    ]
    if model != "exact":
        wall = {"central": 300, "local": 138, "shuffle": 248}[model]
        shapes += [
            Line((wall, top + 34), (wall, top + 152), "grey", dashed=True, width=2),
            Label(
                wall + 6,
                top + 146,
                "seen by all" if model == "central" else "seen by the office",
                "ink",
                "start",
            ),
        ]
    return shapes
