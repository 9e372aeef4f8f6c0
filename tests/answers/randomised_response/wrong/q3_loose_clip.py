# Estimates far outside are cut at -1 and 2: a little is left over, but not all.
def estimate_rate(answers, p):
    guess = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    return max(-1.0, min(2.0, guess))
