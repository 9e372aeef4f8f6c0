# Thinks that one person alone is hidden well enough.
def one_pass(people, order, distance, sigma, target):
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = math.ceil(x) if people > 1 else 1
    return max(0, people - needed + 1), needed - 1
