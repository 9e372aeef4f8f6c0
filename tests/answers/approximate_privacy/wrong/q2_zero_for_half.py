# From δ = 1/2 on, δ pays for everything.
def flip_needed(factor, delta):
    return (1 - delta) / (1 + factor) if delta <= Fraction(9, 10) else Fraction(0)
