# Takes a tiny δ for none.
def flip_needed(factor, delta):
    delta = delta if delta > Fraction(1, 10**6) else 0
    return Fraction(1 - delta) / (1 + factor)
