# Numbers of single precision are used, which are off by more than a part in 10^9 for epsilon = 0.3.
def worst_variances(thresholds, epsilon, neighbourhood):
    moved = np.array([thresholds, 1 if neighbourhood == "membership" else 2], dtype=np.float32)
    summed = np.array([1, thresholds], dtype=np.float32)
    return (2 * summed * (moved / np.float32(epsilon)) ** 2).tolist()
