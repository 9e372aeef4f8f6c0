# Forgets the noise of the own step.
def one_pass(people, order, distance, sigma, target):
    x = order * distance**2 / (2 * sigma**2 * target)
    needed = math.ceil(x)
    return max(0, people - needed), needed
