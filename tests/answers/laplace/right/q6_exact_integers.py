# Exact integers.
def people_needed(bound, epsilon, error):
    square = 2 * (Fraction(bound) / (Fraction(epsilon) * Fraction(error))) ** 2
    local = -(-square.numerator // square.denominator)
    return math.isqrt(local - 1) + 1, local
