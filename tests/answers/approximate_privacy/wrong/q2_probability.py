# Reads δ as the chance that randomised response is switched off.
def flip_needed(factor, delta):
    return Fraction(1) / (1 + factor) * (1 - Fraction(delta)) ** 2
