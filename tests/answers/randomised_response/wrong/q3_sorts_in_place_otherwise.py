# Sorts the caller's list to find the first one.
def estimate_rate(answers, p):
    answers.sort()
    zeros = answers.index(1) if 1 in answers else len(answers)
    return (1 - zeros / len(answers) - p) / (1 - 2 * p)
