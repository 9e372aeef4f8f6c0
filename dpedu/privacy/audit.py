"""Auditing: a lower bound on ε, with a stated confidence, from samples of a mechanism.

Nobody can see from samples that a mechanism *is* private; but that it is *not* what it claims can
be shown. An auditor runs it many times on two neighbouring data sets, chooses an event on one half
of the samples, and counts it in the other half. The counts bound the event's two probabilities
(Clopper and Pearson), and those bound ε from below, since

    ``π(A ∣ x) ≤ e^ε π(A ∣ x') + δ``.

If the bound is above the claim, the claim is false, or the auditor was unlucky: with a probability
of at most 1 − confidence.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number

Release = Callable[[Any, np.random.Generator, int], Any]
"""From a data set, a generator and a number n to n independent outputs, one a row."""
Event = Callable[[Any], Any]
"""From outputs, one a row, to whether each lies in the event."""
MOST_VALUES = 40
"""Outputs with at most so many values are audited by value, others by order."""
OFTEN = 20
"""So often a value must come, among more than `MOST_VALUES`, to be one of an event of values."""
LEVELS = 48
HALVINGS = 5
"""How often the line is cut in two halves that are equally likely, for events of intervals."""
RUNS = 3
"""How many of the longest stretches without one of the two data sets become events."""
MOST_HIDDEN = 8
"""In so many coordinates what is hidden beside the size is looked for."""
MODULI = (2, 3, 5, 16)
"""What is left of whole numbers when they are divided by these is looked at."""
quietly = np.errstate(over="ignore", invalid="ignore")
"""Outputs may be infinite or huge; where their sums and differences are no number is no event."""


@dataclass(frozen=True)
class Finding:
    """What an audit found.

    Attributes
    ----------
    epsilon
        The lower bound on ε, at least 0.
    delta
        The δ that was granted.
    confidence
        The probability, at least, with which the bound is not above the true ε.
    event
        The event that gave it, in words.
    counts
        How often it happened, in how many runs on each of the two data sets:
        ``((count, runs), (count, runs))``; the first is where it is more likely.
    """

    epsilon: float
    delta: float
    confidence: float
    event: str
    counts: tuple[tuple[int, int], tuple[int, int]]

    def refutes(self, epsilon: Number) -> bool:
        """Whether the claim of (ε, δ)-DP is false, with the stated confidence.

        Rounding in the bound is given to the claim.
        """
        return self.epsilon > float(validate.extended_non_negative(epsilon=epsilon)) + 1e-9

    def __str__(self) -> str:
        return (
            f"epsilon is at least {self.epsilon:.4g} (delta {self.delta:g}, confidence "
            f"{self.confidence:g}): {self.event}"
        )


def audit(
    release: Release,
    data: Any,
    neighbour: Any,
    *,
    samples: int,
    rng: np.random.Generator,
    delta: Number = 0,
    confidence: Number = 0.999,
    events: Iterable[tuple[str, Event]] = (),
) -> Finding:
    """A lower bound on the ε of any release function, from samples on two neighbours.

    Half of the samples choose the event: among values, sets of the likeliest values, half-lines
    and intervals of each coordinate, of the sum, the largest, and differences of coordinates; what
    is left of whole numbers when they are divided, the last bits of others; and of outputs that are
    not all numbers, their types. The other half bounds it.

    Parameters
    ----------
    release
        ``release(data, rng, n)`` returns n independent outputs on `data`: shape (n,) or (n, d) of
        numbers, or a list of n hashable values, each of which equals itself made anew. On the
        neighbour they may be of another kind.
    data, neighbour
        Two data sets that are neighbours under the claim's neighbourhood.
    samples
        Runs on each of the two data sets, at least 100.
    rng
        Source of randomness.
    delta
        δ of the claim.
    confidence
        Strictly between 0 and 1.
    events
        Further events to choose from, as pairs of a name and a function from outputs to booleans:
        where a mechanism may fail in a way that the standard events do not see, such as outputs
        that only floating-point arithmetic makes impossible.

    Returns
    -------
    Finding
        Its bound is above the true ε with a probability of at most 1 − confidence.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the outputs are not as described.

    References
    ----------
    Jagielski, Ullman and Oprea, "Auditing differentially private machine learning: how private is
    private SGD?", NeurIPS 2020; Ding, Wang, Wang, Zhang and Kifer, "Detecting violations of
    differential privacy", CCS 2018, for choosing events on separate samples.

    Examples
    --------
    A counter with noise of half the scale that ε = 1 needs:

    >>> count = lambda data, rng, n: sum(data) + rng.laplace(scale=0.5, size=n)
    >>> rng = np.random.default_rng(0)
    >>> finding = audit(count, (0, 1), (1, 1), samples=100_000, rng=rng)
    >>> finding.refutes(1), finding.refutes(2)
    (True, False)
    """
    if not callable(release):
        raise TypeError(f"release must be a function, got {validate.show(release)}")
    samples = validate.integer(100, samples=samples)
    rng = validate.generator(rng=rng)
    delta = float(validate.probability(delta=delta))
    confidence = validate.open_probability(confidence=confidence)
    if not isinstance(events, Iterable):
        raise TypeError(
            f"events must be pairs of a name and a function, got {validate.show(events)}"
        )
    extra = [_event(pair) for pair in events]
    outputs = _alike([_outputs(release(x, rng, samples), samples) for x in (data, neighbour)])
    half = samples // 2
    chosen = _best_event([output[:half] for output in outputs], delta, confidence, extra)
    return _bound([output[half:] for output in outputs], chosen, delta, confidence)


def likelihood_ratio_audit(
    release: Release,
    data: Any,
    neighbour: Any,
    *,
    log_ratio: Callable[[Any], Any],
    samples: int,
    rng: np.random.Generator,
    delta: Number = 0,
    confidence: Number = 0.999,
) -> Finding:
    """An audit by the likelihood-ratio test, for mechanisms whose densities are known.

    By the lemma of Neyman and Pearson no event tells the two data sets apart better than "the ratio
    of the densities is large".

    Parameters
    ----------
    release, data, neighbour, samples, rng, delta, confidence
        As for `audit`.
    log_ratio
        From outputs, one a row, to ``ln(π(a ∣ data)/π(a ∣ neighbour))``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the ratios are not as many numbers as outputs.

    Examples
    --------
    >>> noisy = lambda data, rng, n: sum(data) + rng.normal(size=n)
    >>> ratio = lambda outputs: (1 - 2 * outputs) / 2
    >>> rng = np.random.default_rng(0)
    >>> finding = likelihood_ratio_audit(
    ...     noisy, (0,), (1,), log_ratio=ratio, samples=100_000, rng=rng, delta=0.01
    ... )
    >>> from dpedu.privacy.profiles import gaussian_epsilon
    >>> 1.5 < finding.epsilon < gaussian_epsilon(0.01, sigma=1)
    True
    """
    if not callable(log_ratio):
        raise TypeError(f"log_ratio must be a function, got {validate.show(log_ratio)}")
    validate.function(release=release)

    def scored(x: Any, rng: np.random.Generator, n: int) -> FloatArray:
        given = log_ratio(release(x, rng, n))
        if isinstance(given, np.ma.MaskedArray) or np.iscomplexobj(given):
            raise TypeError(f"log_ratio must give numbers, got {validate.show(given)}")
        try:
            ratios = np.asarray(given, dtype=np.float64)
        except (TypeError, ValueError):
            raise TypeError(f"log_ratio must give numbers, got {validate.show(given)}") from None
        if ratios.shape != (n,):
            raise ValueError(f"log_ratio must give {n} numbers, got shape {ratios.shape}")
        if np.isnan(ratios).any():
            raise ValueError("log_ratio must give no NaN, got some")
        return ratios

    return audit(
        scored, data, neighbour, samples=samples, rng=rng, delta=delta, confidence=confidence
    )


def epsilon_lower_bound(
    count: int,
    runs: int,
    other_count: int,
    other_runs: int,
    *,
    delta: Number = 0,
    confidence: Number = 0.999,
) -> float:
    """The ε that an event's counts prove, for an event fixed before they were seen.

    The first probability is bounded from below and the other from above, each with half of the
    allowed error (Clopper and Pearson); then ``ε ≥ ln((p₁ − δ)/p₂)``.

    Parameters
    ----------
    count, runs
        How often the event happened on the one data set, in how many runs.
    other_count, other_runs
        The same for its neighbour.
    delta
        δ of the claim.
    confidence
        Strictly between 0 and 1.

    Returns
    -------
    float
        At least 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(epsilon_lower_bound(900, 1000, 100, 1000), 3)
    1.859
    """
    runs, other_runs = validate.integer(1, runs=runs), validate.integer(1, other_runs=other_runs)
    count = validate.integer(0, count=count)
    other_count = validate.integer(0, other_count=other_count)
    if count > runs:
        raise ValueError(f"count must be at most runs, got {validate.show(count)} of {runs}")
    if other_count > other_runs:
        raise ValueError(
            f"other_count must be at most other_runs, got {validate.show(other_count)} "
            f"of {validate.show(other_runs)}"
        )
    delta = float(validate.probability(delta=delta))
    error = float(1 - validate.open_probability(confidence=confidence))
    return float(
        _lower_bounds(np.array([count]), runs, np.array([other_count]), other_runs, delta,
                      error)[0]
    )  # fmt: skip


def _lower_bounds(
    counts: Any, runs: int, other_counts: Any, other_runs: int, delta: float, error: float
) -> FloatArray:
    from scipy.special import betainccinv, betaincinv

    counts, other_counts = np.asarray(counts, float), np.asarray(other_counts, float)
    least = np.where(
        counts > 0, betaincinv(np.maximum(counts, 1), runs - counts + 1, error / 2), 0.0
    )
    free = np.maximum(other_runs - other_counts, 1)
    most = np.where(other_counts < other_runs, betainccinv(other_counts + 1, free, error / 2), 1.0)
    gain = np.maximum(least - delta, 0)
    with np.errstate(divide="ignore"):
        return np.asarray(np.maximum(np.log(gain) - np.log(most), 0.0))


# Events -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Candidate:
    """An event with its name, and on which of the two data sets it is the more likely one."""

    name: str
    event: Event
    first: bool


def _best_event(
    outputs: Sequence[Any], delta: float, confidence: Number, extra: list[tuple[str, Event]]
) -> _Candidate:
    """The event whose bound on these samples is the highest."""
    events = [*extra, *_standard_events(outputs)]
    runs = len(outputs[0])
    # All events of one half after the other: a view is then taken of it once.
    counts = np.array([[np.count_nonzero(event(o)) for _, event in events] for o in outputs]).T
    # An event must be seen often enough to count at the end, and not by luck among so many.
    error = float(1 - confidence) / len(events)
    bounds = np.array(
        [_lower_bounds(counts[:, i], runs, counts[:, 1 - i], runs, delta, error) for i in (0, 1)]
    )
    side, index = np.unravel_index(int(np.argmax(bounds)), bounds.shape)
    name, event = events[int(index)]
    return _Candidate(name, event, first=bool(side == 0))


def _bound(outputs: Sequence[Any], chosen: _Candidate, delta: float, confidence: Number) -> Finding:
    ordered = outputs if chosen.first else outputs[::-1]
    (count, runs), (other, other_runs) = (
        (int(np.count_nonzero(chosen.event(output))), len(output)) for output in ordered
    )
    bound = epsilon_lower_bound(count, runs, other, other_runs, delta=delta, confidence=confidence)
    return Finding(
        epsilon=bound,
        delta=delta,
        confidence=float(confidence),
        event=chosen.name,
        counts=((count, runs), (other, other_runs)),
    )


class _View:
    """A function of outputs that remembers what it made of the last ones."""

    def __init__(self, view: Event) -> None:
        self._view, self._rows, self._seen = view, None, None

    @quietly
    def __call__(self, rows: Any) -> Any:
        if rows is not self._rows:
            self._rows, self._seen = rows, self._view(rows)
        return self._seen


def _standard_events(outputs: Sequence[Any]) -> list[tuple[str, Event]]:
    if outputs[0].dtype == object:
        return [
            *_value_events(outputs, "the output", _same),
            *_value_events(outputs, "the type of the output", _View(_types)),
            *_events_by_order(outputs, "the output", _View(_numbers)),
        ]
    if outputs[0].ndim == 1:
        return [*_events_of(outputs, "the output", _same), *_hidden(outputs, "the output", _same)]
    width = outputs[0].shape[1]
    views: list[tuple[str, Event]] = [
        ("the sum of outputs", _View(lambda rows: rows.sum(axis=1))),
        ("the largest output", _View(lambda rows: rows.max(axis=1))),
    ]
    for i in range(min(width, 32)):
        views.append((f"output {i}", _View(_column(i))))
        if i + 1 < width:
            views.append((f"output {i} less output {i + 1}", _View(_difference(i))))
    events = [event for name, view in views for event in _events_of(outputs, name, view)]
    for i in range(min(width, MOST_HIDDEN)):
        events += _hidden(outputs, f"output {i}", _View(_column(i)))
    return events


def _events_of(outputs: Sequence[Any], name: str, view: Event) -> list[tuple[str, Event]]:
    seen = np.concatenate([view(output) for output in outputs])
    values, counts = np.unique(seen, return_counts=True)
    events = _events_by_order(outputs, name, view)
    if len(values) <= MOST_VALUES:
        return [*_value_events(outputs, name, view), *events]
    # Values that come again and again among continuous ones betray noise that is missing.
    for value in values[np.argsort(counts)[-3:]].tolist():
        events.append((f"{name} is {value!r}", _one_of(view, (value,))))
    return events


@quietly
def _events_by_order(outputs: Sequence[Any], name: str, view: Event) -> list[tuple[str, Event]]:
    """Half-lines, and intervals: of equal shares, and those where one of the data sets is rare."""
    each = [view(output) for output in outputs]
    each = [seen[np.isfinite(seen)] for seen in each]
    seen = np.concatenate(each)
    if not seen.size:
        return []
    # Half-lines at levels of the pooled samples, closer together in the tails.
    shares = 0.5 ** np.linspace(1, 14, LEVELS // 2)
    levels = np.unique(np.quantile(seen, np.concatenate([shares, 1 - shares])))
    events: list[tuple[str, Event]] = []
    for level in levels.tolist():
        events.append((f"{name} is at most {level:.6g}", _interval(view, -np.inf, level)))
        events.append((f"{name} is above {level:.6g}", _above(view, level)))
    for low, high in sorted({*_shares(seen), *_runs(each)}):
        events.append((f"{name} is from {low:.6g} to {high:.6g}", _interval(view, low, high)))
    return events


def _shares(seen: FloatArray) -> list[tuple[float, float]]:
    """Intervals that are a half, a quarter, … of the pooled samples."""
    cuts = np.quantile(seen, np.linspace(0, 1, 2**HALVINGS + 1)).tolist()
    steps = [2**i for i in range(HALVINGS)]
    return [(cuts[i], cuts[i + step]) for step in steps for i in range(0, len(cuts) - step, step)]


def _runs(each: Sequence[FloatArray]) -> list[tuple[float, float]]:
    """The longest intervals in which only one of the two data sets has outputs."""
    seen = np.concatenate(each)
    owner = np.repeat([0, 1], [len(samples) for samples in each])
    values, place = np.unique(seen, return_inverse=True)
    tallies = np.array([np.bincount(place[owner == i], minlength=len(values)) for i in (0, 1)])
    found = []
    for tally, other in (tallies, tallies[::-1]):
        ends = np.flatnonzero(np.r_[True, other > 0, True])
        sums = np.r_[0, np.cumsum(tally)]
        lengths = sums[ends[1:] - 1] - sums[ends[:-1]]
        for run in np.argsort(lengths)[-RUNS:]:
            if lengths[run]:
                first, last = int(ends[run]), int(ends[run + 1]) - 2
                found.append((float(values[first]), float(values[last])))
    return found


def _hidden(outputs: Sequence[Any], name: str, view: Event) -> list[tuple[str, Event]]:
    """What a number tells beside its size: what is left of a division, or its last bits."""
    events: list[tuple[str, Event]] = []
    fraction = _View(_rest(view, 1))
    if not any(fraction(output).any() for output in outputs):
        for modulus in MODULI:
            rest = _View(_rest(view, modulus))
            events += _value_events(outputs, f"{name} modulo {modulus}", rest)
        return events
    events += _value_events(outputs, f"the fraction of {name}", fraction)
    events += _value_events(outputs, f"the last four bits of {name}", _View(_low_bits(view)))
    events += _value_events(outputs, f"the zeros at the end of {name}", _View(_zeros(view)))
    return events


def _value_events(outputs: Sequence[Any], name: str, view: Event) -> list[tuple[str, Event]]:
    """Single values, and the sets of all values that are the more typical of one data set."""
    tallies = [_tally(view(output)) for output in outputs]
    every = tallies[0].keys() | tallies[1].keys()
    if len(every) > MOST_VALUES:  # which of the two a rare value is typical of, is chance
        every = {v for v in every if tallies[0].get(v, 0) + tallies[1].get(v, 0) >= OFTEN}
    values = sorted(
        every,
        key=lambda value: (tallies[0].get(value, 0) + 1) / (tallies[1].get(value, 0) + 1),
    )
    single = values if len(values) <= MOST_VALUES else values[:20] + values[-20:]
    events = [(f"{name} is {validate.show(v)}", _one_of(view, (v,))) for v in single]
    cuts = range(1, len(values), max(1, len(values) // MOST_VALUES))
    for cut in cuts:
        text = f"{name} is one of {cut} values typical of the neighbour"
        events.append((text, _one_of(view, tuple(values[:cut]))))
        text = f"{name} is one of {len(values) - cut} values typical of the data"
        events.append((text, _one_of(view, tuple(values[cut:]))))
    return events


def _tally(values: Any) -> dict[Hashable, int]:
    counts: dict[Hashable, int] = {}
    for value in values.tolist():
        counts[value] = counts.get(value, 0) + 1
    return counts


def _same(rows: Any) -> Any:
    return rows


def _column(i: int) -> Event:
    return lambda rows: np.ascontiguousarray(rows[:, i])


def _difference(i: int) -> Event:
    return lambda rows: rows[:, i] - rows[:, i + 1]


def _rest(view: Event, modulus: int) -> Event:
    def rest(rows: Any) -> Any:
        seen = view(rows)
        return np.mod(np.where(np.isfinite(seen), seen, 0), modulus)

    return rest


def _bits(seen: Any) -> Any:
    return np.ascontiguousarray(seen, dtype=np.float64).view(np.uint64)


def _low_bits(view: Event) -> Event:
    """Of a number as the machine keeps it."""
    return lambda rows: (_bits(view(rows)) & np.uint64(15)).astype(np.int64)


def _zeros(view: Event) -> Event:
    """How many bits at the end are 0, as the machine keeps the number."""

    def zeros(rows: Any) -> Any:
        bits = _bits(view(rows))
        lowest = bits & (~bits + np.uint64(1))
        return np.log2(np.maximum(lowest, 1).astype(np.float64)).astype(np.int64)

    return zeros


def _types(rows: Any) -> Any:
    return _objects(
        [f"tuple of {len(x)}" if isinstance(x, tuple) else type(x).__name__ for x in rows]
    )


def _numbers(rows: Any) -> FloatArray:
    """The outputs that are numbers, and NaN in the place of others, which lie in no interval."""
    return np.array([_number(row) for row in rows], dtype=np.float64)


def _is_number(row: object) -> bool:
    """Whether an output is a whole number or a float: here True is 1."""
    kinds = (int, float, np.integer, np.floating)
    return isinstance(row, kinds) and not isinstance(row, np.timedelta64)


def _number(row: Any) -> float:
    if not _is_number(row):
        return math.nan
    try:
        return float(row)
    except OverflowError:
        return math.inf if row > 0 else -math.inf


def _interval(view: Event, low: float, high: float) -> Event:
    def event(rows: Any) -> Any:
        seen = view(rows)
        return (low <= seen) & (seen <= high)

    return event


def _above(view: Event, level: float) -> Event:
    return lambda rows: view(rows) > level


def _one_of(view: Event, values: tuple[Any, ...]) -> Event:
    wanted = set(values)

    def event(rows: Any) -> Any:
        seen = view(rows)
        if seen.dtype == object:
            return np.fromiter((value in wanted for value in seen), bool, len(seen))
        return np.isin(seen, np.array(values))

    return event


def _event(pair: object) -> tuple[str, Event]:
    name, event = pair if isinstance(pair, (tuple, list)) and len(pair) == 2 else (None, None)
    if not isinstance(name, str) or not callable(event):
        raise TypeError(
            f"events must hold pairs of a name and a function of outputs, got {validate.show(pair)}"
        )

    def checked(rows: Any) -> Any:
        found = np.asarray(event(rows))
        bits = found.dtype.kind == "b" or (
            found.dtype.kind in "iu" and np.isin(found, (0, 1)).all()
        )
        if found.shape != (len(rows),) or not bits:
            raise ValueError(
                f"events must give one boolean for each of {len(rows)} outputs, got shape "
                f"{found.shape} of {found.dtype} from {name!r}"
            )
        return found

    return name, checked


def _outputs(outputs: Any, samples: int) -> Any:
    """The outputs as an array of numbers, or of objects where they are no numbers."""
    if isinstance(outputs, np.ma.MaskedArray):  # an array of it would show what the mask hides
        raise TypeError(f"release must give no masked outputs, got {validate.show(outputs)}")
    if isinstance(outputs, np.ndarray) and outputs.dtype.kind in "biuf":
        found = outputs
    elif not isinstance(outputs, Iterable):
        raise TypeError(
            f"release must give {samples} outputs, one a row, got {validate.show(outputs)}"
        )
    else:
        listed = list(outputs)
        found = _objects(listed)
        if listed and all(map(_is_number, listed)):
            found = np.array(listed)
    if len(found) != samples or found.ndim > 2 or (found.ndim == 2 and found.shape[1] == 0):
        raise ValueError(
            f"release must give {samples} outputs, one a row, got shape {np.shape(found)}"
        )
    if found.dtype == object:
        for value in found.flat:
            _hashable(value)
        for value in set(found.flat):
            if not validate.repeats(value, things=False):
                raise ValueError(
                    "release must give no NaN, nor what does not equal itself made anew, got "
                    f"{validate.show(value)}"
                )
    elif found.dtype.kind == "f" and np.isnan(found).any():
        raise ValueError("release must give no NaN, got some")
    return found.astype(np.int64) if found.dtype.kind == "b" else found


def _hashable(value: Any) -> None:
    try:
        hash(value)
    except TypeError:
        raise TypeError(
            f"release must give numbers or hashable values, got {validate.show(value)}"
        ) from None


def _alike(outputs: Sequence[Any]) -> list[Any]:
    """Both as numbers of one shape; or, if they are of different kinds, both as objects."""
    first, second = outputs
    if first.dtype != object and second.dtype != object and first.shape == second.shape:
        return [first, second]
    if first.dtype == object and second.dtype == object:
        return [first, second]
    return [_objects([tuple(x) if isinstance(x, list) else x for x in o.tolist()]) for o in outputs]


def _objects(listed: list[Any]) -> Any:
    return np.fromiter(listed, dtype=object, count=len(listed))
