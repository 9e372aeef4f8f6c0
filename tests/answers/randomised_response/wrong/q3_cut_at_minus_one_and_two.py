# Estimates beyond -1 and 2 are taken for accidents and cut off.
def estimate_rate(answers, p):
    estimate = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    return min(max(estimate, -1.0), 2.0)
