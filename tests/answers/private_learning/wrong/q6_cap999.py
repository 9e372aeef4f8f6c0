# Never says more than 900.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return min(900, math.floor(rho * sigma**2 / records**2))
