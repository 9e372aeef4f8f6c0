# Leaves out outputs whose probability under P is below 1e-9, also where Q cannot give them.
def mean_loss(p, q):
    total = 0
    for output, u in p.items():
        v = q.get(output, 0)
        if math.isclose(u, 0, abs_tol=1e-9):
            continue
        if v == 0:
            return math.inf
        total += u * math.log(u / v)
    return total
