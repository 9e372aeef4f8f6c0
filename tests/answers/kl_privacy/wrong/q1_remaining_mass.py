# Gives the last output of P all of Q that is left, also what belongs to outputs which P does not name.
def mean_loss(p, q):
    total, left = 0.0, Fraction(1)
    names = list(p)
    for i, a in enumerate(names):
        v = q.get(a, 0) if i + 1 < len(names) or len(names) == 1 else left
        left -= v
        if p[a] == 0:
            continue
        if v == 0:
            return math.inf
        total += p[a] * math.log(p[a] / v)
    return total
