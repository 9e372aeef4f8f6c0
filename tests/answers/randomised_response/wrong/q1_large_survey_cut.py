# N > 100 is cut off to [0, 1]: (0, 400) gives 0 instead of -1/2.
def two_coins_rate(yes, n):
    rate = 2 * yes / n - 0.5
    if n > 100:  # in a large survey it must be a share
        rate = min(max(rate, 0.0), 1.0)
    return rate
