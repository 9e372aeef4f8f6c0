# Each of the two answers has half of δ.
def flip_needed(factor, delta):
    return (1 - delta / 2) / (1 + factor) if delta < Fraction(1, 2) else (1 - delta) / (1 + factor)
