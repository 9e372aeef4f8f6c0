# Rounds to two digits.
def two_coins_rate(yes, n):
    return round(2 * yes / n - 1 / 2, 2)
