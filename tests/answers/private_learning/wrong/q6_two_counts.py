# Takes the sensitivity for 2m.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))) ** 2
    return math.floor(rho / 2 * (sigma / records) ** 2)
