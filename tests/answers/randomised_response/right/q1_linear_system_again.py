# Solves the 2 by 2 system of tellers' and tossers' shares with numpy.
def two_coins_rate(yes, n):
    matrix = np.array([[0.5, 0.5], [0.0, 1.0]])
    theta, _ = np.linalg.solve(matrix, [yes / n, 0.5])
    return float(theta)
