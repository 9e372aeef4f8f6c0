# Bisection in floats, rounded to a denominator up to 10**4, e.g. [Fraction(1, 10**9)], 2 gives 0 (right 1/(2*10**9)).
def minimum(records, strength):
    low, high = -101.0, 101.0
    n, lam = len(records), float(strength)
    rs = [float(r) for r in records]

    def slope(w):
        return lam * w - sum(r for r in rs if r * w < 1) / n

    for _ in range(200):
        mid = (low + high) / 2
        if slope(mid) < 0:
            low = mid
        else:
            high = mid
    return Fraction((low + high) / 2).limit_denominator(10**4)
