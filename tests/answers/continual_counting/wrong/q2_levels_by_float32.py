# The logarithm in single precision, which rounds up below a power of two.
def scales(steps, epsilon):
    levels = math.floor(np.log2(np.array([steps], dtype=np.float32))[0]) + 1
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
