# Large surveys are reported to a whole percent, though the task says not to round.
def two_coins_rate(yes, n):
    rate = 2 * yes / n - 0.5
    return round(rate, 2) if n >= 100 else rate
