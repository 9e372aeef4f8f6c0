# By whole numbers only.
def one_pass(people, order, distance, sigma, target):
    top = order.numerator * distance.numerator**2 * sigma.denominator**2 * target.denominator
    bottom = 2 * order.denominator * distance.denominator**2 * sigma.numerator**2 * target.numerator
    needed, rest = divmod(top, bottom)
    needed += rest > 0
    return people - min(needed - 1, people), needed - 1
