# Takes a float probability to thousandths.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u:
            v = q.get(a, 0)
            u = round(u, 3) if isinstance(u, float) else u
            total += u * math.log(u / v) if v and u else math.inf if not v else 0
    return total
