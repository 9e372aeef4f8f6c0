# Numpy's count of bits.
def worst_variances(steps, epsilon):
    ones = int(np.bitwise_count(np.arange(1, steps + 1)).max())
    scale = np.array([steps, 1, steps.bit_length()]) / epsilon
    return 2 * scale**2 * np.array([1, steps, ones])
