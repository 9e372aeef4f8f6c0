# Answers after the twentieth are left out.
def estimate_rate(answers, p):
    """The unbiased estimate of the rate of ones, from answers flipped with probability p < 1/2."""
    return (sum(answers[:20]) / len(answers[:20]) - p) / (1 - 2 * p)
