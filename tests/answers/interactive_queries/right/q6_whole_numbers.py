# Whole numbers.
def patience(epsilon, error):
    a, b = epsilon.numerator * error.numerator, epsilon.denominator * error.denominator
    times = -(-2 * b * b // (a * a))
    return [times, Fraction(times * epsilon.numerator**2, epsilon.denominator**2)]
