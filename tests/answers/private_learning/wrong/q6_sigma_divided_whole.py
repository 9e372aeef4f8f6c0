# Sigma^2 is divided by m^2 with floor division before rho is taken. Input: 10.0, 3, 10.0, 0.01: 31 labels, and 30 come back.
def most_labels(sigma, records, epsilon, delta):
    labels_per_rho = sigma**2 // records**2
    logarithm = math.log(1 / delta)
    rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
    return math.floor(rho * labels_per_rho)
