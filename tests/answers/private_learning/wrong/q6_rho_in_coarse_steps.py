# Rho is searched in steps of 1/10000. Input: 500, 1, 1/10, 1e-6: a step is worth 25 labels.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho, step = 0.0, 1e-4
    while rho + step + 2 * math.sqrt((rho + step) * log) <= epsilon:
        rho += step
    return math.floor(rho * sigma**2 / records**2)
