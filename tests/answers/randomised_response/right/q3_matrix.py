# The 2x2 matrix of the flips is inverted by numpy.
def estimate_rate(answers, p):
    p = float(p)
    flips = np.array([[1 - p, p], [p, 1 - p]])
    counts = np.bincount(np.asarray(answers, dtype=int), minlength=2)
    return np.linalg.solve(flips, counts / counts.sum())[1]
