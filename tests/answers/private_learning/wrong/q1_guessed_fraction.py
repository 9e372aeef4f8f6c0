# Finds the minimum with floats and guesses the fraction with a denominator up to 1000.
def minimum(records, strength):
    n = len(records)
    def slope(w):
        return strength * w - sum(r for r in records if r * w < 1) / n
    low, high = -200.0, 200.0
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (mid, high) if slope(mid) < 0 else (low, mid)
    return Fraction(low).limit_denominator(1000)
