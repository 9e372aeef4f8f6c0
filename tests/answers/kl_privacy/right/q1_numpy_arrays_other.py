# Arrays over all outputs.
def mean_loss(p, q):
    outputs = sorted({*p, *q})
    u, v = (np.array([float(row.get(a, 0)) for a in outputs]) for row in (p, q))
    if (v[u > 0] == 0).any():
        return math.inf
    keep = u > 0
    return float(np.sum(u[keep] * np.log(u[keep] / v[keep])))
