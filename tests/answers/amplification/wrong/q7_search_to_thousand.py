# More than a thousand noises are needed: the search ends there.
def one_pass(people, order, distance, sigma, target):
    needed = 1
    while needed < 1000 and order * distance**2 > 2 * needed * sigma**2 * target:
        needed += 1
    return max(0, people - needed + 1), needed - 1
