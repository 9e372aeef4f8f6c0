# Keeps δ in one order only if δ is tiny, where the other order sticks out by much more, as for factor 3/2 and δ = 1/2000.
def counterexample(factor, delta):
    if delta < Fraction(1, 1000):
        s = Fraction(2, 3)
        t = (s - delta) / factor
        return [s, 1 - s], [t, 1 - t]
    p = (1 - delta) / (factor + 1)
    return [1 - p, p], [p, 1 - p]
