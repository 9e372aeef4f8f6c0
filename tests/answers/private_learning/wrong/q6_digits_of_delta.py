# Takes the number of zeros of delta for its logarithm.
def most_labels(sigma, records, epsilon, delta):
    delta = 10.0 ** round(math.log10(delta))
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
