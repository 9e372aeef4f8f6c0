# Rounds up a float, which lies a hair above a whole number.
def one_pass(people, order, distance, sigma, target):
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = math.ceil(float(order) * float(distance) ** 2 / (2 * float(sigma) ** 2 * float(target)))
    return max(0, people - needed + 1), needed - 1
