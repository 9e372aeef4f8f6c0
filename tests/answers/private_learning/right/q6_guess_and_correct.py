# A guess from the quadratic formula, then steps up and down until the definition holds.
def _epsilon(labels, sigma, records, delta):
    rho = labels * records**2 / sigma**2
    return rho + 2 * (rho * -math.log(delta)) ** 0.5


def most_labels(sigma, records, epsilon, delta):
    b = 2 * math.sqrt(-math.log(delta))
    x = (-b + math.sqrt(b * b + 4 * epsilon)) / 2
    k = max(0, int(x * x * (sigma / records) ** 2) - 1)
    while _epsilon(k + 1, sigma, records, delta) <= epsilon:
        k += 1
    while k > 0 and _epsilon(k, sigma, records, delta) > epsilon:
        k -= 1
    return k
