# Takes half of the people as a whole number.
def two_coins_rate(yes, n):
    return (yes - n / 4) / (n // 2 or 1)
