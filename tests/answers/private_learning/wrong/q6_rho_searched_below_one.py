# The total rho is searched between 0 and 1 only. Input: 20.0, 1, 10.0, 0.01: it may be 2.8.
def most_labels(sigma, records, epsilon, delta):
    low, high = 0.0, 1.0
    for _ in range(100):
        middle = (low + high) / 2
        if middle + 2 * math.sqrt(middle * math.log(1 / delta)) <= epsilon:
            low = middle
        else:
            high = middle
    return math.floor(low / (records / sigma) ** 2)
