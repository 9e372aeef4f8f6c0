# Computes in single precision.
def worst_variances(thresholds, epsilon, neighbourhood):
    e = np.float32(epsilon)
    width = np.float32(1 if neighbourhood == "membership" else 2)
    k = np.float32(thresholds)
    return float(2 * (k / e) ** 2), float(k * 2 * (width / e) ** 2)
