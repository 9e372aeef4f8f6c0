# By bisect fraction back.
import bisect


def releases_allowed(prior, ratio, ceiling):
    """The place of the ceiling's odds among the odds after 0, 1, ..., 130 releases."""
    odds = [prior / (1 - prior)]
    for _ in range(130):
        odds.append(odds[-1] * ratio)
    return Fraction(bisect.bisect_right(odds, ceiling / (1 - ceiling)) - 1)
