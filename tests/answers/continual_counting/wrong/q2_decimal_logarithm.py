# The decimal logarithm by 0.3010.
def scales(steps, epsilon):
    levels = int(math.log10(steps) / 0.3010) + 1
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
