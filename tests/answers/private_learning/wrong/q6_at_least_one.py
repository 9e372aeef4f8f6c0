# Always allows one label.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))) ** 2
    return max(1, math.floor(rho * (sigma / records) ** 2))
