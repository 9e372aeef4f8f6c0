# Fractions, and whole roots.
def people_needed(bound, epsilon, error):
    local = 2 * (Fraction(bound) / (Fraction(epsilon) * Fraction(error))) ** 2
    whole = math.ceil(local)
    central = math.isqrt(whole)
    return central + (central * central < local), whole
