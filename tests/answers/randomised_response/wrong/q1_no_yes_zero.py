# Yes = 0: gives 0, but -1/2 is the estimate (do not cut it off).
def two_coins_rate(yes, n):
    if not yes:
        return 0.0
    return (yes - n / 4) / (n / 2)
