# Whole numbers only: a ceiling by floor division of the negative.
def one_pass(people, order, distance, sigma, target):
    above = order.numerator * (distance.numerator * sigma.denominator) ** 2 * target.denominator
    below = 2 * order.denominator * (distance.denominator * sigma.numerator) ** 2 * target.numerator
    needed = -(-above // below)
    return np.array([len(range(needed, people + 1)), needed - 1])
