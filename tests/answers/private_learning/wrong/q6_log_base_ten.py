# Log base 10 times 2.3 was taken for the natural logarithm.
def most_labels(sigma, records, epsilon, delta):
    log = -2.3 * math.log10(delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return int(rho / (records / sigma) ** 2)
