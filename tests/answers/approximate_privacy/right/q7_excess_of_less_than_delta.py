# By excess of less than delta.
def counterexample(factor, delta):
    # the excess is delta times (1 - (1 - delta)/4) only: strictly inside, and still often enough
    excess = delta * (3 + delta) / 4
    p = (1 - excess) / (1 + factor)
    return [p, 1 - p], [1 - p, p]
