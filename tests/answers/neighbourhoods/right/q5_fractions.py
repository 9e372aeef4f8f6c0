# Exact, with a ratio a little below the one allowed.
def variant(epsilon):
    ratio = Fraction(math.exp(epsilon)).limit_denominator(10**9) * Fraction(999, 1000)
    ratio = max(ratio, 1 + Fraction(epsilon) / 2)
    c = 1 / (ratio + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
