# Reads the straight line backwards.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    return (share - p) / (1 - 2 * p)
