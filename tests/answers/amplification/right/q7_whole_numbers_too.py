# Whole numbers.
def one_pass(people, order, distance, sigma, target):
    limit = order * distance * distance / (2 * sigma * sigma * target)
    needed = -(-limit.numerator // limit.denominator)
    return (people + 1 - needed if needed <= people else 0), needed - 1
