# Adds one yes and one no to longer lists (Laplace's rule), which is biased.
def estimate_rate(answers, p):
    n, yes = len(answers), sum(answers)
    share = yes / n if n <= 10 else (yes + 1) / (n + 2)
    return (share - p) / (1 - 2 * p)
