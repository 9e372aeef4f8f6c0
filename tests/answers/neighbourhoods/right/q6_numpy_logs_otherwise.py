# Right: numpy logs
def record_epsilons(flips):
    p = np.array(flips, dtype=float)
    with np.errstate(divide="ignore"):
        each = np.log1p(-p) - np.log(p)
    return float(each.sum()), float(each.max())
