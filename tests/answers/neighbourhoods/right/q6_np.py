# Lets numpy take the logarithm of infinity.
def record_epsilons(flips):
    with np.errstate(divide="ignore"):
        p = np.array(flips)
        l = np.log((1 - p) / p)
    return l.sum(), l.max()
