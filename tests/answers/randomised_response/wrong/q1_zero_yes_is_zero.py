# Nobody said yes, so the rate "must" be 0: the estimate is not left below 0 there.
def two_coins_rate(yes, n):
    if yes == 0:
        return 0.0
    return 2 * yes / n - 0.5
