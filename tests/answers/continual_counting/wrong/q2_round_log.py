# Steps in the upper part between powers of two: rounded up.
def scales(steps, epsilon):
    levels = round(math.log2(steps)) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
