# Delta is divided by m as well, as for a group; m is already in the sensitivity.
# Witness: most_labels(40.0, 3, 2.5, 1e-5) returns 20, right is 21.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(records / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
