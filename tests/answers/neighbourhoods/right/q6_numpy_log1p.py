# Numpy, with log1p, warnings of the division by zero switched off.
def record_epsilons(flips):
    p = np.array([float(q) for q in flips])
    with np.errstate(divide="ignore"):
        each = np.log1p(-p) - np.log(p)
    return np.array([each.sum(), each.max()])
