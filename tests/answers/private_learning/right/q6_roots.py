# By the roots.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return int(rho // (records**2 / sigma**2))
