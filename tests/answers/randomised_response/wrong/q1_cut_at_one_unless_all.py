# Wrong where more than three quarters but not all say yes: cut off at 1.
def two_coins_rate(yes, n):
    rate = 2 * yes / n - 1 / 2
    return rate if yes == n else min(rate, 1)
