# Pads the table of noise that was handed in with zeros.
def chance(values, threshold, place, first, second):
    while len(second) < 10:
        second.append(Fraction(0))
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        for i, v in enumerate(values[: place + 1]):
            below = sum(second[: max(0, threshold + r - v)])
            product *= below if i < place else 1 - below
        total += product
    return total
