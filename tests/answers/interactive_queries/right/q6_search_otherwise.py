# One answer after another, in whole numbers
def patience(epsilon, error):
    a, b = epsilon.numerator * error.numerator, epsilon.denominator * error.denominator
    times = 1
    while times * a * a < 2 * b * b:
        times += 1
    return [times, Fraction(times * epsilon.numerator**2, epsilon.denominator**2)]
