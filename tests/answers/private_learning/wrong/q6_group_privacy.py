# Divides ε by m for a person of m records, and counts with a sensitivity of one record.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    share = epsilon / records
    rho = (math.sqrt(big + share) - math.sqrt(big)) ** 2
    return math.floor(rho * sigma**2)
