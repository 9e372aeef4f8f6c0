# Doubling and halving on whole numbers.
def people_needed(bound, epsilon, error):
    def least(enough):
        high = 1
        while not enough(high):
            high *= 2
        low = high // 2
        while high - low > 1:
            middle = (low + high) // 2
            if enough(middle):
                high = middle
            else:
                low = middle
        return high

    deviation = math.sqrt(2) * (bound / epsilon)
    return [least(lambda n: deviation / n <= error), least(lambda n: deviation**2 / n <= error**2)]
