# The estimate is cut off at -1 and 2. Input: [0], p = 0.499 must give -249.5.
def estimate_rate(answers, p):
    raw = (np.mean(answers) - p) / (1 - 2 * p)
    return float(np.clip(raw, -1, 2))
