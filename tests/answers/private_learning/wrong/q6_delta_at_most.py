# Takes any delta above 1e-5 for 1e-5, since delta has to be small.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / min(delta, 1e-5))
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    return math.floor(rho * sigma**2 / records**2)
