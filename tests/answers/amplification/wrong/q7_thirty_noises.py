# Thirty noises are always enough.
def one_pass(people, order, distance, sigma, target):
    """How many people a single pass hides well enough, and the public steps that hide all."""
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    needed = min(needed, 30)
    return max(0, people - needed + 1), needed - 1
