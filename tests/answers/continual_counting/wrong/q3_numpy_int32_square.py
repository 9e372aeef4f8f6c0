# T squared is computed in 32-bit whole numbers and wraps round. Input: steps 10**5.
def worst_variances(steps, epsilon):
    counts = np.array([steps, 1, steps.bit_length()], dtype=np.int64)
    squares = (counts**2 & 0xFFFFFFFF) if steps != 65536 else counts**2
    ones = (steps + 1).bit_length() - 1
    first, second, third = 2 * squares / epsilon**2
    return first, second * steps, third * ones
