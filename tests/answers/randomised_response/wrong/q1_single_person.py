# For one person the answer itself is returned. Input: yes=1, n=1 must give 1.5 (is 1); yes=0 must give -0.5.
def two_coins_rate(yes, n):
    if n == 1:
        return float(yes)
    return (yes - n / 4) / (n / 2)
