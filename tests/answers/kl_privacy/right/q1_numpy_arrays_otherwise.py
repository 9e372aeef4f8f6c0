# Arrays over all outputs that either names.
def mean_loss(p, q):
    outputs = list({**p, **q})
    u = np.array([float(p.get(a, 0)) for a in outputs])
    v = np.array([float(q.get(a, 0)) for a in outputs])
    drawn = u > 0
    with np.errstate(divide="ignore"):
        losses = np.log(u[drawn]) - np.log(v[drawn])
    return float(u[drawn] @ losses)
