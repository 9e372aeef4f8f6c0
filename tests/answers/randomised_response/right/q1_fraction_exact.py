# The counts are kept exact as a Fraction until the end.
def two_coins_rate(yes, n):
    said = Fraction(int(yes), int(n))
    told = Fraction(1, 2)
    noise = Fraction(1, 4)
    return float((said - noise) / told)
