# Floats, rounded to denominators up to 1000, e.g. [Fraction(1, 1009)], 2 gives 0 (right 1/2018).
def minimum(records, strength):
    n = len(records)
    rs = sorted(float(r) for r in records)
    lam = float(strength)
    options = [1 / r for r in rs if r] + [0.0]
    for i in range(n + 1):
        options += [sum(rs[:i]) / (n * lam), sum(rs[i:]) / (n * lam)]
    best = min(options, key=lambda w: sum(max(0, 1 - r * w) for r in rs) / n + lam * w * w / 2)
    return Fraction(best).limit_denominator(1000)
