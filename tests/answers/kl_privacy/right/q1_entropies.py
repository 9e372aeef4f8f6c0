# Cross entropy less entropy, term by term, with exact summation.
def mean_loss(p, q):
    possible = [a for a in p if p[a] > 0]
    if not all(a in q and q[a] > 0 for a in possible):
        return float("inf")
    return math.fsum(float(p[a]) * (math.log(p[a]) - math.log(q[a])) for a in possible)
