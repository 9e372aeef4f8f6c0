# Wrong for sigma 1, records 1, epsilon 0.1, delta 1/100: returns 1 where one label is too much already.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    found = math.floor(rho * sigma**2 / records**2)
    return max(found, 1) if records == 1 else found
