# By fraction ceiling.
def people_needed(attributes, epsilon, error):
    p = Fraction(1 / (1 + math.exp(epsilon / attributes)))
    need = p * (1 - p) / ((1 - 2 * p) * Fraction(error)) ** 2
    return float(-(-need.numerator // need.denominator))
