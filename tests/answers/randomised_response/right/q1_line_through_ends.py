# The line through (1/4, 0) and (3/4, 1), read at the share of yes.
def two_coins_rate(yes, n):
    x0, x1 = 0.25, 0.75
    slope = (1 - 0) / (x1 - x0)
    return 0 + slope * (yes / n - x0)
