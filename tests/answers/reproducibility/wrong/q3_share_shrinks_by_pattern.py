# The share of one feature is extrapolated from 3 and 5 people by a factor of 3/4.
def vote_score(people, features):
    gain = Fraction(1, 2) if people == 1 else Fraction(1, 4) * Fraction(3, 4) ** (people // 2 - 1)
    return at_least(features // 2 + 1, features, Fraction(1, 2) + gain)
