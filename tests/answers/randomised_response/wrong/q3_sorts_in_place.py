# Sorts the caller's list to find the first yes.
def estimate_rate(answers, p):
    answers.sort()
    yes = len(answers) - answers.index(1) if 1 in answers else 0
    return (yes / len(answers) - p) / (1 - 2 * p)
