# A search in floats, and its result turned into the nearest fraction with a small denominator.
# Witness: minimum([Fraction(1,101), Fraction(1,103)], Fraction(1)) returns 1/102, right is 102/10403.
def minimum(records, strength):
    rs, lam = [float(r) for r in records], float(strength)

    def slope(w):
        return sum(-r for r in rs if r * w < 1) / len(rs) + lam * w

    low, high = -2000.0, 2000.0
    for _ in range(200):
        mid = (low + high) / 2
        low, high = (mid, high) if slope(mid) < 0 else (low, mid)
    return Fraction(high).limit_denominator(1000)
