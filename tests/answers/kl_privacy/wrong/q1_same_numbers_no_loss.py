# If both have the same probabilities up to their order, 0 is returned, whichever output has which.
def mean_loss(p, q):
    if sorted(p.values()) == sorted(q.values()):
        return 0.0
    total = 0.0
    for a, u in p.items():
        if u:
            if not q.get(a, 0):
                return math.inf
            total += u * math.log(u / q[a])
    return total
