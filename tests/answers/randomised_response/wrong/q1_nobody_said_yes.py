# If nobody says yes, the rate is put to 0. Input: yes=0, n=10 must give -0.5.
def two_coins_rate(yes, n):
    if not yes:
        return 0.0
    return 2 * yes / n - 0.5
