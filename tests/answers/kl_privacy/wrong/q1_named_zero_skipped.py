# Infinite only if q does not name the output; one that q names with probability 0 is skipped.
def mean_loss(p, q):
    total = 0
    for a, u in p.items():
        if u == 0:
            continue
        if a not in q:
            return math.inf
        if q[a] > 0:
            total += u * math.log(u / q[a])
    return float(total)
