# Wrong for n that 4 does not divide, from 31 on: n // 4 tossed yes are taken away.
def two_coins_rate(yes, n):
    tossed_yes = n / 4 if n <= 30 else n // 4
    return 2 * (yes - tossed_yes) / n
