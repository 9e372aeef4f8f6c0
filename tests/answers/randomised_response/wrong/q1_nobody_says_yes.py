# Wrong for no yes at all: "nobody cheated" in place of -1/2.
def two_coins_rate(yes, n):
    if yes == 0:
        return 0.0
    return (yes - n / 4) / (n / 2)
