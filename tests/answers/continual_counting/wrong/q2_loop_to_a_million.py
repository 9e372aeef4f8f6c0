# Doubles the size of a box up to a million.
def scales(steps, epsilon):
    levels, size = 0, 1
    while size <= min(steps, 10**6):
        levels, size = levels + 1, 2 * size
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
