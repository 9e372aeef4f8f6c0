# Charges m, not m squared.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    return math.floor(rho * sigma**2 / records)
