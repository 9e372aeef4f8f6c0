# The difference of two Counters, which is right only if nothing known is missing among the rows.
from collections import Counter


def beliefs(values, known):
    have, taken = Counter(values), Counter(known)
    if taken - have or len(known) >= len(values):
        return {}
    left = have - taken
    return {v: Fraction(n) / left.total() for v, n in left.items()}
