# The mean of everybody's own estimate.
def estimate_rate(answers, p):
    if not p < 0.5:
        raise ValueError("p must be below 1/2")
    return sum((a - p) / (1 - 2 * p) for a in answers) / len(answers)
