# A loop over what P can give.
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        v = q.get(output, 0)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        total += float(u) * math.log(u / v)
    return total
