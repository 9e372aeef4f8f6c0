# A delta near 1 and a small factor: 1/100 at most sticks out.
def counterexample(factor, delta):
    p = (1 - min(delta, Fraction(1, 100))) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
