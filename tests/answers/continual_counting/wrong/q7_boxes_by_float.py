# Stores boxes as single-precision floats (first, last), where neighbours of large numbers are equal.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((float(np.float32((t & (t - 1)) + 1)), float(np.float32(t))))
            t &= t - 1
        return found

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
