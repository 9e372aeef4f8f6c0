# Empties the list as it counts.
def estimate_rate(answers, p):
    n, total = len(answers), 0
    while answers:
        total += answers.pop()
    return (total / n - p) / (1 - 2 * p)
