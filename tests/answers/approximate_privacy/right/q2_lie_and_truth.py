# Lie and truth.
def flip_needed(factor, delta):
    truth = Fraction(factor + delta) / (factor + 1)
    return 1 - truth
