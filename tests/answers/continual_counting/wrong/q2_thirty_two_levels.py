# Wrong for steps >= 2**32: only 32 levels are looked at.
def scales(steps, epsilon):
    levels = sum(2**k <= steps for k in range(32))
    return steps / epsilon, 1 / epsilon, levels / epsilon
