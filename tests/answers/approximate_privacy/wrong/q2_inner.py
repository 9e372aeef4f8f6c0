# Puts δ inside the factor: e^ε (π(A∣x') + δ).
def flip_needed(factor, delta):
    return (1 - factor * Fraction(delta)) / (1 + factor)
