# Arrays over the common names.
def mean_loss(p, q):
    names = sorted(a for a, u in p.items() if u > 0)
    u = np.array([float(p[a]) for a in names])
    v = np.array([float(q.get(a, 0)) for a in names])
    return math.inf if (v == 0).any() else float(np.dot(u, np.log(u / v)))
