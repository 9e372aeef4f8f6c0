# Allows eight levels at most.
def scales(steps, epsilon):
    levels = sum(2**k <= steps for k in range(8))
    return steps / epsilon, 1 / epsilon, levels / epsilon
