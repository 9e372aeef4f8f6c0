# Takes ε for the total ρ.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = epsilon
    return math.floor(rho * (sigma / records) ** 2)
