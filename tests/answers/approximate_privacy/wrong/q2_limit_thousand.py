# Divides in floats, and takes the next simple fraction.
# Witness: flip_needed(Fraction(10**6), 0) returns Fraction(0, 1); right is Fraction(1, 1000001).
def flip_needed(factor, delta):
    return Fraction(float((1 - delta) / (1 + factor))).limit_denominator(1000)
