# Right: person by person
def estimate_rate(answers, p):
    worth = {0: -p / (1 - 2 * p), 1: (1 - p) / (1 - 2 * p)}
    total = 0
    for a in answers:
        total += worth[a]
    return total / len(answers)
