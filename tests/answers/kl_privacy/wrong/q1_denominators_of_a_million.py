# Shortens probabilities to a denominator of a million.
def mean_loss(p, q):
    total = 0.0
    for a in p:
        u, v = (Fraction(x).limit_denominator(10**6) for x in (p[a], q.get(a, 0)))
        if u:
            total += u * math.log(u / v) if v else math.inf
    return total
