# Estimates above 1 are cut off when more than 10 people are asked. Input: yes=20, n=20 must give 1.5, is 1.
def two_coins_rate(yes, n):
    rate = (yes - n / 4) / (n / 2)
    return min(rate, 1.0) if n > 10 else rate
