# Targets above 8 count as 8.
def one_pass(people, order, distance, sigma, target):
    """How many people a single pass hides well enough, and the public steps that hide all."""
    target = min(target, 8)
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return max(0, people - needed + 1), needed - 1
