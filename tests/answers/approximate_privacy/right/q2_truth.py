# Through the truth probability.
def flip_needed(factor, delta):
    truth = (factor + Fraction(delta)) / (1 + factor)
    return 1 - truth
