# Returns percent.
def two_coins_rate(yes, n):
    return 100 * (2 * yes / n - 1 / 2)
