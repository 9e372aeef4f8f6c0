# Takes p for the probability of the truth.
def estimate_rate(answers, p):
    return (sum(answers) / len(answers) - (1 - p)) / (2 * p - 1)
