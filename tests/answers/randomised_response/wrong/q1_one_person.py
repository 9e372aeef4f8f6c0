# N = 1 returns the answer itself: (0, 1) gives 0 instead of -1/2.
def two_coins_rate(yes, n):
    if n == 1:
        return float(yes)
    return 2 * (yes / n - 0.25)
