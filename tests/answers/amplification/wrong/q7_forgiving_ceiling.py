# A quotient that is less than 1e-9 above a whole number is rounded down.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target) - Fraction(1, 10**9))
    return max(0, people - needed + 1), needed - 1
