# Expands 1/(1 - 2p) into 60 terms of a geometric series.
# Witness: estimate_rate([1, 0, 1], 0.49) returns 6.204947239552929; right is 8.833333333333327.
def estimate_rate(answers, p):
    stretch = sum((2 * p) ** k for k in range(60))
    return (sum(answers) / len(answers) - p) * stretch
