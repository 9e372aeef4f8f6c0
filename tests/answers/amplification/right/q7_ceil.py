# The formula.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(Fraction(order * distance**2) / (2 * sigma**2 * target))
    return max(0, people - needed + 1), needed - 1
