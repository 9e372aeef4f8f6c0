# Stretches the distance from one half.
def estimate_rate(answers, p):
    n, yes = len(answers), list(answers).count(1)
    return 0.5 + (2 * yes - n) / (2 * n) / (1 - 2 * p)
