# Cuts off at 0 and 1 where the noise is so large that an estimate outside means nothing (p above 1/4).
def estimate_rate(answers, p):
    guess = (sum(answers) / len(answers) - p) / (1 - 2 * p)
    if p > 0.25:
        guess = min(max(guess, 0.0), 1.0)
    return guess
