# Never more than a quarter for a factor above three, and never less than δ there.
def flip_needed(factor, delta):
    p = (1 - delta) / (1 + factor)
    return max(p, Fraction(1, 200)) if delta < 1 else Fraction(0)
