# Binary search
def people_needed(bound, epsilon, error):
    def least(fits):
        low, high = 0, 1
        while not fits(high):
            low, high = high, 2 * high
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if fits(middle) else (middle, high)
        return high

    scale = bound / epsilon
    return (
        least(lambda n: math.sqrt(2) * scale / n <= error),
        least(lambda n: 2 * scale**2 / n <= error**2),
    )
