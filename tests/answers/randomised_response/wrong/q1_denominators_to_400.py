# Takes the nearest fraction whose denominator is at most 400, for there are at most 400 people.
def two_coins_rate(yes, n):
    return float((2 * Fraction(yes, n) - Fraction(1, 2)).limit_denominator(400))
