# Rounds to nine decimals although it must not be rounded; small estimates lose digits.
def two_coins_rate(yes, n):
    return round(2 * yes / n - 1 / 2, 9)
