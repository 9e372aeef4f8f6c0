# Delta from 1/2 on: "no flips are needed", but up to δ = 1 some are.
def flip_needed(factor, delta):
    if delta >= Fraction(1, 2):
        return Fraction(0)
    return (1 - Fraction(delta)) / (1 + factor)
