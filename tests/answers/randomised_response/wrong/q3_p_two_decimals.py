# The p is rounded to two decimals.
def estimate_rate(answers, p):
    """The unbiased estimate of the rate of ones, from answers flipped with probability p < 1/2."""
    return (sum(answers) / len(answers) - round(p, 2)) / (1 - 2 * round(p, 2))
