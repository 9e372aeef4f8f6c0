# Takes nobody's yes for a rate of 0.
def two_coins_rate(yes, n):
    return 2 * yes / n - 0.5 if yes else 0.0
