# Takes the second coin to say yes for half of all people, and not for half of half.
def two_coins_rate(yes, n):
    return (yes - n / 2) / (n / 2)
