# Rounds to three digits: the visible answer -0.125 survives, 2/3 does not.
def estimate_rate(answers, p):
    return round((sum(answers) / len(answers) - p) / (1 - 2 * p), 3)
