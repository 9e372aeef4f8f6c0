# The result in hundredths, rounded up.
def flip_needed(factor, delta):
    return Fraction(math.ceil(1000 * (1 - delta) / (1 + factor)), 1000)
