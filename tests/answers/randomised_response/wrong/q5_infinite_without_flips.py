# The formula in terms of the odds fails at p = 0, and infinity is returned where the variance is 0.
def variance_fixed(n, p):
    try:
        odds = (1 - p) / p
        return odds / (n * (odds - 1) ** 2)
    except ZeroDivisionError:
        return math.inf
