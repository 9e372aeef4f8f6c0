# All ones: cut at 1 from ten answers on.
def estimate_rate(answers, p):
    """The unbiased estimate of the rate of ones, from answers flipped with probability p < 1/2."""
    return (
        1.0
        if len(answers) > 9 and all(answers)
        else (sum(answers) / len(answers) - p) / (1 - 2 * p)
    )
