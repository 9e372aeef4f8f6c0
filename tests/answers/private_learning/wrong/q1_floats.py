# Halves an interval in floats, and makes a fraction of the result.
def minimum(records, strength):
    n = len(records)

    def slope(w):
        return float(strength) * w - sum(float(r) for r in records if r * w < 1) / n

    low, high = -1000.0, 1000.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) < 0 else (low, middle)
    return Fraction(high).limit_denominator(10**6)
