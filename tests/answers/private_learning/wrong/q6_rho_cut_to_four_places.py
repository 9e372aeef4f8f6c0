# The total rho is cut to four places. Input: 500.0, 1, 1.0, 1e-6.
def most_labels(sigma, records, epsilon, delta):
    logarithm = math.log(1 / delta)
    rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
    rho = math.floor(rho * 10**4) / 10**4
    return math.floor(rho * sigma**2 / records**2)
