# Pops the answers off the caller's list. Input: any list, looked at after the call.
def estimate_rate(answers, p):
    n = len(answers)
    yes = 0
    while answers:
        yes += answers.pop()
    return (yes / n - p) / (1 - 2 * p)
