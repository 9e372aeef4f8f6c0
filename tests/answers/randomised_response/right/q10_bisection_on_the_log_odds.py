# By bisection on the log odds.
def flip_probability(epsilon):
    class TooPrivate(ValueError):
        pass

    if epsilon < 0:
        raise TooPrivate("epsilon is negative")
    low, high = 0.0, 0.5
    for _ in range(120):
        middle = (low + high) / 2
        enough = middle > 0 and math.log1p(-middle) - math.log(middle) <= epsilon
        low, high = (low, middle) if enough else (middle, high)
    return high
