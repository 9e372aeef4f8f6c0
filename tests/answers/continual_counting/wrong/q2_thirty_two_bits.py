# Counts the levels among 32.
def scales(steps, epsilon):
    levels = sum(2**k <= steps for k in range(32))
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
