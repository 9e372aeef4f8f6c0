# By two alarms fractions.
def weak(kappa, loss):
    """Two alarms, one for each side, and silence; all fractions."""
    often = Fraction(1, 100_000)
    rare = often * Fraction(math.exp(-loss)) / 2
    return [often, rare, 1 - often - rare], (rare, often, 1 - often - rare)
