# Rounds to 9 decimals, which the smallest estimates do not survive. Input: yes=2500, n=9999 (5.0005e-05).
def two_coins_rate(yes, n):
    return round(2 * yes / n - 0.5, 9)
