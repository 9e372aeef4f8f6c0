# A single answer is returned as it stands: not right on average.
def estimate_rate(answers, p):
    if len(answers) < 2:
        return float(answers[0])
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
