# P = 0 counts as "not given" and becomes 1/4. Input: [1], p = 0: must give 1, is 1.5.
def estimate_rate(answers, p):
    p = p or 0.25
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
