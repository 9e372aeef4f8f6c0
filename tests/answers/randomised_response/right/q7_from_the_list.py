# From the list of weights, with numpy.
def interval(yes, n, p, z):
    told = (np.arange(n) < yes) * 1.0
    weights = (told - float(p)) / (1.0 - 2.0 * float(p))
    return weights.mean() + np.array([-1.0, 1.0]) * float(z) * weights.std(ddof=0) / np.sqrt(n)
