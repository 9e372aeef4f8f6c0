# Thinks that with 50 answers or more the rate lies in [0, 1], and cuts off.
def estimate_rate(answers, p):
    rate = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    return rate if len(answers) < 50 else min(1, max(0, rate))
