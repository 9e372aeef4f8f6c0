# Another way: line.
def two_coins_rate(yes, n):
    return 2 * yes / n - 1 / 2
