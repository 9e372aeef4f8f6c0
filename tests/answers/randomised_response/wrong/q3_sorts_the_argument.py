# The result is right, but the list of answers is sorted in place. Input: [1, 0, 1, 1, 0], p=0.2 (a second look at the list).
def estimate_rate(answers, p):
    answers.sort()
    first_yes = next((i for i, a in enumerate(answers) if a == 1), len(answers))
    share = (len(answers) - first_yes) / len(answers)
    return (share - p) / (1 - 2 * p)
