# Takes the answers as they stand.
def two_coins_rate(yes, n):
    return yes / n
