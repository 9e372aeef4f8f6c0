# Uses numpy, where one over zero is infinite.
def record_epsilons(flips):
    p = np.array(flips, dtype=float)
    with np.errstate(divide="ignore"):
        each = np.log((1 - p) / p)
    return each.sum(), each.max()
