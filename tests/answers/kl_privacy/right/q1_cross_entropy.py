# Cross entropy.
def mean_loss(p, q):
    if any(u and not q.get(a) for a, u in p.items()):
        return np.inf
    return sum(
        -u * math.log(q[a] / Fraction(u)) if isinstance(q[a], Fraction) else u * math.log(u / q[a])
        for a, u in p.items()
        if u
    )
