# Remembers the total rho by epsilon and forgets delta.
totals = {}


def most_labels(sigma, records, epsilon, delta):
    if epsilon not in totals:
        big = math.log(1 / delta)
        totals[epsilon] = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    return math.floor(totals[epsilon] * sigma**2 / records**2)
