# The price of a label is rounded to six places. Input: 300.0, 1, 1.0, 1e-6.
def most_labels(sigma, records, epsilon, delta):
    price = round(records**2 / sigma**2, 6)
    logarithm = math.log(1 / delta)
    rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
    return math.floor(rho / price)
