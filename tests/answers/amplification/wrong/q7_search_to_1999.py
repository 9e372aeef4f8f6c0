# 2000 noises are never tried: the end of what is given.
def one_pass(people, order, distance, sigma, target):
    for needed in range(1, 2000):
        if order * distance**2 <= 2 * needed * sigma**2 * target:
            break
    return max(0, people - needed + 1), needed - 1
