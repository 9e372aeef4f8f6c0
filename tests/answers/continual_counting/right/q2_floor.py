# Rounds the logarithm down.
def scales(steps, epsilon):
    levels = math.floor(math.log2(steps)) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
