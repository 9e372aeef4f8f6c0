# Takes what is close to 0 for 0.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        v = q.get(a, 0)
        if math.isclose(u, 0, abs_tol=1e-9):
            continue
        if math.isclose(v, 0, abs_tol=1e-9):
            return math.inf
        total += u * math.log(u / v)
    return total
