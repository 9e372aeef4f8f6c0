# Counts those whose bound is too large.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return min(people, needed - 1), needed - 1
