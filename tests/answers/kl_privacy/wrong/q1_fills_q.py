# Fills in the missing outputs of Q.
def mean_loss(p, q):
    for a in p:
        q.setdefault(a, 0)
    return sum((u * math.log(u / q[a]) if q[a] else math.inf) for a, u in p.items() if u)
