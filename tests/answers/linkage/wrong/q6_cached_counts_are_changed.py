# The counts of a class are kept between calls, and a call changes the kept ones. Input: the same values twice, known ["flu"] both times: the second call strikes out two.
from functools import lru_cache


@lru_cache(maxsize=None)
def _counts(values):
    return Counter(values)


def beliefs(values, known):
    left = _counts(tuple(values))
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
