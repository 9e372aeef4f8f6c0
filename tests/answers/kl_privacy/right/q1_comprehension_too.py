# Comprehension.
def mean_loss(p, q):
    possible = {a: u for a, u in p.items() if u > 0}
    if any(not q.get(a) for a in possible):
        return math.inf
    return math.fsum(float(u) * math.log(u / q[a]) for a, u in possible.items())
