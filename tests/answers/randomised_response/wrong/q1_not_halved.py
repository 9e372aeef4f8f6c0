# Takes the tossed yes away, but divides by everybody.
def two_coins_rate(yes, n):
    return (yes - n / 4) / n
