# Differences of logarithms.
def mean_loss(p, q):
    if any(u > 0 and q.get(a, 0) == 0 for a, u in p.items()):
        return float("inf")
    return math.fsum(float(u) * (math.log(u) - math.log(q[a])) for a, u in p.items() if u > 0)
