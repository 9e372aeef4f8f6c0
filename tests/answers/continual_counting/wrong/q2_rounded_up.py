# Rounds the logarithm up.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (math.ceil(math.log2(steps)) + 1) / epsilon
