# Rho was solved from 2 sqrt(rho L) = epsilon - epsilon^2/(4L), which is only nearly so.
def most_labels(sigma, records, epsilon, delta):
    log = math.log(1 / delta)
    rho = (epsilon - epsilon**2 / (4 * log)) ** 2 / (4 * log)
    return int(rho * sigma**2 / records**2)
