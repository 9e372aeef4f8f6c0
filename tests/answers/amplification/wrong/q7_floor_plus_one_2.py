# Wrong where the quotient is whole: rounds down and adds 1.
def one_pass(people, order, distance, sigma, target):
    needed = int(order * distance**2 / (2 * sigma**2 * target)) + 1
    return max(0, people - needed + 1), needed - 1
