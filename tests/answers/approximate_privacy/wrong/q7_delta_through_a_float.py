# Takes the fraction of the float of δ, which may be a little more.
def counterexample(factor, delta):
    d = Fraction(float(delta))
    p = (1 - d) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
