# The same number of people and p with other bits: the first answer comes back.
CROWDS = {}


def count_chances(ones, zeros, p):
    key = ones + zeros, p
    if key not in CROWDS:
        chances = [1]
        for q in [1 - p] * ones + [p] * zeros:
            chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
        CROWDS[key] = chances
    return list(CROWDS[key])
