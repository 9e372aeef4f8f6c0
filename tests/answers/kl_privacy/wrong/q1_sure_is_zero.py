# A distribution with only one output is thought to have no loss.
def mean_loss(p, q):
    if len(p) == 1 and q.get(next(iter(p)), 0):
        return 0.0
    total = 0.0
    for a, u in p.items():
        if u:
            if not q.get(a, 0):
                return math.inf
            total += u * math.log(u / q[a])
    return total
