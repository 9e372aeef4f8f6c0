# Exact fractions; the local bound is rounded up by whole division and the central one by a whole root.
def people_needed(bound, epsilon, error):
    square = 2 * (Fraction(bound) / Fraction(epsilon) / Fraction(error)) ** 2
    local = -(-square.numerator // square.denominator)
    central = math.isqrt(local)
    while central**2 < square:
        central += 1
    return max(1, central), max(1, local)
