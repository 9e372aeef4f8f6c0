# Drops zeros from both tables before counting, which moves the later noises down.
def chance(values, threshold, place, first, second):
    first, second = [p for p in first if p], [p for p in second if p]
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        for i, v in enumerate(values[: place + 1]):
            below = sum((p for k, p in enumerate(second) if v + k < threshold + r), Fraction(0))
            product *= below if i < place else 1 - below
        total += product
    return total
