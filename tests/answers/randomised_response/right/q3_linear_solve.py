# Inverts the matrix of the flip.
def estimate_rate(answers, p):
    share = np.array([1 - np.mean(answers), np.mean(answers)])
    return np.linalg.solve(np.array([[1 - p, p], [p, 1 - p]]), share)[1]
