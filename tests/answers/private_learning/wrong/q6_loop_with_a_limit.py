# Counts up, but at most 100000 labels.
def most_labels(sigma, records, epsilon, delta):
    cost = records**2 / sigma**2
    big = math.log(1 / delta)
    for count in range(1, 100_001):
        rho = count * cost
        if rho + 2 * math.sqrt(rho * big) > epsilon:
            return count - 1
    return 100_000
