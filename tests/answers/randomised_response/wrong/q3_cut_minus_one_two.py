# Cuts the estimate off at -1 and 2, "far enough outside".
# Witness: estimate_rate([1, 1, 1], 0.45) returns 2.0; right is 5.500000000000001.
def estimate_rate(answers, p):
    value = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    return min(2.0, max(-1.0, value))
