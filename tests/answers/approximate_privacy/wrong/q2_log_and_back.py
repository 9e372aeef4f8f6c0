# Takes the logarithm of the factor and its exponential again.
def flip_needed(factor, delta):
    c = Fraction(math.exp(math.log(factor))).limit_denominator(9)
    return (1 - delta) / (1 + c)
