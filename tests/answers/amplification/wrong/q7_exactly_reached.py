# If the number is whole one more is needed.
def one_pass(people, order, distance, sigma, target):
    """How many people a single pass hides well enough, and the public steps that hide all."""
    limit = order * distance**2 / (2 * sigma**2 * target)
    needed = math.floor(limit) + 1
    return max(0, people - needed + 1), needed - 1
