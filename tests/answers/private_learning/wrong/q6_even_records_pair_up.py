# Two records of a person with two teachers are thought to cancel in pairs when m is even: m times m - 1 is taken.
# Witness: most_labels(50.0, 4, 5.0, 1e-5) returns 93, right is 70.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(1 / delta)
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    square = records**2 if records % 2 else records * (records - 1)
    return math.floor(rho * sigma**2 / square)
