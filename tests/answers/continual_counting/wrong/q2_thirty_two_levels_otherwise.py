# Counts levels up to 2**31 only.
def scales(steps, epsilon):
    levels = len([k for k in range(32) if 2**k <= steps])
    return steps / epsilon, 1 / epsilon, levels / epsilon
