# Cuts sigma to a whole number.
def most_labels(sigma, records, epsilon, delta):
    sigma = int(sigma)
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
