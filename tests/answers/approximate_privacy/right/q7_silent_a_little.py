# A third output whose chance is a part of what δ leaves.
def counterexample(factor, delta):
    silent = delta * (1 - delta) / 1000
    p = (1 - silent - delta) / (1 + factor)
    row = [1 - silent - p, p, silent]
    return row, [row[1], row[0], row[2]]
