# Small probabilities under Q are raised to 1e-12 before the logarithm.
# Witness: mean_loss({"a": Fraction(1, 2), "b": Fraction(1, 2)}, {"a": 1 - Fraction(1, 10**20), "b": Fraction(1, 10**20)}) returns 13.12236337740433; right is 22.33270374938051.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u == 0:
            continue
        v = q.get(a, 0)
        if v == 0:
            return math.inf
        total += float(u) * math.log(u / max(v, 1e-12))
    return total
