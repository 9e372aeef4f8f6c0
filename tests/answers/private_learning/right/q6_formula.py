# The largest rho by the quadratic formula, divided by the cost of a label, rounded down.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return math.floor(rho * sigma**2 / records**2)
