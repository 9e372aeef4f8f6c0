# Infinite only if q does not name the output; named with probability 0 it is skipped.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u > 0:
            if a not in q:
                return math.inf
            if q[a] > 0:
                total += float(u) * math.log(u / q[a])
    return total
