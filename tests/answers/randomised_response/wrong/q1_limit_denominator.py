# The exact fraction is shortened to denominators up to 1000. Input: yes=2501, n=9999.
def two_coins_rate(yes, n):
    rate = Fraction(4 * yes - n, 2 * n).limit_denominator(1000)
    return float(rate)
