# By numpy masked.
def mean_loss(p, q):
    names = sorted(p.keys() | q.keys())
    u = np.array([p.get(a, 0) for a in names], dtype=float)
    v = np.array([q.get(a, 0) for a in names], dtype=float)
    drawn = u > 0
    with np.errstate(divide="ignore"):
        return np.sum(u[drawn] * (np.log(u[drawn]) - np.log(v[drawn])))
