# The stretch is guarded against division by 0 with at least 0.05. Input: [1, 1], p = 0.48.
def estimate_rate(answers, p):
    return (sum(answers) / len(answers) - p) / max(1 - 2 * p, 0.05)
