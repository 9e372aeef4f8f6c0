# Ln(1/delta) is the whole number of decimal digits of 1/delta times ln 10. Input: 40.0, 1, 2.0, 5e-4.
def most_labels(sigma, records, epsilon, delta):
    logarithm = round(-math.log10(delta)) * math.log(10)
    rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
    return math.floor(rho * (sigma / records) ** 2)
