# Sigma squared over m squared is divided to a whole number first. Input: 19, 10, 10, 1/100: right is 10, it says 8.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return int(rho * (sigma**2 // records**2))
