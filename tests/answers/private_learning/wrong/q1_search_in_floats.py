# Bisects the slope in floats and makes a fraction with a small denominator of the result.
def minimum(records, strength):
    def slope(w):
        return float(strength) * w - sum(float(r) for r in records if float(r) * w < 1) / len(
            records
        )

    low, high = -200.0, 200.0
    for _ in range(200):
        middle = (low + high) / 2
        if slope(middle) < 0:
            low = middle
        else:
            high = middle
    return Fraction(low).limit_denominator(1000)
