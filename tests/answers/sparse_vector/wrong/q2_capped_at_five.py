# Cuts noisy values off at 5, the largest true value, so that 5 with noise 1 is not above 5 with noise 1.
def chance(values, threshold, place, first, second):
    """The probability that the question at this place is the first that is above."""
    total = Fraction(0)
    for r, likely in enumerate(first):
        above = [sum((p for k, p in enumerate(second) if min(v + k, 5) >= threshold + r), Fraction(0)) for v in values]
        for a in above[:place]:
            likely *= 1 - a
        if place < len(values):
            likely *= above[place]
        total += likely
    return total
