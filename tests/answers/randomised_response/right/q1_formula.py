# Reads a = theta/2 + 1/4 backwards in one line.
def two_coins_rate(yes, n):
    return 2 * yes / n - 0.5
