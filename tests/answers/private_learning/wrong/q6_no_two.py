# Forgets the 2 before the root.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = ((math.sqrt(log + 4 * epsilon) - math.sqrt(log)) / 2) ** 2
    return math.floor(rho * (sigma / records) ** 2)
