# Half of the people is rounded down. Input: yes=3, n=5 must give 0.7, is 0.875.
def two_coins_rate(yes, n):
    return (yes - n / 4) / max(n // 2, 0.5)
