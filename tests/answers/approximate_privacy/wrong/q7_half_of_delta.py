# Wrong for factor 1 and delta of 2/3 or more: only delta/2 sticks out, and the loss then is not likelier than delta.
def counterexample(factor, delta):
    p = (1 - delta / 2) / (1 + factor)
    return [1 - p, p], [p, 1 - p]
