# Wrong for rates with endless decimals: rounded to eight of them when positive.
def two_coins_rate(yes, n):
    rate = 2 * yes / n - 0.5
    return round(rate, 8) if rate > 0 else rate
