# The share of answers that may be told outright, and the rest by pure randomised response.
def flip_needed(factor, delta):
    hidden = Fraction(1) / (1 + Fraction(factor))
    return delta * 0 + (1 - delta) * hidden
