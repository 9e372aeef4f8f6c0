# Adds the moves of both counts: the sensitivity is 2m.
def most_labels(sigma, records, epsilon, delta):
    pass
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / (2 * records**2))
