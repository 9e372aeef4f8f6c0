# Takes δ below a hundredth for negligible, and solves for δ = 0.
# Witness: flip_needed(1, Fraction(1, 200)) returns Fraction(1, 2); right is Fraction(199, 400).
def flip_needed(factor, delta):
    if delta < Fraction(1, 100):
        delta = 0
    return Fraction(1 - delta) / (factor + 1)
