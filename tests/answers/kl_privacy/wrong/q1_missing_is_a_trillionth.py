# Takes what Q does not name for a trillionth.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u:
            v = q.get(a, Fraction(1, 10**12))
            if not v:
                return math.inf
            total += float(u) * math.log(u / v)
    return total
