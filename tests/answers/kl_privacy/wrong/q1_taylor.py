# Near 1 the logarithm is replaced by its first two terms.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u:
            if not q.get(a):
                return math.inf
            t = float(u / q[a]) - 1
            total += float(u) * (t - t * t / 2 if abs(t) < 0.02 else math.log1p(t))
    return total
