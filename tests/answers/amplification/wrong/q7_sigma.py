# Does not square σ.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma * target))
    return max(0, people - needed + 1), needed - 1
