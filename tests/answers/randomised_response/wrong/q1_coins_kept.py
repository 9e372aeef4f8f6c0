# Halves the people, but keeps the yes of the second coin.
def two_coins_rate(yes, n):
    return 2 * yes / n
