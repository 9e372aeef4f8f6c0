# Divides in single precision.
def two_coins_rate(yes, n):
    return float(np.float32(2 * yes) / np.float32(n)) - 0.5
