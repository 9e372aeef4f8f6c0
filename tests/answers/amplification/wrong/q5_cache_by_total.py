# Remembered by the number of people and p: (2, 0, p) after (0, 2, p) gets the old list.
_known = {}


def count_chances(ones, zeros, p):
    key = (ones + zeros, p)
    if key not in _known:
        chances = [1]
        for q in [1 - p] * ones + [p] * zeros:
            stay = [c * (1 - q) for c in chances] + [0]
            grow = [0] + [c * q for c in chances]
            chances = [s + g for s, g in zip(stay, grow)]
        _known[key] = chances
    return list(_known[key])
