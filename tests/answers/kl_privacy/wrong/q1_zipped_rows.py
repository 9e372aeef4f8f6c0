# Zips the probabilities if both distributions name the same outputs, though in another order perhaps.
# Witness: mean_loss({"a": 0.25, "b": 0.75}, {"b": 0.75, "a": 0.25}) returns 0.5493061443340548; right is 0.0.
def mean_loss(p, q):
    if set(p) == set(q):
        pairs = zip(p.values(), q.values())
    else:
        pairs = ((u, q.get(a, 0)) for a, u in p.items())
    total = 0.0
    for u, v in pairs:
        if u == 0:
            continue
        if v == 0:
            return math.inf
        total += float(u) * math.log(u / v)
    return total
