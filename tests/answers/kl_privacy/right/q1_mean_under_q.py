# By mean under q.
def mean_loss(p, q):
    """The mean of r ln r - r + 1 under q, all terms of which are positive."""
    if sum(u for a, u in p.items() if q.get(a, 0) > 0) != 1:
        return math.inf
    terms = []
    for a, v in q.items():
        if v > 0:
            r = p.get(a, Fraction(0)) / v
            x = float(r - 1)
            terms.append(float(v) if r == 0 else float(v) * (float(r) * math.log1p(x) - x))
    return math.fsum(terms)
