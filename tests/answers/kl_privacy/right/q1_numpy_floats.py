# Arrays of floats, of what P can give.
def mean_loss(p, q):
    names = [a for a in p if p[a]]
    u = np.array([float(p[a]) for a in names])
    v = np.array([float(q.get(a, 0)) for a in names])
    with np.errstate(divide="ignore"):
        return float((u * (np.log(u) - np.log(v))).sum())
