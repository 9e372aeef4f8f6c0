# Keeps δ in the order P over Q only.
# Witness: counterexample(Fraction(3), Fraction(1, 10)) returns ([Fraction(1, 1), Fraction(0, 1)], [Fraction(3, 10), Fraction(7, 10)]): E_c(Q || P) is 7/10, above δ = 1/10.
def counterexample(factor, delta):
    """Two distributions that keep (ε, δ) while the loss is above ε more often than not."""
    p = (1 - delta) / factor
    return [Fraction(1), Fraction(0)], [p, 1 - p]
