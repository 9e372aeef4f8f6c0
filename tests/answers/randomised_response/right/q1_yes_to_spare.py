# Takes away the expected tossed yes, and divides by the people who told the truth.
def two_coins_rate(yes, n):
    return (yes - n / 4) / (n / 2)
