# Measures everything from one half: the flip only shrinks the distance.
def estimate_rate(answers, p):
    n = len(answers)
    excess = answers.count(1) - answers.count(0)
    return 0.5 + excess / (2 * n) / (1 - 2 * float(p))
