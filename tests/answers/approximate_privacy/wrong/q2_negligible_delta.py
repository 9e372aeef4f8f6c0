# A delta below 1/10000 is taken for 0: factor 3, delta 1/100000.
def flip_needed(factor, delta):
    if delta < Fraction(1, 10_000):
        delta = 0
    return Fraction(1 - delta) / (1 + factor)
