# Whole numbers and the upside-down floor; an array
def patience(epsilon, error):
    up = 2 * (epsilon.denominator * error.denominator) ** 2
    down = (epsilon.numerator * error.numerator) ** 2
    times = -(-up // down)
    return np.array(
        [times, Fraction(times * epsilon.numerator**2, epsilon.denominator**2)], dtype=object
    )
