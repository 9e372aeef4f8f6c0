# In fractions.
def estimate_rate(answers, p):
    """The unbiased estimate of the rate of ones, from answers flipped with probability p < 1/2."""
    p = Fraction(p)
    return float((Fraction(sum(answers), len(answers)) - p) / (1 - 2 * p))
