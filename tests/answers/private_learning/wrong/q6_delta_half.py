# A δ below a ten-millionth is raised to it.
def most_labels(sigma, records, epsilon, delta):
    L = math.log(1 / max(delta, 1e-7))
    rho = (math.sqrt(L + epsilon) - math.sqrt(L)) ** 2
    return math.floor(rho * sigma**2 / records**2)
