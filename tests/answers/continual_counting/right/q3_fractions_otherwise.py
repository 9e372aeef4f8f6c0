# Exact fractions, with a maximum over odd steps only (the worst step is odd).
def worst_variances(steps, epsilon):
    e = Fraction(epsilon)
    most = max(t.bit_count() for t in range(1, steps + 1, 2))
    levels = len([k for k in range(10) if 2**k <= steps])
    return [2 * Fraction(steps) ** 2 / e**2, 2 * steps / e**2, 2 * most * levels**2 / e**2]
