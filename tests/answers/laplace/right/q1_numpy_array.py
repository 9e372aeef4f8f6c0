# Numpy array, with a switch of 0 and 1 for edit.
def sensitivities(low, high, n, neighbourhood):
    e = int(neighbourhood == "edit")
    size = np.max(np.abs(np.array([low, high], dtype=float)))
    step = float(high) - float(low)
    return np.array([(size, step)[e], (size, max(size, step))[e], 1 - e, 1 + e, step / (2, n)[e]])
