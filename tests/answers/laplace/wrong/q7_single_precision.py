# Computes with 32-bit floats.
# Witness: worst_variances(7, 0.3, "membership") returns (1088.8887939453125, 155.5555419921875); right is (1088.8888888888891, 155.55555555555557).
def worst_variances(thresholds, epsilon, neighbourhood):
    """The variance of the noisiest of k cumulative counts: direct, and from a histogram."""
    epsilon = np.float32(epsilon)
    width = 1 if neighbourhood == "membership" else 2
    return float(2 * (np.float32(thresholds) / epsilon) ** 2), float(thresholds * 2 * (np.float32(width) / epsilon) ** 2)
