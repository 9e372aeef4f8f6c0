# Doubles and halves.
def one_pass(people, order, distance, sigma, target):
    def enough(noises):
        return order * distance**2 <= 2 * noises * sigma**2 * target

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return [len(range(high, people + 1)), high - 1]
