# Wants the bound below the target, where at most is asked.
def one_pass(people, order, distance, sigma, target):
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = math.floor(x) + 1
    return max(0, people - needed + 1), needed - 1
