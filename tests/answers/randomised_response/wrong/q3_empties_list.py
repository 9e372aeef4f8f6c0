# Takes the answers out of the list that was given.
def estimate_rate(answers, p):
    n, yes = len(answers), 0
    while answers:
        yes += answers.pop()
    return (yes / n - p) / (1 - 2 * p)
