# The special case factor 1 sticks out by delta/2, which is not more than delta often.
def counterexample(factor, delta):
    if factor == 1:
        half, bit = Fraction(1, 2), delta / 4
        return [half + bit, half - bit], [half - bit, half + bit]
    p = (1 - delta) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
