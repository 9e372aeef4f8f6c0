# Develops the root in epsilon to the second order, which is too coarse for epsilon = 5 and delta = 1/100.
def most_labels(sigma, records, epsilon, delta):
    """The largest number of labels that keeps within epsilon and delta."""
    L = math.log(1 / delta)
    x = epsilon / (2 * math.sqrt(L)) - epsilon**2 / (8 * L**1.5)
    return math.floor(x**2 * (sigma / records) ** 2)
