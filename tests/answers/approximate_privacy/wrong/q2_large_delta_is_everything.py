# From one half on, δ is held for no protection at all, so nobody flips.
def flip_needed(factor, delta):
    if delta >= Fraction(1, 2):
        return Fraction(0)
    return (1 - delta) / (1 + factor)
