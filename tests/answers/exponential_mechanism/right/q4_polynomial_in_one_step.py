# Searches for the factor z between 0 and 1 that one unit of gap costs, and turns it into epsilon at the end.
from collections import Counter


def epsilon_for_best(utilities, sensitivity, t):
    gaps = Counter(max(utilities) - u for u in utilities)
    formula = lambda z: sum(how_many * z**gap for gap, how_many in gaps.items())
    if formula(1) * t <= 1 or len(utilities) <= 1 / t:
        return 0.0
    if formula(0) * t >= 1:
        return math.inf
    low, high = 0.0, 1.0
    while low < (half := (low + high) / 2) < high:
        if formula(half) * t <= 1:
            low = half
        else:
            high = half
    return -2 * sensitivity * math.log(low)
