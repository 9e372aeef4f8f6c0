# Numpy's float.
def two_coins_rate(yes, n):
    return np.divide(4 * yes - n, 2 * n)
