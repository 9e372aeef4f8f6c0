# The quotient is tidied up first: 7 + 1/5000 becomes 7.
def one_pass(people, order, distance, sigma, target):
    quotient = Fraction(order * distance**2 / (2 * sigma**2 * target)).limit_denominator(1000)
    needed = max(1, math.ceil(quotient))
    return max(0, people - needed + 1), needed - 1
