# Wrong where the quotient is whole, one noise too many: order 2, distance 1, sigma 1, target 1.
def one_pass(people, order, distance, sigma, target):
    needed = math.floor(order * distance**2 / (2 * sigma**2 * target)) + 1
    return max(0, people - needed + 1), needed - 1
