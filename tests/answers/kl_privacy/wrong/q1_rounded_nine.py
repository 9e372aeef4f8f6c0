# Rounds the result to nine decimals, too coarse for a small mean loss.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        v = q.get(a, 0)
        if u and not v:
            return math.inf
        if u:
            total += u * math.log(u / v)
    return round(total, 9)
