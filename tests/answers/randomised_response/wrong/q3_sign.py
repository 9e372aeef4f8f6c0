# Adds p instead of taking it away.
def estimate_rate(answers, p):
    return (sum(answers) / len(answers) + p) / (1 + 2 * p)
