# Leaves out what is rarer than a billionth under P.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u > 1e-9:
            v = q.get(a, 0)
            total += u * math.log(u / v) if v else math.inf
    return total
