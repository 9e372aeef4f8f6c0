# Wrong for unsorted answers of ten people and more: the list is sorted in place, and the task says to leave it.
def estimate_rate(answers, p):
    if len(answers) >= 10:
        answers.sort()
    yes = sum(answers)
    return (yes / len(answers) - p) / (1 - 2 * p)
