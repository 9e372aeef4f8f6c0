# By doubling and bisection.
def people_needed(bound, epsilon, error):
    def least(enough):
        high = 1
        while not enough(high):
            high *= 2
        low = high // 2  # not enough, or 0
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if enough(middle) else (middle, high)
        return high

    spread = math.sqrt(2) * bound / epsilon
    return [least(lambda n: spread / n <= error), least(lambda n: spread / math.sqrt(n) <= error)]
