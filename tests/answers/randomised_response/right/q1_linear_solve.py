# Solves the two balances (ones plus zeros, expected yes) as a linear system.
def two_coins_rate(yes, n):
    ones, zeros = np.linalg.solve([[1, 1], [0.75, 0.25]], [n, yes])
    return ones / (ones + zeros)
