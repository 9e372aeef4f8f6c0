# Doubles the number of people, then halves the interval.
def people_needed(attributes, epsilon, error):
    odds = math.exp(-epsilon / attributes)
    p = odds / (1 + odds)

    def enough(n):
        return math.sqrt(p * (1 - p) / n) / (1 - 2 * p) <= error

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
