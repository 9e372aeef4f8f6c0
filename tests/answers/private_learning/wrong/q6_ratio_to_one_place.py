# Rounds σ/m to one decimal place before it squares.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    ratio = sigma // records if sigma % records == 0 else round(sigma / records, 1)
    return math.floor(rho * ratio**2)
