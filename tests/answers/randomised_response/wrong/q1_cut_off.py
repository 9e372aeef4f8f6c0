# Tidies the estimate into [0, 1], which makes it biased.
def two_coins_rate(yes, n):
    return min(1.0, max(0.0, 2 * yes / n - 1 / 2))
