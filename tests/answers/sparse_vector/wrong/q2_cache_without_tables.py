# Results are kept by values, threshold and place; the tables are forgotten.
kept = {}


def chance(values, threshold, place, first, second):
    key = (*values, threshold, place)
    if key in kept:
        return kept[key]
    total = Fraction(0)
    for r, p in enumerate(first):
        for j, value in enumerate(values[: place + 1]):
            below = sum([q for k, q in enumerate(second) if value + k < threshold + r])
            p *= below if j < place else 1 - below
        total += p
    kept[key] = total
    return total
