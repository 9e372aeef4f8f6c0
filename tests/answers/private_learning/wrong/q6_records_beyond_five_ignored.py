# More than five records of a person are counted as five. Input: 100.0, 10, 1.0, 1e-6.
def most_labels(sigma, records, epsilon, delta):
    m = min(records, 5)
    logarithm = math.log(1 / delta)
    rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
    return math.floor(rho / (m / sigma) ** 2)
