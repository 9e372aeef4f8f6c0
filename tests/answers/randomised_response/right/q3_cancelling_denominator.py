# Cancels near 1/2, but up to 0.499 enough digits are left.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    return (share - p) / math.sqrt(1 - 4 * p * (1 - p))
