# The divisor 1 - 2p is not let below 1/20, which is wrong for p = 0.49, where it is 1/50.
def estimate_rate(answers, p):
    share = np.mean(answers)
    return float((share - p) / max(1 - 2 * p, 0.05))
