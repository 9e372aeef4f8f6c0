# Numpy, and an array.
def sensitivities(low, high, n, neighbourhood):
    ends = np.array([low, high], dtype=float)
    largest, width = np.abs(ends).max(), np.ptp(ends)
    if neighbourhood == "edit":
        return np.array([width, max(largest, width), 0, 2, width / n])
    return np.array([largest, largest, 1, 1, width / 2])
