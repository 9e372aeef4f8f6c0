# If both have the same probabilities in some order, the mean is zero.
def mean_loss(p, q):
    if len(p) > 2 and sorted(p.values()) == sorted(q.values()):
        return 0.0
    return sum((u * math.log(u / q[a]) if q.get(a) else math.inf) for a, u in p.items() if u)
