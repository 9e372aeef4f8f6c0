# Cross entropy less entropy.
def mean_loss(p, q):
    support = [a for a in p if p[a]]
    if not all(q.get(a) for a in support):
        return math.inf
    return math.fsum(p[a] * (math.log(p[a]) - math.log(q[a])) for a in support)
