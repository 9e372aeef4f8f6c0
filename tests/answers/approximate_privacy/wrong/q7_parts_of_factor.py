# A factor with a denominator above 10: more than 20 outputs.
def counterexample(factor, delta):
    p, parts = (1 - delta) / (1 + factor), factor.denominator
    P = [(1 - p) / parts] * parts + [p / parts] * parts
    return P, P[::-1]
