# Leaves the order out: the Kullback–Leibler divergence.
def steps_needed(order, distance, sigma, target):
    return math.ceil(distance**2 / (2 * sigma**2 * target))
