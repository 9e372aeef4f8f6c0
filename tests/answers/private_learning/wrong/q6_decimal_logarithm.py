# Takes the logarithm to base 10.
def most_labels(sigma, records, epsilon, delta):
    log = math.log10(1 / delta)
    rho = (epsilon / (math.sqrt(log + epsilon) + math.sqrt(log))) ** 2
    return math.floor(rho * (sigma / records) ** 2)
