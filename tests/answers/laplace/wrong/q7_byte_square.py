# The number of thresholds is squared in a byte, which overflows from 16 on. Input: 16, 1, "membership".
def worst_variances(thresholds, epsilon, neighbourhood):
    k = np.array([thresholds], dtype=np.uint8)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * int((k * k)[0]) / epsilon**2, 2 * thresholds * (width / epsilon) ** 2
