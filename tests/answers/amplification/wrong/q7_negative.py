# Lets a number of people be negative.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return people - needed + 1, needed - 1
