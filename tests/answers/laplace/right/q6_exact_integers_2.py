# Exact fractions: the least n with n^2 >= r and n >= r for r = 2 B^2/(eps error)^2, by isqrt.
def people_needed(bound, epsilon, error):
    r = 2 * (Fraction(bound) / (Fraction(epsilon) * Fraction(error))) ** 2
    local = -(-r.numerator // r.denominator)
    central = math.isqrt(local - 1) + 1
    return [max(1, central), max(1, local)]
