# A limit that is a whole number, such as exactly 4: five noises are asked for.
def one_pass(people, order, distance, sigma, target):
    needed = int(order * distance**2 / (2 * sigma**2 * target)) + 1
    return max(0, people - needed + 1), needed - 1
