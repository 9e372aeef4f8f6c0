# Doubles, then bisects on whole numbers.
def people_needed(bound, epsilon, error):
    def least(enough):
        high = 1
        while not enough(high):
            high *= 2
        low = 0
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if enough(middle) else (middle, high)
        return high

    scale = bound / epsilon
    return (
        least(lambda n: math.sqrt(2) * scale / n <= error),
        least(lambda n: math.sqrt(2 * scale**2 / n) <= error),
    )
