# Takes probabilities of Q below 1e-12 for rounding errors, so for 0.
def mean_loss(p, q):
    total = 0
    for output, u in p.items():
        v = q.get(output, 0)
        if u == 0:
            continue
        if v < 1e-12:
            return math.inf
        total += u * math.log(u / v)
    return total
