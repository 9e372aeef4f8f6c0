# Keeps 1 - 2p away from 0 by taking p to be at most 0.49.
def estimate_rate(answers, p):
    p = min(p, 0.49)
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
