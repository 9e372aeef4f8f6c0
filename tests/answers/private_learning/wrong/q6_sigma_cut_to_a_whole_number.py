# Sigma is cut to a whole number before the price is computed. Input: 1.9, 1, 10.0, 0.01: 10 labels.
def most_labels(sigma, records, epsilon, delta):
    price = Fraction(records**2, int(sigma) ** 2)
    logarithm = -math.log(delta)
    rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
    return math.floor(Fraction(rho) / price)
