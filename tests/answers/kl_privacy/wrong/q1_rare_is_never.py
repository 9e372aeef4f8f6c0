# Wrong for rare outputs: {"a": 1 - 1/10**12, "b": 1/10**12} and {"a": 1} gives 0 or so and not infinity.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u < 1e-9:
            continue
        if q.get(a, 0) == 0:
            return math.inf
        total += u * math.log(u / q[a])
    return total
