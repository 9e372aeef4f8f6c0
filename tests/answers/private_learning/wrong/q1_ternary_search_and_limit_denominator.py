# A float search is turned into the nearest simple fraction. Input: any minimum with a large denominator, as [123457/1000003], strength 1.
def minimum(records, strength):
    rs = [float(r) for r in records]
    lam = float(strength)

    def slope(w):
        return lam * w - sum(r for r in rs if r * w < 1) / len(rs)

    low, high = -50.0, 50.0
    for _ in range(200):
        mid = (low + high) / 2
        if slope(mid) < 0:
            low = mid
        else:
            high = mid
    return Fraction(high).limit_denominator(10**5)
