# Numpy arrays.
def mean_loss(p, q):
    names = [a for a in p if p[a] > 0]
    u = np.array([float(p[a]) for a in names])
    v = np.array([float(q.get(a, 0)) for a in names])
    if (v == 0).any():
        return float("inf")
    return np.sum(u * np.log(u / v))
