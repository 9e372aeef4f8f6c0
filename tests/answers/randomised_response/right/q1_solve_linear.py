# Solves the two linear equations for the shares of ones and of zeros.
def two_coins_rate(yes, n):
    line = np.array([[0.75, 0.25], [0.25, 0.75]])
    ones, _ = np.linalg.solve(line, np.array([yes / n, (n - yes) / n]))
    return ones
