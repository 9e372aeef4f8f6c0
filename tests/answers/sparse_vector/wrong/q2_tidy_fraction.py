# The result is tidied up to a denominator of at most 10000.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, p in enumerate(first):
        for j, value in enumerate(values[: place + 1]):
            below = sum([q for k, q in enumerate(second) if value + k < threshold + r])
            p *= below if j < place else 1 - below
        total += p
    return total.limit_denominator(10_000)
