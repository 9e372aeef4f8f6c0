# Tries up to 99 labels only.
def most_labels(sigma, records, epsilon, delta):
    best = 0
    for k in range(1, 100):
        rho = k * records**2 / sigma**2
        if rho + 2 * math.sqrt(rho * math.log(1 / delta)) <= epsilon:
            best = k
    return best
