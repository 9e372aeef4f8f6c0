# A single person's answer is taken as it is.
def two_coins_rate(yes, n):
    if n == 1:
        return float(yes)
    return 2 * yes / n - 0.5
