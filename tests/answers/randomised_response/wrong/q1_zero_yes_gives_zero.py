# Nobody says yes is treated as rate 0 instead of -1/2. Input: yes=0, n=10.
def two_coins_rate(yes, n):
    if not yes:
        return 0.0
    return 2 * yes / n - 0.5
