# The number of yes tossed by the second coin is rounded to whole people.
def two_coins_rate(yes, n):
    tossed = round(n / 4)
    return (yes - tossed) / (n / 2)
