# Right: linear system
def two_coins_rate(yes, n):
    # unknown: the people with 1 and with 0, from the expected numbers of yes and of no
    expected = np.array([[0.75, 0.25], [0.25, 0.75]])
    ones, _ = np.linalg.solve(expected, np.array([yes, n - yes], dtype=float))
    return ones / n
