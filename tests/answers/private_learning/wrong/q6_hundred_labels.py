# Tries no more than a hundred labels, where the answer may be as large as 1000.
def most_labels(sigma, records, epsilon, delta):
    """The largest number of labels that keeps within epsilon and delta."""
    cost = records**2 / sigma**2
    best = 0
    for k in range(1, 101):
        rho = k * cost
        if rho + 2 * math.sqrt(rho * math.log(1 / delta)) <= epsilon:
            best = k
    return best
