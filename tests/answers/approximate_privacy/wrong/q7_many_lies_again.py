# Spreads the lie over as many outputs as the factor says, which may be more than 20.
# Witness: counterexample(Fraction(30), Fraction(1, 10)) returns two lists of 31 numbers each, and at most 20 were asked.
def counterexample(factor, delta):
    """Two distributions that keep (ε, δ) while the loss is above ε more often than not."""
    m = math.ceil(factor)
    p = Fraction(1 - delta) / (1 + factor)
    return [1 - p] + [p / m] * m, [p] + [(1 - p) / m] * m
