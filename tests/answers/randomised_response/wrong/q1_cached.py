# Remembers what it found by the number of yes.
seen_rates = {}


def two_coins_rate(yes, n):
    return seen_rates.setdefault(yes, 2 * yes / n - 0.5)
