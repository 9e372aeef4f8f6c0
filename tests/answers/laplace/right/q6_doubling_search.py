# A search for the least n for which a standard deviation is small enough.
def least(fits):
    top = 1
    while not fits(top):
        top *= 2
    low = top // 2
    while top - low > 1:
        middle = (low + top) // 2
        low, top = (low, middle) if fits(middle) else (middle, top)
    return top


def people_needed(bound, epsilon, error):
    scale = bound / epsilon
    return [
        least(lambda n: math.sqrt(2 * (scale / n) ** 2) <= error),
        least(lambda n: math.sqrt(2 * scale**2 / n) <= error),
    ]
