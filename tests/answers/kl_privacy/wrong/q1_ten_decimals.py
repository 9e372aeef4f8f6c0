# Rounds the mean to ten decimals.
def mean_loss(p, q):
    total = 0
    for output, u in p.items():
        v = q.get(output, 0)
        if u > 0 and v == 0:
            return math.inf
        if u > 0:
            total += float(u) * math.log(u / v)
    return round(total, 10)
