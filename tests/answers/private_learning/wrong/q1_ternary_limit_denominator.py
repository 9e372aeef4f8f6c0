# Searches with floats and rounds to a fraction with a denominator up to 1000, where the exact one was asked.
def minimum(records, strength):
    n = len(records)
    rs, lam = [float(r) for r in records], float(strength)

    def slope(w):
        return lam * w - sum(r for r in rs if r * w < 1) / n

    lo, hi = -1.5 / lam, 1.5 / lam
    for _ in range(200):
        mid = (lo + hi) / 2
        if slope(mid) < 0:
            lo = mid
        else:
            hi = mid
    return Fraction(hi).limit_denominator(1000)
