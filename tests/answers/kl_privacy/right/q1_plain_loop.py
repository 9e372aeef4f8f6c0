# Plain loop.
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        if u == 0:
            continue
        v = q.get(output, 0)
        if v == 0:
            return math.inf
        total += float(u) * math.log(u / v)
    return total
