# Doubles until it is enough, then halves the interval.
def steps_needed(order, distance, sigma, target):
    def enough(T):
        return order * distance**2 / (2 * T * sigma**2) <= target * (1 + 1e-12)

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
