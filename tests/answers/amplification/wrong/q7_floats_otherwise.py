# The quotient is computed in floats, which lift some whole numbers a little and so round them up.
def one_pass(people, order, distance, sigma, target):
    order, distance, sigma, target = map(float, (order, distance, sigma, target))
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return max(0, people - needed + 1), needed - 1
