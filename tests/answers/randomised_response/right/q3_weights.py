# The mean of unbiased weights, one for each answer.
def estimate_rate(answers, p):
    p = float(p)
    weight = {0: -p / (1 - 2 * p), 1: (1 - p) / (1 - 2 * p)}
    return math.fsum(weight[int(a)] for a in answers) / len(answers)
