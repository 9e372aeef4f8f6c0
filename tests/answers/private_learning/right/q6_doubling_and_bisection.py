# Doubles until too many, then bisects, with the epsilon of the example for each number of labels.
def most_labels(sigma, records, epsilon, delta):
    price = (records * math.sqrt(2)) ** 2 / (2 * sigma**2)

    def allowed(k):
        rho = k * price
        return rho + 2 * math.sqrt(rho * math.log(1 / delta)) <= epsilon

    high = 1
    while allowed(high):
        high *= 2
    low = high // 2  # allowed, or 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if allowed(middle) else (low, middle)
    return low
