# Remembers results by the number of people and p.
_kept = {}


def count_chances(ones, zeros, p):
    if (ones + zeros, p) not in _kept:
        law = [1.0]
        for q in [1 - p] * ones + [p] * zeros:
            law = [a * (1 - q) + b * q for a, b in zip(law + [0], [0] + law)]
        _kept[ones + zeros, p] = law
    return list(_kept[ones + zeros, p])
