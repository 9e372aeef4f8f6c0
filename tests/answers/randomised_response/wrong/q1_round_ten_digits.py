# Rounded to 10 digits: (2500, 9999) is 0.0000500050005, not 0.0000500050.
def two_coins_rate(yes, n):
    return round(2 * yes / n - 0.5, 10)
