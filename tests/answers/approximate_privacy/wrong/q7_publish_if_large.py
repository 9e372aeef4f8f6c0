# For a delta of 1/2 and more publishes the data with probability delta, where the loss has just delta.
def counterexample(factor, delta):
    if delta >= Fraction(1, 2):
        return [delta, 0, 1 - delta], [0, delta, 1 - delta]
    p = (1 - delta) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
