# Takes sigma as a whole number.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    return math.floor(rho * int(sigma) ** 2 / records**2)
