# By linear system.
def estimate_rate(answers, p):
    # shares of (no, yes) = channel @ shares of (0, 1)
    channel = np.array([[1 - p, p], [p, 1 - p]], dtype=float)
    shares = np.bincount(answers, minlength=2) / len(answers)
    return np.linalg.solve(channel, shares)[1]
