# Limits a person to three records.
def most_labels(sigma, records, epsilon, delta):
    records = min(records, 3)
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
