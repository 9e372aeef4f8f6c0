# Thinks that δ of one half or more allows to tell everything.
# Witness: counterexample(Fraction(2), Fraction(3, 5)) returns ([1, 0], [0, 1]): E_c is 1, above δ = 3/5.
def counterexample(factor, delta):
    """Two distributions that keep (ε, δ) while the loss is above ε more often than not."""
    if delta >= Fraction(1, 2):
        return [1, 0], [0, 1]
    p = Fraction(1 - delta) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
