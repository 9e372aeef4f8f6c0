# The line of the hint, read backwards.
def two_coins_rate(yes, n):
    return 2 * yes / n - 0.5
