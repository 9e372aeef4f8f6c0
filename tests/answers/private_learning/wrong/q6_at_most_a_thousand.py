# The search ends at 1000 labels. Input: 500.0, 1, 1.0, 1e-6.
def most_labels(sigma, records, epsilon, delta):
    best = 0
    for k in range(1, 1001):
        rho = k * records**2 / sigma**2
        if rho + 2 * math.sqrt(rho * math.log(1 / delta)) > epsilon:
            break
        best = k
    return best
