# It also takes the bound of Gaussian noise for small epsilon only, so epsilon counts as at most 5. Input: 20.0, 1, 10.0, 1e-6.
def most_labels(sigma, records, epsilon, delta):
    epsilon = min(epsilon, 5.0)
    k = 0
    while True:
        rho = (k + 1) * records**2 / sigma**2
        if rho + 2 * math.sqrt(rho * math.log(1 / delta)) > epsilon:
            return k
        k += 1
