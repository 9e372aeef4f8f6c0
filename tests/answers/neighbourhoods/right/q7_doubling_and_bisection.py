# Doubling and bisection on the standard error itself.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))

    def good(n):
        return math.sqrt(p * (1 - p) / n) / (1 - 2 * p) <= error

    high = 1
    while not good(high):
        high *= 2
    low = high // 2
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (low, middle) if good(middle) else (middle, high)
    return high
