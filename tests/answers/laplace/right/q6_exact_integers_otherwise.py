# Exact fractions, the local by negative floor division, the central as a whole root.
def people_needed(bound, epsilon, error):
    q = 2 * (Fraction(bound) / (Fraction(epsilon) * Fraction(error))) ** 2
    local = int(-((-q) // 1))
    central = math.isqrt(local - 1) + 1
    return [central, local]
