# Ratios are rounded to six digits.
def mean_loss(p, q):
    return sum(
        float(u) * math.log(round(float(u / q[a]), 6)) if q.get(a) else math.inf
        for a, u in p.items()
        if u
    )
