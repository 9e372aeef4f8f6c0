# Keeps negative estimates, as the test shows, but cuts off above 1.
def estimate_rate(answers, p):
    return min(1, (sum(answers) / len(answers) - p) / (1 - 2 * p))
