# P = 0 is taken for "not given" and replaced by 1/4.
def estimate_rate(answers, p):
    p = p or 0.25
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
