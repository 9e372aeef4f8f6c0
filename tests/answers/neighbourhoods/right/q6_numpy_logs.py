# Numpy logs.
def record_epsilons(flips):
    p = np.array(flips, dtype=float)
    with np.errstate(divide="ignore"):
        each = np.log((1 - p) / p)
    return np.array([each.sum(), each.max()])
