# Numpy arrays.
def mean_loss(p, q):
    names = [a for a in p if p[a]]
    u = np.array([float(p[a]) for a in names])
    v = np.array([float(q.get(a, 0)) for a in names])
    if (v == 0).any():
        return math.inf
    return float((u * (np.log(u) - np.log(v))).sum())
