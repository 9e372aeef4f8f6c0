# Gives the output with the loss a probability of 3/5 in any case.
# Witness: counterexample(Fraction(11, 10), Fraction(1, 1000)) returns ([Fraction(3, 5), Fraction(2, 5)], [Fraction(599, 1100), Fraction(501, 1100)]): E_c(Q || P) is 17/1100, above δ = 1/1000.
def counterexample(factor, delta):
    """Two distributions that keep (ε, δ) while the loss is above ε more often than not."""
    p = (Fraction(3, 5) - delta) / factor
    return [Fraction(3, 5), Fraction(2, 5)], [p, 1 - p]
