# Wrong with half of delta the loss is not above eps with more than delta: factor 1, delta 9/10.
def counterexample(factor, delta):
    p = (1 - delta / 2) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
