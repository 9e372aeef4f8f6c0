# Whole numbers only: rounding up is minus the floor of minus.
def one_pass(people, order, distance, sigma, target):
    top = order * distance**2
    low = 2 * sigma**2 * target
    needed = -(-(top.numerator * low.denominator) // (top.denominator * low.numerator))
    return [len(range(needed, people + 1)), needed - 1]
