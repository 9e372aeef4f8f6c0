# Takes a delta below one in a million for one in a million.
def most_labels(sigma, records, epsilon, delta):
    delta = max(delta, 1e-6)
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
