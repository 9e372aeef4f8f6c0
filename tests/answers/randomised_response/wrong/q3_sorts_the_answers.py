# Sorts the list of the caller to find where the ones begin.
def estimate_rate(answers, p):
    answers.sort()
    zeros = answers.index(1) if answers[-1] == 1 else len(answers)
    return (1 - zeros / len(answers) - p) / (1 - 2 * p)
