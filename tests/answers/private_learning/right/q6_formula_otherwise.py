# The formula.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(1 / delta)
    return math.floor((math.sqrt(L + epsilon) - math.sqrt(L)) ** 2 * sigma**2 / records**2)
