# Adds up numbers of single precision.
def mean_loss(p, q):
    total = np.float32(0)
    for a, u in p.items():
        if u:
            v = q.get(a, 0)
            if not v:
                return math.inf
            total += np.float32(float(u)) * np.log(np.float32(float(u) / float(v)))
    return float(total)
