# Wrong for odd n: half of the people is rounded down in the denominator when n is above 100.
def two_coins_rate(yes, n):
    half = n // 2 if n > 100 else n / 2
    return (yes - half / 2) / half
