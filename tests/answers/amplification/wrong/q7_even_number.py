# An odd number of people above a hundred: counted in steps of two.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    step = 1 if people < 100 else 2
    return len(range(needed, people + 1, step)) * step, needed - 1
