# Sigma is cut to a whole number. Input: 1.9, 1, 10, 1/100: right is 10, it says 2.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    root = math.sqrt(log + epsilon) - math.sqrt(log)
    return math.floor((root * int(sigma) / records) ** 2)
