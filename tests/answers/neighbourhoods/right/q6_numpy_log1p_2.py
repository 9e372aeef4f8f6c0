# By numpy log1p.
def record_epsilons(flips):
    p = np.array(flips)
    with np.errstate(divide="ignore"):
        each = np.log1p(-p) - np.log(p)
    return each.sum(), each.max()
