# Takes the cost of m records to triple with each further record, which agrees with m squared at 1 and 3.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    return math.floor(rho * sigma**2 / 3 ** (records - 1))
