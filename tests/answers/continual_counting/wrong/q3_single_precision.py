# Wrong for epsilon = 0.3: single precision has a relative error of about 1e-8.
def worst_variances(steps, epsilon):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    changed = np.array([steps, 1, levels], dtype=np.float32)
    added = np.array([1, steps, most], dtype=np.float32)
    return (2 * added * (changed / np.float32(epsilon)) ** 2).tolist()
