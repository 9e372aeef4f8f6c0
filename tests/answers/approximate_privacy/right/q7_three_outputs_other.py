# A third output, which neither gives.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    return (1 - p, p, 0), (p, 1 - p, 0)
