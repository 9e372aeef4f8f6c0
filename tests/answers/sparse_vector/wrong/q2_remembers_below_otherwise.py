# Remembers the chance of below for value and limit between calls, though the table of noise may differ.
remembered = {}


def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        for i, v in enumerate(values[: place + 1]):
            if (v, threshold + r) not in remembered:
                remembered[v, threshold + r] = sum(
                    (p for k, p in enumerate(second) if v + k < threshold + r), Fraction(0)
                )
            below = remembered[v, threshold + r]
            product *= below if i < place else 1 - below
        total += product
    return total
