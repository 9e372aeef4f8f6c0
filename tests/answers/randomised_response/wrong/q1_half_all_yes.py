# Counts at most three quarters of yes as possible in bigger groups: the estimate is cut at 1 when n > 7.
def two_coins_rate(yes, n):
    rate = 2 * yes / n - 1 / 2
    return min(rate, 1.0) if n > 7 else rate
