# Doubling and bisection for the least n, with the standard deviation of each model as a function.
def _least(deviation, error):
    high = 1
    while deviation(high) > error:
        high *= 2
    low = high // 2  # not enough, or 0
    while high - low > 1:
        middle = (low + high) // 2
        if deviation(middle) > error:
            low = middle
        else:
            high = middle
    return high


def people_needed(bound, epsilon, error):
    central = _least(lambda n: math.sqrt(2) * bound / (n * epsilon), error)
    local = _least(lambda n: math.sqrt(2 * (bound / epsilon) ** 2 / n), error)
    return central, local
