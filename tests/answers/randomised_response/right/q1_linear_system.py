# Linear system.
def two_coins_rate(yes, n):
    # (share of ones, share of zeros): chance of yes 3/4 and 1/4, of no the other way round
    chances = np.array([[0.75, 0.25], [0.25, 0.75]])
    ones, zeros = np.linalg.solve(chances, np.array([yes, n - yes]) / n)
    return float(ones)
