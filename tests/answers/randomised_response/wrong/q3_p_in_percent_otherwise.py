# Rounds p to whole percents.
def estimate_rate(answers, p):
    p = round(p, 2)
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
