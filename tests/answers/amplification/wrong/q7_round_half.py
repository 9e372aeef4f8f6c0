# Round() goes to even: a whole odd quotient becomes one more: order 2, all else 1.
def one_pass(people, order, distance, sigma, target):
    needed = round(order * distance**2 / (2 * sigma**2 * target) + Fraction(1, 2))
    return max(0, people - needed + 1), needed - 1
