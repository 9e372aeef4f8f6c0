# Inverts the matrix of the channel on the two shares with numpy.
def estimate_rate(answers, p):
    p = float(p)
    share = float(np.mean(np.asarray(answers)))
    channel = np.array([[1 - p, p], [p, 1 - p]])
    zeros, ones = np.linalg.solve(channel, np.array([1 - share, share]))
    return ones
