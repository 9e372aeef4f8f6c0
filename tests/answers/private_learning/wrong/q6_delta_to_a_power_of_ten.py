# Of delta only the power of ten is used. Input: 100, 1, 1, 3e-5: its logarithm is 10.41, not 11.51.
def most_labels(sigma, records, epsilon, delta):
    digits = round(-math.log10(delta))
    log = digits * math.log(10)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return int(rho * sigma**2 / records**2)
