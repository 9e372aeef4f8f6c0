# Doubling and halving on the bill itself.
def most_labels(sigma, records, epsilon, delta):
    def bill(k):
        rho = k * (records * math.sqrt(2)) ** 2 / (2 * sigma**2)
        return rho + 2 * math.sqrt(rho * math.log(1 / delta))

    low, high = 0, 1
    while bill(high) <= epsilon:
        low, high = high, 2 * high
    while high - low > 1:
        mid = (low + high) // 2
        if bill(mid) <= epsilon:
            low = mid
        else:
            high = mid
    return low
