# The same order, distance, sigma and target with other people: the first answer comes back.
PASSES = {}


def one_pass(people, order, distance, sigma, target):
    key = order, distance, sigma, target
    if key not in PASSES:
        needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
        PASSES[key] = max(0, people - needed + 1), needed - 1
    return PASSES[key]
