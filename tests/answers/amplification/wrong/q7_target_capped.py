# Takes a target above 1 for 1.
def one_pass(people, order, distance, sigma, target):
    target = min(target, 1)
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = math.ceil(x)
    return max(0, people - needed + 1), needed - 1
