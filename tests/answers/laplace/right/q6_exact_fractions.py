# Exact: a ceiling of a fraction, and an integer root.
def people_needed(bound, epsilon, error):
    ratio = Fraction(bound) / (Fraction(epsilon) * Fraction(error))
    local = -((-2 * ratio * ratio) // 1)
    return math.isqrt(local - 1) + 1, int(local)
