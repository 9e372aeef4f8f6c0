# Takes away a whole number of people: right whenever 4 divides n.
def two_coins_rate(yes, n):
    return (yes - n // 4) / (n / 2)
