# Divides whole numbers.
def one_pass(people, order, distance, sigma, target):
    ratio = Fraction(order * distance * distance, 2 * sigma * sigma * target)
    whole, rest = divmod(ratio.numerator, ratio.denominator)
    lacking = whole - (rest == 0)
    return np.array([max(people - lacking, 0), lacking])
