# The stretch is at most 10: wrong for p > 0.45.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    return (share - p) * min(1 / (1 - 2 * p), 10)
