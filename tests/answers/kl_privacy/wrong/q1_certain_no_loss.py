# If P has one output only it says that nothing can be learnt, 0.
def mean_loss(p, q):
    if len(p) == 1:
        return 0 if any(q.get(a, 0) for a in p) else math.inf
    total = 0.0
    for a, u in p.items():
        v = q.get(a, 0)
        if u and not v:
            return math.inf
        if u:
            total += u * math.log(u / v)
    return total
