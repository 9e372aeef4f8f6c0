# Infinite only if Q does not name the output; a named one of probability 0 is skipped.
# Witness: mean_loss({"a": 0.5, "b": 0.5}, {"a": 1.0, "b": 0.0}) returns -0.34657359027997264; right is inf.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u == 0:
            continue
        if a not in q:
            return math.inf
        if q[a] > 0:
            total += float(u) * math.log(u / q[a])
    return total
