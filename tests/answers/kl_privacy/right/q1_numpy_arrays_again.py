# Arrays over the possible outputs, cross entropy minus entropy.
def mean_loss(p, q):
    support = [a for a in p if p[a] > 0]
    u = np.array([float(p[a]) for a in support])
    v = np.array([float(q.get(a, 0)) for a in support])
    if (v == 0).any():
        return math.inf
    return float(u @ np.log(u) - u @ np.log(v))
