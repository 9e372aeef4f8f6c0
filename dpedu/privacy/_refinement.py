"""Certified bounds on ε and δ of many losses together, on a grid that is refined for them.

What is upwards and downwards here is said in `dpedu.privacy.loss`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from dpedu._digits import big, digits
from dpedu._validate import FloatArray
from dpedu.privacy import _convolution as convolution
from dpedu.privacy._convolution import Lattice, Parts, Window, suffix_sums
from dpedu.privacy._losses import NO_WEIGHT, Atoms, Loss, cut
from dpedu.privacy.bounds import Bounds
from dpedu.progress import beats

MOST_HALVINGS = 4
"""How often a grid is refined for bounds that are not yet as close as asked for."""
MOST_CELLS = 2**20
MOST_POINTS = 2**22
"""How many grid points a single release and a transform may have."""
QUICK_POINTS = 2**18
"""How many a transform has at first, if that is enough for the tolerance."""
FEWEST_CELLS = 20
"""How many a single release has at least."""
MOST_DIRECT = 2**14
"""How many a sum may have that is computed without one."""
SPARE = 1e-3
"""What part of δ, times the tolerance, may be left out at an end of such a sum."""


def _upwards(atoms: Atoms, step: float) -> tuple[Lattice, Fraction]:
    """Each loss split between its two grid points, the mean of e^−ℓ kept; and the mass given up."""
    cells = np.floor(atoms.losses / step)
    into = np.clip(atoms.losses - cells * step, 0, step)
    right = np.expm1(-into) / math.expm1(-step)
    first = int(cells.min()) if cells.size else 0
    spots = (cells - first).astype(np.int64)
    size = int(spots.max()) + 2 if spots.size else 1
    masses = np.zeros(size)
    masses += np.bincount(spots, weights=atoms.under_p * (1 - right), minlength=size)
    masses += np.bincount(spots + 1, weights=atoms.under_p * right, minlength=size)
    masses[min(1, size - 1)] += atoms.below[0]  # none of it lies above that point
    return Lattice(first, masses, step), atoms.impossible + Fraction(atoms.above[0])


def _downwards(atoms: Atoms, step: float) -> tuple[Lattice, Lattice]:
    """Each loss rounded to the nearest grid point: what that leaves of P and of Q."""
    cells = np.rint(atoms.losses / step)
    first = int(cells.min()) if cells.size else 0
    spots = (cells - first).astype(np.int64)
    size = int(spots.max()) + 1 if spots.size else 1
    p, q = np.zeros(size), np.zeros(size)
    # What has no weight to speak of has been rounded up.
    under_p = np.where(atoms.under_p < NO_WEIGHT / 1e5, 0, atoms.under_p)
    p += np.bincount(spots, weights=under_p, minlength=size)
    q += np.bincount(spots, weights=atoms.under_q, minlength=size)
    p[0] += atoms.below[0]
    q[0] += atoms.below[1]
    p[-1] += atoms.above[0]
    q[-1] += atoms.above[1]
    return Lattice(first, p, step), Lattice(first, q, step)


@dataclass(frozen=True)
class Direction:
    """All releases of one order of the neighbours, on one grid."""

    step: float
    up: Parts
    down_p: Parts
    down_q: Parts
    lost: float
    impossible: float
    count: int
    guide: Direction | None
    """The same on a coarser grid, where exponents are looked for."""

    @classmethod
    def on_grid(
        cls, losses: Sequence[tuple[Loss, int]], step: float, guide: Direction | None = None
    ) -> Direction:
        up, down_p, down_q = [], [], []
        given_up: list[tuple[Fraction, int]] = []
        impossible: list[tuple[Fraction, int]] = []
        for loss, times in losses:
            atoms = loss.atoms(step)
            lattice, lost = _upwards(atoms, step)
            p, q = _downwards(atoms, step)
            up.append((lattice, times))
            down_p.append((p, times))
            down_q.append((q, times))
            given_up.append((lost, times))
            impossible.append((atoms.impossible, times))
        count = sum(times for _, times in losses)
        lost_at_most, impossible_at_least = ever(given_up).upper, ever(impossible).lower
        return cls(step, up, down_p, down_q, lost_at_most, impossible_at_least, count, guide)


def ever(chances: list[tuple[Fraction, int]]) -> Bounds:
    """Around the probability that something happens in any of so many independent tries."""
    if not any(chance for chance, _ in chances):
        return Bounds(0.0, 0.0)
    if any(chance >= 1 for chance, _ in chances):
        return Bounds(1.0, 1.0)
    mp = digits()
    never = sum(times * mp.log1p(-big(mp, chance)) for chance, times in chances)
    return Bounds.around(-mp.expm1(never))


def _coarse(losses: Sequence[tuple[Loss, int]]) -> float:
    """A step with which no computation takes long."""
    return max(1e-9, *(max(x.largest - x.least, abs(x.largest) / 10) for x, _ in losses)) / 1000


def given_up(losses: Sequence[tuple[Loss, int]]) -> float:
    """What is counted as given away on every grid, such as the far tails of Gaussian noise."""
    step = _coarse(losses)
    return Direction.on_grid(losses, step).lost


# Refining -----------------------------------------------------------------------------------------

Question = Callable[[Direction, Window, float], tuple[Bounds, bool]]
"""Bounds on the answer, and whether they are loose because it lies too low for the tilt."""
Objective = Callable[[float, float], float]
Close = Callable[[Bounds], bool]
Weight = Callable[[Bounds], float]
"""About which probability bounds on the answer are asked for."""


def refine(
    losses: Sequence[tuple[Loss, int]],
    tolerance: float,
    question: Question,
    objective: Objective,
    close: Close,
    reached: float,
    weight: Weight,
) -> Bounds:
    """The answer on a grid that is refined until the bounds are close, or below what is reached."""
    best = _by_tilts(losses, tolerance, question, objective, close, reached)
    count = sum(times for _, times in losses)
    beat = beats("grids of an account")
    for halvings in range(MOST_HALVINGS + 1):
        spare = SPARE * min(tolerance, 1) * weight(best)
        both = Bounds(max(best.lower, reached), best.upper)
        if close(both) or best.upper <= reached or spare < NO_WEIGHT:
            break
        beat()
        shorter = [(cut(loss, spare / count), times) for loss, times in losses]
        direction = Direction.on_grid(shorter, _coarse(shorter) / 2**halvings)
        place = convolution.window(direction.up, direction.up, 0, spare)
        if place.size > MOST_DIRECT:
            break
        found, _ = question(direction, place, 0)
        best = Bounds(max(best.lower, found.lower), min(best.upper, found.upper))
    return best


def _by_tilts(
    losses: Sequence[tuple[Loss, int]],
    tolerance: float,
    question: Question,
    objective: Objective,
    close: Close,
    reached: float,
) -> Bounds:
    """The same, as far as sums are computed by transforms."""
    coarse = _coarse(losses)
    span = 1000 * coarse
    guide = Direction.on_grid(losses, coarse)
    tilt = convolution.best_tilt(objective, guide.up)
    # Splitting and rounding each loss on a grid of step h moves ε by about h²(λ + 1)/8.
    finest = span / MOST_CELLS
    wanted = max(math.sqrt(5 * tolerance / (guide.count * (tilt + 1))), finest)
    planned = min(wanted, coarse)
    if wanted > coarse:  # of very many tiny losses the sum is far wider than each
        wide = convolution.window(guide.up, guide.up, tilt).size / QUICK_POINTS
        planned = coarse * min(wanted / coarse, max(wide, 1.0), 1000 / FEWEST_CELLS)
    if planned < coarse / 4:  # trying a tilt on the coarse grid costs little
        tilt = _sound_tilt(guide, question, tilt)
    # The second order of the neighbours is often the better one: then a glance will do.
    step = min(8 * planned, max(coarse, planned)) if reached else planned
    best, halvings, before = Bounds(0.0, math.inf), 0, math.inf
    tilts, settled = None, False
    direction = Direction.on_grid(losses, step, guide)
    beat = beats("grids of an account")
    while True:
        beat()
        tilt = min(tilt, 1 / step)  # or weights would differ too much from one point to the next
        place = convolution.window(direction.up, guide.up, tilt)
        found, too_low = Bounds(0.0, math.inf), True
        if place.size <= MOST_POINTS:
            found, too_low = question(direction, place, tilt)
        elif settled and best.upper < math.inf:
            return best
        elif settled or not _drawn_away(direction, guide, tilt, place):
            finest = planned = step = step * 1.01 * place.size / MOST_POINTS
            direction = Direction.on_grid(losses, step, guide)
            continue
        best = Bounds(max(best.lower, found.lower), min(best.upper, found.upper))
        # The other order of the neighbours is a lower bound for this one, too.
        if close(Bounds(max(best.lower, reached), best.upper)) or best.upper <= reached:
            return best
        if tilts is None and not settled and (too_low or best.width > 0.7 * before):
            tilts = _tilts(tilt, 1e-3 / span)
            next(tilts)
        if tilts is not None:  # a finer grid would not help, but another tilt may
            try:
                tilt = tilts.send((found.width, too_low))
            except StopIteration as stop:
                tilt, tilts, settled = stop.value, None, True
            else:
                continue
        halvings += step <= planned
        stuck = settled and best.width > 0.9 * before
        if step <= finest or halvings > MOST_HALVINGS or stuck:
            return best
        before = best.width
        step = planned if step > planned else max(step / 2, finest)
        direction = Direction.on_grid(losses, step, guide)


def _sound_tilt(guide: Direction, question: Question, start: float) -> float:
    """A tilt near the one that Chernoff's bound prefers, but not drawn away from the answer."""
    tilt = start
    for _ in range(20):
        _, too_low = question(guide, convolution.window(guide.up, guide.up, tilt), tilt)
        if not too_low:
            return tilt
        tilt /= math.sqrt(2)
    return start


def _tilts(start: float, least: float) -> Generator[float, tuple[float, bool], float]:
    """Tilts to try, and at last the best: each is answered by a width and whether it is too low.

    A far tail can draw a large tilt away from the answer, and a small one leaves the answer to the
    rounding of far larger masses. So first down in large steps, as long as that helps, and then
    around the best in smaller and smaller ones.
    """
    narrowest, chosen, tilt = math.inf, start, start
    while True:
        width, too_low = yield tilt
        better, much_worse = width < 0.9 * narrowest, width > 4 * narrowest
        if width < narrowest:
            narrowest, chosen = width, tilt
        if tilt <= least or not (better or too_low) or much_worse:
            break
        tilt /= 4
    for factor in (2.0, 2**0.5, 2**0.25, 2**0.125):
        for other in (chosen * factor, chosen / factor):
            width, _ = yield other
            if width < 0.95 * narrowest:
                narrowest, chosen = width, other
                break
    return chosen


def _drawn_away(direction: Direction, guide: Direction, tilt: float, place: Window) -> bool:
    """Whether a window is only that wide because a far tail has got hold of the tilted sum."""
    return 8 * convolution.window(direction.up, guide.up, tilt / 4).size < place.size


def _slack(direction: Direction, size: int) -> float:
    """By which factor computed masses may be off: integrals, exponentials and sums."""
    return 1 + direction.count * 1e-13 + 2 * size * convolution.UNIT + 1e-11


def epsilon_of(
    direction: Direction, place: Window, tilt: float, below: float, above: float
) -> tuple[Bounds, bool]:
    upper, at_edge = _upper_epsilon(direction, place, tilt, below)
    return Bounds(_lower_epsilon(direction, place, tilt, above), upper), at_edge


def _upper_epsilon(
    direction: Direction, place: Window, tilt: float, delta: float
) -> tuple[float, bool]:
    tail = convolution.convolve(direction.up, tilt, place)
    slack = _slack(direction, place.size)
    losses = tail.losses
    # δ(ε) between two grid points is s − e^ε t, with s and t summed from the upper one. Losses are
    # taken from the middle of the window, for e^ε may be beyond floats.
    middle = float(losses[len(losses) // 2])
    s = tail.scaled(suffix_sums(tail.masses) * slack + suffix_sums(tail.error) + tail.above)
    s = np.nextafter(s + direction.lost, math.inf)
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        shrink = np.exp(np.minimum(middle - losses, 300.0))
        t = tail.scaled(suffix_sums(tail.masses * shrink)) / slack
        fits = np.nextafter(s - np.exp(losses - middle) * t, math.inf) <= delta
    if not fits.any():
        return math.inf, False
    first = int(np.argmax(fits))
    below = float(losses[first - 1]) if first else float(losses[0])
    rest = math.nextafter(float(s[first]) - delta, math.inf)
    found = middle + math.log(rest / float(t[first])) if rest > 0 and t[first] > 0 else below
    # Losses, and what is computed from them, are off by their last digits.
    upper = max(0.0, min(max(found, below), float(losses[first]))) * (1 + 4 * convolution.UNIT)
    doubt = float(tail.scaled(np.sum(tail.error[max(first - 1, 0) :])))
    return upper, upper > 0 and (first == 0 or doubt > 1e-3 * delta)


def _lower_epsilon(direction: Direction, place: Window, tilt: float, delta: float) -> float:
    if direction.impossible > delta:
        return math.inf
    p, log_q = _events(direction, tilt, place.named)
    gain = p - delta
    kept = gain > 0
    return max(0.0, float(np.max(np.log(gain[kept]) - log_q[kept]))) if kept.any() else 0.0


def delta_of(
    direction: Direction, place: Window, tilt: float, below: float, above: float
) -> tuple[Bounds, bool]:
    tail = convolution.convolve(direction.up, tilt, place)
    # Losses are off by their last digits.
    losses = tail.losses + 2 * convolution.UNIT * np.abs(tail.losses)
    used = losses > below
    gains = tail.masses[used] * -np.expm1(below - losses[used])
    total = float(np.sum(gains)) * _slack(direction, place.size) + float(np.sum(tail.error[used]))
    rest = float(tail.scaled(total + tail.above))
    if below < losses[0]:
        rest += tail.below(below)
    upper = direction.lost
    if rest or used.any():  # what is there may be below all floats
        upper = math.nextafter(rest + direction.lost, math.inf)
    p, log_q = _events(direction, tilt, place.named)
    lower = float(np.max(p - np.exp(np.minimum(above + log_q, 1.0))))
    lower = max(lower, direction.impossible)  # under Q, whatever ε is
    return Bounds(min(max(lower, 0.0), 1.0), min(upper, 1.0)), bool(below < losses[0])


def _events(
    direction: Direction, tilt: float, named: float | None
) -> tuple[FloatArray, FloatArray]:
    """The events "the sum of rounded losses is at least …": P from below, ln Q from above."""
    # Rounded to the nearest, many losses drift away from the window of those that are split.
    guide = direction.guide or direction
    ends = [
        (found.first, found.first + found.size)
        for found in (
            convolution.window(direction.down_p, guide.down_p, tilt, named),
            convolution.window(direction.down_q, guide.down_q, tilt + 1, named),
        )
    ]
    first = min(low for low, _ in ends)
    place = Window(first=first, size=max(high for _, high in ends) - first, named=named)
    p = convolution.convolve(direction.down_p, tilt, place)
    q = convolution.convolve(direction.down_q, tilt + 1, place)
    # Losses times a large tilt are exponents with few digits behind the point.
    furthest = sum(
        times * float(np.abs(lattice.losses()).max()) for lattice, times in direction.down_p
    )
    doubt = 16 * convolution.UNIT * ((tilt + 1) * furthest + abs(p.log_scale) + abs(q.log_scale))
    slack = _slack(direction, place.size) * math.exp(min(doubt, 700.0))
    least = p.scaled(suffix_sums(p.masses) / slack - suffix_sums(p.error) - p.folded)
    most = suffix_sums(q.masses) * slack + suffix_sums(q.error)
    both = min(len(least), len(most))  # from the top: what is missing lies far below
    log_most = np.log(np.maximum(most[-both:], 1e-300)) + q.log_scale
    together = np.nextafter(least[-both:] + direction.impossible, -math.inf)
    return np.maximum(together, direction.impossible), log_most
