# Stops at the first zero in the threshold's table, as if nothing came after it.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        if not likely:
            break
        product = likely
        for i, v in enumerate(values[: place + 1]):
            below = sum((p for k, p in enumerate(second) if v + k < threshold + r), Fraction(0))
            product *= below if i < place else 1 - below
        total += product
    return total
