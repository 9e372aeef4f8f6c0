# The cost of a label is rounded to six digits. Input: 300, 1, 10, 1/100: the cost 1.11e-5 becomes 1.1e-5.
def most_labels(sigma, records, epsilon, delta):
    cost = round((records / sigma) ** 2, 6)
    log = math.log(1 / delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return math.floor(rho / cost)
