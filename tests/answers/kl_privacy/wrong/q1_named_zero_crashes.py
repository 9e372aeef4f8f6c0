# Wrong (ZeroDivisionError) if q names an output with 0: {"a": 1/2, "b": 1/2} and {"a": 1, "b": 0} is infinity.
def mean_loss(p, q):
    if any(a not in q for a, u in p.items() if u > 0):
        return math.inf
    return sum(u * math.log(u / q[a]) for a, u in p.items() if u > 0)
