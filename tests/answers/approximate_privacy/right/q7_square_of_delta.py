# Only δ² sticks out, which is enough.
def counterexample(factor, delta):
    p = (1 - delta**2) / (1 + factor)
    return [[1 - p, p], [p, 1 - p]]
