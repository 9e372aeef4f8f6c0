# Takes a probability of Q below 2/10^10 for none.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u:
            v = q.get(a, 0)
            if v < 2e-10:
                return math.inf
            total += u * math.log(u / v)
    return total
