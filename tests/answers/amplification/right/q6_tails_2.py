# Written with tails: the likelihood ratio rises with the count, so the worst events are those above or below a limit.
from numpy import *


def shuffled_delta(people, p, factor):
    def law(ones):
        half = array([Fraction(1)], dtype=object)
        for i in range(people):
            half = convolve(half, array([p, 1 - p] if i < ones else [1 - p, p], dtype=object))
        return half

    parts = [Fraction(0)]
    for j in range(people):
        lower, upper = law(j), law(j + 1)
        for k in range(people + 2):
            parts.append(Fraction(upper[k:].sum() - factor * lower[k:].sum()))
            parts.append(Fraction(lower[:k].sum() - factor * upper[:k].sum()))
    return sorted(parts)[-1]
