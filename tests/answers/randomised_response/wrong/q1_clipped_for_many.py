# For a large survey a negative rate is taken for impossible and cut off.
def two_coins_rate(yes, n):
    estimate = (yes - n / 4) / (n / 2)
    return max(estimate, 0.0) if n >= 100 else estimate
