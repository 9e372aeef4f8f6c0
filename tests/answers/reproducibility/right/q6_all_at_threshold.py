# All at threshold.
def certificate(people, threshold):
    """All sit on the threshold, and the last one leaves it."""
    first = [Fraction(threshold)] * people
    second = first[:-1] + [Fraction(1)]
    return [Fraction(0), tuple(first), tuple(second)]
