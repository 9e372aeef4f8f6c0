# A factor above 1000: the lie is made for 1000, and no output sticks out.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + min(factor, Fraction(1000)))
    return [1 - p, p], [p, 1 - p]
