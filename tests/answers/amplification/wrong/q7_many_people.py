# Above 30 people one more is hidden.
def one_pass(people, order, distance, sigma, target):
    """How many people a single pass hides well enough, and the public steps that hide all."""
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return max(0, people - needed + 1 + (people > 30)), needed - 1
