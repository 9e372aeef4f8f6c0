# A person whose bound is exactly the target is not counted, though "at most" is asked.
def one_pass(people, order, distance, sigma, target):
    bounds = [order * distance**2 / (2 * noises * sigma**2) for noises in range(1, people + 1)]
    hidden = sum(bound < target for bound in bounds)
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return hidden, needed - 1
