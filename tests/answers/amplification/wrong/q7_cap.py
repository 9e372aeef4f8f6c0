# Never tries more than a thousand noises.
def one_pass(people, order, distance, sigma, target):
    needed = next(
        (t for t in range(1, 1000) if order * distance**2 / (2 * t * sigma**2) <= target), 1000
    )
    return max(0, people - needed + 1), needed - 1
