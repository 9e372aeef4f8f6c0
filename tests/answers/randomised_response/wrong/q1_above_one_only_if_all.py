# Cuts estimates above 1 off unless everybody said yes.
def two_coins_rate(yes, n):
    estimate = 2 * yes / n - 0.5
    return min(estimate, 1.0) if yes < n else estimate
