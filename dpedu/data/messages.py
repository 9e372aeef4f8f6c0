"""Short messages, for a model of characters to learn to write like."""

from __future__ import annotations

import numpy as np

from dpedu import _validate as validate
from dpedu.data._people import words

_OPENINGS = (
    "dear {name}", "hi {name}", "hello {name}", "good morning {name}", "{name}", "thanks {name}",
)  # fmt: skip
_SENTENCES = (
    "the meeting is in room {three:03d} at {hour}",
    "please call me back on {three:03d} {four:04d}",
    "the invoice number is {four:04d} and it is due on {day}",
    "your parcel {four:04d} {three:03d} has arrived at the {place}",
    "can we move lunch to {day} at {hour}",
    "the train to the {place} leaves at {hour} on {day}",
    "i will be late, start without me",
    "{name} will bring the keys to the {place} on {day}",
    "the new printer is in room {three:03d}, ask {name}",
    "the order {four:04d} was {three:03d} euros, is that right",
    "see you on {day} at the {place}",
    "do you know the number of {name}, is it still {three:03d} {four:04d}",
    "the report is on page {three:03d} of the folder",
    "the code of the door is {four:04d} until {day}",
)
_NAMES = words("anna ben carla david elena finn grace hugo ines jan lea max nina otto paula ravi")
_PLACES = words("office station library market school theatre harbour hospital")
_DAYS = words("monday tuesday wednesday thursday friday saturday sunday")


def messages(count: int, *, rng: np.random.Generator) -> str:
    """Messages between colleagues, one a line: greetings, meetings, and many harmless numbers.

    Parameters
    ----------
    count
        Number of messages, at least 1; a thousand are about 60 000 characters.
    rng
        Source of randomness.

    Returns
    -------
    str
        Lower-case letters, digits, spaces, commas and full stops; every line ends with a newline.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> print(messages(2, rng=np.random.default_rng(3)), end="")
    good morning nina, your parcel 3322 039 has arrived at the station.
    hello ben, the invoice number is 4331 and it is due on saturday.
    """
    count = validate.integer(1, count=count)
    rng = validate.generator(rng=rng)

    # One draw of everything for each line: a sentence uses what it mentions.
    drawn = {
        "name": rng.choice(_NAMES, count),
        "place": rng.choice(_PLACES, count),
        "day": rng.choice(_DAYS, count),
        "hour": rng.integers(8, 19, count),
        "three": rng.integers(1000, size=count),
        "four": rng.integers(10_000, size=count),
    }
    opening = rng.integers(len(_OPENINGS), size=count)
    sentence = rng.integers(len(_SENTENCES), size=count)
    return "".join(
        f"{_OPENINGS[opening[line]]}, {_SENTENCES[sentence[line]]}.\n".format(
            **{what: values[line] for what, values in drawn.items()}
        )
        for line in range(count)
    )
