# Computes in 32-bit floats, so that only seven digits are right.
def two_coins_rate(yes, n):
    share = np.float32(yes) / np.float32(n)
    return float(np.float32(2) * share - np.float32(0.5))
