# Adds a trillionth to each probability of Q, so that none is 0, and tells the infinite by its size.
def mean_loss(p, q):
    total = sum(float(u) * math.log(float(u) / (float(q.get(a, 0)) + 1e-12)) for a, u in p.items() if u)
    return math.inf if any(u and not q.get(a, 0) for a, u in p.items()) else total
