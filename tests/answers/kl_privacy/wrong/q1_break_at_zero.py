# Stops at the first output that is impossible under P instead of going on.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u == 0:
            break
        v = q.get(a, 0)
        if v == 0:
            return math.inf
        total += u * math.log(u / v)
    return total
