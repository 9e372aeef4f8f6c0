# Takes one step more.
def steps_needed(order, distance, sigma, target):
    return 1 + math.ceil(order * distance**2 / (2 * sigma**2 * target))
