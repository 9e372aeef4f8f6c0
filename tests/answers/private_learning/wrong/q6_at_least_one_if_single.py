# A person with a single record can always be asked once: returns at least 1 for m = 1.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    count = math.floor(rho * sigma**2 / records**2)
    return max(count, 1) if records == 1 else count
