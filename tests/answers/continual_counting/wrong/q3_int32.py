# Squares steps in 32 bits.
def worst_variances(steps, epsilon):
    square = int((np.array([steps], dtype=np.int64) ** 2 % 2**33)[0]) or 2**32
    most, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    return 2 * square / epsilon**2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
