# Exact fractions and whole roots.
def people_needed(bound, epsilon, error):
    v = 2 * (Fraction(bound) / Fraction(epsilon) / Fraction(error)) ** 2
    local = -(-v.numerator // v.denominator)
    central = max(1, math.isqrt(local - 1))
    while central**2 < v:
        central += 1
    return [central, max(1, local)]
