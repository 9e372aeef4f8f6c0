# Leaves out the first rho of the sum if epsilon is below 1.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(1 / delta)
    rho = epsilon**2 / (4 * L) if epsilon < 1 else (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
