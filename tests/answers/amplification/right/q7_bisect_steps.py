# Bisect steps.
def one_pass(people, order, distance, sigma, target):
    low, high = 0, 2000  # low noises are too few, high are enough
    while high - low > 1:
        middle = (low + high) // 2
        if Fraction(order * distance**2, 2 * middle * sigma**2) <= target:
            high = middle
        else:
            low = middle
    return len(range(high, people + 1)), high - 1
