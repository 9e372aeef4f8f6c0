# Sorts the answers where they are.
def estimate_rate(answers, p):
    answers.sort()
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
