# By integer square root.
def people_needed(bound, epsilon, error):
    local = 2 * Fraction(bound) ** 2 / (Fraction(epsilon) * Fraction(error)) ** 2
    least = -(-local.numerator // local.denominator)
    # n is enough in the centre as soon as n² is at least the local bound
    root = math.isqrt(least)
    return root + (root * root < least), least
