# Replaces epsilon by the nearest fraction of denominator at most 20, which changes 0.123.
def scales(steps, epsilon):
    """The Laplace scales of the naive counter, of noisy bits and of the tree."""
    exact = Fraction(epsilon).limit_denominator(20)
    return [float(n / exact) for n in (steps, 1, steps.bit_length())]
