# Bits below.
def change_variance(before, after, steps, epsilon):
    low = (1 << (before ^ after).bit_length()) - 1
    left = (before & low).bit_count() + (after & low).bit_count()
    levels = math.floor(math.log2(steps)) + 1
    return np.float64(2 * left) * levels**2 / epsilon**2
