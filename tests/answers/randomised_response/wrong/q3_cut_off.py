# Tidies the estimate into [0, 1], which makes it biased.
def estimate_rate(answers, p):
    return min(1, max(0, (sum(answers) / len(answers) - p) / (1 - 2 * p)))
