# Above 1 it is cut off unless everybody says yes: (9, 10) gives 1 instead of 1.3.
def two_coins_rate(yes, n):
    rate = (4 * yes - n) / (2 * n)
    return rate if yes == n else min(rate, 1)
