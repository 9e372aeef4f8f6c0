# A float, turned back into a fraction with a denominator up to 100.
def flip_needed(factor, delta):
    return Fraction(float(1 - delta) / float(1 + factor)).limit_denominator(100)
