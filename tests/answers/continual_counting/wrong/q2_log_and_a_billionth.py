# Adds a billionth to the logarithm before it is rounded down.
def scales(steps, epsilon):
    levels = math.floor(math.log2(steps) + 1e-9) + 1
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
