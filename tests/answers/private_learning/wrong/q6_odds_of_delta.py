# Takes ln((1-δ)/δ) in place of ln(1/δ).
def most_labels(sigma, records, epsilon, delta):
    big = math.log((1 - delta) / delta)
    rho = (math.sqrt(big + epsilon) - math.sqrt(big)) ** 2
    return math.floor(rho * sigma**2 / records**2)
