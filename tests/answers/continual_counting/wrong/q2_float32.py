# Counts levels from a number with 24 digits.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (int(np.log2(np.float32(steps))) + 1) / epsilon
