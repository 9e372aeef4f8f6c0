# Very low estimates are cut off at -0.45. Input: yes=1, n=1000 (-0.498).
def two_coins_rate(yes, n):
    estimate = (4 * yes - n) / (2 * n)
    return max(-0.45, estimate)
