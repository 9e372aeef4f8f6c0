# Exact: counts quarters of people with Fractions.
def two_coins_rate(yes, n):
    tossed_yes = Fraction(int(n), 4)
    tellers = Fraction(int(n), 2)
    return (int(yes) - tossed_yes) / tellers
