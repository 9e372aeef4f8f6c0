# A third output takes a thousandth, and less than half is left for the loss if δ is tiny and the factor 1.
def counterexample(factor, delta):
    z = (1 - delta) / 1000
    m = 1 - z
    p = (m - delta) / (1 + factor)
    return [z, m - p, p, 0], [z, p, m - p, 0]
