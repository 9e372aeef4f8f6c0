# Wrong for denominators above a million: {"a": 1/2, "b": 1/2} and {"a": 1/10**12, "b": 1 - 1/10**12} gives infinity, not 13.1.
def mean_loss(p, q):
    total = 0
    for a, u in p.items():
        u = Fraction(u).limit_denominator(1_000_000)
        v = Fraction(q.get(a, 0)).limit_denominator(1_000_000)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        total += u * math.log(u / v)
    return total
