# Whole numbers.
def one_pass(people, order, distance, sigma, target):
    quotient = Fraction(order) * distance * distance / (sigma * sigma * target * 2)
    needed = -(-quotient.numerator // quotient.denominator)
    late = min(people, needed - 1)  # those who come too late
    return np.array([people - late, needed - 1])
