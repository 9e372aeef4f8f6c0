# Wrong where two noises are needed: forgives a single unhidden person, and adds no public step.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    hidden = max(people - needed + 1, 0)
    return hidden, needed - 1 if people - hidden > 1 else 0
