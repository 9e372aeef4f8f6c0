# Rounds the total rho to three digits.
def most_labels(sigma, records, epsilon, delta):
    big = math.log(1 / delta)
    rho = round((math.sqrt(big + epsilon) - math.sqrt(big)) ** 2, 3)
    return math.floor(rho * sigma**2 / records**2)
