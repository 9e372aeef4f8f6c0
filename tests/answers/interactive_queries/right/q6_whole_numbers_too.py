# Whole numbers.
def patience(epsilon, error):
    above = 2 * (epsilon.denominator * error.denominator) ** 2
    below = (epsilon.numerator * error.numerator) ** 2
    times = -(-above // below)
    return [times, Fraction(times * epsilon.numerator**2, epsilon.denominator**2)]
