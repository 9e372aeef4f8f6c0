# Keeps the divisor away from 0.
def estimate_rate(answers, p):
    return (sum(answers) / len(answers) - p) / max(1 - 2 * p, 0.01)
