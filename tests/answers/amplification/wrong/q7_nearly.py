# Lets the target be passed by a little.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target) - Fraction(1, 10**9))
    needed = max(1, needed)
    return max(0, people - needed + 1), needed - 1
