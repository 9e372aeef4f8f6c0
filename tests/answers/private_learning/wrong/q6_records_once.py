# Multiplies by m, and not by m².
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))) ** 2
    return math.floor(rho * sigma**2 / records)
