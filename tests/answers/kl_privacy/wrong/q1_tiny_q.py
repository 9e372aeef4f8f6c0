# Takes a tiny probability under Q for none.
def mean_loss(p, q):
    total = 0
    for a, u in p.items():
        if u == 0:
            continue
        v = q.get(a, 0)
        if v < 1e-9:
            return math.inf
        total += u * math.log(u / v)
    return total
