# With one person there are no later steps, and it is thought that the own noise does not count then.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    if people == 1:
        return 0, needed
    return max(0, people - needed + 1), needed - 1
