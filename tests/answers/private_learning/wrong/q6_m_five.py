# At most four records of a person count.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / min(records, 4) ** 2)
