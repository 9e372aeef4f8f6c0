# Uses arrays, with infinity where it divides by 0.
def mean_loss(p, q):
    names = [a for a, u in p.items() if u > 0]
    u = np.array([float(p[a]) for a in names])
    v = np.array([float(q.get(a, 0)) for a in names])
    with np.errstate(divide="ignore"):
        return float(np.sum(u * np.log(u / v)))
