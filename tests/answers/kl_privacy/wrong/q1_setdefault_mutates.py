# Q gets new entries, the arguments must be left as they are.
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        v = q.setdefault(output, 0)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        total += u * math.log(u / v)
    return total
