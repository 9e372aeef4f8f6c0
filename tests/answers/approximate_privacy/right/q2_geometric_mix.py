# Mixing: publish truly with probability delta, else pure randomised response.
def flip_needed(factor, delta):
    pure = 1 / Fraction(1 + factor)
    return pure - delta * pure
