# An array of logits, in which a division by 0 is infinite.
def record_epsilons(flips):
    p = np.array(flips, dtype=float)
    with np.errstate(divide="ignore"):
        e = np.log1p(-p) - np.log(p)
    return float(e.sum()), float(e.max())
