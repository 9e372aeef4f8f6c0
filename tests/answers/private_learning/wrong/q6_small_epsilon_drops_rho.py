# For epsilon below 1 the first rho of the sum is thought negligible.
# Witness: most_labels(100.0, 1, 0.9, 0.01) returns 439, right is 401.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(1 / delta)
    if epsilon < 1:
        rho = epsilon**2 / (4 * L)
    else:
        rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
