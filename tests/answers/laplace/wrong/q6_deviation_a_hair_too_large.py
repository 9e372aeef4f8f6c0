# A standard deviation a millionth above the error is let through, which saves people in the local model for bound 100, epsilon 0.1 and error 0.11.
def people_needed(bound, epsilon, error):
    deviation = math.sqrt(2) * bound / epsilon

    def least(enough):
        low, high = 0, 1
        while not enough(high):
            low, high = high, 2 * high
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if enough(middle) else (middle, high)
        return high

    central = least(lambda n: deviation / n <= error + 1e-6)
    local = least(lambda n: deviation / math.sqrt(n) <= error + 1e-6)
    return central, local
