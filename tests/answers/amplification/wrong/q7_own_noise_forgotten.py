# Forgets the noise of the step itself.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return max(0, people - needed), needed
