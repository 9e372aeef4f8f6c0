# P > 0.45: returns 1/2, which is not right on average.
def estimate_rate(answers, p):
    if 1 - 2 * p < 0.1:
        return 0.5  # nearly fair coins tell nothing
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
