# Numpy convolutions, divided in halves.
def count_chances(ones, zeros, p):
    from functools import reduce
    p = float(p)
    return reduce(np.convolve, [[1 - p, p]] * zeros + [[p, 1 - p]] * ones)
