# An output of probability below 1/500 under P is taken for rounding and left out.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        v = q.get(a, 0)
        if u > 0 and v == 0:
            return math.inf
        if u > Fraction(1, 500):
            total += u * math.log(u / v)
    return total
