# The closed formula of the hint and floor.
def most_labels(sigma, records, epsilon, delta):
    logarithm = math.log(1 / delta)
    rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
    return math.floor(rho * sigma**2 / records**2)
