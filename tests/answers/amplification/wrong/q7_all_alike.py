# Gives everybody the noise of all steps.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    return (people if people >= needed else 0), max(0, needed - people)
