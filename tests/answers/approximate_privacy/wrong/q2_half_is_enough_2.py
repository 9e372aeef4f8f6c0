# Takes a δ of 1/2 or more for one that asks nothing, wrong for factor 1 and δ = 1/2, where 1/4 is needed.
def flip_needed(factor, delta):
    return 0 if delta >= Fraction(1, 2) else Fraction(1 - delta, 1 + factor)
