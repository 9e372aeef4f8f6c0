# Keeps the denominator away from 0 for stability.
# Witness: estimate_rate([1, 0, 1], 0.499) returns 8.383333333333331; right is 83.83333333333326.
def estimate_rate(answers, p):
    share = sum(answers) / len(answers)
    return (share - p) / max(1 - 2 * p, 0.02)
