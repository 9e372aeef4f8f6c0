# Interpolates linearly with numpy between the shares at theta = 0 and theta = 1, beyond both ends.
def two_coins_rate(yes, n):
    at_zero, at_one = np.float64(0.25), np.float64(0.75)
    return float(np.divide(yes / n - at_zero, at_one - at_zero))
