# A large factor: "a flip rarer than 1/1000 does not count".
def flip_needed(factor, delta):
    p = (1 - Fraction(delta)) / (1 + factor)
    return p if p >= Fraction(1, 1000) else Fraction(0)
