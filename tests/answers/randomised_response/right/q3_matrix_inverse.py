# Inverts the channel and applies it to the histogram of answers.
def estimate_rate(answers, p):
    p = float(p)
    channel = np.array([[1 - p, p], [p, 1 - p]])
    hist = np.bincount(np.array(answers, dtype=int), minlength=2) / len(answers)
    return np.linalg.solve(channel.T, hist)[1]
