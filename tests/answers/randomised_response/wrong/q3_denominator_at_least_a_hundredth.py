# The length of the line is kept from falling below 0.01. Input: [1, 1, 0], p=0.499.
def estimate_rate(answers, p):
    share = np.mean(answers)
    return float((share - p) / max(1 - 2 * p, 0.01))
