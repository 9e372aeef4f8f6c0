# Leaves the first ρ of the sum out.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = epsilon**2 / (4 * log)
    return math.floor(rho * (sigma / records) ** 2)
