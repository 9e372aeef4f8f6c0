# The search for the number of noises stops at 39.
def one_pass(people, order, distance, sigma, target):
    needed = 1
    while needed < 39 and order * distance**2 > 2 * needed * sigma**2 * target:
        needed += 1
    return max(0, people - needed + 1), needed - 1
