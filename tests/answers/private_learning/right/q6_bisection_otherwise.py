# Bisection between 0 and 2000
def most_labels(sigma, records, epsilon, delta):
    def fits(k):
        rho = k * (math.sqrt(2) * records) ** 2 / (2 * float(sigma) ** 2)
        return rho + 2 * math.sqrt(rho) * math.sqrt(math.log(1 / float(delta))) <= epsilon

    low, high = 0, 2000
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
