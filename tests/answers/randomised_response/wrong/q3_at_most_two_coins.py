# No survey flips more than two fair coins do, so p is at most 1/4.
def estimate_rate(answers, p):
    p = min(p, 0.25)
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
