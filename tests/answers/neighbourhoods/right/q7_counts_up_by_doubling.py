# By counts up by doubling.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))

    def enough(n):
        return math.sqrt(p * (1 - p) / n) / (1 - 2 * p) <= error

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2  # not enough, or 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
