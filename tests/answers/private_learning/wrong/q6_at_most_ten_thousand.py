# The search stops at 10000 labels. Input: 500, 1, 10, 1/100: right is about 700000.
def most_labels(sigma, records, epsilon, delta):
    log, best = math.log(1 / delta), 0
    for k in range(10001):
        rho = k * records**2 / sigma**2
        if rho + 2 * math.sqrt(rho * log) <= epsilon:
            best = k
    return best
