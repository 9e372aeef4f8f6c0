# P = 0 is taken for "not given" and replaced by two fair coins. Input: [1, 1, 0], p=0.
def estimate_rate(answers, p):
    p = p or 0.25
    share = sum(answers) / len(answers)
    return (share - p) / (1 - 2 * p)
