# Allows at most a thousand labels.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))) ** 2
    return min(1000, math.floor(rho * (sigma / records) ** 2))
