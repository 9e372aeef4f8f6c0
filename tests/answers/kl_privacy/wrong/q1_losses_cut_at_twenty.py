# Wrong for large losses: {"a": 1} and {"a": 1/10**12, "b": 1 - 1/10**12} gives 20 and not 27.63 (losses are cut at 20).
def mean_loss(p, q):
    def loss(u, v):
        return math.inf if v == 0 else max(-20, min(20, math.log(u / v)))

    return sum(u * loss(u, q.get(a, 0)) for a, u in p.items() if u > 0)
