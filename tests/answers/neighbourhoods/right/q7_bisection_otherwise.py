# Doubling and bisection over n.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))

    def fine(n):
        return math.sqrt(p * (1 - p) / n) / (1 - 2 * p) <= error

    high = 1
    while not fine(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        mid = (low + high) // 2
        low, high = (low, mid) if fine(mid) else (mid, high)
    return high
