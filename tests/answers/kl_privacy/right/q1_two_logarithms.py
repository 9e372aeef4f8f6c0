# Logarithms of P and of Q apart.
def mean_loss(p, q):
    support = [a for a in p if p[a] > 0]
    if any(q.get(a, 0) == 0 for a in support):
        return math.inf
    return math.fsum(float(p[a]) * (math.log(p[a]) - math.log(q[a])) for a in support)
