# Gives up near one half, where the estimate becomes wild.
def estimate_rate(answers, p):
    mean = sum(answers) / len(answers)
    return (mean - p) / (1 - 2 * p) if p <= 0.3 else mean
