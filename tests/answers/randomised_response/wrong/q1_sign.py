# Adds the half instead of taking it away.
def two_coins_rate(yes, n):
    return 2 * yes / n + 1 / 2
