# A matrix of exact fractions, thresholds by questions, as a numpy array of objects.
import numpy as np


def chance(values, threshold, place, first, second):
    noise = np.arange(len(second))
    weights = np.array(second, dtype=object)
    total = Fraction(0)
    limits = threshold + np.arange(len(first))
    for limit, likely in zip(limits, first):
        is_below = np.add.outer(np.array(values), noise) < limit
        below = [Fraction(sum(weights[row], Fraction(0))) for row in is_below]
        part = math.prod(below[:place], start=Fraction(likely))
        if place != len(values):
            part = part * (1 - below[place])
        total += part
    return total
