# A probability of 0 is taken for the end of the table of the threshold.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, p in enumerate(first):
        if not p:
            break
        for j, value in enumerate(values[: place + 1]):
            below = sum([q for k, q in enumerate(second) if value + k < threshold + r])
            p *= below if j < place else 1 - below
        total += p
    return total
