# Vectorised, with numpy's logarithm of 0.
def record_epsilons(flips):
    p = np.array(flips, dtype=float)
    with np.errstate(divide="ignore"):
        each = np.log(1 - p) - np.log(p)
    return float(each.sum()), float(each.max())
