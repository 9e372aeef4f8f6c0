# No rounding at all.
def scales(steps, epsilon):
    levels = math.log2(steps) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
