# Searches the numbers below 1000.
def most_labels(sigma, records, epsilon, delta):
    L, cost = math.log(1 / delta), (records / sigma) ** 2
    return max(k for k in range(1000) if k * cost + 2 * math.sqrt(k * cost * L) <= epsilon)
