# Uses half of δ.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(2 / delta)
    rho = (epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))) ** 2
    return math.floor(rho * (sigma / records) ** 2)
