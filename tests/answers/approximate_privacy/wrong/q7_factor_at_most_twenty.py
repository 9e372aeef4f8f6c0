# Takes factors above 20 for 20.
# Witness: counterexample(Fraction(100), Fraction(1, 10)) returns ([Fraction(67, 70), Fraction(3, 70)], [Fraction(3, 70), Fraction(67, 70)]): nothing sticks out, the loss is never above ε; more than 1/2 was asked.
def counterexample(factor, delta):
    """Two distributions that keep (ε, δ) while the loss is above ε more often than not."""
    p = (1 - delta) / (1 + min(factor, 20))
    return [1 - p, p], [p, 1 - p]
