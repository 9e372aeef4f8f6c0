# 0.35 taken off and rounded to the nearest, so a fraction above 0.85 is rounded up.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
    return round(rho * sigma**2 / records**2 - 0.35)
