# Another way: search.
def _least(enough):
    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high


def people_needed(bound, epsilon, error):
    scale = bound / epsilon
    central = _least(lambda n: math.sqrt(2) * scale / n <= error)
    local = _least(lambda n: math.sqrt(2 * scale**2 / n) <= error)
    return [central, local]
