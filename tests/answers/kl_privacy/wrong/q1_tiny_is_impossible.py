# An output with a probability below 1e-12 under P counts as never drawn, also where it proves P.
# Witness: mean_loss({"a": 1 - Fraction(1, 10**15), "b": Fraction(1, 10**15)}, {"a": Fraction(1)}) returns -9.992007221626405e-16; right is inf.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u < 1e-12:
            continue
        v = q.get(a, 0)
        if v == 0:
            return math.inf
        total += float(u) * math.log(u / v)
    return total
