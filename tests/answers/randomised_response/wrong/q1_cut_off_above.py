# Keeps negative estimates, as the test shows, but cuts off above 1.
def two_coins_rate(yes, n):
    return min(1.0, 2 * yes / n - 1 / 2)
