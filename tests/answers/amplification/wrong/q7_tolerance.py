# A limit a little above a whole number, by less than 1/1000: rounded down.
def one_pass(people, order, distance, sigma, target):
    needed = max(1, math.ceil(order * distance**2 / (2 * sigma**2 * target) - Fraction(1, 1000)))
    return max(0, people - needed + 1), needed - 1
